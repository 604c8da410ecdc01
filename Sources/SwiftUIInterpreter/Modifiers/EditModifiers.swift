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
    view.seed?.inference = .systemButton
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
      views[index].steps.append(.actions(.delete, [button], of: identity))
      guard isEditing else { continue }
      let remove = rowButton("Remove", at: identity.appending(1), place, response)
      views[index] = beside(views[index], [remove], [], modifier)
    }
  }

  /// `.onMove` on a `ForEach`: in edit mode each row has a handle that can be dragged.
  ///
  /// A double tap that is held picks the row up; held again on the handle of another row it drops it
  /// there, on its own it leaves it where it is. The handle's actions move the row by one.
  ///
  /// - Source: MagentaA11y, recording of a draggable row: name, role and hint; the two holds stand
  ///   for the drag between them, and the actions for those that apps add, both inferred.
  mutating func move(_ modifier: Modification, _ views: inout [ResolvedView]) {
    let arguments = modifier.arguments
    guard let action = arguments["perform"] ?? arguments.unlabelled, action != .none,
      isEditingRows()
    else { return }
    let cell = CellID(hash: modifier.identity.appending(0xD2A6).hash)
    let lifted = kept(cell)?.integer
    let rows = views.indices.map { views[$0].row ?? $0 }
    let last = rows.max() ?? 0
    for index in views.indices where !views[index].forbidsMoving {
      let row = rows[index]
      let identity = views[index].identity.appending(0x30E)
      let name = Flattener.rowName(of: views[index])
      let label = name.isEmpty ? "Reorder" : "Reorder \(name)"
      var handle = rowButton(label, at: identity, views[index].place, nil)
      handle.seed?.traits.insert(.draggable)
      handle.seed?.capabilities.insert(.longPressGesture)
      let held = dropping(lifted, on: row, action, cell)
      handle.seed?.handlers.append(Handler(trigger: .longPress, response: held))
      if row > 0 {
        let response = moving(row, to: row - 1, action)
        handle.steps.append(.action(name: "Move up", response, of: identity))
      }
      if row < last {
        let response = moving(row, to: row + 1, action)
        handle.steps.append(.action(name: "Move down", response, of: identity))
      }
      views[index] = beside(views[index], [], [handle], modifier)
    }
  }

  /// Picks a row up, or drops the one that was.
  private func dropping(
    _ lifted: Int?,
    on row: Int,
    _ action: Value,
    _ cell: CellID
  ) -> Response {
    guard let lifted else { return .keep(.int(row), cell) }
    let release = Response.keep(.bool(false), cell)
    if lifted == row { return release }
    return .sequence([release, moving(lifted, to: row, action)])
  }

  /// Moves a row to the place of another one.
  private func moving(_ row: Int, to target: Int, _ action: Value) -> Response {
    let rows = Value.set(SetValue([.int(row)]))
    // The place is counted before the row is taken out.
    let offset = target > row ? target + 1 : target
    return .call(
      action,
      [Argument(label: nil, value: rows), Argument(label: nil, value: .int(offset))]
    )
  }

  private func rowButton(
    _ name: String,
    at identity: Identity,
    _ place: PlaceID,
    _ response: Response?
  ) -> ResolvedView {
    var button = ResolvedView(.control(.none), at: identity, place: place)
    var seed = Seed(label: name, traits: .button, inference: .editedRow)
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
