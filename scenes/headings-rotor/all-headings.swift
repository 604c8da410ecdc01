import Accessibility
import SwiftUI

struct RecipeSection: Identifiable {
  let id: Int
  let title: String
  let lines: [String]
}

struct RecipePage: View {
  @State private var isSaved = false

  private let sections = [
    RecipeSection(
      id: 1,
      title: "Ingredients",
      lines: ["200 g flour", "2 eggs", "300 ml milk", "1 pinch of salt", "Butter for the pan"]
    ),
    RecipeSection(
      id: 2,
      title: "Method",
      lines: ["Whisk flour and milk", "Add eggs and salt", "Rest the batter", "Bake thinly"]
    ),
    RecipeSection(
      id: 3,
      title: "Nutrition",
      lines: ["Energy: 190 kcal", "Protein: 7 g", "Fat: 6 g"]
    ),
    RecipeSection(id: 4, title: "Storage", lines: ["Keeps for two days"]),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Pancakes")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        ForEach(sections) { section in
          Text(section.title)
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)
          ForEach(section.lines, id: \.self) { line in
            Text(line)
              .accessibilityAddTraits(.isHeader)
          }
        }
        Button("Save this tip") {
          save()
        }
      }
      .padding()
    }
  }

  func save() {
    isSaved = true
    AccessibilityNotification.Announcement("Tip saved").post()
  }
}

#Preview {
  RecipePage()
}
