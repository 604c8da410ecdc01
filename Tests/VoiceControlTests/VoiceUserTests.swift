import AccessibilityTree
import TestSupport
import Testing

@testable import VoiceControl

@Suite("Voice Control")
struct VoiceUserTests {
  /// A screen of buttons; each counts how often it is tapped, under its number.
  private static func buttons(_ elements: [Element]) -> FixedScreen {
    FixedScreen { _ in
      Tree(roots: elements.map(Node.element))
    } onAction: { state, action, id in
      guard action == .activate || action == .increment else { return nil }
      state["\(id.rawValue)"] += action == .increment ? 10 : 1
      return Outcome(isHandled: true)
    }
  }

  private static func button(_ id: UInt64, _ label: String?, _ inputs: String...) -> Element {
    var element = Element(id: ElementID(id), label: label, capabilities: .activate)
    element.inputLabels = inputs
    return element
  }

  /// The number of the button that a command taps; 0 for none.
  private func tapped(_ commands: [String], on elements: [Element]) throws -> Int {
    var user = VoiceUser(Self.buttons(elements))
    for command in commands { user.say(try #require(VoiceCommand(command))) }
    return elements.indices.first { user.screen.state["\($0)"] > 0 } ?? 0
  }

  private static let sizes = [
    Element(id: ElementID(0), label: "Size"), button(1, "Small, $3"), button(2, "Medium, $4"),
    button(3, "Large, $5", "Large", "Big one"), button(4, "Add to cart"), button(5, "Add to cart"),
    button(6, "+"), button(7, "Add"),
  ]

  @Test(
    "what is named so is tapped",
    arguments: [
      (["Tap Medium"], 2), (["tap medium, $4"], 2), (["Tap Med"], 0), (["Tap Size"], 0),
      (["Tap Large"], 3), (["Tap big one"], 3), (["Tap Large, $5"], 0), (["Tap +"], 6),
      (["Tap Add"], 7), (["Tap Add to cart"], 0), (["Tap Add to cart", "Tap 2"], 5),
      (["Show numbers", "Tap 1"], 1), (["Show numbers", "3"], 3), (["Tap 1"], 0),
      (["Show numbers", "Tap 9"], 0), (["Show numbers", "Tap Medium"], 2),
    ]
  )
  func taps(commands: [String], number: Int) throws {
    #expect(try tapped(commands, on: Self.sizes) == number)
  }

  @Test(
    "what is no command is none",
    arguments: ["", "Tap", "Press Medium", "Show names", "Increment", "Medium"]
  )
  func unknown(text: String) {
    #expect(VoiceCommand(text) == nil)
  }

  @Test("each answer tells what is wrong")
  func answers() throws {
    var user = VoiceUser(Self.buttons(Self.sizes))
    #expect(
      user.say(.tap("Extra"))
        == .unknown([
          "Small, $3", "Medium, $4", "Large", "Add to cart", "Add to cart", "+", "Add",
        ])
    )
    #expect(user.say(.tap("Add to cart")) == .numbers(2))
    #expect(user.say(.tapNumber(3)) == .unknownNumber)
    #expect(user.say(.showNumbers) == .numbers(7))
    #expect(user.say(.increment("Small")) == .unanswered)
    #expect(user.say(.tap("Small")) == .done)
  }

  @Test("dimmed elements are not offered, and a modal hides what is behind it")
  func offered() {
    var dimmed = Self.button(1, "Pay")
    dimmed.traits = [.button, .notEnabled]
    var sheet = Container(
      id: ElementID(9),
      children: [.element(Self.button(3, "Done")), .element(dimmed)]
    )
    let behind = Node.element(Self.button(2, "Cancel"))
    #expect(Tree(roots: [behind, .container(sheet)]).offered.map(\.label) == ["Cancel", "Done"])
    sheet.isModal = true
    #expect(Tree(roots: [behind, .container(sheet)]).offered.map(\.label) == ["Done"])
  }

  @Test("faults of names are told once each")
  func faults() {
    let tree = Tree(roots: (Self.sizes + [Self.button(8, nil)]).map(Node.element))
    #expect(
      tree.faultsOfVoiceNames == [
        "2 elements answer to 'Add to cart'",
        "something can be tapped that has no name to say",
      ]
    )
  }

  @Test("the least number of commands counts two where a number has to be said")
  func least() {
    func least(_ elements: [Element], _ number: Int, times: Int = 1) -> Int? {
      let search = UtteranceSearch<FixedScreen>(goal: { $0.state["\(number)"] == times })
      guard case .commands(let count) = search.least(from: Self.buttons(elements)) else {
        return nil
      }
      return count
    }
    #expect(least(Self.sizes, 2) == 1)
    #expect(least(Self.sizes, 2, times: 3) == 3)
    #expect(least(Self.sizes, 5) == 2)
    #expect(least([Self.button(0, nil)], 0) == 2)
    #expect(least([Element(id: ElementID(0), label: "Text")], 0) == nil)
    let volume = Element(id: ElementID(0), label: "Volume", capabilities: [.increment, .decrement])
    #expect(least([volume], 0, times: 20) == 2)
  }

  @Test("a goal that is never reached is given up or impossible, and harm is no end")
  func ends() {
    let endless = UtteranceSearch<FixedScreen>(goal: { $0.state["0"] < 0 })
    #expect(endless.least(from: Self.buttons([Self.button(0, "Add")])) == .undecided)
    let stuck = Self.buttons([Element(id: ElementID(0), label: "Text")])
    #expect(endless.least(from: stuck) == .impossible)
    let harmful = UtteranceSearch<FixedScreen>(
      goal: { $0.state["0"] == 1 || $0.state["1"] == 2 },
      harm: { $0.state["0"] == 1 }
    )
    let two = Self.buttons([Self.button(0, "Gift card"), Self.button(1, "Invoice")])
    #expect(harmful.least(from: two) == .commands(2))
  }
}
