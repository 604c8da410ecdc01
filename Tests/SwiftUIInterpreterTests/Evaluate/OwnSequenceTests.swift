import Testing

@testable import SwiftUIInterpreter

@Suite("Types of the source's own that stand for the library's")
struct OwnSequenceTests {
  static let countdown = """
    struct Countdown: Sequence, IteratorProtocol {
      var count: Int
      mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
      }
    }
    struct Evens: Sequence {
      let limit: Int
      func makeIterator() -> AnyIterator<Int> {
        var n = 0
        return AnyIterator {
          n += 2
          return n <= limit ? n : nil
        }
      }
    }
    struct Deck: RandomAccessCollection {
      private let cards = ["a", "b", "c"]
      var startIndex: Int { 0 }
      var endIndex: Int { cards.count }
      subscript(position: Int) -> String { cards[position] }
    }
    func looped() -> String {
      var text = ""
      for card in Deck() { text += card }
      return text
    }

    """

  @Test(
    "a sequence has the methods of all sequences",
    arguments: [
      ("Countdown(count: 3).map { $0 * 2 }", "[6, 4, 2]"),
      ("Countdown(count: 3).contains(2)", "true"),
      ("Evens(limit: 7).reduce(0, +)", "12"),
      ("Array(Evens(limit: 5))", "[2, 4]"),
      ("Deck().count", "3"),
      ("Deck().first ?? \"\"", "a"),
      ("Deck().joined(separator: \"-\")", "a-b-c"),
      ("looped()", "abc"),
      ("[1, 2, 3, 4].count { $0 > 1 }", "3"),
      ("(1...3) ~= 2", "true"),
    ]
  )
  func sequences(_ expression: String, _ value: String) {
    #expect(Harness.value(expression, after: Self.countdown) == value)
  }

  @Test("an endless sequence of the source's own stops with the budget")
  func endless() {
    let source = "struct Ones: Sequence, IteratorProtocol { func next() -> Int? { 1 } }"
    #expect(Harness.value("Ones().map { $0 }", after: source).hasPrefix("budget"))
  }

  static let literals = """
    struct Tag: ExpressibleByStringLiteral, Equatable {
      var name: String
      init(stringLiteral value: String) { name = value }
    }
    struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      var cents: Int
      init(integerLiteral value: Int) { cents = value * 100 }
      init(floatLiteral value: Double) { cents = Int(value * 100) }
    }
    struct Names: ExpressibleByArrayLiteral {
      var all: [String]
      init(arrayLiteral elements: String...) { all = elements }
    }
    struct Pairs: ExpressibleByDictionaryLiteral {
      var keys: [String]
      init(dictionaryLiteral elements: (String, Int)...) { keys = elements.map { $0.0 } }
    }
    func name(_ tag: Tag?) -> String { tag?.name ?? "none" }
    func cents(_ money: Money) -> Int { money.cents }
    func joined(_ names: Names) -> String { names.all.joined() }
    let tag: Tag = "kept"
    let pairs: Pairs = ["x": 1, "y": 2]
    struct Modes: OptionSet {
      let rawValue: UInt8
      static let metro = Modes(rawValue: 1 << 0)
      static let bus = Modes(rawValue: 1 << 1)
      static let ferry = Modes(rawValue: 1 << 2)
      static let all: Modes = [.metro, .bus, .ferry]
    }
    struct Ticket { var modes = Modes.all }
    func raw(_ modes: Modes) -> UInt8 { modes.rawValue }
    func changed(_ change: (inout Modes) -> Void) -> UInt8 {
      var modes: Modes = [.metro, .bus]
      change(&modes)
      return modes.rawValue
    }
    func assigned() -> UInt8 {
      var ticket = Ticket()
      ticket.modes = [.bus]
      ticket.modes.insert(.metro)
      return ticket.modes.rawValue
    }
    let some: Modes = [.metro, .bus]

    """

  @Test(
    "a literal makes a value of a type that says so",
    arguments: [
      ("name(\"a\")", "a"), ("name(nil)", "none"), ("cents(3)", "300"), ("cents(1.5)", "150"),
      ("joined([\"a\", \"b\"])", "ab"), ("joined([])", ""), ("tag.name", "kept"),
      ("pairs.keys.joined()", "xy"),
    ]
  )
  func literals(_ expression: String, _ value: String) {
    #expect(Harness.value(expression, after: Self.literals) == value)
  }

