import AccessibilityTree
import TestSupport
import Testing

@testable import SwiftUIInterpreter

@Suite("Nouns agree with their numbers")
struct InflectionTests {
  @Test(
    "a marked phrase is read in the number that it has",
    arguments: [
      ("1", "item", "1 item"), ("2", "item", "2 items"), ("0", "item", "0 items"),
      ("1_200", "box", "1,200 boxes"), ("3", "city", "3 cities"), ("3", "day", "3 days"),
      ("2", "person", "2 people"), ("1", "people", "1 person"),
      ("2", "large pizza", "2 large pizzas"),
      ("1", "files", "1 file"), ("2", "House", "2 Houses"), ("1", "houses", "1 house"),
      ("2", "sheep", "2 sheep"), ("1", "class", "1 class"), ("5", "class", "5 classes"),
    ]
  )
  func phrases(number: String, noun: String, spoken: String) throws {
    let walk = try walk(
      showing: "Text(\"You have ^[\\(number) \(noun)](inflect: true).\")",
      with: "let number = \(number)"
    )
    #expect(walk.spoken == ["You have \(spoken)."])
    #expect(walk.elements.first?.traits.contains(.link) == false)
  }

  @Test("a phrase that is not marked stays, and so does a caret")
  func plain() throws {
    let walk = try walk(showing: "VStack { Text(\"2 item\"); Text(\"a ^ b ^[c\") }")
    #expect(walk.spoken == ["2 item", "a ^ b ^[c"])
  }
}
