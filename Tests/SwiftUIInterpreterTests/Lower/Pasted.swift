import Testing

/// Code as it stands in a chat, a review or a document, with what is spoken at its stops.
struct Pasted: Sendable, CustomTestStringConvertible {
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

extension Pasted {
  static let expressions = [
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
        "Name, text field", "Public, switch button, off", "Plan, Free, pop up button",
        "Save, button",
      ],
      told: 3
    ),
  ]
}
