import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@testable import SwiftUIInterpreter

@Suite("Parts of the system's own, and fields that go")
struct SystemPartTests {
  @Test("the dots of a paged view count as named, whatever they say")
  func pages() throws {
    let walk = try walk(
      showing: "TabView { Text(\"One\"); Text(\"Two\") }.tabViewStyle(.page)"
    )
    let dots = try #require(walk.reader.stops().last)
    #expect(dots.element.systemPart == .pageIndicator)
    #expect(dots.utterance.isNamed)
  }

  @Test(
    "the cursor stays on the dots while they turn pages, and the new page alone is said",
    arguments: [
      "TabView { Text(\"One\"); Text(\"Two\"); Text(\"Three\") }.tabViewStyle(.page)",
      """
      TabView(selection: $page) {
        ForEach(0..<3, id: \\.self) { number in Text(["One", "Two", "Three"][number]).tag(number) }
      }
      .tabViewStyle(.page)
      """,
    ]
  )
  func turning(view: String) throws {
    var walk = try walk(showing: view, with: "@State private var page = 0")
    walk.perform(.swipeRight)
    #expect(walk.perform(.swipeUp) == ["page 2 of 3"])
    #expect(walk.perform(.swipeUp) == ["page 3 of 3"])
    #expect(walk.spoken == ["Three", "page 3 of 3, adjustable"])
    #expect(walk.perform(.swipeDown) == ["page 2 of 3"])
    #expect(walk.reader.focusedStop == 2)
  }

  @Test("only the system's own button before a sheet is passed over")
  func sheet() throws {
    var walk = try walk(
      showing: """
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Button("dismiss pop-up window") { isOpen = false } }
        """,
      with: "@State private var isOpen = false"
    )
    walk.perform(.doubleTap)
    #expect(walk.elements.map(\.systemPart) == [.popUpDismissal, nil])
    #expect(walk.reader.focusedStop == 2)
  }

  @Test("a field that leaves the screen is no longer edited")
  func editedField() throws {
    var walk = try walk(
      showing: """
        VStack {
          if text.count < 2 { TextField("Code", text: $text) }
          Text("Done")
        }
        """,
      with: "@State private var text = \"\""
    )
    walk.perform(.doubleTap)
    #expect(walk.reader.editedField != nil)
    walk.perform(.type("12"))
    #expect(walk.spoken == ["Done"])
    #expect(walk.reader.editedField == nil)
  }

  @Test("whole numbers that no fraction holds have hashes of their own")
  func wholeNumbers() {
    let large = 9_007_199_254_740_992
    #expect(StableHash.of(.int(large)) != StableHash.of(.int(large + 1)))
    #expect(StableHash.of(.int(.max)) != StableHash.of(.int(.max - 1)))
    #expect(StableHash.of(.int(3)) == StableHash.of(.double(3)))
  }

  @Test("objects in a dictionary are numbered in the order in which they were put in")
  func numbering() {
    var store = Store()
    for index in 0..<40 {
      store.objects[ObjectID(index: Int32(index))] = ObjectValue(
        type: TypeID(index: 0),
        fields: [.object(ObjectID(index: Int32((index + 1) % 40)))]
      )
    }
    // Another capacity gives a dictionary another order of iteration.
    let hashes = [0, 100, 1_000, 10_000].map { capacity in
      var dictionary = DictionaryValue()
      dictionary.values.reserveCapacity(capacity)
      for index in 0..<40 {
        let key = Value.int(index)
        dictionary.keys.append(key)
        dictionary.values[key] = .object(ObjectID(index: Int32(index)))
      }
      var hasher = StateHasher(store: store)
      return hasher.hash(.dictionary(dictionary))
    }
    #expect(Set(hashes).count == 1)
  }
}
