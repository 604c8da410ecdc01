import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Every gesture on a screen where it has something to do")
struct GestureGoldenTests {
  /// What precedes the gesture and follows it, for each gesture word.
  static let walks: [String: GoldenWalk] = [
    "right": GoldenWalk(gestures: "right*2 last right"),
    "left": GoldenWalk(gestures: "right left*2"),
    "up": GoldenWalk(gestures: "touch \"Bags\" up*4 first up"),
    "down": GoldenWalk(gestures: "touch \"Bags\" up down*2 touch \"Mail from Ada\" down*2"),
    "double-tap": GoldenWalk(
      gestures: "double-tap touch \"Terms\" double-tap touch \"Gift wrap\" double-tap*2"
        + " touch \"Buy\" double-tap*2"
    ),
    "double-tap-hold": GoldenWalk(
      gestures: "double-tap-hold touch \"Mail from Ada\" double-tap-hold"
    ),
    "triple-tap": GoldenWalk(gestures: "triple-tap touch \"Gift wrap\" triple-tap"),
    "split-tap": GoldenWalk(gestures: "split-tap touch \"Gift wrap\" split-tap"),
    "scrub": GoldenWalk(gestures: "touch \"Buy\" double-tap scrub*2"),
    "magic-tap": GoldenWalk(gestures: "magic-tap touch \"Bags\" magic-tap"),
    "rotor-next": GoldenWalk(gestures: "rotor-next*3", settings: Settings()),
    "rotor-previous": GoldenWalk(gestures: "rotor-previous*7", settings: Settings()),
    "read-all": GoldenWalk(gestures: "last read-all"),
    "read-from-here": GoldenWalk(gestures: "touch \"Help\" read-from-here"),
    "pause": GoldenWalk(gestures: "read-all pause*2 right pause", hearing: 2),
    "touch": GoldenWalk(gestures: "touch \"Logo\" touch 10,240 touch 900,900 touch \"Lego\""),
    "first": GoldenWalk(gestures: "last first*2"),
    "last": GoldenWalk(gestures: "last*2"),
    "scroll-up": GoldenWalk(gestures: "touch \"Gift wrap\" scroll-down scroll-up*2"),
    "scroll-down": GoldenWalk(gestures: "touch \"Gift wrap\" scroll-down*2"),
    "scroll-left": GoldenWalk(gestures: "scroll-left"),
    "scroll-right": GoldenWalk(gestures: "scroll-right"),
    "item": GoldenWalk(gestures: "item \"Rice\" item \"part\" 2 item \"Lego\""),
    "type": GoldenWalk(gestures: "type \"A\" touch \"Name\" double-tap type \"Ad\" type \" \\n\""),
    "backspace": GoldenWalk(
      gestures: "touch \"Name\" double-tap type \"aB\" backspace*3"
    ),
    "repeat": GoldenWalk(gestures: "right repeat"),
    "curtain": GoldenWalk(gestures: "curtain right curtain"),
    "summary": GoldenWalk(gestures: "touch \"Gift wrap\" summary"),
    "mute": GoldenWalk(gestures: "mute right rotor-next mute right"),
    "copy-speech": GoldenWalk(
      gestures: "touch \"Logo\" copy-speech touch \"Name\" double-tap rotor-next*2 down double-tap",
      settings: Settings()
    ),
    "help-mode": GoldenWalk(gestures: "help-mode scrub double-tap help-mode right"),
    "enter-group": GoldenWalk(gestures: "enter-group touch \"Logo\" right enter-group right") {
      $0.navigationStyle = .grouped
    },
    "leave-group": GoldenWalk(gestures: "touch \"Gift wrap\" leave-group left leave-group") {
      $0.navigationStyle = .grouped
    },
    "label": GoldenWalk(
      gestures: "touch \"Logo\" label \"Company\" right left touch \"Company\" label \"\""
    ),
    "next-heading": GoldenWalk(gestures: "rotor-next next-heading*7"),
    "previous-heading": GoldenWalk(gestures: "touch \"Part 2\" previous-heading*3"),
    "next-control": GoldenWalk(gestures: "next-control*3 last next-control"),
    "listen": GoldenWalk(
      gestures: "listen 0.5 touch \"Bags\" right listen 0.5 read-all pause*2"
    ),
    "previous-control": GoldenWalk(gestures: "touch \"Gift wrap\" previous-control*3"),
  ]

  @Test("a gesture says this", arguments: Gesture.words)
  func says(_ word: String) throws {
    let walk = try #require(Self.walks[word], "no golden walk for the gesture '\(word)'")
    let gestures = try Gesture.parse(walk.gestures)
    #expect(gestures.contains { $0.word.hasPrefix(word) })
    try Goldens.compare(try walk.transcript(), with: "gesture-\(word).txt")
  }

  @Test("no golden walk is left of a gesture that is gone")
  func noneIsLeft() {
    #expect(Set(Self.walks.keys) == Set(Gesture.words))
  }

  @Test("every gesture tells how well it is sourced, and why not")
  func certainties() throws {
    for word in Gesture.words {
      let text = ["touch", "item", "type", "label"].contains(word) ? word + " \"x\"" : word
      let gesture = try #require(try Gesture.parse(text).first)
      #expect((gesture.certainty == .inferred) == (gesture.explanation != nil), "\(word)")
    }
  }
}

extension GoldenWalk {
  /// A walk with other settings.
  init(gestures: String, _ change: (inout Settings) -> Void) {
    self.init(gestures: gestures)
    change(&settings)
  }
}
