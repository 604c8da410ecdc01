import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable, Codable {
  case system, light, dark

  var id: String { rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .system: "Match device"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var symbol: String {
    switch self {
    case .system: return "circle.lefthalf.filled"
    case .light: return "sun.max"
    case .dark: return "moon"
    }
  }
}

final class SettingsStore: ObservableObject {
  static let shared = SettingsStore()

  @Published var reminderHour = 8
  @Published var cacheMegabytes = 128.5
  @Published private(set) var lastSync: Date?

  var cacheText: String {
    String(format: "%.1f MB", cacheMegabytes)
  }

  func clearCache() {
    cacheMegabytes = 0
  }

  func sync(completion: @escaping (Result<Date, Error>) -> Void) {
    let now = Date()
    lastSync = now
    completion(.success(now))
  }
}

struct SettingsView: View {
  @AppStorage("theme") private var theme: AppTheme = .system
  @AppStorage("notifications") private var notificationsEnabled = true
  @AppStorage("username") private var username = "Robin"
  @StateObject private var store = SettingsStore.shared
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @State private var isConfirmingReset = false
  @State private var syncMessage: String?

  private let version =
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"

  var body: some View {
    NavigationStack {
      Form {
        accountSection
        Section {
          Picker("Appearance", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Label(theme.title, systemImage: theme.symbol)
                .tag(theme)
            }
          }
          Toggle(isOn: $notificationsEnabled.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }
          if notificationsEnabled {
            Stepper(value: $store.reminderHour, in: 0...23) {
              Text("Remind me at \(store.reminderHour):00")
            }
          }
        } header: {
          Text("General")
        } footer: {
          Text("Reminders are sent once a day.")
        }

        Section("Storage") {
          LabeledContent("Cache", value: store.cacheText)
          Button("Clear cache", role: .destructive) {
            isConfirmingReset = true
          }
          .disabled(store.cacheMegabytes == 0)
        }

        Section(header: Text("About")) {
          row("Version", value: version)
          NavigationLink {
            LicensesView()
          } label: {
            Text("Licences")
          }
          Button {
            if let url = URL(string: "https://example.com/privacy") {
              openURL(url)
            }
          } label: {
            HStack {
              Text("Privacy policy")
              Spacer()
              Image(systemName: "arrow.up.right.square")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            }
          }
          .accessibilityAddTraits(.isLink)
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: { dismiss() })
        }
      }
      .confirmationDialog(
        "Clear the cache?",
        isPresented: $isConfirmingReset,
        titleVisibility: .visible
      ) {
        Button("Clear", role: .destructive, action: store.clearCache)
      } message: {
        Text("Downloaded images are fetched again when needed.")
      }
    }
    .tint(.indigo)
  }

  private var accountSection: some View {
    Section {
      HStack(spacing: 12) {
        Circle()
          .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
          .frame(width: 44, height: 44)
          .overlay {
            Text(username.prefix(1).uppercased())
              .font(.headline)
              .foregroundColor(.white)
          }
          .accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text(username).font(.headline)
          Text(syncMessage ?? "Not synced yet")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
      Button("Sync now") {
        store.sync { result in
          switch result {
          case .success(let date):
            syncMessage = "Synced \(date.formatted(date: .abbreviated, time: .shortened))"
          case .failure(let error):
            syncMessage = error.localizedDescription
          }
        }
      }
    }
  }

  @ViewBuilder
  private func row(_ title: String, value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundColor(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

struct LicensesView: View {
  private let names = ["Alamofire", "Kingfisher"]

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
    }
    .navigationTitle("Licences")
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SettingsView()
      SettingsView().preferredColorScheme(.dark)
    }
  }
}
