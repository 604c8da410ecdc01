import AccessibilityTree
import Testing
import VoiceOver

/// Reads gesture words, `word*3` repeating one and `type "text"` typing.
func gestures(_ line: String) throws -> [Gesture] {
  var rest = line[...]
  var gestures: [Gesture] = []
  while let word = rest.split(separator: " ", maxSplits: 1).first {
    rest = rest.dropFirst(word.count).drop { $0 == " " }
    if word == "type" || word == "touch" || word == "item" {
      let text = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(text.count + 2).drop { $0 == " " }
      gestures.append(
        word == "type"
          ? .type(String(text)) : word == "item" ? .item(String(text)) : .touchName(String(text))
      )
      continue
    }
    let parts = word.split(separator: "*")
    let gesture = try #require(plain[String(parts[0])], "\(word)")
    let count = parts.count > 1 ? try #require(Int(parts[1])) : 1
    gestures += [Gesture](repeating: gesture, count: count)
  }
  return gestures
}

private let plain: [String: Gesture] = [
  "right": .swipeRight, "left": .swipeLeft, "up": .swipeUp, "down": .swipeDown,
  "double-tap": .doubleTap, "double-tap-hold": .doubleTapHold, "scrub": .scrub,
  "magic-tap": .magicTap, "rotor-next": .rotorNext, "rotor-previous": .rotorPrevious,
  "read-all": .readAll, "read-from-here": .readFromHere, "first": .first, "last": .last,
  "scroll-down": .scroll(.down), "scroll-up": .scroll(.up), "repeat": .repeat,
  "curtain": .curtain,
]
