import AccessibilityTree

extension ScreenReader {
  /// What tells the screen as it was last read from others.
  var screenKey: ShownScreen.Key {
    ShownScreen.Key(screen: reading.screenID, modals: reading.modals)
  }

  /// The identity under which the shown screen is reported: that of the modal that covers it, if
  /// it is the modal alone that came.
  var shownID: ElementID {
    guard let modal = reading.modals.last, let below = screens.dropLast().last,
      below.key.screen == reading.screenID
    else { return reading.screenID }
    return modal
  }

  /// Brings the cursor where it belongs after something may have changed the screen.
  ///
  /// - Parameters:
  ///   - opener: The element that had the cursor when it happened.
  ///   - requested: Where code moved accessibility focus; it wins.
  ///   - events: What comes of it is added here.
  mutating func followScreen(
    from opener: ElementID?,
    requested: ElementID? = nil,
    _ events: inout [Event]
  ) {
    var requested = requested
    // Arrivals may show further screens; the number is bounded so that none can go on for ever.
    for _ in 0..<8 {
      refresh()
      if screens.last?.key != screenKey {
        enterScreen(from: opener, requested: requested, &events)
      } else if let target = requested.flatMap({ reading.index(of: $0) }), target != focusIndex {
        arrive(at: target, &events)
      } else if focusIndex == nil {
        recoverFocus(&events)
      } else {
        return
      }
      requested = nil
    }
  }

  /// Notes another screen, sounds, and puts the cursor where such a screen has it.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; CVS Health, Alerts, Sheets,
  ///   Popovers and Menus for coming back.
  private mutating func enterScreen(
    from opener: ElementID?,
    requested: ElementID?,
    _ events: inout [Event]
  ) {
    events.append(.sound(.screenChange))
    pageStatus = nil
    if editing?.isShown != true { editing = nil }
    let landing = noteScreen(from: opener, &events)
    let target = requested.flatMap { reading.index(of: $0) } ?? landing?.place
    guard let target else {
      loseFocus()
      return
    }
    let isLanding = requested.flatMap { reading.index(of: $0) } == nil
    arrive(
      at: target,
      openingAlert: isLanding && reading.innermostModal?.kind == .alert,
      inferredFrom: isLanding ? landing?.rule : nil,
      &events
    )
  }

  /// Keeps the stack of screens and finds the place where the cursor lands.
  private mutating func noteScreen(
    from opener: ElementID?,
    _ events: inout [Event]
  ) -> Landing? {
    let key = screenKey
    if openedByTab, reading.modals.isEmpty {
      screens.removeAll { $0.key == key }
      if !screens.isEmpty { screens.removeLast() }
      screens.append(ShownScreen(key: key, kind: .tab))
      events.append(.screenShown(shownID))
      return Landing(place: openingPlace(for: .tab))
    }
    if let below = screens.firstIndex(where: { $0.key == key }) {
      return comeBack(to: below)
    }
    let kind = kindOfNewScreen
    if !screens.isEmpty { screens[screens.count - 1].opener = opener }
    screens.append(ShownScreen(key: key, kind: kind))
    events.append(.screenShown(shownID))
    return landing(on: openingPlace(for: kind))
  }

  /// Where the cursor lands on a screen, and the rule for it where no source has one.
  struct Landing {
    var place: Int?
    var rule: Inference?
  }

  /// Lands on a place, or on the first one after it that can be seen, where code has scrolled the
  /// screen as it opened.
  ///
  /// - Source: Apple, ScrollViewProxy.scrollTo(_:anchor:), for the scrolling; the landing inferred.
  func landing(on place: Int?) -> Landing {
    let offsets = screen.scrollOffsets
    guard let place, reading.visibleFrame(at: place, offsets) == nil else {
      return Landing(place: place)
    }
    let seen = reading.places.indices.dropFirst(place + 1).first {
      reading.visibleFrame(at: $0, offsets) != nil
    }
    return seen.map { Landing(place: $0, rule: .scrolledFocus) } ?? Landing(place: place)
  }

  /// Whether the element acted on was one of a bar of tabs.
  private var openedByTab: Bool { lastActedOn?.isTab == true }

  /// Returns to a screen that lies below and finds the place where the cursor lands.
  private mutating func comeBack(to index: Int) -> Landing {
    let closed = screens.indices.contains(index + 1) ? screens[index + 1].kind : .push
    let opener = screens[index].opener
    screens.removeSubrange((index + 1)...)
    screens[index].opener = nil
    let openerPlace = opener.flatMap { reading.index(of: $0) }
    switch closed {
    case .sheet:
      if let openerPlace { return Landing(place: openerPlace) }
      return Landing(place: openingPlace(for: .opening), rule: .afterSheet)
    case .menu:
      let isPicker = openerPlace.flatMap { reading.element(at: $0) }?.opensPickerMenu == true
      if isPicker { return Landing(place: openerPlace, rule: .afterPickerMenu) }
      return Landing(place: openingPlace(for: .opening), rule: .afterMenu)
    case .push, .tab, .opening: return Landing(place: openingPlace(for: .push))
    }
  }

  /// How the screen came that is now shown, as the tree tells.
  private var kindOfNewScreen: ShownScreen.Kind {
    guard let modal = reading.innermostModal else { return .push }
    if modal.kind == .menu { return .menu }
    if modal.kind == .plain, lastActedOn?.traits.contains(.popUpButton) == true { return .menu }
    return .sheet
  }

  /// The place where the cursor lands on a screen that came in this way, from 0.
  ///
  /// - Source: the EhPanda project's log of VoiceOver on iOS 26.5; inferred where it is silent.
  func openingPlace(for kind: ShownScreen.Kind) -> Int? {
    switch kind {
    case .opening, .sheet, .menu: reading.firstPlaceOfContent
    case .push: reading.firstPlaceBelowBar
    case .tab: reading.firstHeadingOfContent ?? reading.firstPlaceOutsideTabBar
    }
  }

  /// Moves to what is nearest to the place of an element that has gone, else to the first.
  ///
  /// - Source: reports on web pages and Flutter that focus goes near or to the start; inferred.
  private mutating func recoverFocus(_ events: inout [Event]) {
    let nearest = focus == nil ? 0 : reading.nearestPlace(to: focusFrame.center) ?? 0
    if reading.count > 0 {
      arrive(at: nearest, inferredFrom: focus == nil ? nil : .nearestElement, &events)
    } else {
      loseFocus()
    }
  }

  /// Leaves the cursor nowhere, on a screen without elements.
  private mutating func loseFocus() {
    guard focus != nil else { return }
    focus = nil
    focusIndex = nil
    enclosing = []
    rotor.leaveElement()
    screen.accessibilityFocusMoved(to: nil)
    refresh()
  }
}

extension Element {
  /// Whether it opens the menu of a picker: a pop up button that is no button besides.
  ///
  /// - Source: MagentaA11y, recording of a drop-down list; CVS Health, Menus.
  fileprivate var opensPickerMenu: Bool {
    traits.contains(.popUpButton) && !traits.contains(.button)
  }
}
