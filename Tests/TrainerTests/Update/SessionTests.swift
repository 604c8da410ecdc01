import Canvas
import SwiftUIInterpreter
import Testing
import VoiceOver

@testable import Trainer

@Suite("Session")
struct SessionTests {
  private static let form = """
    struct Form: View {
      @State private var name = ""
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count: \\(count)")
          TextField("Name", text: $name)
          Button("Add") { count += 1 }
        }
      }
    }
    """

  @Test("keys are gestures")
  func gestures() throws {
    var person = try Driver(source: Self.form)
    #expect(person.spoken == "Count: 0")
    person.press("ll")
    #expect(person.spoken == "Add, button")
    person.press(.enter)
    person.press("g")
    #expect(person.spoken == "Count: 1")
    person.press(.left)
    #expect(
      person.session.page?.entries.last?.lines.contains { $0.text == "(boundary sound) ~" } == true
    )
  }

  @Test("while a field is edited keys are typed into it, and Esc ends that")
  func editing() throws {
    var person = try Driver(source: Self.form)
    person.press("l ")
    #expect(person.session.context == .editing)
    person.press("q?x")
    person.press(.backspace)
    #expect(person.text.contains("[q?___"))
    person.press(.escape)
    #expect(person.session.context == .walk)
    #expect(person.outcome == nil)
    person.press("q")
    #expect(person.outcome != nil)
  }

  @Test("the item chooser searches and goes to what is chosen")
  func chooser() throws {
    var person = try Driver(source: Self.form)
    person.press("i")
    #expect(
      person.grid().lines[2...4] == ["  1. Add, button", "> 2. Count: 0", "  3. Name, text field"]
    )
    person.press("ad")
    #expect(person.grid().lines[0] == "Go to: ad")
    #expect(person.text.contains("> 1. Add, button"))
    #expect(!person.text.contains("Count"))
    for (columns, rows) in [(40, 12), (10, 3)] {
      #expect(person.grid(columns, rows).lines[0] == "Go to: ad")
    }
    person.press(.enter)
    #expect(person.spoken == "Add, button")
    person.press("i2")
    #expect(person.spoken == "Count: 0")
  }

  @Test(
    "the item chooser goes to the very stop, whatever the names, in each front",
    arguments: [(1, 2), (2, 4), (3, 3), (4, 1)]
  )
  func chooserOfEqualNames(number: Int, stop: Int) throws {
    let source = """
      struct Twins: View {
        @State private var on = false
        var body: some View {
          VStack {
            HStack { Toggle("", isOn: $on) }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Options")
            Button("Add") {}
            Text("Between")
            Button("Add") {}
          }
        }
      }
      """
    var person = try Driver(source: source)
    person.press("i\(number)")
    #expect(person.session.page?.session.reader.focusedStop == stop)
    let session = try #require(try Driver(source: source).session.page?.session)
    var plain = PlainSession(course: Driver.course, session: session)
    #expect(
      plain.handle("items") == [
        "1. Add, button", "2. Add, button", "3. Between", "4. switch button, off",
        "Type a number to go there.",
      ]
    )
    #expect(plain.handle("\(number)").first?.hasPrefix("VoiceOver: ") == true)
    #expect(plain.session?.reader.focusedStop == stop)
    #expect(plain.handle("\(number)").first?.hasPrefix("Error: unknown gesture") == true)
    #expect(plain.handle("items betw") == ["1. Between", "Type a number to go there."])
    #expect(plain.handle("9") == ["Error: 9 is not in the list"])
    #expect(plain.handle("items xyz") == ["Items: none hold that"])
  }

  @Test("touch asks for a name, and a wrong one is answered in words")
  func touch() throws {
    var person = try Driver(source: Self.form)
    person.press("tAdd")
    #expect(person.text.contains("Touch what? Add"))
    person.press(.enter)
    #expect(person.spoken == "Add, button")
    person.press("tAdt")
    person.press(.enter)
    #expect(person.text.contains("the nearest is 'Add'"))
  }

  @Test("a line that is asked for keeps the keys that end it in view", arguments: ["t", ":", "i"])
  func keysWhileAsking(key: String) throws {
    for (columns, rows) in [(80, 24), (40, 12), (10, 3), (10, 2)] {
      var person = try Driver(source: Self.form)
      person.press(key + "Ad")
      let lines = person.grid(columns, rows).lines
      #expect(lines.last?.hasPrefix("Esc closes") == true, "\(columns)x\(rows)")
      if key != "i" { #expect(lines.dropLast().last?.contains("Ad") == true) }
    }
  }

  @Test("while a field is edited the bottom line names the keys that end it")
  func keysWhileEditing() throws {
    var person = try Driver(source: Self.form)
    person.press("l ")
    #expect(person.grid().lines.last?.hasPrefix("Esc ends  Enter submits") == true)
    #expect(person.grid(10, 3).lines.last == "Esc ends")
  }

  @Test("where letters are typed Ctrl-G shows the keys, those of the rotor with them")
  func helpWhileEditing() throws {
    var person = try Driver(source: Self.form)
    person.press("l ")
    person.press(.control("g"))
    #expect(person.session.context == .help)
    #expect(person.text.contains("rotor: next item"))
    person.press(.escape)
    #expect(person.session.context == .editing)
  }

  @Test("what is inferred is marked where it is met first, and one key tells why")
  func why() throws {
    var person = try Driver(source: Self.form)
    person.press("h")
    #expect(person.text.contains("(boundary sound) ~"))
    #expect(person.grid().lines.last?.contains("y why ~") == true)
    person.press("r")
    #expect(person.grid().lines.last?.contains("y why ~") == false)
    person.press("zlhh")
    let marks = person.session.page?.entries.flatMap(\.lines).filter(\.isInferred)
    #expect(marks?.map(\.words) == ["(boundary sound)"])
    person.press("y")
    #expect(person.session.context == .report)
    #expect(person.text.contains("Certainty: left"))
    #expect(person.text.contains("inferred, rule boundary."))
    person.press(.escape)
    #expect(person.session.context == .walk)
  }

  @Test(
    "each command of a hardware keyboard is a prefix and a key away",
    arguments: KeyboardCommand.all
  )
  func keyboard(command: KeyboardCommand) throws {
    let key = try #require(command.terminalKey)
    var person = try Driver(source: Self.form)
    person.press(Key.chordPrefix)
    if command.modifiers.contains(.command) { person.press(Key.chordPrefix) }
    #expect(person.grid().lines.last?.hasPrefix("Esc lets go") == true)
    #expect(
      person.session.helpBindings(of: person.session.context).contains {
        $0.deed == .keyboard(command)
      }
    )
    person.press(key)
    switch command.effect {
    case .gesture(let gesture):
      #expect(person.session.page?.session.transcript.last?.gesture == gesture)
      #expect(person.session.context == .walk)
    case .itemChooser: #expect(person.session.context == .chooser)
    case .home: #expect(person.text.contains("leaves the app"))
    }
  }

  @Test("held keys are let go by Esc and by a key without a command")
  func letGo() throws {
    var person = try Driver(source: Self.form)
    for keys in [[Key.escape], [.character("%")], [.chordPrefix, .character("%")]] {
      person.press(Key.chordPrefix)
      for key in keys { person.press(key) }
      #expect(person.session.context == .walk)
    }
    #expect(person.session.page?.session.transcript.count == 1)
  }

  @Test("an element is named by a person, and the rotor turns while a field is edited")
  func naming() throws {
    var person = try Driver(source: Self.form)
    person.press("llLPlus")
    #expect(person.text.contains("Its name: Plus"))
    person.press(.enter)
    #expect(person.spoken == "Plus, button")
    person.press("h ")
    #expect(person.session.context == .editing)
    person.press(.tab)
    let before = person.session.page?.session.reader.rotorItem
    person.press(.tab)
    #expect(person.session.page?.session.reader.rotorItem != before)
    person.press(.backTab)
    #expect(person.session.page?.session.reader.rotorItem == before)
    #expect(person.session.context == .editing)
  }

  @Test("the newest mark and the speech are the last to go in a small window")
  func smallest() throws {
    var person = try Driver(source: Self.form)
    person.press("ll")
    #expect(person.grid(10, 3).lines == ["> Add, but", "  ton", "? keys"])
    #expect(person.grid(10, 3).cursor == (2, 0))
    #expect(person.grid(5, 2).lines == ["> Add", "? key"])
  }

  @Test("what does nothing is told as a dead end")
  func deadEnd() throws {
    var person = try Driver(source: Self.form)
    person.press(" ")
    #expect(person.spoken == "(nothing happened here: a dead end)")
    person.press("ll ")
    #expect(person.spoken == "(click)")
  }

  @Test("gestures in words are done, and a mistake in them is told")
  func words() throws {
    var person = try Driver(source: Self.form)
    person.perform("right*2 double-tap*3 first")
    #expect(person.spoken == "Count: 3")
    person.perform("rigth")
    #expect(person.text.contains("did you mean 'right'?"))
  }

  private static func searching() throws -> Driver {
    var person = Driver()
    try person.open("quantity-stepper", "inaccessible")
    person.slice = 2
    person.press("f")
    person.session.advance(states: 2)
    #expect(person.session.isSearching)
    #expect(person.text.contains("Esc ends it"))
    return person
  }

  @Test("Esc ends a search, and the walk goes on")
  func endingSearch() throws {
    var person = try Self.searching()
    person.press("l")
    #expect(person.session.page?.gestureCount == 0)
    person.press(.escape)
    #expect(!person.session.isSearching)
    #expect(person.text.contains("The search was ended."))
    person.press("l")
    #expect(person.session.page?.gestureCount == 1)
  }

  @Test("a window may change while a search goes on, and slices find the same as one run")
  func resizingDuringSearch() throws {
    var whole = Driver()
    try whole.open("quantity-stepper", "inaccessible")
    for keys in ["f", "l s", "w"] {
      var person = whole
      // Only what comes after the question for a guess is searched.
      if keys != "f" { person.press("Y") }
      if keys != "f" { person.press(.escape) }
      person.slice = 2
      person.press(keys)
      person.send(.resized(columns: 60, rows: 20))
      while person.session.isSearching { person.session.advance(states: 2) }
      var other = whole
      if keys != "f" { other.press("Y") }
      if keys != "f" { other.press(.escape) }
      other.press(keys)
      other.send(.resized(columns: 60, rows: 20))
      #expect(person.grid(60, 20) == other.grid(60, 20))
    }
  }

  @Test(
    "Ctrl-C, a signal and the end of input end the program during a search",
    arguments: [InputEvent.ended, .signal(15), .key(.control("c"))]
  )
  func leavingDuringSearch(event: InputEvent) throws {
    var person = try Self.searching()
    person.send(event)
    #expect(person.outcome != nil)
  }

  @Test("the bell rings at a dead end only where it is asked for")
  func bell() throws {
    var quiet = try Driver(source: Self.form)
    quiet.press("h")
    #expect(quiet.rings == 0)
    var loud = try Driver(source: Self.form, ringsBell: true)
    loud.press("hl")
    #expect(loud.rings == 1)
    loud.perform("left*9 right")
    #expect(loud.rings == 2)
  }

  @Test("a click touches, a second one on the same element taps twice, the wheel does no harm")
  func mouse() throws {
    var person = try Driver(source: Self.form)
    let lines = person.grid().lines
    let row = try #require(lines.firstIndex { $0.contains("Add") })
    let column = try #require(lines[row].firstRange(of: "Add"))
    let cell = lines[row].distance(from: lines[row].startIndex, to: column.lowerBound)
    for _ in 0..<2 {
      person.send(.mousePressed(column: cell, row: row))
      person.send(.mouseReleased(column: cell, row: row))
    }
    #expect(person.text.contains("Count: 1"))
    person.send(.wheel(isUp: false, column: cell, row: row))
    person.send(.mouseReleased(column: 500, row: 500))
  }

  @Test("states are written down only where they are asked for")
  func states() throws {
    let person = try Driver(source: Self.form)
    var session = try #require(person.session.page?.session)
    #expect(session.perform(.swipeRight).state == nil)
    var keeping = session.restarted(keepsStates: true)
    #expect(keeping.perform(.swipeRight).state?.map(\.name) == ["name", "count"])
  }

  @Test("z begins the walk again")
  func restart() throws {
    var person = try Driver(source: Self.form)
    let opening = person.text
    person.press("lll jr")
    person.press(.control("l"))
    person.press("z")
    #expect(person.text == opening)
  }

  @Test(
    "the end of input, a signal and Ctrl-C leave from everywhere",
    arguments: [
      InputEvent.ended, .signal(15), .key(.control("c")),
    ]
  )
  func leaving(event: InputEvent) throws {
    for keys in ["", "l", "l ", "i", "t", "?", "o"] {
      var person = try Driver(source: Self.form)
      person.press(keys)
      person.send(event)
      #expect(person.outcome != nil)
    }
  }

  @Test("the hardware cursor is on the focused element after each gesture")
  func cursor() throws {
    var person = try Driver(source: Self.form)
    for key in "lllhhhge.,kjar" {
      person.press(.character(key))
      let grid = person.grid()
      #expect(grid[grid.cursor.column - 1, grid.cursor.row].character == ">")
    }
  }

  @Test("any key in any window leaves a picture, the same for the same keys")
  func anyKey() throws {
    let keys = Array("lkj hx,.mabrgeduitc:?zvnfswo[]1q/") + Array("lljk  abc")
    var person = try Driver(source: Self.form)
    var twin = person
    for (index, character) in keys.enumerated() {
      let key: Key = index % 7 == 6 ? .escape : .character(character)
      person.press(key)
      twin.press(key)
      let (columns, rows) = (1 + index * 13 % 150, 1 + index * 7 % 50)
      person.send(.resized(columns: columns, rows: rows))
      #expect(
        person.grid(columns, rows) == twin.grid(columns, rows) || twin.session.size.rows != rows
      )
      twin.send(.resized(columns: columns, rows: rows))
      #expect(person.grid(columns, rows) == twin.grid(columns, rows))
    }
  }
}
