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
}
