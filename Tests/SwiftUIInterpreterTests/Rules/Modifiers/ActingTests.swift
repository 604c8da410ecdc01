import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let state = "@State var log = \"-\"\n@State var n = 5"

/// A view, the gestures on its first stop, and what the log then says.
private struct Act: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var body: String
  var gestures: [Gesture]
  var log: String

  var testDescription: String { "\(name) (\(source))" }

  init(
    _ name: String,
    from source: String,
    _ body: String,
    _ gestures: Gesture...,
    logs log: String
  ) {
    self.name = name
    self.source = source
    self.body = body
    self.gestures = gestures
    self.log = log
  }
}

private let actions = "Apple, accessibilityAction(_:_:)"

private let acts = [
  Act(
    "a default action is the double tap",
    from: actions,
    "Text(\"A\").accessibilityAction { log = \"did\" }",
    .doubleTap,
    logs: "did"
  ),
  Act(
    "so it is when named so",
    from: actions,
    "Text(\"A\").accessibilityAction(.default) { log = \"did\" }",
    .doubleTap,
    logs: "did"
  ),
  Act(
    "it goes before the action of a button",
    from: actions,
    "Button(\"A\") { log = \"button\" }.accessibilityAction { log = \"own\" }",
    .doubleTap,
    logs: "own"
  ),
  Act(
    "the magic tap is the two-finger double tap",
    from: actions,
    "Text(\"A\").accessibilityAction(.magicTap) { log = \"magic\" }",
    .magicTap,
    logs: "magic"
  ),
  Act(
    "a container answers the magic tap for what is inside",
    from: "Apple, UIAccessibilityAction accessibilityPerformMagicTap()",
    "VStack { Text(\"A\"); Text(\"B\") }.accessibilityElement(children: .contain)"
      + ".accessibilityAction(.magicTap) { log = \"magic\" }",
    .magicTap,
    logs: "magic"
  ),
  Act(
    "escape is the scrub",
    from: "\(actions); CVS Health, Escape Action",
    "Text(\"A\").accessibilityAction(.escape) { log = \"left\" }",
    .scrub,
    logs: "left"
  ),
  Act(
    "a named action comes with the first swipe down and runs on the double tap",
    from: "Apple, accessibilityAction(named:_:); CVS Health, Accessibility Actions",
    "Text(\"A\").accessibilityAction(named: \"Share\") { log = \"shared\" }",
    .swipeDown,
    .doubleTap,
    logs: "shared"
  ),
  Act(
    "after the last action the swipe comes back to activating",
    from: "a VoiceOver log of iOS 26.5",
    "Button(\"A\") { log = \"button\" }.accessibilityAction(named: \"Share\") { log = \"shared\" }",
    .swipeDown,
    .swipeDown,
    .doubleTap,
    logs: "button"
  ),
  Act(
    "the actions of a closure are its buttons",
    from: "Apple, accessibilityActions(_:)",
    """
    Text("A").accessibilityActions {
      Button("One", role: .destructive) { log = "1" }
      ForEach(2..<4) { number in Button("No. \\(number)") { log = "\\(number)" } }
      if n > 3 { Button("More") { log = "more" } }
    }
    """,
    .swipeDown,
    .swipeDown,
    .swipeDown,
    .doubleTap,
    logs: "3"
  ),
  Act(
    "swiping up increments",
    from: "Apple, accessibilityAdjustableAction(_:)",
    """
    Text("A").accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: n += 1; log = "up"
      case .decrement: n -= 1; log = "down"
      @unknown default: break
      }
    }
    """,
    .swipeUp,
    logs: "up"
  ),
  Act(
    "swiping down decrements",
    from: "Apple, accessibilityAdjustableAction(_:)",
    """
    Text("A").accessibilityAdjustableAction { log = $0 == .decrement ? "down" : "up" }
    """,
    .swipeDown,
    logs: "down"
  ),
  Act(
    "on what is adjusted, actions wait for their rotor item",
    from: "Apple, accessibilityAdjustableAction(_:), accessibilityAction(named:_:)",
    """
    Text("A").accessibilityAdjustableAction { log = $0 == .decrement ? "down" : "up" }
      .accessibilityAction(named: "Share") { log = "shared" }
    """,
    .rotorNext,
    .swipeDown,
    .doubleTap,
    logs: "shared"
  ),
  Act(
    "an action for scrolling answers the three-finger swipe with its edge",
    from: "Apple, accessibilityScrollAction(_:)",
    """
    Text("A").accessibilityScrollAction { edge in
      log = edge == .bottom ? "bottom" : "other"
    }
    """,
    .scroll(.down),
    logs: "bottom"
  ),
  Act(
    "a tap gesture runs under the double tap",
    from: "CVS Health, Buttons: no trait is spoken",
    "Text(\"A\").onTapGesture { log = \"tapped\" }",
    .doubleTap,
    logs: "tapped"
  ),
  Act(
    "so it does for each element of a stack that has one",
    from: "CVS Health, Buttons",
    "HStack { Image(\"a\"); Text(\"B\") }.onTapGesture { log = \"tapped\" }",
    .doubleTap,
    logs: "tapped"
  ),
  Act(
    "a double tap does not reach a gesture of two taps",
    from: "Apple, onTapGesture(count:perform:)",
    "Text(\"A\").onTapGesture(count: 2) { log = \"twice\" }",
    .doubleTap,
    logs: "-"
  ),
  Act(
    "nor a long press",
    from: "Apple, onLongPressGesture(minimumDuration:perform:)",
    "Text(\"A\").onLongPressGesture { log = \"long\" }",
    .doubleTap,
    logs: "-"
  ),
  Act(
    "which the double tap and hold passes through",
    from: "Funcky Jeff's table of commands, iOS 14; UIKit's long press",
    "Text(\"A\").onLongPressGesture { log = \"long\" }",
    .doubleTapHold,
    logs: "long"
  ),
  Act(
    "nor a drag or another gesture",
    from: "Apple, DragGesture, gesture(_:including:)",
    "Text(\"A\").gesture(DragGesture().onEnded { _ in log = \"dragged\" })",
    .doubleTap,
    logs: "-"
  ),
  Act(
    "a button that takes no touch is pressed all the same",
    from: "Apple, allowsHitTesting(_:) and accessibilityActivate(); inferred",
    "Button(\"A\") { log = \"pressed\" }.allowsHitTesting(false)",
    .doubleTap,
    logs: "pressed"
  ),
  Act(
    "a gesture inside what takes no touch does not run",
    from: "Apple, allowsHitTesting(_:)",
    """
    VStack { HStack { Text("A").onTapGesture { log = "tapped" } } }.allowsHitTesting(false)
    """,
    .doubleTap,
    logs: "-"
  ),
  Act(
    "nor does one that is held",
    from: "Apple, allowsHitTesting(_:)",
    """
    VStack { Text("A").onLongPressGesture { log = "held" } }.allowsHitTesting(false)
    """,
    .doubleTapHold,
    logs: "-"
  ),
  Act(
    "a gesture runs where touches are taken",
    from: "Apple, allowsHitTesting(_:)",
    "VStack { Text(\"A\").onTapGesture { log = \"tapped\" } }.allowsHitTesting(true)",
    .doubleTap,
    logs: "tapped"
  ),
  Act(
    "content that is shaped for touch changes nothing",
    from: "Apple, contentShape(_:eoFill:)",
    "Text(\"A\").contentShape(Rectangle()).onTapGesture { log = \"tapped\" }",
    .doubleTap,
    logs: "tapped"
  ),
]

