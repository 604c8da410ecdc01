import AccessibilityTree
import Scenes
import TestSupport
import Testing
import VoiceOver

@testable import Trainer

@Suite("Plain mode")
struct PlainSessionTests {
  static func session() throws -> PlainSession {
    PlainSession(course: Driver.course)
  }

  private func answers(_ lines: String...) throws -> [[String]] {
    var session = try Self.session()
    return lines.map { session.handle($0) }
  }

  @Test("an empty line does nothing")
  func emptyLine() throws {
    #expect(try answers("", "   ") == [[], []])
  }

  @Test("a scene opens by its number or its name, and says task and first stop once")
  func opens() throws {
    let scenes = try Self.session().course.scenes
    let place = try #require(scenes.firstIndex { $0.id == "quantity-stepper" })
    let byNumber = try answers("\(place + 1)")
    #expect(byNumber == (try answers("quantity-stepper")))
    #expect(byNumber[0].filter { $0.hasPrefix("VoiceOver: ") } == ["VoiceOver: -, button"])
    #expect(byNumber[0].contains("Task: Set the quantity to 3."))
  }

  @Test("capitals in a name do not count", arguments: ["before", "BEFORE", "Before"])
  func capitals(name: String) throws {
    let copy = try SceneCopy(
      of: "quantity-stepper",
      replacing: "\"inaccessible\"",
      with: "\"Before\""
    )
    defer { copy.remove() }
    var session = PlainSession(
      course: Course(scenes: [copy.scene]) { (scene, variant, task) throws(LoadingError) in
        try scene.open(variant, task: task)
      }
    )
    _ = session.handle("1")
    #expect(session.handle("variant \(name)").first?.contains("variant Before") == true)
  }

  @Test("numbers that count nothing are no names", arguments: ["0", "-9223372036854775808", "999"])
  func numbers(text: String) throws {
    #expect(try answers(text)[0].first?.hasPrefix("Error: '\(text)' is no scene") == true)
  }