  /// Source: Swift standard library, OptionSet and SetAlgebra.
  @Test(
    "a set of options is the union of its bits, and changes where it is stored",
    arguments: [
      ("Modes.all.rawValue", "7"), ("raw([])", "0"), ("raw([.bus, .ferry])", "6"),
      ("raw(.bus)", "2"), ("Modes().isEmpty", "true"), ("Modes([.bus]).rawValue", "2"),
      ("Modes(rawValue: 5) == [.metro, .ferry]", "true"), ("some == .metro", "false"),
      ("some.contains(.bus)", "true"), ("some.contains(.ferry)", "false"),
      ("some.contains([.metro, .bus])", "true"), ("some.contains([.bus, .ferry])", "false"),
      ("some.union(.ferry) == .all", "true"), ("some.union([.ferry]).rawValue", "7"),
      ("some.intersection([.bus, .ferry]).rawValue", "2"),
      ("some.subtracting(.metro).rawValue", "2"),
      ("some.symmetricDifference([.bus, .ferry]).rawValue", "5"),
      ("some.isSubset(of: .all)", "true"), ("some.isSuperset(of: .all)", "false"),
      ("some.isStrictSubset(of: some)", "false"), ("some.isDisjoint(with: .ferry)", "true"),
      ("changed { $0.insert(.ferry) }", "7"), ("changed { $0.remove(.bus) }", "1"),
      ("changed { $0.formUnion([.ferry]) }", "7"),
      ("changed { $0.formIntersection([.bus, .ferry]) }", "2"),
      ("changed { $0.subtract([.bus, .metro]) }", "0"), ("changed { $0 = [.ferry] }", "4"),
      ("changed { modes in if modes.insert(.bus).inserted { modes = [] } }", "3"),
      ("changed { modes in if modes.remove(.ferry) == nil { modes.insert(.ferry) } }", "7"),
      ("assigned()", "3"),
    ]
  )
  func options(_ expression: String, _ value: String) {
    #expect(Harness.value(expression, after: Self.literals) == value)
  }

  @Test(
    "what is written without its type in a set or as a key has the type of the elements",
    arguments: [
      ("tags.map(\\.rawValue).joined(separator: \"+\")", "Wi-Fi+vegan"),
      ("prices.keys.map(\\.rawValue).sorted().joined(separator: \"+\")", "Wi-Fi+vegan"),
      ("nested[0].first?.rawValue ?? \"none\"", "Wi-Fi"),
      ("filled().map(\\.rawValue).joined(separator: \"+\")", "Wi-Fi"),
    ]
  )
  func elements(_ expression: String, _ value: String) {
    let source = """
      enum Tag: String { case wifi = "Wi-Fi", vegan }
      let tags: Set<Tag> = [.wifi, .vegan]
      let prices: [Tag: Int] = [.wifi: 1, .vegan: 2]
      let nested: [Set<Tag>] = [[.wifi]]
      struct Filter { var tags: Set<Tag> = [] }
      func filled() -> Set<Tag> {
        var filter = Filter()
        filter.tags.insert(.wifi)
        return filter.tags
      }
      """
    #expect(Harness.value(expression, after: source) == value)
  }

  @Test("members that are looked up while the code runs are found by name and by key path")
  func dynamicMembers() {
    let source = """
      @dynamicMemberLookup struct Bag {
        subscript(dynamicMember name: String) -> Int { name.count }
      }
      struct State { var count = 4 }
      @dynamicMemberLookup struct Box<Content> {
        var content: Content
        subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value {
          content[keyPath: path]
        }
      }
      """
    #expect(Harness.value("Bag().pears", after: source) == "5")
    #expect(Harness.value("Box(content: State()).count", after: source) == "4")
  }

  @Test("a case with a payload is a function")
  func cases() {
    let source = "enum Step { case to(page: Int), stop }"
    #expect(Harness.value("[1, 2].map(Step.to).count", after: source) == "2")
    #expect(Harness.value("[1].map(Step.to).first ?? .stop", after: source) == "to(page: 1)")
  }

  @Test("a function that is handed on takes its arguments without labels, and changes them")
  func handedOn() {
    let source = """
      func add(to sum: inout Int, amount: Int) { sum += amount }
      final class Store {
        var total = 1
        let change: (inout Int, Int) -> Void = add
        func run() -> Int { change(&total, 5); return total }
      }
      """
    #expect(Harness.value("Store().run()", after: source) == "6")
  }
}
