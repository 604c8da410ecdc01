import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Code as it stands in a chat, a review or a document, with what is spoken at its stops.
private struct Pasted: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var spoken: [String]
  /// How many things are told as missing or made up.
  var told: Int

  var testDescription: String { name }

  init(_ name: String, _ source: String, says spoken: [String], told: Int) {
    self.name = name
    self.source = source
    self.spoken = spoken
    self.told = told
  }
}

private let expressions = [
  Pasted(
    "a row of a product that nothing declares, told once",
    """
    HStack {
        Image(systemName: "star.fill")
        Text(product.name)
        Spacer()
        Text("$\\(product.price)")
    }
    .onTapGesture { select(product) }
    """,
    says: ["Favorite, image", "⟨product.name⟩", "$⟨product.price⟩"],
    told: 1
  ),
  Pasted(
    "a label made of a name that nothing declares",
    """
    Button(action: { cart.add(item) }) { Image(systemName: "cart.badge.plus") }
        .accessibilityLabel("Add \\(item.name) to cart")
    """,
    says: ["Add ⟨item.name⟩ to cart, button"],
    told: 1
  ),
  Pasted(
    "a switch whose change calls a function",
    """
    Toggle(isOn: $notificationsEnabled) {
        Text("Notifications")
    }
    .onChange(of: notificationsEnabled) { newValue in updateSettings(newValue) }
    """,
    says: ["Notifications, switch button, off"],
    told: 1
  ),
  Pasted(
    "a greeting",
    "Text(\"Hello, \\(userName)!\")",
    says: ["Hello, ⟨userName⟩!"],
    told: 1
  ),
  Pasted(
    "fields and a button that waits for them",
    """
    TextField("Email", text: $email)
    SecureField("Password", text: $password)
    Button("Sign in") { signIn(email: email, password: password) }
        .disabled(email.isEmpty || password.isEmpty)
    """,
    says: ["Email, text field", "Password, secure text field", "Sign in, dimmed, button"],
    told: 1
  ),
  Pasted(
    "a condition that nothing declares is false",
    "if isLoading { ProgressView(\"Loading\") } else { Text(message) }",
    says: ["⟨message⟩"],
    told: 2
  ),
  Pasted(
    "a heart that turns",
    """
    Button { isFavorite.toggle() } label: {
        Image(systemName: isFavorite ? "heart.fill" : "heart")
    }
    .accessibilityLabel(isFavorite ? "Remove from favorites" : "Add to favorites")
    """,
    says: ["Add to favorites, button"],
    told: 1
  ),
  Pasted(
    "a total of what is made up and what is not known",
    """
    Stepper("Quantity: \\(quantity)", value: $quantity, in: 1...10)
    Text("Total: \\(Double(quantity) * price, format: .currency(code: "USD"))")
    """,
    says: ["Quantity: 1, adjustable", "Total: ⟨price⟩"],
    told: 2
  ),
  Pasted(
    "formats of what is not known",
    """
    Text(price, format: .currency(code: "EUR"))
    Text(date.formatted(date: .abbreviated, time: .omitted))
    Text("\\(items.count) items")
    """,
    says: ["⟨price⟩", "⟨date⟩", "⟨items.count⟩ items"],
    told: 3
  ),
  Pasted(
    "a menu whose buttons name functions",
    """
    Menu("Options") {
        Button("Rename", action: rename)
        Button("Delete", role: .destructive, action: delete)
    }
    """,
    says: ["Options, button, pop up button"],
    told: 0
  ),
  Pasted(
    "a picture and a button over it",
    """
    ZStack(alignment: .topTrailing) {
        Image(photo.name)
        Button(action: dismiss) { Image(systemName: "xmark") }.padding()
    }
    """,
    says: ["⟨photo.name⟩, image", "xmark, button"],
    told: 2
  ),
  Pasted(
    "state with a wrapper before a view of tabs",
    """
    @State private var selectedTab = 0
    TabView(selection: $selectedTab) {
        Text("Feed").tabItem { Label("Home", systemImage: "house") }.tag(0)
        Text("Me").tabItem { Label("Profile", systemImage: "person") }.tag(1)
    }
    """,
    says: ["Feed", "selected, Home, tab, 1 of 2", "Profile, tab, 2 of 2"],
    told: 0
  ),
  Pasted(
    "a view in a variable of somebody else's",
    "VStack { header.padding(); content.frame(maxWidth: .infinity).background(.red) }",
    says: ["⟨header⟩", "⟨content⟩"],
    told: 2
  ),
  Pasted(
    "constants of types that nothing declares, each type told once",
    """
    Label(title: { Text(L10n.settings) }, icon: { Image(.gear) })
        .foregroundStyle(Theme.primary)
    Text(L10n.about)
    """,
    says: ["⟨L10n.settings⟩", "⟨L10n.about⟩"],
    told: 2
  ),
  Pasted(
    "the case of a state that nothing declares",
    """
    switch viewModel.state {
    case .loading: ProgressView()
    case .loaded(let items): List(items) { Text($0.name) }
    case .failed(let error): Text(error.localizedDescription)
    }
    """,
    says: ["⟨viewModel.state⟩"],
    told: 1
  ),
  Pasted(
    "a default stands for a case that is not known",
    "switch status { case .paid: Text(\"Paid\"); default: Text(\"Open\") }",
    says: ["Open"],
    told: 1
  ),
  Pasted(
    "a form of a model whose plan has cases",
    """
    Form {
        TextField("Name", text: $profile.name)
        Toggle("Public", isOn: $profile.isPublic)
        Picker("Plan", selection: $profile.plan) {
            Text("Free").tag(Plan.free)
            Text("Pro").tag(Plan.pro)
        }
        Button("Save", action: viewModel.save)
    }
    """,
    says: [
      "Name, text field", "Public, switch button, off", "Plan, Free, pop up button", "Save, button",
    ],
    told: 3
  ),
]

