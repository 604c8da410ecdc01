import Canvas
import Testing
import VoiceOver

@testable import Trainer

@Suite("Key table")
struct KeyTableTests {
  @Test("each key means one thing in a context", arguments: Context.allCases)
  func unique(context: Context) {
    var seen: Set<Key> = []
    for key in KeyTable.bindings(in: context).flatMap(\.keys) {
      #expect(seen.insert(key).inserted, "\(key.label) stands twice in \(context)")
    }
  }

  @Test("each key of each row is dispatched to its deed", arguments: KeyTable.bindings)
  func dispatched(binding: Binding) {
    for context in binding.contexts {
      for key in binding.keys {
        #expect(KeyTable.deed(for: key, in: context) == binding.deed)
      }
    }
  }

  @Test(
    "each gesture word has a key, and a line in the help of each front",
    arguments: Gesture.words
  )
  func wordsHaveKeys(word: String) throws {
    let bindings = KeyTable.bindings(forWord: word)
    let binding = try #require(bindings.first, "no key does what '\(word)' does")
    #expect(!binding.meaning.isEmpty)
    let context = try #require(binding.contexts.first)
    #expect(context == .walk || context == .editing)
    if word != "type" {
      #expect(binding.keys.contains { KeyTable.deed(for: $0, in: context) == binding.deed })
    }
    var person = try Driver(source: "struct A: View { var body: some View { Text(\"A\") } }")
    let help = HelpLines.lines(
      person.session.helpBindings(of: context),
      columns: 60,
      glyphs: .unicode
    )
    #expect(help.contains { $0.hasPrefix(binding.label) })
    var plain = PlainSession(course: Driver.course)
    for line in ["order-card", "help"] { _ = plain.handle(line) }
    let lines = plain.handle("help")
    #expect(lines.contains { $0.hasPrefix(word) && $0.hasSuffix(": \(binding.meaning)") })
    person.press("?")
    #expect(person.session.context == .help)
  }

  @Test(
    "arrows and the letters beside them swipe alike",
    arguments: [
      (Key.right, "l", Gesture.swipeRight), (.left, "h", .swipeLeft), (.up, "k", .swipeUp),
      (.down, "j", .swipeDown),
    ]
  )
  func arrows(key: Key, letter: String, gesture: Gesture) {
    #expect(KeyTable.deed(for: key, in: .walk) == .gesture(gesture))
    #expect(KeyTable.deed(for: .character(Character(letter)), in: .walk) == .gesture(gesture))
  }

  @Test("Esc is the scrub in a walk and goes back elsewhere")
  func escape() {
    #expect(KeyTable.deed(for: .escape, in: .walk) == .gesture(.scrub))
    #expect(KeyTable.deed(for: .escape, in: .editing) == .gesture(.scrub))
    #expect(KeyTable.deed(for: .enter, in: .editing) == .endEditing)
    #expect(KeyTable.deed(for: .escape, in: .scene) == .back)
    #expect(KeyTable.deed(for: .escape, in: .report) == .back)
    #expect(KeyTable.deed(for: .escape, in: .chooser) == .back)
    #expect(KeyTable.deed(for: .escape, in: .help) == .help)
  }

  @Test("digits choose in every list", arguments: [Context.menu, .scene, .chooser])
  func digits(context: Context) {
    for digit in "123456789" {
      #expect(KeyTable.deed(for: .character(digit), in: context) == .chooseNumber)
    }
  }

  @Test("printable characters are typed while a field is edited, and nowhere else")
  func typing() {
    for character in "lq?r 1ß" {
      #expect(KeyTable.deed(for: .character(character), in: .editing) == .insert)
    }
    #expect(KeyTable.deed(for: .character("ß"), in: .walk) == nil)
  }

  @Test("each context can be left by a key without a modifier", arguments: Context.allCases)
  func leaving(context: Context) {
    let deed = KeyTable.deed(for: .escape, in: context)
    #expect(deed != nil)
    #expect(context != .walk || KeyTable.deed(for: .character("q"), in: .walk) == .leave)
  }
}
