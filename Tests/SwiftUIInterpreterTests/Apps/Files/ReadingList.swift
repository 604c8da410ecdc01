import SwiftData
import SwiftUI

@Model
final class Book {
  var title: String
  var author: String
  var pages: Int
  var readPages: Int
  var addedAt: Date

  init(title: String, author: String, pages: Int, readPages: Int = 0, addedAt: Date = .now) {
    self.title = title
    self.author = author
    self.pages = pages
    self.readPages = readPages
    self.addedAt = addedAt
  }

  var progress: Double { pages == 0 ? 0 : Double(readPages) / Double(pages) }
}

struct ReadingListView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.addedAt, order: .reverse) private var books: [Book]
  @State private var addsBook = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(books) { book in
          BookRow(book: book)
        }
        .onDelete { offsets in
          for index in offsets { context.delete(books[index]) }
        }
      }
      .overlay {
        if books.isEmpty {
          ContentUnavailableView(
            "No books yet",
            systemImage: "books.vertical",
            description: Text("Add the book you are reading.")
          )
        }
      }
      .navigationTitle("Reading list")
      .toolbar {
        Button("Add book", systemImage: "plus") { addsBook = true }
      }
      .sheet(isPresented: $addsBook) {
        AddBookForm { context.insert($0) }
          .presentationDragIndicator(.visible)
      }
    }
  }
}

struct BookRow: View {
  @Bindable var book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text("by \(book.author)")
      ProgressView(value: book.progress)
      Stepper("Page \(book.readPages)", value: $book.readPages, in: 0...book.pages, step: 10)
    }
  }
}

struct AddBookForm: View {
  let onAdd: (Book) -> Void
  @State private var title = ""
  @State private var author = ""
  @State private var pages = 200
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Author", text: $author)
        TextField("Pages", value: $pages, format: .number)
          .keyboardType(.numberPad)
        BookRow(book: Book(title: title.isEmpty ? "Untitled" : title, author: author, pages: pages))
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Preview")
      }
      .navigationTitle("Add book")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            onAdd(Book(title: title, author: author, pages: pages))
            dismiss()
          }
          .disabled(title.isEmpty || pages <= 0)
        }
      }
    }
  }
}

#Preview {
  ReadingListView()
    .modelContainer(for: Book.self, inMemory: true)
}