private let collections = [
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

private let parts = [
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
    told: 2
  ),
  Pasted(
    "a sheet alone",
    ".sheet(isPresented: $showSettings) { SettingsView() }",
    says: ["⟨view⟩"],
    told: 2
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

private let views = [
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

@Suite("Code as people paste it")
struct PastedFragmentTests {
  @Test(
    "is shown as far as it goes, and what is missing is marked and told once",
    arguments: expressions + collections + parts + views
  )
  fileprivate func shown(_ pasted: Pasted) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: pasted.source)])
    let walk = Walk(try LiveScreen(program))
    #expect(walk.spoken == pasted.spoken)
    let found = program.diagnostics + walk.reader.screen.diagnostics
    #expect(found.count == pasted.told, "\(found.map(\.description))")
    #expect(found.allSatisfy { $0.severity != .error && $0.place != nil })
  }

  @Test(
    "a call of what nothing declares is an entry in the log",
    arguments: [
      ("Button(\"A\") { reorder(42) }", "reorder(42)"),
      ("Button(\"A\", action: send)", "send()"),
      ("Button(\"A\") { model.cart.add(\"x\", count: 2) }", "add(\"x\", count: 2)"),
      ("Button(\"A\") { Task { await model.load(page: 2) } }", "load(page: 2)"),
      ("Text(\"A\").onTapGesture { select(product) }", "select(⟨product⟩)"),
      ("Text(\"A\").accessibilityAction { share(to: .mail) }", "share(to: .mail)"),
      (
        """
        struct A: View {
          @StateObject var model = Model()
          var body: some View { Button("A") { model.increment(by: 3) } }
        }
        """, "increment(by: 3)"
      ),
      (
        "struct A: View { let onTap: (Int) -> Void; var body: some View { Button(\"A\") { onTap(7) } } }",
        "onTap(7)"
      ),
    ]
  )
  func logged(_ source: String, _ call: String) throws {
    var walk = try walk(source)
    walk.perform(.doubleTap)
    #expect(walk.reader.screen.calls == [call])
  }

  @Test(
    "a value of another kind than its use implies is refused",
    arguments: [
      ("Stepper(\"N\", value: $n, in: 1...5)", "\"x\"", true),
      ("Stepper(\"N\", value: $n, in: 1...5)", "4", false),
      ("Stepper(\"N\", value: $n, in: 1...5)", "2.5", false),
      ("Toggle(\"N\", isOn: $n)", "3", true), ("Toggle(\"N\", isOn: $n)", "true", false),
      ("TextField(\"N\", text: $n)", "false", true), ("TextField(\"N\", text: $n)", "\"a\"", false),
      ("Slider(value: $n)", "\"a\"", true), ("Slider(value: $n)", "1", false),
      ("ForEach($n) { $it in Text(it) }", "3", true),
      ("ForEach($n) { $it in Text(it) }", "[\"a\"]", false),
    ]
  )
  func refused(_ source: String, _ value: String, _ isRefused: Bool) throws {
    let program = Program(files: [SourceFile(path: "Test.swift", text: source)])
    let values = [LiveScreen.HandedIn(name: "n", expression: value)]
    let screen = try? LiveScreen(program, values: values)
    #expect((screen == nil) == isRefused)
  }
}
