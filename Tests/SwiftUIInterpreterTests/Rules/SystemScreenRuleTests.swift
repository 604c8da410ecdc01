import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Views that the system fills")
struct SystemScreenRuleTests {
  @Test(
    "are one marked element, with what the code puts into them",
    arguments: [
      Rule(
        "a map with markers",
        "Map { Marker(\"Park\", systemImage: \"leaf\", coordinate: here);"
          + " ForEach([\"Inn\", \"Zoo\"], id: \\.self) { Marker($0, coordinate: here) } }",
        with: "let here = CLLocationCoordinate2D(latitude: 1, longitude: 2)",
        says: ["⟨Map⟩", "Park", "Inn", "Zoo"]
      ),
      Rule(
        "a map with annotations as it was written at first",
        "Map(coordinateRegion: $region, annotationItems: places) { place in"
          + " MapAnnotation(coordinate: here) { Button(place.name) {} } }",
        with: "let here = CLLocationCoordinate2D(latitude: 1, longitude: 2);"
          + " @State private var region = MKCoordinateRegion();"
          + " struct Place: Identifiable { var name: String; var id: String { name } };"
          + " let places = [Place(name: \"Pier\"), Place(name: \"Dock\")]",
        says: ["⟨Map⟩", "Pier, button", "Dock, button"]
      ),
      Rule(
        "a video with a view over it",
        "VideoPlayer(player: nil) { Text(\"Live\") }",
        says: ["⟨VideoPlayer⟩", "Live"]
      ),
      Rule(
        "a store",
        "SubscriptionStoreView(groupID: \"a\") { Text(\"Join\") }",
        says: ["⟨SubscriptionStoreView⟩", "Join"]
      ),
      Rule(
        "a picker of photos",
        "PhotosPicker(\"Add photo\", selection: $x)",
        with: state,
        says: ["Add photo, button"]
      ),
      Rule(
        "a button of Apple's",
        "SignInWithAppleButton(.continue) { _ in } onCompletion: { _ in }",
        says: ["Continue with Apple, button"]
      ),
    ]
  )
  func marked(_ rule: Rule) throws {
    try rule.check()
  }

  private static let state = "@State private var x: String?"

  @Test("are noted once, however many there are")
  func noted() throws {
    let walk = try walk(showing: "Map {}; Map {}")
    #expect(walk.spoken == ["⟨Map⟩", "⟨Map⟩"])
    #expect(walk.reader.screen.diagnostics.map(\.name) == ["Map"])
  }

  @Test("dragging is noted once and leaves the view as it is")
  func dragging() throws {
    let walk = try walk(
      showing: "Text(\"a\").draggable(\"a\"); Text(\"b\").draggable(\"b\")"
        + ".onDrop(of: [], isTargeted: nil) { _ in true }"
    )
    #expect(walk.spoken == ["a", "b"])
    #expect(walk.reader.screen.diagnostics.map(\.name) == ["draggable", "onDrop"])
  }

  @Test(
    "views that change with time show their first phase",
    arguments: [
      Rule(
        "phases",
        "PhaseAnimator([\"a\", \"b\"]) { Text($0) }; Text(\"c\").phaseAnimator([1, 2]) { v, _ in v }",
        says: ["a", "c"]
      ),
      Rule(
        "keyframes",
        "KeyframeAnimator(initialValue: 3) { Text(\"\\($0)\") } keyframes: { _ in"
          + " LinearKeyframe(4, duration: 1) }",
        says: ["3"]
      ),
      Rule(
        "the size of a view, told to its code",
        "Text(\"\\(width > 0 ? \"wide\" : \"none\")\")"
          + ".onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }",
        with: "@State private var width = 0.0",
        says: ["wide"]
      ),
      Rule(
        "an inspector, which is a sheet on a phone",
        "Text(\"a\").inspector(isPresented: .constant(true)) { Text(\"b\") }",
        says: ["dismiss pop-up window, button", "b"]
      ),
    ]
  )
  func phases(_ rule: Rule) throws {
    try rule.check()
  }

  @Test("a split view on a phone shows the last column that its selections lead to")
  func columns() throws {
    var walk = try walk(
      showing: "NavigationSplitView { List([\"a\", \"b\"], id: \\.self, selection: $chosen) {"
        + " NavigationLink($0, value: $0) }.navigationTitle(\"All\") } detail: {"
        + " Text(\"Detail of \\(chosen ?? \"none\")\") }",
      with: "@State private var chosen: String?"
    )
    #expect(walk.spoken == ["All, heading", "a, button", "b, button"])
    for gesture in try Gesture.parse("touch \"b\" double-tap right") { _ = walk.perform(gesture) }
    #expect(walk.spoken == ["All, back button", "Detail of b"])
    _ = walk.perform(.scrub)
    #expect(walk.spoken == ["All, heading", "a, button", "b, button"])
  }
}