  @Test("a near miss is answered with the nearest name")
  func nearMiss() throws {
    #expect(
      try answers("quantity-steper")[0] == [
        "Error: 'quantity-steper' is no scene; did you mean 'quantity-stepper'?"
      ]
    )
    #expect(
      try answers("quantity-stepper", "rigth")[1].first?.contains("did you mean 'right'?") == true
    )
  }

  @Test(
    "letters of the full screen stand for the same gestures",
    arguments: [
      ("l", Gesture.swipeRight), ("h", .swipeLeft), ("k", .swipeUp), ("j", .swipeDown),
      ("r", .repeat), (".", .rotorNext), (",", .rotorPrevious), ("m", .magicTap),
      ("x", .doubleTapHold), ("a", .readFromHere), ("b", .readAll), ("g", .first), ("e", .last),
      ("c", .curtain),
    ]
  )
  func letters(letter: String, gesture: Gesture) {
    #expect(PlainCommand.gesture(forKey: letter) == gesture)
  }

  @Test("one gesture is one line, and the finished task is said once")
  func oneLine() throws {
    let lines = try answers("quantity-stepper", "variant accessible", "up", "up", "up")
    #expect(lines[2] == ["VoiceOver: Quantity: 2 (inferred)"])
    #expect(
      lines[3] == [
        "VoiceOver: Quantity: 3",
        "Result: task done. Type score to hear how it went, next to go on.",
      ]
    )
    #expect(lines[4] == ["VoiceOver: Quantity: 4"])
  }

  @Test("what is inferred says so once, and certainty tells the rule, the certainty and its source")
  func why() throws {
    let answers = try answers(
      "quantity-stepper",
      "left",
      "left",
      "certainty",
      "right",
      "certainty",
      "double-tap*2"
    )
    #expect(answers[1] == ["VoiceOver: (boundary sound, inferred) · -, button"])
    #expect(answers[2] == ["VoiceOver: (boundary sound) · -, button"])
    #expect(
      answers[3].prefix(2) == [
        "Certainty: Gesture left: claimed. \(Certainty.claimed.note)",
        "Certainty: (boundary sound): inferred, rule boundary. \(Inference.boundary.explanation)",
      ]
    )
    #expect(answers[5].last?.hasPrefix("Certainty: 1: ") == true)
    #expect(answers[5].allSatisfy { $0.contains(". ") })
  }

  @Test("commands of a keyboard are done by their words, and told where none is given")
  func keyboardCommands() throws {
    let answers = try answers(
      "quantity-stepper",
      "vo right",
      "vo command h",
      "vo h command shift",
      "vo x",
      "vo",
      "vo i"
    )
    #expect(answers[1] == ["VoiceOver: 1"])
    #expect(answers[2].count == 1 && answers[3].count == 1)
    #expect(answers[4] == ["Error: 'x' is no command of a keyboard; vo tells them all"])
    #expect(answers[5].count == KeyboardCommand.all.count)
    #expect(
      answers[5].contains(
        "vo shift command h: previous heading, Control-Option-Shift-Command-H"
      )
    )
    #expect(answers[6].last == "Type a number to go there.")
  }

  @Test("quit leaves the walk first, then the trainer")
  func quits() throws {
    var session = try Self.session()
    _ = session.handle("1")
    #expect(session.handle("q").first == "Result: task not done, 0 gestures, 2.0 s estimated")
    #expect(!session.isOver)
    _ = session.handle("q")
    #expect(session.isOver)
  }

  @Test("leaving a walk tells how to go on in one line; list tells the scenes, grouped or not")
  func listsWhenAsked() throws {
    let answers = try answers("order-card", "q", "list")
    #expect(
      answers[1] == [
        "Result: task not done, 0 gestures, 2.0 s estimated",
        "Type list for the scenes, a number, a name or next to open one, q to quit.",
      ]
    )
    var session = try Self.session()
    for scene in session.course.scenes {
      #expect(answers[2].contains { $0.hasSuffix(". \(scene.title): \(scene.summary)") })
    }
    #expect(session.greet().suffix(answers[2].count + 1).dropLast() == answers[2][...])
  }

  @Test("a score before the end says that the task is not done, and gives no verdict on skill")
  func unfinishedScore() throws {
    let lines = try answers("quantity-stepper", "right", "score", "score")[3]
    #expect(lines.first == "Result: The task is not done.")
    #expect(!lines.contains { $0.hasPrefix("Result: Skill: ") })
    #expect(!lines.contains { $0.hasPrefix("Result: Experience: ") })
    #expect(lines.contains("Result: Gestures: 1, 5 at best"))
    #expect(lines.contains("Result: Lostness: open until the task is done"))
  }

  @Test(
    "a double tap that does nothing is told as a dead end and counted as one",
    arguments: ["double-tap", "double-tap-hold"]
  )
  func deadEnd(gesture: String) throws {
    let answers = try answers("quantity-stepper", "right", gesture, gesture, "score", "score")
    // What no source has is marked where it is met first.
    #expect(answers[2] == ["VoiceOver: (nothing happened here: a dead end, inferred)"])
    #expect(answers[3] == ["VoiceOver: (nothing happened here: a dead end)"])
    #expect(answers[5].contains("Result: Dead ends: 1"))
  }

  @Test("the outcome counts what the score counts: nothing after the end of a finished walk")
  func outcomeAgrees() throws {
    let short = try answers("quantity-stepper", "variant accessible", "up*2", "q")[3].first
    let long = try answers("quantity-stepper", "variant accessible", "up*2", "right*5", "q")[4]
      .first
    #expect(short == "Result: task done, 2 gestures, 3.6 s estimated")
    #expect(long == short)
    #expect(try answers("order-card", "right", "q")[2].first?.contains(", 1 gesture,") == true)
  }

  @Test("the hint is the next gesture of a best walk")
  func hints() throws {
    #expect(try answers("quantity-stepper", "variant accessible", "hint")[2] == ["Hint: up"])
  }

  @Test("text that the screen cuts off is remarked on where one comes to it, and listed")
  func cutOff() throws {
    let scene = try SceneLibrary.located().scene(named: "checkout-tap")
    let course = Course(scenes: [scene]) { (scene, variant, task) throws(LoadingError) in
      try scene.open(variant, task: task)
    }
    var session = PlainSession(course: course)
    _ = session.handle("1")
    #expect(session.handle("right") == ["VoiceOver: €48.00"])
    _ = session.handle("task pay-with-large-text")
    #expect(
      session.handle("right") == [
        "VoiceOver: €48.00", "Note: The screen cuts this text off; VoiceOver reads all of it.",
      ]
    )
    #expect(session.handle("stops")[1] == "2. €48.00 (text cut off on the screen)")
  }

  @Test("score and compare search a task once, and say the same again")
  func searchesOnce() throws {
    let copy = try SceneCopy(of: "quantity-stepper", replacing: "Quantity", with: "Quantities")
    defer { copy.remove() }
    var session = PlainSession(
      course: Course(scenes: [copy.scene]) { (scene, variant, task) throws(LoadingError) in
        try scene.open(variant, task: task)
      }
    )
    _ = session.handle("1")
    _ = session.handle("compare")
    let compared = session.handle("compare")
    // Without its files the scene cannot be opened again.
    copy.remove()
    #expect(session.handle("compare") == compared)
    #expect(session.handle("score").first?.hasPrefix("Result: ") == true)
  }

  @Test("the code names file and line of the current stop")
  func code() throws {
    let course = Course(
      scenes: Driver.scenes,
      paths: ShownPaths(library: SceneLibrary.located().folder)
    ) { (scene, variant, task) throws(LoadingError) in try scene.open(variant, task: task) }
    var session = PlainSession(course: course)
    for line in ["quantity-stepper", "variant accessible"] { _ = session.handle(line) }
    let line = try #require(session.handle("code").first)
    #expect(line.hasPrefix("Code: scenes/quantity-stepper/accessible.swift:"))
    #expect(line.contains("Stepper("))
  }

  @Test("a gesture line is never taken for a command")
  func gestureLine() throws {
    #expect(try answers("quantity-stepper", "right left")[1].count == 2)
  }
}
