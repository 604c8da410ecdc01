import AccessibilityTree
import SwiftUIInterpreter
import Testing

@testable import Scenes

@Suite("What the course teaches")
struct CurriculumTests {
  /// What has to be taught, with the scenes that teach it.
  static let subjects: [(subject: String, scenes: [String])] = [
    ("a stepper named by the text that carries its value", ["stepper-named-by-its-text"]),
    ("a stepper with an empty label", ["stepper-empty-label"]),
    ("faults of steppers: no name, no value, one name twice", ["stepper-twins"]),
    ("a wide range beside a field for direct entry", ["stepper-wide-range"]),
    ("when to choose a stepper, a slider or a menu", ["stepper-or-slider-or-menu"]),
    ("a slider with a name and a step", ["slider-named"]),
    ("units where a percentage misleads", ["slider-units"]),
    ("a way of single taps beside the drag", ["slider-single-tap"]),
    (
      "faults of sliders: no name, none to see, drag only, nameless icons, a role by hand",
      ["slider-nameless-icons", "slider-custom-drag", "slider-named"]
    ),
    ("labels of the ends that are no stops", ["slider-min-max-labels"]),
    ("a drawn slider made adjustable", ["slider-custom-drag"]),
    ("when to choose a slider or separate choices", ["slider-or-choice"]),
    ("one ordered value is adjustable", ["quantity-stepper", "rating-stars", "page-indicator"]),
    ("named options are separate choices", ["size-choice", "delivery-day", "payment-method"]),
    ("three stops against one", ["three-stops-or-one"]),
    ("a drawn control: ignored children, label, value, limits", ["drawn-control"]),
    ("a control of UIKit whose value follows", ["uikit-counter"]),
    ("page indicator, rating, volume knob", ["page-indicator", "rating-stars", "volume-knob"]),
    ("a product row of many stops against one", ["product-row"]),
    ("the bug in a checkout that is a tap gesture", ["checkout-tap"]),
    ("the number of swipes past a product, guessed", ["product-row"]),
    ("a quantity control to be mended", ["quantity-mend"]),
    (
      "headings, announcements, focus, rotors, input labels, representation",
      [
        "headings-rotor", "announcement-away-from-focus", "focus-after-error", "custom-rotor",
        "input-labels", "represented-control",
      ]
    ),
    ("a whole screen with all its faults, and repaired", ["order-history"]),
    ("controls that are faked", ["fake-controls"]),
    ("icon buttons that keep a title", ["icon-buttons"]),
    ("groups by meaning", ["grouping-by-meaning"]),
    ("the order in which columns are read", ["columns-read-across"]),
    ("states in traits and values", ["states-in-traits"]),
    ("an action for every gesture", ["gestures-have-actions"]),
    ("focus after an error and after a modal", ["focus-after-error", "modal-return"]),
    ("identifiers are never spoken", ["identifiers"]),
    ("UIKit inside SwiftUI", ["uikit-in-swiftui"]),
  ]

  @Test("each subject has its scenes, with poor and good designs", arguments: subjects)
  func isTaught(subject: String, scenes: [String]) throws {
    for name in scenes {
      let scene = try ShippedScenesTests.library.scene(named: name)
      #expect(scene.variants.contains { !$0.isAccessible })
      #expect(scene.variants.contains { $0.isReference })
      #expect(!scene.tasks.isEmpty && !scene.checks.isEmpty && !scene.puzzles.isEmpty, "\(name)")
      #expect(!scene.lesson.steps.isEmpty && !scene.lesson.idea.isEmpty, "\(name)")
      #expect(scene.checks.contains { $0.why != nil }, "\(name)")
    }
  }

  @Test("there are as many scenes as the course was planned with, and as many from reported faults")
  func floors() {
    let scenes = ShippedScenesTests.library.entries().compactMap(\.scene)
    #expect(scenes.count >= 26)
    #expect(scenes.count { $0.part == "Reported faults" } >= 12)
  }

  @Test("a price that large text cuts off is walked and checked at that size")
  func largeText() throws {
    let scene = try ShippedScenesTests.library.scene(named: "checkout-tap")
    #expect(scene.tasks.contains { $0.surroundings.typeSize == .accessibility5 })
    #expect(
      scene.checks.contains { check in
        check.surroundings.typeSize == .accessibility5 && check.expectations == [.wholeText]
      }
    )
  }

  @Test("a scene that says what a limit or a changed name is heard as names the rule behind it")
  func inferred() {
    let scenes = ShippedScenesTests.library.entries().compactMap(\.scene)
    let rules = scenes.flatMap(\.inferred).map(\.basis)
    #expect(rules.contains(.rule(.adjustmentLimit)))
    #expect(rules.contains(.rule(.adjustedLabel)))
    for scene in scenes {
      let saysLimit = scene.explainingTexts.contains { $0.contains("the sound of a limit") }
      #expect(!saysLimit || scene.inferred.map(\.basis).contains(.rule(.adjustmentLimit)))
    }
  }

  @Test("every kind of puzzle is asked")
  func puzzles() {
    let scenes = ShippedScenesTests.library.entries().compactMap(\.scene)
    let asked = Set(scenes.flatMap(\.puzzles).map { Self.name(of: $0.kind) })
    #expect(asked == Set(SceneFormat.puzzleKinds))
  }

  private static func name(of kind: Scene.Puzzle.Kind) -> String {
    switch kind {
    case .choice: "choice"
    case .line: "line"
    case .swipes: "swipes"
    case .utterance: "utterance"
    case .order: "order"
    }
  }

  @Test("a scene made from a fault that people reported names its thread")
  func reportedFaults() {
    let scenes = ShippedScenesTests.library.entries().compactMap(\.scene)
      .filter { $0.part == "Reported faults" }
    #expect(!scenes.isEmpty)
    for scene in scenes {
      #expect(scene.sources.contains { $0.url.hasPrefix("https://github.com/") }, "\(scene.id)")
    }
  }
}
