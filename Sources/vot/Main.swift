/// The program.
@main
@MainActor
struct VoiceOverTrainer {
  static func main() {
    print(Help.program)
  }
}
