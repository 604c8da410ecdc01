extension Pasted {
  static let collections = [
    Pasted(
      "rows over a collection that nothing declares: one, by the closure's name",
      "ForEach(items) { item in Text(item.name); Text(\"\\(item.count) left\") }",
      says: ["⟨item.name⟩", "⟨item.count⟩ left"],
      told: 1
    ),
    Pasted(
      "a closure without a name",
      "List(songs) { Text($0.title) }",
      says: ["⟨songs[0].title⟩"],
      told: 1
    ),
    Pasted(
      "a row that nothing declares, with its actions",
      """
      List {
          ForEach(viewModel.orders) { order in
              OrderRow(order: order).swipeActions {
                  Button("Delete", role: .destructive) { viewModel.delete(order) }
              }
          }
      }
      """,
      says: ["⟨OrderRow⟩"],
      told: 2
    ),
    Pasted(
      "links to views that nothing declares",
      """
      NavigationStack {
          List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
              .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
              .navigationTitle("Recipes")
      }
      """,
      says: ["Recipes, heading", "⟨recipe.name⟩, button"],
      told: 1
    ),
    Pasted(
      "segments of an enum that nothing declares",
      """
      Picker("Sort by", selection: $sortOrder) {
          ForEach(SortOrder.allCases, id: \\.self) { order in Text(order.title).tag(order) }
      }
      .pickerStyle(.segmented)
      """,
      says: ["⟨order.title⟩, button, 1 of 1"],
      told: 2
    ),
    Pasted(
      "a searchable list",
      "List(contacts, id: \\.id) { contact in Text(contact.fullName) }.searchable(text: $searchText)",
      says: ["⟨contact.fullName⟩"],
      told: 2
    ),
    Pasted(
      "bindings to the rows of a collection",
      "ForEach($rows) { $row in Toggle(row.name, isOn: $row.isDone) }",
      says: ["⟨rows[0].name⟩, switch button, off"],
      told: 1
    ),
    Pasted(
      "a chart of what is not known",
      "Chart(sales) { sale in BarMark(x: .value(\"Month\", sale.month), y: .value(\"Total\", sale.total)) }",
      says: ["⟨sale.month⟩, ⟨sale.total⟩"],
      told: 1
    ),
  ]

  static let parts = [
    Pasted(
      "a body without its struct",
      """
          var body: some View {
              VStack {
                  Text("Count: \\(count)")
                  Button("+") { count += 1 }
              }
          }
      """,
      says: ["Count: 0", "+, button"],
      told: 1
    ),
    Pasted(
      "a part of a body",
      """
      private var header: some View {
          HStack {
              Text("Today").font(.largeTitle)
              Button { showAdd = true } label: { Image(systemName: "plus") }
          }
      }
      """,
      says: ["Today", "Add, button"],
      told: 1
    ),
    Pasted(
      "a function that makes a view",
      """
      @ViewBuilder
      func badge(for status: Status, count: Int) -> some View {
          Text("\\(count)")
          Text(status.title)
      }
      """,
      says: ["1", "⟨status.title⟩"],
      told: 2
    ),
    Pasted(
      "modifiers alone are written on a view that was not pasted",
      ".accessibilityElement(children: .combine)\n.accessibilityLabel(\"Order \\(order.id)\")",
      says: ["Order ⟨order.id⟩"],
      told: 1
    ),
    Pasted(
      "a sheet alone",
      ".sheet(isPresented: $showSettings) { SettingsView() }",
      says: ["⟨view⟩"],
      told: 1
    ),
    Pasted(
      "a fence of Markdown around code",
      "```swift\nButton(\"Pay\") { pay() }\n```\n",
      says: ["Pay, button"],
      told: 0
    ),
    Pasted(
      "lines of dots around code",
      "...\nToggle(\"Dark mode\", isOn: $isDark)\n  ...\n",
      says: ["Dark mode, switch button, off"],
      told: 2
    ),
    Pasted(
      "a line of dots inside of a view",
      "struct Page: View {\n  var body: some View {\n    VStack {\n      Text(\"Hi\")\n      …\n    }\n  }\n}",
      says: ["Hi"],
      told: 1
    ),
    Pasted(
      "before and after, one below the other",
      """
      // Before
      HStack { Button("-") { quantity -= 1 }; Text("\\(quantity)"); Button("+") { quantity += 1 } }
      // After
      HStack { Text("\\(quantity)") }
          .accessibilityElement().accessibilityLabel("Quantity").accessibilityValue("\\(quantity)")
      """,
      says: ["-, button", "0", "+, button", "Quantity, 0"],
      told: 1
    ),
  ]

  static let views = [
    Pasted(
      "a view of a model that nothing declares",
      """
      struct UserRow: View {
          let user: User
          var body: some View { VStack { AsyncImage(url: user.avatar); Text(user.name) } }
      }
      """,
      says: ["image", "⟨user.name⟩"],
      told: 1
    ),
    Pasted(
      "a view with an object that nothing declares",
      """
      struct CounterView: View {
          @StateObject private var model = CounterModel()
          var body: some View {
              Text("\\(model.count)")
              Button("Increment") { model.increment() }
          }
      }
      """,
      says: ["⟨CounterModel.count⟩", "Increment, button"],
      told: 1
    ),
    Pasted(
      "a card of values, an optional one left out",
      """
      struct Card: View {
          let title: String
          let subtitle: String?
          let progress: Double
          let isNew: Bool
          let onTap: () -> Void
          var body: some View {
              Button(action: onTap) {
                  Text(title)
                  if let subtitle { Text(subtitle) }
                  Text("\\(progress, format: .percent)")
                  if isNew { Text("NEW") }
              }
          }
      }
      """,
      says: ["title, 100%, button"],
      told: 1
    ),
    Pasted(
      "a rating that is bound to nothing",
      """
      struct RatingView: View {
          @Binding var rating: Int
          var body: some View {
              HStack { ForEach(1..<6) { Image(systemName: $0 > rating ? "star" : "star.fill") } }
                  .accessibilityElement().accessibilityLabel("Rating")
                  .accessibilityValue("\\(rating) out of 5")
          }
      }
      """,
      says: ["Rating, 1 out of 5"],
      told: 1
    ),
    Pasted(
      "a collection of a type that nothing declares",
      """
      struct Orders: View {
          let orders: [Order]
          var body: some View { List(orders) { order in Text(order.title) } }
      }
      """,
      says: ["⟨order.title⟩"],
      told: 1
    ),
    Pasted(
      "a wrapper with the content of somebody else's",
      """
      struct Wrapper<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { Text(title); content() } }
      }
      """,
      says: ["title", "⟨content⟩"],
      told: 1
    ),
    Pasted(
      "values of the system's types",
      """
      struct Everything: View {
          let range: ClosedRange<Int>
          let date: Date
          let url: URL
          let color: Color
          var body: some View {
              Text("\\(range.lowerBound) to \\(range.upperBound)")
              Text(date, style: .date)
              Link("Go", destination: url)
              Circle().fill(color)
          }
      }
      """,
      says: ["1 to 10", "January 1, 2026", "Go, button, link"],
      told: 1
    ),
  ]
}
