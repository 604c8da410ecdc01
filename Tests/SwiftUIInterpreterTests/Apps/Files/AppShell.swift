import SwiftUI

@main
struct DaybookApp: App {
  @StateObject private var notes = NotesStore()
  @StateObject private var router = AppRouter()

  var body: some Scene {
    WindowGroup {
      AppShell()
        .environmentObject(notes)
        .environmentObject(router)
    }
  }
}

@MainActor
final class AppRouter: ObservableObject {
  enum Tab: String, CaseIterable, Hashable {
    case inbox, calendar, notes, shop, more

    var title: String {
      switch self {
      case .inbox: "Messages"
      case .calendar: "Calendar"
      case .notes: "Notes"
      case .shop: "Shop"
      case .more: "More"
      }
    }

    var symbol: String {
      switch self {
      case .inbox: "tray"
      case .calendar: "calendar"
      case .notes: "note.text"
      case .shop: "cart"
      case .more: "ellipsis"
      }
    }
  }

  @Published var tab: Tab = .more
  @Published var banner: String?

  func open(_ url: URL) {
    guard let host = url.host, let tab = Tab(rawValue: host) else {
      banner = "This link cannot be opened."
      return
    }
    self.tab = tab
  }
}

struct AppShell: View {
  @EnvironmentObject private var router: AppRouter

  var body: some View {
    TabView(selection: $router.tab) {
      ForEach(AppRouter.Tab.allCases, id: \.self) { tab in
        screen(for: tab)
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
    .overlay(alignment: .top) {
      if let banner = router.banner {
        BannerView(text: banner) { router.banner = nil }
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .onOpenURL(perform: router.open)
  }

  @ViewBuilder
  private func screen(for tab: AppRouter.Tab) -> some View {
    switch tab {
    case .inbox: InboxView()
    case .calendar: CalendarMonthView()
    case .notes: NotesView()
    case .shop: ShopGridView()
    case .more: MoreView()
    }
  }
}

struct MoreView: View {
  @EnvironmentObject private var router: AppRouter

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Accounts") { AccountsView() }
        NavigationLink("Downloads") { DownloadsView() }
        NavigationLink {
          HabitsView()
        } label: {
          Label("Habits", systemImage: "checkmark.seal")
        }
        Button("Go to calendar") { router.tab = .calendar }
        Button("Show a message") { router.banner = "Saved" }
      }
      .navigationTitle("More")
    }
  }
}

private struct BannerView: View {
  let text: String
  let onClose: () -> Void

  var body: some View {
    HStack {
      Text(text)
      Spacer()
      Button("Close", systemImage: "xmark", action: onClose)
        .labelStyle(.iconOnly)
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal)
  }
}

#Preview {
  AppShell()
    .environmentObject(NotesStore())
    .environmentObject(AppRouter())
}
