import AccessibilityTree
import Scenes
import Testing

@testable import Trainer

@Suite("Comparison for the author")
struct CompareReportTests {
  private func diagnostics(replacing old: String, with new: String) throws -> [Diagnostic] {
    let copy = try SceneCopy(of: "quantity-stepper", replacing: old, with: new)
    defer { copy.remove() }
    let course = Course(scenes: [copy.scene]) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    let task = try #require(copy.scene.tasks.first)
    return CompareReport(try course.comparison(copy.scene, task)).diagnostics
  }

  @Test("a sound reference gives nothing to tell")
  func sound() throws {
    #expect(try diagnostics(replacing: "Quantity stepper", with: "Quantity").isEmpty)
  }

  @Test("a reference that leaves a fact unheard is an error at its place")
  func missingFact() throws {
    let found = try diagnostics(
      replacing: "spellings: [\"quantity\"]",
      with: "spellings: [\"bags\"]"
    )
    let error = try #require(found.first { $0.severity == .error })
    #expect(error.place?.line == 11)
    #expect(error.name == "accessible")
    #expect(
      error.message.hasPrefix(
        "variant 'accessible' is no reference for task 'set-to-3': the fact"
          + " 'what the number counts' is never spoken"
      )
    )
  }

  @Test("a variant that beats the reference is a warning at its place")
  func beaten() throws {
    let found = try diagnostics(
      replacing: "file: \"accessible.swift\", reference: true",
      with: "file: \"tap-gestures.swift\", reference: true"
    )
    #expect(found.contains { $0.severity == .warning && $0.place?.line == 12 })
  }
}
