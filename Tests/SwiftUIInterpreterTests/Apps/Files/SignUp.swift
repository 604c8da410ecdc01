import SwiftUI

enum SignUpError: LocalizedError, Equatable {
  case invalidEmail
  case weakPassword(minimum: Int)
  case server(String)

  var errorDescription: String? {
    switch self {
    case .invalidEmail: return NSLocalizedString("Enter a valid e-mail address.", comment: "")
    case .weakPassword(let minimum): return "Use at least \(minimum) characters."
    case .server(let reason): return reason
    }
  }
}

protocol AuthServicing {
  func register(email: String, password: String) async throws -> String
}

struct MockAuthService: AuthServicing {
  func register(email: String, password: String) async throws -> String {
    try await Task.sleep(nanoseconds: 500_000_000)
    guard !email.hasPrefix("taken") else { throw SignUpError.server("This address is taken.") }
    return "token-\(email.count)"
  }
}

@MainActor
final class SignUpViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @Published var wantsNews = false
  @Published private(set) var isLoading = false
  @Published var error: SignUpError?
  @Published var token: String? = nil

  private let service: AuthServicing

  init(service: AuthServicing = MockAuthService()) {
    self.service = service
  }

  var canSubmit: Bool {
    !email.isEmpty && !password.isEmpty && !isLoading
  }

  var strength: Double { min(Double(password.count) / 12.0, 1) }

  func submit() async {
    do {
      try validate()
      isLoading = true
      defer { isLoading = false }
      token = try await service.register(email: email, password: password)
    } catch let error as SignUpError {
      self.error = error
    } catch {
      self.error = .server(error.localizedDescription)
    }
  }

  private func validate() throws {
    let parts = email.split(separator: "@")
    guard parts.count == 2, parts[1].contains(".") else { throw SignUpError.invalidEmail }
    if password.count < 8 { throw SignUpError.weakPassword(minimum: 8) }
  }
}

struct SignUpView: View {
  @StateObject private var viewModel: SignUpViewModel
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var isErrorFocused: Bool
  @State private var showsPassword = false

  private enum Field: Hashable { case email, password }

  init(service: AuthServicing = MockAuthService()) {
    _viewModel = StateObject(wrappedValue: SignUpViewModel(service: service))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Create account")
          .font(.largeTitle)
          .bold()
          .accessibilityAddTraits(.isHeader)
        FormField(title: "E-mail") {
          TextField("name@example.com", text: $viewModel.email)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
            .textInputAutocapitalization(.never)
            .focused($focus, equals: .email)
            .onSubmit { focus = .password }
            .accessibilityLabel("E-mail")
        }
        FormField(title: "Password") {
          HStack {
            Group {
              if showsPassword {
                TextField("Password", text: $viewModel.password)
              } else {
                SecureField("Password", text: $viewModel.password)
              }
            }
            .textContentType(.newPassword)
            .focused($focus, equals: .password)
            .accessibilityLabel("Password")
            Button {
              showsPassword.toggle()
            } label: {
              Image(systemName: showsPassword ? "eye.slash" : "eye")
            }
            .accessibilityLabel(showsPassword ? Text("Hide password") : Text("Show password"))
          }
        }
        if !viewModel.password.isEmpty {
          ProgressView("Strength", value: viewModel.strength)
            .tint(viewModel.strength < 0.6 ? .orange : .green)
        }
        DatePicker(
          "Date of birth",
          selection: $viewModel.birthday,
          in: ...Date(),
          displayedComponents: [.date]
        )
        Toggle("Send me news", isOn: $viewModel.wantsNews)
        if let error = viewModel.error {
          Label(error.localizedDescription, systemImage: "exclamationmark.triangle.fill")
            .foregroundStyle(.red)
            .accessibilityFocused($isErrorFocused)
        }
        submitButton
      }
      .padding()
    }
    .onChange(of: viewModel.error) { _, newValue in
      isErrorFocused = newValue != nil
    }
    .alert(
      "Welcome",
      isPresented: Binding(
        get: { viewModel.token != nil },
        set: { if !$0 { viewModel.token = nil } }
      )
    ) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Your account is ready.")
    }
  }

  private var submitButton: some View {
    Button {
      Task { await viewModel.submit() }
    } label: {
      ZStack {
        Text("Sign up").opacity(viewModel.isLoading ? 0 : 1)
        if viewModel.isLoading { ProgressView() }
      }
      .frame(maxWidth: .infinity, minHeight: 44)
    }
    .buttonStyle(.borderedProminent)
    .disabled(!viewModel.canSubmit)
  }
}

struct FormField<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.footnote)
        .foregroundColor(.secondary)
        .accessibilityHidden(true)
      content()
        .padding(10)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.4)))
    }
  }
}

#Preview {
  SignUpView(service: MockAuthService())
}
