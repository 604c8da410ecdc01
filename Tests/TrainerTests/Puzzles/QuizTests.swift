import Scenes
import Testing
import VoiceOver

@testable import Trainer

@Suite("Puzzles")
struct QuizTests {
  private func quiz(_ puzzle: String) throws -> Quiz {
    let own = try OwnScene(
      poor: OwnScene.poorLamp,
      good: OwnScene.goodLamp,
      more: "puzzles: [{ id: 'x', prompt: 'p', variant: 'poor', \(puzzle) }]"
    )
    defer { own.remove() }
    let puzzle = try #require(own.scene.puzzles.first)
    return try Quiz.prepared(puzzle, in: own.scene, settings: Settings()) {
      (variant, task) throws(LoadingError) in
      try own.scene.open(variant, task: task)
    }.get()
  }

  @Test("a choice explains whatever was picked")
  func choice() throws {
    let quiz = try quiz(
      "kind: 'choice', choices: [{ text: 'a', why: 'no' }, { text: 'b', right: true, why: 'yes' }]"
    )
    #expect(quiz.lines == ["a", "b"])
    let wrong = Quiz.Judgement(isRight: false, explanation: "no", solution: "2: b", reason: "yes")
    #expect(try quiz.judge("1") == wrong)
    #expect(try quiz.judge(" 2 ").explanation == "yes")
    #expect(
      wrong.lines(isSure: true) == [
        "Not so. no", "The answer: 2: b", "Why: yes",
        "You were sure: this one is worth a second look.",
      ]
    )
  }

  @Test("in the scenes that ship no place of a choice tells that it is right")
  func places() throws {
    var counts: [Int: Int] = [:]
    for scene in SceneLibrary.located().entries().compactMap(\.scene) {
      for puzzle in scene.puzzles {
        guard case .choice = puzzle.kind, case .pick(let choices) = Quiz(choice: puzzle).key else {
          continue
        }
        for (index, choice) in choices.enumerated() where choice.isRight {
          counts[index, default: 0] += 1
        }
      }
    }
    let all = counts.values.reduce(0, +)
    #expect(all > 30)
    #expect((0..<3).allSatisfy { (counts[$0] ?? 0) * 5 > all })
    #expect(counts.values.allSatisfy { $0 * 2 < all })
  }

  @Test("a line is explained, and every other line too")
  func line() throws {
    let quiz = try quiz(
      "kind: 'line', otherwise: 'fine', lines: [{ contains: 'isOn = false }', right: true,"
        + " why: 'same name' }, { contains: 'Text', why: 'names it' }]"
    )
    let right = try #require(quiz.lines.firstIndex { $0.contains("isOn = false }") }) + 1
    let text = try #require(quiz.lines.firstIndex { $0.contains("Text(") }) + 1
    #expect(try quiz.judge("\(right)").isRight)
    #expect(try quiz.judge("\(text)").explanation == "names it")
    #expect(try quiz.judge("1").explanation == "fine")
  }

  @Test("the number of swipes comes from the view")
  func swipes() throws {
    let quiz = try quiz(
      "kind: 'swipes', to: 'Switch', why: 'one', tooFew: 'more', tooMany: 'fewer'"
    )
    #expect(try quiz.judge("1").explanation == "one")
    #expect(try quiz.judge("0").explanation == "more")
    let tooMany = Quiz.Judgement(
      isRight: false,
      explanation: "fewer",
      solution: "1",
      reason: "one"
    )
    #expect(try quiz.judge("2") == tooMany)
  }

  @Test("what is spoken comes from the view and stands among the wrong answers")
  func utterance() throws {
    let quiz = try quiz(
      "kind: 'utterance', gestures: 'right', why: 'so', wrong: [{ text: 'Switch', why: 'half' },"
        + " { text: 'button', why: 'less' }]"
    )
    #expect(Set(quiz.lines) == ["Switch, button", "Switch", "button"])
    let right = try #require(quiz.lines.firstIndex(of: "Switch, button")) + 1
    #expect(try quiz.judge("\(right)").isRight)
  }

  @Test("stops are shown in another order, and equal ones may be exchanged")
  func order() throws {
    let quiz = try quiz("kind: 'order', why: 'so', otherwise: 'no'")
    let right = ["Lamp", "Switch, button", "Switch, button"]
    #expect(quiz.lines != right)
    #expect(quiz.lines.sorted() == right)
    let lamp = try #require(quiz.lines.firstIndex(of: "Lamp")) + 1
    let others = (1...3).filter { $0 != lamp }
    #expect(try quiz.judge("\(lamp) \(others[0]) \(others[1])").isRight)
    #expect(try quiz.judge("\(lamp),\(others[1]),\(others[0])").isRight)
    #expect(try !quiz.judge("\(others[0]) \(others[1]) \(lamp)").isRight)
    let solution = try quiz.judge("1 2 3").solution
    #expect(
      solution == "\(lamp) \(others[0]) \(others[1]): Lamp; Switch, button; Switch, button"
    )
  }

  @Test("what is no answer is asked for again", arguments: ["", "x", "9", "0", "1 2", "-1"])
  func unreadable(answer: String) throws {
    let quiz = try quiz(
      "kind: 'choice', choices: [{ text: 'a', why: 'n' },"
        + " { text: 'b', right: true, why: 'y' }]"
    )
    #expect(throws: Quiz.Unreadable(request: "Answer with a number from 1 to 2.")) {
      try quiz.judge(answer)
    }
  }
}