@Suite("Actions and gestures that code gives")
struct ActingTests {
  @Test("answer VoiceOver's gestures", arguments: acts)
  fileprivate func answers(_ act: Act) throws {
    var walk = try walk(showing: "VStack { \(act.body); Text(log) }", with: state)
    for gesture in act.gestures { walk.perform(gesture) }
    #expect(walk.spoken.last == act.log)
  }

  /// Source: CVS Health, Buttons: no trait, no hint, no element of its own.
  @Test(
    "a gesture adds no word, no hint and no stop",
    arguments: [
      ".onTapGesture { }", ".onTapGesture(count: 2) { }", ".onLongPressGesture { }",
      ".gesture(TapGesture().onEnded { })", ".gesture(DragGesture())",
      ".simultaneousGesture(MagnificationGesture())", ".highPriorityGesture(RotationGesture())",
    ]
  )
  func silent(_ gesture: String) throws {
    let walk = try walk(showing: "HStack { Image(\"a\"); Text(\"Pay\") }\(gesture)")
    #expect(walk.spoken == ["a, image", "Pay"])
    #expect(walk.hints == ["", ""])
    #expect(walk.reader.screen.diagnostics.isEmpty)
  }

  /// Source: AccessibilitySnapshot, iOS 17.5; CVS Health, Buttons.
  @Test("with the trait added it is a button, and a double tap runs the gesture")
  func announced() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Pay").onTapGesture { log = "paid" }.accessibilityAddTraits(.isButton)
          Text(log)
        }
        """,
      with: state
    )
    #expect(walk.spoken == ["Pay, button", "-"])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Pay, button", "paid"])
  }

  /// Source: Apple, accessibilityAdjustableAction(_:); after a change the value alone is said.
  @Test("adjusting says the new value alone")
  func adjusting() throws {
    var walk = try walk(
      showing: """
        Text("Volume").accessibilityValue("\\(n)").accessibilityAdjustableAction {
          n += $0 == .increment ? 1 : -1
        }
        """,
      with: state
    )
    #expect(walk.spoken == ["Volume, 5, adjustable"])
    #expect(walk.perform(.swipeUp) == ["6"])
    #expect(walk.perform(.swipeDown) == ["5"])
  }

  /// Source: AccessibilitySnapshot, testCustomActions: names of the actions, in their order.
  @Test("the names of actions are said on swiping, not with the element")
  func names() throws {
    var walk = try walk(
      showing: """
        Text("Mail").accessibilityAction(named: "Reply") { }
          .accessibilityAction(named: Text("Move")) { }
          .accessibilityAction { } label: { Label("Flag", systemImage: "flag") }
        """,
      with: state
    )
    #expect(walk.actions(1) == ["Reply", "Move", "Flag"])
    #expect(walk.spoken == ["Mail"])
    #expect(walk.perform(.swipeDown) == ["Reply"])
    #expect(walk.perform(.swipeDown) == ["Move"])
    #expect(walk.perform(.swipeUp) == ["Reply"])
  }
}
