import SwiftUI

@Observable
final class TimerStore {
  struct Entry: Identifiable, Equatable {
    let id: UUID
    var title: String
    var duration: TimeInterval
    var remaining: TimeInterval
    var isRunning = false

    init(_ title: String, minutes: Int, seconds: Int = 0) {
      id = UUID()
      self.title = title
      duration = TimeInterval(minutes * 60 + seconds)
      remaining = duration
    }

    var fraction: Double { duration == 0 ? 0 : 1 - remaining / duration }
    var isFinished: Bool { remaining <= 0 }
  }

  var entries: [Entry]
  private var ticker: Timer?
  var onFinish: ((Entry) -> Void)?

  init(entries: [Entry] = []) { self.entries = entries }

  subscript(id: Entry.ID) -> Entry? {
    get { entries.first { $0.id == id } }
    set {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { entries[index] = newValue } else { entries.remove(at: index) }
    }
  }

  func toggle(_ id: Entry.ID) {
    self[id]?.isRunning.toggle()
    if entries.contains(where: \.isRunning) { start() } else { stop() }
  }

  func start() {
    guard ticker == nil else { return }
    ticker = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
  }

  func stop() {
    ticker?.invalidate()
    ticker = nil
  }

  private func tick() {
    for index in entries.indices where entries[index].isRunning {
      entries[index].remaining -= 1
      if entries[index].isFinished {
        entries[index].isRunning = false
        onFinish?(entries[index])
      }
    }
  }
}

extension TimeInterval {
  var onClock: String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = self >= 3600 ? [.hour, .minute, .second] : [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter.string(from: self) ?? "--:--"
  }

  var inWords: String {
    Duration.seconds(self).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide))
  }
}

extension View {
  func card(_ isProminent: Bool = false) -> some View {
    modifier(CardBackground(isProminent: isProminent))
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct CardBackground: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  let isProminent: Bool

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(
        isProminent ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
        in: .rect(cornerRadius: 12)
      )
      .shadow(color: scheme == .dark ? .clear : .black.opacity(0.1), radius: 4, y: 2)
  }
}

struct RecipeTimerView: View {
  @State private var store = TimerStore(entries: [
    .init("Pasta", minutes: 9), .init("Sauce", minutes: 20, seconds: 30),
    .init("Garlic bread", minutes: 75),
  ])
  @State private var finished: TimerStore.Entry?
  @State private var newName = ""
  @State private var minutes = 5

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach($store.entries) { $entry in
            TimerCard(entry: $entry) { store.toggle(entry.id) }
              .contextMenu {
                Button("Add a minute", systemImage: "plus") { entry.remaining += 60 }
                Button("Delete", systemImage: "trash", role: .destructive) { store[entry.id] = nil }
              }
          }
        }
        .padding(.horizontal)
        .animation(.default, value: store.entries)
        quickAdd
      }
      .safeAreaInset(edge: .bottom) {
        let running = store.entries.count(where: \.isRunning)
        if running > 0 {
          Text("\(running) running")
            .frame(maxWidth: .infinity)
            .padding(8)
            .background(.bar)
            .transition(.move(edge: .bottom))
        }
      }
      .navigationTitle("Timers")
      .onAppear {
        store.onFinish = { entry in
          finished = entry
          AccessibilityNotification.Announcement("\(entry.title) is ready").post()
        }
      }
      .onDisappear(perform: store.stop)
      .alert(item: $finished) { entry in
        Alert(title: Text("\(entry.title) is ready"), dismissButton: .default(Text("Great")))
      }
    }
  }

  private var quickAdd: some View {
    DisclosureGroup("Add a timer") {
      TextField("Name", text: $newName)
      Stepper(value: $minutes, in: 1...180, step: 5) {
        Text(Double(minutes * 60).inWords)
      }
      Button("Start") {
        store.entries.append(
          .init(newName.isEmpty ? "Timer \(store.entries.count + 1)" : newName, minutes: minutes)
        )
        newName.removeAll()
      }
      .keyboardShortcut(.defaultAction)
    }
    .card()
    .padding()
  }
}

private struct TimerCard: View {
  @Binding var entry: TimerStore.Entry
  let onToggle: () -> Void

  var body: some View {
    Button(action: onToggle) {
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline).lineLimit(1)
        Text(entry.remaining.onClock)
          .font(.system(.title, design: .rounded).monospacedDigit())
          .contentTransition(.numericText(countsDown: true))
        ProgressView(value: entry.fraction)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .if(entry.isRunning) { $0.card(true) }
    .if(!entry.isRunning) { $0.card() }
    .accessibilityLabel(entry.title)
    .accessibilityValue("\(entry.remaining.inWords) left")
    .accessibilityHint(entry.isRunning ? "Pauses" : "Starts")
    .accessibilityAddTraits(entry.isRunning ? [.updatesFrequently] : [])
  }
}

#Preview { RecipeTimerView() }
