import SwiftUI

struct Recipe: Identifiable, Hashable {
  enum Difficulty: Int, Comparable, CaseIterable {
    case easy = 1, medium, hard

    static func < (lhs: Difficulty, rhs: Difficulty) -> Bool { lhs.rawValue < rhs.rawValue }
    var label: String { String(describing: self).capitalized }
  }

  let id = UUID()
  var name: String
  var minutes: Int
  var difficulty: Difficulty
  var isFavorite = false
  var tags: Set<String> = []
}

extension Recipe {
  static let samples: [Recipe] = [
    Recipe(name: "Pancakes", minutes: 20, difficulty: .easy, isFavorite: true, tags: ["sweet"]),
    Recipe(name: "Ramen", minutes: 90, difficulty: .hard, tags: ["soup", "savoury"]),
    .init(name: "Risotto", minutes: 45, difficulty: .medium),
  ]
}

@Observable
final class RecipeLibrary {
  var recipes = Recipe.samples
  var query = ""
  var order: Order = .name

  enum Order: String, CaseIterable, Identifiable {
    case name = "Name"
    case time = "Time"
    var id: Self { self }
  }

  var filtered: [Recipe] {
    let needle = query.trimmingCharacters(in: .whitespaces)
    let found =
      needle.isEmpty
      ? recipes
      : recipes.filter { $0.name.localizedCaseInsensitiveContains(needle) }
    return found.sorted { lhs, rhs in
      switch order {
      case .name: lhs.name < rhs.name
      case .time: lhs.minutes < rhs.minutes
      }
    }
  }

  func toggleFavorite(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
    recipes[index].isFavorite.toggle()
  }

  func delete(at offsets: IndexSet) {
    let ids = offsets.map { filtered[$0].id }
    recipes.removeAll { ids.contains($0.id) }
  }
}

struct RecipeListView: View {
  @State private var library = RecipeLibrary()
  @State private var path = NavigationPath()
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        if !favorites.isEmpty, library.query.isEmpty {
          Section("Favourites") {
            ForEach(favorites) { recipe in
              link(to: recipe)
            }
          }
        }
        Section {
          ForEach(library.filtered) { recipe in
            link(to: recipe)
              .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button {
                  withAnimation { library.toggleFavorite(recipe) }
                } label: {
                  Label(
                    recipe.isFavorite ? "Unfavourite" : "Favourite",
                    systemImage: recipe.isFavorite ? "heart.slash" : "heart"
                  )
                }
                .tint(.pink)
              }
          }
          .onDelete(perform: library.delete)
        } header: {
          Text("All recipes (\(library.filtered.count))")
        }
      }
      .listStyle(.insetGrouped)
      .overlay {
        if library.filtered.isEmpty {
          ContentUnavailableView.search(text: library.query)
        }
      }
      .searchable(text: $library.query, prompt: "Search recipes")
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Menu {
            Picker("Sort by", selection: $library.order) {
              ForEach(RecipeLibrary.Order.allCases) { Text($0.rawValue).tag($0) }
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
          Button {
            isAdding.toggle()
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("Add recipe")
        }
      }
      .sheet(isPresented: $isAdding) {
        AddRecipeSheet { name, minutes in
          library.recipes.append(Recipe(name: name, minutes: minutes, difficulty: .easy))
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  private var favorites: [Recipe] { library.recipes.filter(\.isFavorite) }

  private func link(to recipe: Recipe) -> some View {
    NavigationLink(value: recipe) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(recipe.name).font(.headline)
          Text("\(recipe.minutes) min · \(recipe.difficulty.label)")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Spacer()
        if recipe.isFavorite {
          Image(systemName: "heart.fill")
            .foregroundStyle(.pink)
            .accessibilityLabel("Favourite")
        }
      }
    }
    .id(recipe.id)
  }
}

struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(recipe.name)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        Label("\(recipe.minutes) minutes", systemImage: "clock")
        ForEach(recipe.tags.sorted(), id: \.self) { tag in
          Text("#" + tag)
            .padding(6)
            .background(.thinMaterial, in: Capsule())
        }
      }
      .frame(maxWidth: sizeClass == .regular ? 600 : .infinity, alignment: .leading)
      .padding()
    }
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct AddRecipeSheet: View {
  var onSave: (String, Int) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var minutes = 30
  @FocusState private var isNameFocused: Bool

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
          .focused($isNameFocused)
          .submitLabel(.done)
        Stepper("\(minutes) minutes", value: $minutes, in: 5...240, step: 5)
      }
      .navigationTitle("New recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(name, minutes)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
      .onAppear { isNameFocused = false }
    }
  }
}

#Preview {
  RecipeListView()
}
