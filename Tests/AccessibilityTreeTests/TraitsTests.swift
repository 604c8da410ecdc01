import AccessibilityTree
import Testing

@Suite("Traits")
struct TraitsTests {
  @Test("each trait is found by its name and gives it back", arguments: Traits.names.map(\.name))
  func roundTrip(name: String) throws {
    let trait = try #require(Traits(named: name))
    #expect(trait.namesInOrder == [name])
  }

  @Test("no two traits share a bit or a name")
  func areDistinct() {
    #expect(Set(Traits.names.map(\.name)).count == Traits.names.count)
    #expect(Set(Traits.names.map(\.trait.rawValue)).count == Traits.names.count)
  }

  @Test("an unknown name is no trait")
  func unknown() {
    #expect(Traits(named: "adjustible") == nil)
  }
}
