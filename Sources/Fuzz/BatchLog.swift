/// What a batch wrote before it ended, whichever way it ended.
struct BatchLog: Equatable {
  /// What was found.
  private(set) var findings: [Finding] = []
  /// How many views were opened.
  private(set) var viewCount = 0
  /// How many inputs opened none.
  private(set) var blankCount = 0
  /// The most memory that was held at once, in MiB, if the batch came to its end.
  private(set) var peak: Int?
  /// The number of the input after the last that was tried; absent where none was.
  private(set) var next: Int?
  /// Whether all inputs were tried.
  private(set) var isWhole = false

  /// Reads a log.
  init(_ text: String) {
    var isOpen = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let number = words.last.flatMap { Double($0) }
      switch words.first {
      case "views":
        isOpen = false
        viewCount += number.map { Int($0) } ?? 0
        if number == 0 { blankCount += 1 }
      case "hang": add(.hang(number ?? 0))
      case "memory": add(.memory(number.map { Int($0) } ?? 0))
      case "peak": peak = number.map { Int($0) }
      case "end": isWhole = true
      default:
        guard let input = Int(line) else { continue }
        next = input + 1
        isOpen = true
      }
    }
    if isOpen { add(.crash) }
  }

  private mutating func add(_ fault: Finding.Fault) {
    guard let next else { return }
    findings.append(Finding(input: next - 1, fault: fault))
  }
}
