import AccessibilityTree

// Lists whose rows can be deleted and moved.
//
// Source: Apple, SwiftUI EditButton, EditMode, onDelete(perform:), onMove(perform:); the stops that
// edit mode adds to a row, and their words, are inferred.

extension CellID {
  /// Whether lists are edited, where no view binds it.
  static let editMode = CellID(hash: Identity.root.appending(0xED17).hash)
}

extension Resolver {
  /// Where the edit mode of the views here is kept.
  private var editBinding: BindingValue {
    evaluator.environment["editMode"]?.asBinding ?? .cell(.editMode)
  }

  /// Whether the rows here show what deletes and moves them.
  mutating func isEditingRows() -> Bool {
    let binding = editBinding
    if binding == .cell(.editMode) { return kept(.editMode)?.memberName == "active" }
    return read(binding)?.memberName == "active"
  }

  /// `EditButton`: it turns edit mode on and off, and says which it will do.
  mutating func editButton(_ call: SystemCall, _ context: Context) -> ResolvedView {
    let isOn = isEditingRows()
    let title = isOn ? "Done" : "Edit"
    let label = text(title, at: call.identity.appending(1), place: call.place, context)
    let mode = EnumerationValue(type: nil, name: isOn ? "inactive" : "active")
    var view = button(
      call,
      label: [label],
      response: .write(.enumeration(mode), editBinding),
      context
    )
    view.seed?.certainty = .inferred
    return view
  }

  /// `.onDelete` on a `ForEach`: each row can be deleted by its number.
  mutating func delete(_ modifier: Modification, _ views: inout [ResolvedView]) {
    let arguments = modifier.arguments
    guard let action = arguments["perform"] ?? arguments.unlabelled, action != .none else { return }
    let isEditing = isEditingRows()
    for index in views.indices where !views[index].forbidsDeletion {
      let row = Value.int(views[index].row ?? index)
      let rows = Value.set(SetValue(elements: [row], members: [row]))
      let response = Response.call(action, [Argument(label: nil, value: rows)])
      let identity = views[index].identity.appending(0xDE1)
      let place = views[index].place
      let button = rowButton("Delete", at: identity, place, response)
      views[index].steps.append(.actions(.delete, [button]))
      guard isEditing else { continue }
      let remove = rowButton("Remove", at: identity.appending(1), place, response)
      views[index] = beside(views[index], [remove], [], modifier)
    }
  }

  /// `.onMove` on a `ForEach`: in edit mode each row has a handle.
  mutating func move(_ modifier: Modification, _ views: inout [ResolvedView]) {
    let arguments = modifier.arguments
    guard let action = arguments["perform"] ?? arguments.unlabelled, action != .none,
      isEditingRows()
    else { return }
    for index in views.indices {
      let identity = views[index].identity.appending(0x30E)
      let handle = rowButton("Reorder", at: identity, views[index].place, nil)
      views[index] = beside(views[index], [], [handle], modifier)
    }
  }

  private func rowButton(
    _ name: String,
    at identity: Identity,
    _ place: PlaceID,
    _ response: Response?
  ) -> ResolvedView {
    var button = ResolvedView(.control(.none), at: identity, place: place)
    var seed = Seed(label: name, traits: .button, certainty: .inferred)
    if let response {
      seed.capabilities = .activate
      seed.handlers = [Handler(trigger: .activate, response: response)]
    }
    button.seed = seed
    return button
  }

  private func beside(
    _ row: ResolvedView,
    _ leading: [ResolvedView],
    _ trailing: [ResolvedView],
    _ modifier: Modification
  ) -> ResolvedView {
    var outer = wrapped(row, .stack(Stack(axis: .horizontal)), modifier)
    outer.children = leading + [row] + trailing
    return outer
  }
}
