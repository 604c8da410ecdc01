import SwiftUI

struct Todo: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var notes = ""
  var priority: Priority = .normal
  var due: Date?
  var isDone = false

  enum Priority: Int, Codable, CaseIterable, CustomStringConvertible {
    case low, normal, high
    var description: String { ["Low", "Normal", "High"][rawValue] }
  }
}

struct TodoFilter: OptionSet {
  let rawValue: Int
  static let done = TodoFilter(rawValue: 1 << 0)
  static let urgent = TodoFilter(rawValue: 1 << 1)
  static let all: TodoFilter = [.done, .urgent]
}

struct TodoBoard: View {
  @State private var todos: [Todo] = [
    Todo(title: "Buy milk"),
    Todo(title: "Call the bank", priority: .high),
    Todo(title: "Water plants", isDone: true),
  ]
  @State private var editing: Todo?
  @State private var draft = ""
  @State private var filter: TodoFilter = .all
  @State private var pendingDeletion: IndexSet?
  @State private var editMode: EditMode = .inactive

  private var groups: [(key: Todo.Priority, value: [Todo])] {
    Dictionary(grouping: visible, by: \.priority).sorted { $0.key.rawValue > $1.key.rawValue }
  }

  private var visible: [Todo] {
    todos.filter { todo in
      (filter.contains(.done) || !todo.isDone) && (!filter.isEmpty || todo.priority != .high)
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            TextField("New to-do", text: $draft)
              .onSubmit(add)
            Button(action: add) {
              Image(systemName: "plus.circle.fill")
            }
            .buttonStyle(.borderless)
            .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
            .accessibilityLabel("Add to-do")
          }
        }
        ForEach(groups, id: \.key) { group in
          Section(header: Text(group.key.description)) {
            ForEach(group.value) { todo in
              TodoRow(todo: binding(for: todo)) { editing = todo }
            }
          }
        }
        Section("Order") {
          ForEach($todos) { $todo in
            Toggle(todo.title, isOn: $todo.isDone)
          }
          .onDelete { pendingDeletion = $0 }
          .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .environment(\.editMode, $editMode)
      .navigationTitle("\(todos.filter { !$0.isDone }.count) open")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("Clear done", role: .destructive) {
            todos = todos.filter { !$0.isDone }
          }
        }
        ToolbarItem {
          Button(editMode.isEditing ? "Done" : "Edit") {
            withAnimation { editMode = editMode.isEditing ? .inactive : .active }
          }
        }
      }
      .sheet(item: $editing) { todo in
        TodoEditor(todo: todo) { changed in
          if let index = todos.firstIndex(of: todo) { todos[index] = changed }
        }
      }
      .alert(
        "Delete this to-do?",
        isPresented: .init(get: { pendingDeletion != nil }, set: { _ in pendingDeletion = nil }),
        presenting: pendingDeletion
      ) { offsets in
        Button("Delete", role: .destructive) { todos.remove(atOffsets: offsets) }
        Button("Cancel", role: .cancel) {}
      } message: { offsets in
        Text("\(offsets.count) item will be removed.")
      }
    }
  }

  private func add() {
    let title = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return }
    todos.insert(Todo(title: title), at: 0)
    draft.removeAll()
  }

  private func binding(for todo: Todo) -> Binding<Todo> {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else {
      fatalError("unknown to-do")
    }
    return $todos[index]
  }
}

struct TodoRow: View {
  @Binding var todo: Todo
  let onEdit: () -> Void

  var body: some View {
    HStack {
      Button {
        todo.isDone.toggle()
      } label: {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.plain)
      .accessibilityLabel(todo.isDone ? "Mark as open" : "Mark as done")
      Text(todo.title)
        .strikethrough(todo.isDone)
      Spacer()
      if todo.priority == .high {
        Text("!").foregroundStyle(.red).accessibilityLabel("High priority")
      }
    }
    .contentShape(Rectangle())
    .onTapGesture(perform: onEdit)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(todo.title)
    .accessibilityAction(named: Text("Edit"), onEdit)
  }
}

struct TodoEditor: View {
  @State var todo: Todo
  var onSave: (Todo) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var hasDueDate: Bool

  init(todo: Todo, onSave: @escaping (Todo) -> Void) {
    self._todo = State(initialValue: todo)
    self.onSave = onSave
    self._hasDueDate = State(initialValue: todo.due != nil)
  }

  var body: some View {
    Form {
      TextField("Title", text: $todo.title)
      TextField("Notes", text: $todo.notes, axis: .vertical)
        .lineLimit(3...6)
      Picker("Priority", selection: $todo.priority) {
        ForEach(Todo.Priority.allCases, id: \.self) { priority in
          Text("\(priority)" as String)
        }
      }
      .pickerStyle(.inline)
      Toggle("Due date", isOn: $hasDueDate.animation())
      if hasDueDate {
        DatePicker(
          "Due",
          selection: Binding($todo.due) ?? .constant(Date.now),
          displayedComponents: .date
        )
        .datePickerStyle(.compact)
      }
      Button("Save") {
        onSave(todo)
        dismiss()
      }
    }
  }
}
