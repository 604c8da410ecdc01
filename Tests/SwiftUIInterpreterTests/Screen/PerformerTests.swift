import Testing

@testable import SwiftUIInterpreter

@Suite("Numbers that controls move")
struct PerformerTests {
  @Test("a step stays inside the bounds and whole numbers stay whole")
  func steps() {
    let moved = { (value: Value, step: Value) in
      Performer.moved(value, by: step, .int(1), .int(10))
    }
    #expect(moved(.int(9), .int(1)) == .int(10))
    #expect(moved(.int(10), .int(1)) == .int(10))
    #expect(moved(.int(1), .int(-1)) == .int(1))
    #expect(Performer.moved(.int(.max), by: .int(1), nil, nil) == .int(.max))
  }

  @Test("tenths do not gather rounding errors")
  func tenths() {
    var value = Value.double(0.25)
    for _ in 0..<3 { value = Performer.moved(value, by: .double(0.1), .double(0), .double(1)) }
    #expect(value == .double(0.55))
  }

  @Test("bounds that stand the wrong way round do not trap")
  func wrongBounds() {
    #expect(Performer.moved(.int(5), by: .int(1), .int(10), .int(1)) == .int(10))
  }
}

@Suite("Hashes that are alike in every run")
struct StableHashTests {
  @Test("equal values hash alike, different ones apart")
  func values() {
    #expect(StableHash.of(Value.int(3)) == StableHash.of(Value.double(3)))
    #expect(StableHash.of(Value.string("a")) == StableHash.of(Value.localized("a")))
    #expect(StableHash.of(Value.int(3)) != StableHash.of(Value.int(4)))
    #expect(StableHash.of(Value.bool(true)) != StableHash.of(Value.bool(false)))
  }

  @Test("sets and dictionaries count by what they hold, not by order")
  func unordered() {
    let one = Value.set(SetValue(elements: [.int(1), .int(2)], members: [.int(1), .int(2)]))
    let two = Value.set(SetValue(elements: [.int(2), .int(1)], members: [.int(1), .int(2)]))
    #expect(StableHash.of(one) == StableHash.of(two))
  }

  @Test("objects count by their content")
  func objects() {
    let type = TypeID(index: 0)
    var (left, right) = (Store(), Store())
    left.objects[ObjectID(index: 1)] = ObjectValue(type: type, fields: [.int(5)])
    right.objects[ObjectID(index: 7)] = ObjectValue(type: type, fields: [.int(5)])
    var first = StateHasher(store: left)
    var second = StateHasher(store: right)
    #expect(first.hash(.object(ObjectID(index: 1))) == second.hash(.object(ObjectID(index: 7))))
  }

  @Test("a text's hash is fixed")
  func text() {
    #expect(StableHash.of("a") == 0xAF63_DC4C_8601_EC8C)
  }
}
