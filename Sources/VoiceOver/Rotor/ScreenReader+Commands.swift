import AccessibilityTree

/// Rotors with commands: a swipe comes to one, a double tap performs it.
///
/// - Source: Apple, WWDC21 session 10122, "Bring accessibility to charts in your app", for the rotor
///   of a chart; the words, and the end without a wrap, inferred.
extension ScreenReader {
  /// Says the next command of a rotor, or the one before.
  mutating func step(
    throughCommandsOf appRotor: AppRotor,
    _ swipe: VerticalSwipe,
    _ events: inout [Event]
  ) {
    let count = appRotor.commands.count
    guard let next = Self.step(rotor.textEntry, swipe, count: count) else {
      answerBoundary(at: chosenCommand.map { appRotor.commands[$0] }, &events)
      return
    }
    rotor.textEntry = next
    say(appRotor.commands[next], as: .action, inferredFrom: .chartDescriptor, &events)
  }

  /// The command that was heard last, with its place; absent where none was.
  var chosenCommand: Int? {
    guard let commands = appRotor(for: rotorItem)?.commands, let entry = rotor.textEntry,
      commands.indices.contains(entry)
    else { return nil }
    return entry
  }

  /// Performs a command and tells what came of it.
  ///
  /// A chart's own screen, and what describes it, have words that no source gives.
  mutating func perform(command: Int, on element: Element, _ events: inout [Event]) {
    rotor.textEntry = nil
    let first = events.count
    let outcome = screen.perform(.command(command), on: element.id)
    settle(outcome, of: element, soundsClick: false, &events)
    for index in first..<events.count { events[index].weaken(by: .chartDescriptor) }
    if outcome.isHandled, events.count == first { events.append(.remark(.audioGraph)) }
  }
}
