import AccessibilityTree
import TestSupport
import Testing
import VoiceOver

@Suite("How well a rule is sourced")
struct CertaintyTests {
  @Test("each inference is explained by one sentence of its own", arguments: Inference.allCases)
  func sentences(_ rule: Inference) {
    #expect(rule.explanation.hasSuffix("."))
    #expect(rule.explanation.first?.isUppercase == true)
    #expect(!rule.explanation.dropLast().contains(". "))
    #expect(Inference.allCases.filter { $0.explanation == rule.explanation } == [rule])
  }

  @Test("each certainty is explained by one sentence of its own")
  func notes() {
    let notes = Certainty.allCases.map(\.note)
    #expect(Set(notes).count == notes.count)
    #expect(notes.allSatisfy { $0.hasSuffix(".") })
  }

  @Test("an element of an uncertain view is marked, one of a certain view is not")
  func elements() {
    var element = Element.named("A")
    #expect(Utterance(of: element).explanation == nil)
    element.certainty = .inferred
    #expect(Utterance(of: element).inference == .view)
    let outer = Container(id: "o", label: "Outer")
    let inner = Container(id: "i", label: "Inner")
    let nested = Utterance(of: .named("A"), entering: [outer, inner])
    #expect(nested.inference == .nestedContainers)
    var row = Element.named("Row", [.notEnabled, .draggable])
    #expect(Utterance(of: row).inference == .dimmedHint)
    row.traits = .draggable
    #expect(Utterance(of: row).inference == nil)
  }

  @Test("the fact that an element was near is marked on the arrival")
  func arrival() throws {
    let screen = FixedScreen(
      tree: { state in
        let names = state["gone"] == 1 ? ["B"] : ["A", "B"]
        return Tree(roots: names.map { .element(.named($0, .button, .activate)) })
      },
      onAction: { state, _, _ in
        state["gone"] = 1
        return Outcome(isHandled: true)
      }
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let events = reader.perform(.doubleTap)
    #expect(events.map(\.inference) == [.nearestElement])
    #expect(events.map(\.certainty) == [.inferred])
  }

  @Test("no rule is left that nothing follows")
  func everyRuleIsReached() throws {
    // A silence, a setting and a touch have tests of their own.
    var reached: Set<Inference> = [.noAnswer, .verbosity, .touchedElement]
    for way in ReachedRuleTests.ways.values {
      reached.formUnion(try ReachedRuleTests.events(of: way).compactMap(\.inference))
    }
    reached.formUnion(RotorGoldenTests.items.compactMap(\.inference))
    reached.formUnion([Gesture.repeat].compactMap(\.inference))
    for walk in GestureGoldenTests.walks.values {
      reached.formUnion(try walk.steps().flatMap(\.events).compactMap(\.inference))
    }
    #expect(Set(Inference.allCases.filter { !$0.isOfView }).subtracting(reached) == [])
  }

  @Test("several elements at a point, and rows after a scroll, are marked")
  func touchAndRows() throws {
    let frame = Rect(width: 100, height: 100)
    let screen = FixedScreen(
      tree: { _ in
        Tree(roots: [.element(.named("A", at: frame)), .element(.named("B", at: frame))])
      },
      onScroll: { _, _ in
        let status = ScrollStatus("Rows 1 to 8 of 20", inferredFrom: .scrollStatus)
        return ScrollOutcome(isHandled: true, status: status, hasMoved: false)
      }
    )
    var reader = ScreenReader(screen: screen)
    _ = reader.open()
    let touched = reader.perform(.touchPoint(Point(x: 5, y: 5)))
    #expect(touched.map(\.inference) == [.touchedElement])
    let scrolled = reader.perform(.scroll(.down))
    #expect(scrolled.map(\.inference) == [.boundary, .scrollStatus])
  }

  @Test("no certainty that is set later takes the rule of an element away")
  func settingCertainty() {
    var element = Element.named("A")
    element.inference = .progress
    element.certainty = .claimed
    #expect(element.inference == .progress)
    #expect(element.certainty == .inferred)
    element.inference = nil
    #expect(element.certainty == .claimed)
  }

  @Test("the item chooser counts equal names in the order in which it lists them")
  func chooser() {
    let elements = ["Zoe", "Ada"].map { value in
      var element = Element.named("Mail")
      element.id = ElementID(stringLiteral: value)
      element.value = value
      return element
    }
    var reader = ScreenReader(screen: FixedScreen(roots: elements.map(Node.element)))
    _ = reader.open()
    #expect(reader.chooserItems(matching: "mail").map(\.stop) == [2, 1])
    #expect(reader.choosing(stop: 1) == .item("Mail", occurrence: 2))
    _ = reader.perform(.item("Mail", occurrence: 1))
    #expect(reader.focusedElement?.value == "Ada")
  }
}
