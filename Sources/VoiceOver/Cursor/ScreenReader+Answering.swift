import AccessibilityTree

extension ScreenReader {
  /// Answers a gesture that asks something of VoiceOver itself.
  ///
  /// - Source: the commands of an iPhone on iOS 14, copied by funcJeff; Appt; wording inferred.
  mutating func answer(_ gesture: Gesture, _ events: inout [Event]) {
    switch gesture {
    case .repeat: if let lastSaid { events.append(.said(Saying(.repetition, lastSaid))) }
    case .summary: summarize(&events)
    case .copySpeech: copySpeech(&events)
    case .curtain:
      isCurtained.toggle()
      say(isCurtained ? "Screen curtain on" : "Screen curtain off", &events)
    case .mute:
      isMuted.toggle()
      say(isMuted ? "Speech off" : "Speech on", &events)
    case .helpMode:
      isHelping.toggle()
      say(isHelping ? "Starting help" : "Ending help", &events)
    default: break
    }
  }

  /// Says a sentence of VoiceOver's own, whose wording no source has.
  func say(
    _ text: String,
    as kind: Saying.Kind = .system,
    inferredFrom rule: Inference = .systemPhrase,
    _ events: inout [Event]
  ) {
    events.append(.said(Saying(kind, Utterance(plain: text, inferredFrom: rule))))
  }

  /// Names a gesture with what it would do.
  ///
  /// - Source: blindios.uk, gesture help; names after funcJeff's table, in words inferred.
  func explain(_ gesture: Gesture, _ events: inout [Event]) {
    say(gesture.help, inferredFrom: .gestureHelp, &events)
  }

  /// Says the item with its place on the screen and the groups around it.
  ///
  /// - Source: Appt, "extra information such as position"; wording inferred.
  private func summarize(_ events: inout [Event]) {
    guard let element = focusedElement, let stop = focusedStop, let focusIndex else {
      events.append(.sound(.boundary))
      return
    }
    var parts = [Utterance(of: element, settings: settings).spoken].filter { !$0.isEmpty }
    parts.append("item \(stop) of \(reading.count)")
    for container in reading.path(to: focusIndex).reversed() {
      guard let name = reading.containers[container].container.spokenName else { continue }
      parts.append("in " + name.parts.joined(separator: ", "))
    }
    say(parts.joined(separator: ", "), as: .detail, inferredFrom: .summary, &events)
  }

  /// Puts what was said last on the pasteboard.
  private mutating func copySpeech(_ events: inout [Event]) {
    guard let lastSaid else {
      events.append(.sound(.boundary))
      return
    }
    pasteboard = lastSaid.spoken
    say("Copied to pasteboard", &events)
  }

  /// What an event becomes when speech is off: moves, sounds and refusals stay, and what would be
  /// said is not heard.
  static func silenced(_ event: Event) -> [Event] {
    switch event {
    case .arrived(var arrival):
      let unheard = Saying(.arrival, arrival.utterance)
      arrival.utterance = Utterance(plain: "", inferredFrom: .muted)
      arrival.utterance.isNamed = unheard.utterance.isNamed
      return [.arrived(arrival), dropped(unheard)]
    case .said(let saying): return [dropped(saying)]
    default: return [event]
    }
  }

  private static func dropped(_ saying: Saying) -> Event {
    var saying = saying
    saying.utterance.certainty = .inferred
    saying.utterance.inference = .muted
    return .dropped(saying)
  }
}
