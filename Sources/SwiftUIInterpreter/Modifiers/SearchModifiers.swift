import AccessibilityTree

// What stands below a search field while it is edited: suggestions and scopes.
//
// Source: Apple, searchSuggestions(_:), searchScopes(_:scopes:), searchCompletion(_:): suggestions
// cover the content; that they are buttons, and scopes a segmented control, is inferred.

extension Resolver {
  /// Whether the search field around is the one that is edited.
  private var isSearching: Bool {
    guard let search = bars.last?.search else { return false }
    return editing == ElementID(search.identity.hash)
  }

  /// `.searchSuggestions { … }`: shown while the field is edited.
  mutating func suggest(_ modifier: Modification, _ context: Context) {
    guard isSearching, let builder = modifier.arguments["suggestions"] ?? modifier.arguments.closure
    else { return }
    let text = bars[bars.count - 1].searchText
    let outer = completing
    completing = text
    let identity = modifier.identity.appending(0x5E6)
    let rows = content(builder, in: identity, context)
    completing = outer
    guard !rows.isEmpty else { return }
    bars[bars.count - 1].suggestions = ResolvedView(
      .list(ListLook(isForm: false)),
      at: identity.appending(1),
      place: modifier.place,
      children: rows
    )
  }

  /// `.searchCompletion(text)`: a double tap puts the text into the field.
  mutating func complete(_ modifier: Modification, _ views: inout [ResolvedView]) {
    guard let completing, let value = modifier.arguments.firstValue else { return }
    let text = Value.string(words(value))
    let response = Response.write(text, completing)
    for index in views.indices {
      views[index].steps.append(.addTraits(TraitChange(traits: .button)))
      views[index].steps.append(.handler(Handler(trigger: .activate, response: response)))
      views[index].steps.append(.rests(.searchSuggestions))
    }
  }

  /// `.searchScopes($scope) { … }`: a segmented control while the field is edited.
  mutating func scope(_ modifier: Modification, _ context: Context) {
    guard isSearching, let selection = modifier.arguments.unlabelled?.asBinding,
      let builder = modifier.arguments["scopes"] ?? modifier.arguments.closure
    else { return }
    let call = SystemCall(
      name: "Picker",
      arguments: [
        Argument(label: "selection", value: .binding(selection)),
        Argument(label: "content", value: builder),
      ],
      identity: modifier.identity,
      place: modifier.place
    )
    var inner = context
    inner.pickerStyle = "segmented"
    var view = picker(call, inner)
    view.steps.append(.rests(.searchSuggestions))
    bars[bars.count - 1].scopes = view
  }
}
