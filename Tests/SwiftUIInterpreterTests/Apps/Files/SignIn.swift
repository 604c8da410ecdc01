import SwiftUI

protocol SessionService: Sendable {
  func signIn(email: String, password: String) async throws -> UserAccount
}

struct UserAccount: Codable, Equatable {
  let id: UUID
  var displayName: String
  var email: String
  var memberSince: Date
}

enum SessionError: LocalizedError {
  case wrongPassword(attemptsLeft: Int)
  case offline

  var errorDescription: String? {
    switch self {
    case .wrongPassword(let attempts) where attempts == 0:
      return "Your account is locked. Try again in 10 minutes."
    case .wrongPassword(let attempts):
      return "That password is not right. \(attempts) attempts left."
    case .offline:
      return "You appear to be offline."
    }
  }
}

struct DemoSessionService: SessionService {
  func signIn(email: String, password: String) async throws -> UserAccount {
    try await Task.sleep(nanoseconds: 300_000_000)
    guard password.count >= 8 else { throw SessionError.wrongPassword(attemptsLeft: 2) }
    return UserAccount(id: UUID(), displayName: "Mina", email: email, memberSince: .now)
  }
}

@MainActor
final class SignInModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isBusy = false
  @Published private(set) var errorText: String?
  @Published private(set) var account: UserAccount?

  private let service: SessionService

  init(service: SessionService = DemoSessionService()) {
    self.service = service
  }

  var canSubmit: Bool {
    email.contains("@") && !password.isEmpty && !isBusy
  }

  func submit() async {
    guard canSubmit else { return }
    isBusy = true
    errorText = nil
    defer { isBusy = false }
    do {
      account = try await service.signIn(email: email.lowercased(), password: password)
    } catch {
      errorText = error.localizedDescription
    }
  }
}

struct SignInView: View {
  enum Field: Hashable { case email, password }

  @StateObject private var model = SignInModel()
  @AppStorage("rememberMe") private var rememberMe = true
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var isErrorFocused: Bool
  @State private var showsReset = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Welcome back")
            .font(.largeTitle.bold())
            .accessibilityAddTraits(.isHeader)

          if let error = model.errorText {
            Label(error, systemImage: "exclamationmark.triangle.fill")
              .foregroundStyle(.red)
              .accessibilityFocused($isErrorFocused)
          }

          fields

          Toggle("Remember me", isOn: $rememberMe)

          Button(action: submit) {
            if model.isBusy {
              ProgressView()
            } else {
              Text("Sign in")
            }
          }
          .buttonStyle(.primary)
          .disabled(!model.canSubmit)

          Button("Forgot password?") { showsReset = true }
            .font(.footnote)
        }
        .padding(24)
      }
      .navigationBarTitleDisplayMode(.inline)
      .alert("Reset password", isPresented: $showsReset) {
        TextField("Email", text: $model.email)
        Button("Send link") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("We will email you a link.")
      }
    }
  }

  private var fields: some View {
    VStack(spacing: 12) {
      TextField("Email", text: $model.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focus, equals: .email)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $model.password)
        .textContentType(.password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .onSubmit(submit)
    }
    .textFieldStyle(.roundedBorder)
  }

  private func submit() {
    Task {
      await model.submit()
      isErrorFocused = model.errorText != nil
    }
  }
}

#Preview {
  SignInView()
}
