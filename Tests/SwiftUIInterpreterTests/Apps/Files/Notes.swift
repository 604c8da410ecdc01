// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct Note: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var text: String
  var edited: Date
  var tags: Set<String> = []
  var isLocked = false
}

class NotesStore: ObservableObject {
  enum Sorting: String, CaseIterable, Identifiable {
    case edited = "Date edited"
    case title = "Title"
    var id: String { rawValue }
  }

  @Published var notes: [Note]
  @Published var sorting = Sorting.edited

  init(notes: [Note] = NotesStore.samples) { self.notes = notes }

  static let samples = [
    Note(
      title: "Packing list",
      text: "Tent\nStove\nRope",
      edited: Date(timeIntervalSince1970: 1_767_225_600),
      tags: ["travel"]
    ),
    Note(
      title: "Door code",
      text: "4711",
      edited: Date(timeIntervalSince1970: 1_767_100_000),
      isLocked: true
    ),
    Note(
      title: "Books",
      text: "",
      edited: Date(timeIntervalSince1970: 1_766_000_000),
      tags: ["home", "later"]
    ),
  ]

  var sorted: [Note] {
    switch sorting {
    case .edited: notes.sorted { $0.edited > $1.edited }
    case .title: notes.sorted { $0.title < $1.title }
    }
  }

  var tags: [String] {
    Array(Set(notes.flatMap(\.tags))).sorted()
  }
}

struct NotesView: View {
  @EnvironmentObject private var store: NotesStore
  @State private var path: [Note] = []
  @State private var selectedTag: String?

  var body: some View {
    NavigationStack(path: $path) {
      List {
        tagRow
        ForEach(store.sorted.filter { selectedTag == nil || $0.tags.contains(selectedTag!) }) {
          note in
          NavigationLink(value: note) { NoteRow(note: note) }
            .disabled(note.isLocked)
            .contextMenu {
              Button("Duplicate", systemImage: "plus.square.on.square") { duplicate(note) }
              Button(note.isLocked ? "Unlock" : "Lock", systemImage: "lock") { toggleLock(note) }
            }
        }
        .onDelete(perform: delete)
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { note in
        if let index = store.notes.firstIndex(where: { $0.id == note.id }) {
          NoteEditor(note: $store.notes[index])
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort by", selection: $store.sorting) {
              ForEach(NotesStore.Sorting.allCases) { Text($0.rawValue).tag($0) }
            }
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Text("\(store.notes.count) notes").font(.footnote)
          Spacer()
          Button("New note", systemImage: "square.and.pencil", action: add)
        }
      }
    }
  }

  private var tagRow: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(store.tags, id: \.self) { tag in
          Button("#\(tag)") { selectedTag = selectedTag == tag ? nil : tag }
            .buttonStyle(.bordered)
            .accessibilityLabel("Tag \(tag)")
            .accessibilityAddTraits(selectedTag == tag ? .isSelected : [])
        }
      }
    }
  }

  private func add() {
    let note = Note(title: "New note", text: "", edited: .now)
    store.notes.insert(note, at: 0)
    path.append(note)
  }

  private func duplicate(_ note: Note) {
    var copy = note
    copy.id = UUID()
    copy.title += " copy"
    store.notes.append(copy)
  }

  private func toggleLock(_ note: Note) {
    guard let index = store.notes.firstIndex(of: note) else { return }
    store.notes[index].isLocked.toggle()
  }

  private func delete(at offsets: IndexSet) {
    for id in offsets.map({ store.sorted[$0].id }) {
      store.notes.removeAll { $0.id == id }
    }
  }
}

private struct NoteRow: View {
  let note: Note

  private var summary: String {
    note.isLocked
      ? "Locked"
      : note.text.components(separatedBy: "\n").first.flatMap { $0.isEmpty ? nil : $0 } ?? "No text"
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(note.title).font(.headline)
      Text("\(note.edited, format: .dateTime.day().month()) · \(summary)")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

struct NoteEditor: View {
  @Binding var note: Note

  private var words: Int { note.text.split { $0.isWhitespace }.count }

  var body: some View {
    VStack {
      TextField("Title", text: $note.title).font(.title)
      TextEditor(text: $note.text)
        .accessibilityLabel("Note")
      Text("\(words) words").font(.caption)
    }
    .padding()
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: note.text) { _, _ in note.edited = .now }
  }
}

struct NotesView_Previews: PreviewProvider {
  static var previews: some View {
    NotesView().environmentObject(NotesStore())
  }
}
