import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("Every gesture on a screen from source where it has something to do")
struct GestureGoldenTests {
  /// A walk with each gesture word, what precedes it and what follows.
  static let walks: [String: GoldenWalk] = [
    "right": GoldenWalk("TeaShop", "right*8"),
    "left": GoldenWalk("TeaShop", "right left*2"),
    "up": GoldenWalk("Order", "right up*3 touch \"Bags: 1\" up*3 first up"),
    "down": GoldenWalk("Mailbox", "right down*4 double-tap right down*2 double-tap"),
    "double-tap": GoldenWalk(
      "Order",
      "double-tap touch \"Gift wrap\" double-tap*2 touch \"Large\" double-tap"
        + " touch \"Buy\" double-tap"
    ),
    "double-tap-hold": GoldenWalk(
      "Mailbox",
      "double-tap-hold touch \"Attachment\" double-tap-hold last"
        + " touch \"Mail from Bo\" double-tap-hold right*3 double-tap"
        + " touch \"Mail from Bo\" double-tap-hold double-tap"
    ),
    "triple-tap": GoldenWalk("Order", "triple-tap touch \"Gift wrap\" triple-tap"),
    "split-tap": GoldenWalk("TeaShop", "split-tap touch \"Open until 18:00\" split-tap"),
    "scrub": GoldenWalk("TeaShop", "touch \"Filter\" double-tap right scrub*2"),
    "magic-tap": GoldenWalk("Mailbox", "magic-tap touch \"Playing\" magic-tap"),
    "rotor-next": GoldenWalk("Mailbox", "rotor-next right rotor-next*3 left rotor-next"),
    "rotor-previous": GoldenWalk("Mailbox", "right rotor-previous*9"),
    "read-all": GoldenWalk("TeaShop", "last read-all"),
    "read-from-here": GoldenWalk("Order", "touch \"Gift wrap\" read-from-here"),
    "pause": GoldenWalk("TeaShop", "read-all pause*2 right pause", hearing: 2),
    "touch": GoldenWalk("TeaShop", "touch \"Terms\" touch 150,465 touch 390,840 touch \"Shup\""),
    "first": GoldenWalk("Order", "last first*2"),
    "last": GoldenWalk("Catalogue", "last*2 scroll-up"),
    "scroll-up": GoldenWalk("Catalogue", "touch \"Tea 3\" scroll-down scroll-up*2"),
    "scroll-down": GoldenWalk("Catalogue", "touch \"Tea 3\" scroll-down*3"),
    "scroll-left": GoldenWalk("Catalogue", "scroll-right scroll-left*2"),
    "scroll-right": GoldenWalk("Catalogue", "scroll-right*3 touch \"Tea 1\" scroll-right"),
    "item": GoldenWalk(
      "Article",
      "item \"Sources\" item \"part\" item \"part\" 3 item \"image\" item \"Part 7\""
    ),
    "type": GoldenWalk(
      "SignUp",
      "type \"A\" double-tap type \"Ad\" type \" \\n\" right double-tap type \"aB\""
    ),
    "backspace": GoldenWalk("SignUp", "double-tap type \"aB\" backspace*3"),
    "repeat": GoldenWalk("Order", "right repeat up repeat"),
    "curtain": GoldenWalk("TeaShop", "curtain right curtain"),
    "summary": GoldenWalk("Trip", "touch \"Seat 12\" summary"),
    "mute": GoldenWalk("Order", "mute right rotor-next mute right"),
    "copy-speech": GoldenWalk(
      "SignUp",
      "last copy-speech first double-tap rotor-next down double-tap"
    ),
    "help-mode": GoldenWalk("TeaShop", "help-mode scrub double-tap help-mode right"),
    "enter-group": GoldenWalk("Trip", "enter-group right enter-group right enter-group right*2") {
      $0.navigationStyle = .grouped
    },
    "leave-group": GoldenWalk("Trip", "touch \"Seat 12\" leave-group left leave-group right") {
      $0.navigationStyle = .grouped
    },
    "label": GoldenWalk(
      "TeaShop",
      "touch \"Tea harvest\" label \"Field\" right left touch \"Field\" label \"\""
    ),
    "next-heading": GoldenWalk("TeaShop", "rotor-next next-heading*3"),
    "previous-heading": GoldenWalk("Article", "touch \"Text of part 3\" previous-heading*4"),
    "next-control": GoldenWalk("TeaShop", "next-control*3 last next-control"),
    "previous-control": GoldenWalk("TeaShop", "last left previous-control*3"),
    "listen": GoldenWalk("Order", "listen 0.5 right*2 listen 0.5 read-all pause*2"),
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
