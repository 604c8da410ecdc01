import AccessibilityTree

extension Ledger {
  /// The items that a step is priced by, in a walk that ends with another step.
  func priced(_ entry: Entry, by end: Int) -> [PricedEvent] {
    let gesture = entry.price.map { [PricedEvent($0, doubt: entry.doubt)] } ?? []
    return gesture
      + entry.items.map { item in
        switch item {
        case .screen: PricedEvent(.screen)
        case .said(let words): PricedEvent(.say(words: words))
        case .stop(let index): visits[index].priced(by: end)
        }
      }
  }

  /// All items of a walk that ends with a step.
  func priced(by end: Int) -> [PricedEvent] {
    entries.prefix(end + 1).flatMap { priced($0, by: end) }
  }

  /// What the whole walk costs, the present stop heard whole.
  var cost: Cost {
    guard let visit = visits.last else { return settled }
    return settled + pricing.cost(of: visit.priced(by: entries.count - 1))
  }

  /// Where a walk is cut, and how far it came.
  struct Cut {
    /// The last step that counts.
    var end: Int
    /// The step whose answers are the last to tell facts.
    var knowing: Int
    /// How far the walk came.
    var completion: Completion
  }

  /// Cuts the walk at the step where its value for each second is greatest.
  ///
  /// That is sought in the stretch up to the end in which the goal holds and harm does not. Without
  /// such a stretch the whole walk counts.
  func cut(by pricing: Pricing, hasSpellings: Bool) -> Cut {
    let last = max(entries.count - 1, 0)
    guard let start = stretchStart else {
      return Cut(end: last, knowing: last, completion: .notDone)
    }
    var isTold = !hasSpellings && entries[start].saysAnything
    var best: (end: Int, completion: Completion, time: Int)?
    let times = totals(from: start, by: pricing)
    for (end, time) in zip(start..., times) {
      if hasSpellings, entries[end].saysSuccess { isTold = true }
      let completion: Completion = isTold ? .told : .untold
      if let known = best {
        let gain = completion.rawValue * known.time - known.completion.rawValue * time
        guard gain > 0 || gain == 0 && completion > known.completion else { continue }
      }
      best = (end, completion, time)
    }
    return Cut(
      end: best?.end ?? last,
      knowing: start,
      completion: best?.completion ?? .notDone
    )
  }

  /// The step that made the goal true for good; nil when it does not hold at the end.
  var stretchStart: Int? {
    guard entries.count > 1, entries.last?.isDone == true else { return nil }
    return lastNotDone + 1
  }

  /// The time of the walk were it to end with each step from one on.
  private func totals(from start: Int, by pricing: Pricing) -> [Microseconds] {
    var settled = 0
    var totals: [Microseconds] = []
    var present: Int?
    let last = entries.count - 1
    for (step, entry) in entries.enumerated() {
      settled += pricing.cost(of: priced(entry, by: last)).total
      for case .stop(let index) in entry.items { present = index }
      guard step >= start else { continue }
      totals.append(settled + correction(of: present, by: step, last: last, pricing))
    }
    return totals
  }

  /// What a stop costs more in a walk that ends there than in the whole walk.
  private func correction(
    of visit: Int?,
    by step: Int,
    last: Int,
    _ pricing: Pricing
  ) -> Microseconds {
    guard let visit else { return 0 }
    let ended = pricing.cost(of: visits[visit].priced(by: step)).total
    return ended - pricing.cost(of: visits[visit].priced(by: last)).total
  }
}

// MARK: Counting

extension Ledger {
  /// Counts all that is shown beside a score.
  func measure(facts: [Fact], by pricing: Pricing, cut: Cut, sweep: Sweep) -> Measure {
    let kept = entries.prefix(cut.end + 1)
    let known = entries.isEmpty ? [] : entries[cut.knowing].facts
    let visits = visits.filter { $0.arrivedAt <= cut.end }
    let items = priced(by: cut.end)
    return Measure(
      cost: pricing.cost(of: items),
      completion: cut.completion,
      factsHeard: facts.indices.filter(known.contains).map { index in
        HeardFact(name: facts[index].name, step: firstStep(telling: index))
      },
      missingFacts: facts.indices.filter { !known.contains($0) }.map { facts[$0].name },
      endStep: cut.end,
      gestures: items.count { $0.isGesture },
      stops: visits.map(\.element),
      unnamedStops: visits.filter { $0.doubt == .unnamed }.map(\.element),
      ambiguousStops: visits.filter { $0.doubt == .ambiguous }.map(\.element),
      deadEnds: kept.indices.filter { entries[$0].doubt == .deadEnd },
      wrongActivations: kept.indices.filter { entries[$0].doubt == .wrongActivation },
      screens: items.count { $0.kind == .screen },
      isHarmed: kept.last?.isHarmed ?? false,
      sweep: sweep
    )
  }

  /// The step whose answers told a fact first.
  private func firstStep(telling fact: Int) -> Int {
    entries.firstIndex { $0.facts.contains(fact) } ?? 0
  }
}

// MARK: Standing

extension Ledger {
  /// Whether the person was told that it worked, in the stretch from a step to the end.
  func isTold(from start: Int, hasSpellings: Bool) -> Bool {
    guard entries.indices.contains(start) else { return false }
    guard hasSpellings else { return entries[start].saysAnything }
    return lastSuccess.map { $0 >= start } ?? false
  }

  /// The time that the unheard rest of the present stop takes, nothing having been done there.
  func unheard(by pricing: Pricing) -> Microseconds {
    guard let visit = visits.last, visit.doneAt == nil else { return 0 }
    return pricing.listening(words: visit.words) - pricing.passing(words: visit.words)
  }
}
