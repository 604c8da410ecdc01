import SwiftUI

private struct OnboardingPage: Identifiable {
  let id: Int
  let title: String
  let message: String
  let systemImage: String
  var accent: Color = .blue

  static let all: [OnboardingPage] = [
    .init(
      id: 0,
      title: "Track your habits",
      message: "Add as many as you like.",
      systemImage: "checklist"
    ),
    .init(
      id: 1,
      title: "Stay on course",
      message: "Gentle reminders, **no** nagging.",
      systemImage: "bell",
      accent: .orange
    ),
    .init(
      id: 2,
      title: "Look back",
      message: "See how far you have come.",
      systemImage: "chart.bar"
    ),
  ]
}

struct OnboardingView: View {
  @AppStorage("hasSeenOnboarding") var hasSeenOnboarding: Bool = false
  @State private var selection = 0
  @State private var acceptedTerms = false
  @Namespace private var animation
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  private let pages = OnboardingPage.all
  private var isLastPage: Bool { selection == pages.indices.last }

  var body: some View {
    Group {
      if hasSeenOnboarding {
        HomeView()
          .transition(.opacity)
      } else {
        tour
      }
    }
    .animation(reduceMotion ? nil : .easeInOut, value: hasSeenOnboarding)
  }

  @ViewBuilder var tour: some View {
    ZStack(alignment: .topTrailing) {
      VStack(spacing: 24) {
        TabView(selection: $selection) {
          ForEach(pages) { page in
            PageView(page: page)
              .tag(page.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))

        if isLastPage {
          Toggle("I accept the [terms](https://example.com/terms)", isOn: $acceptedTerms)
            .padding(.horizontal)
        }

        Button(action: advance) {
          Text(isLastPage ? "Get started" : "Continue")
            .frame(maxWidth: .infinity)
            .padding()
            .background(
              RoundedRectangle(cornerRadius: 14, style: .continuous)
                .fill(Color.accentColor)
            )
            .foregroundColor(.white)
        }
        .buttonStyle(PressableStyle())
        .disabled(isLastPage && !acceptedTerms)
        .padding(.horizontal, 32)
      }
      if !isLastPage {
        Button("Skip") {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
            selection = pages.count - 1
          }
        }
        .padding()
      }
    }
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }

  private func advance() {
    guard isLastPage else {
      withAnimation { selection += 1 }
      return
    }
    hasSeenOnboarding = true
  }
}

private struct PageView: View {
  let page: OnboardingPage
  @ScaledMetric(relativeTo: .largeTitle) private var iconSize = 80.0

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.systemImage)
        .resizable()
        .scaledToFit()
        .frame(width: iconSize, height: iconSize)
        .foregroundStyle(page.accent.gradient)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.title.weight(.bold))
        .accessibilityAddTraits(.isHeader)
      Text(LocalizedStringKey(page.message))
        .multilineTextAlignment(.center)
        .fixedSize(horizontal: false, vertical: true)
    }
    .padding()
  }
}

struct PressableStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct HomeView: View {
  enum Tab: Hashable { case today, stats, profile }
  @State private var tab = Tab.today

  var body: some View {
    TabView(selection: $tab) {
      Text("Nothing to do today")
        .tabItem { Label("Today", systemImage: "sun.max") }
        .tag(Tab.today)
      NavigationView {
        Text("No data yet").navigationTitle("Statistics")
      }
      .tabItem {
        Image(systemName: "chart.bar")
        Text("Statistics")
      }
      .badge(2)
      .tag(Tab.stats)
      Text("Signed out")
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
    }
  }
}

#Preview("First start") {
  OnboardingView()
}
