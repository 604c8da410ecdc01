import SwiftUI

// A hand-written unidirectional architecture, as case studies have it.

@dynamicMemberLookup
final class ViewStore<State: Equatable, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Effect<Action>

  init(_ state: State, reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.state = state
    self.reduce = reduce
  }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }

  func send(_ action: Action) {
    switch reduce(&state, action) {
    case .none: break
    case .send(let next): send(next)
    case .run(let work):
      Task { @MainActor in
        for await action in work() { send(action) }
      }
    }
  }

  func binding<Value>(_ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action)
    -> Binding<Value>
  {
    Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
  }
}

enum Effect<Action> {
  case none
  case send(Action)
  case run(() -> AsyncStream<Action>)
}

enum CounterFeature {
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
    var history: [Entry] = []
    @Limited(0...9) var step = 1

    struct Entry: Equatable, Identifiable {
      let id: Int
      var change: Int
    }
  }

  enum Action {
    case incrementTapped, decrementTapped
    case stepChanged(Int)
    case factTapped
    case factLoaded(Result<String, FactError>)
    case historyCleared
  }

  struct FactError: Error, Equatable { var reason: String }

  static func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .incrementTapped, .decrementTapped:
      var change = state.step
      if case .decrementTapped = action { change.negate() }
      state.count += change
      state.fact = nil
      state.history.insert(.init(id: state.history.count, change: change), at: 0)
      return .none
    case let .stepChanged(step):
      state.step = step
      return .none
    case .factTapped:
      state.isLoading = true
      let count = state.count
      return .run {
        AsyncStream { continuation in
          continuation.yield(.factLoaded(fact(about: count)))
          continuation.finish()
        }
      }
    case let .factLoaded(result):
      state.isLoading = false
      switch result {
      case .success(let fact): state.fact = fact
      case .failure(let error): state.fact = "Sorry: \(error.reason)"
      }
      return .none
    case .historyCleared:
      state.history = []
      return .send(.stepChanged(1))
    }
  }

  private static func fact(about number: Int) -> Result<String, FactError> {
    guard number >= 0 else { return .failure(FactError(reason: "no fact below zero")) }
    return .success("\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")")
  }
}

@propertyWrapper
struct Limited: Equatable {
  private var value: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct CounterFeatureView: View {
  @StateObject private var store = ViewStore(CounterFeature.State(), reduce: CounterFeature.reduce)

  var body: some View {
    Form {
      Section {
        HStack {
          Button("−") { store.send(.decrementTapped) }.accessibilityLabel("Decrement")
          Text("\(store.count)").monospacedDigit().frame(minWidth: 40)
          Button("+") { store.send(.incrementTapped) }.accessibilityLabel("Increment")
        }
        .buttonStyle(.borderless)
        Stepper(
          "Step: \(store.step)",
          value: store.binding(\.step, send: CounterFeature.Action.stepChanged)
        )
      }
      Section {
        Button("Number fact") { store.send(.factTapped) }
        if store.isLoading { ProgressView() }
        if let fact = store.fact { Text(fact) }
      }
      if !store.history.isEmpty {
        Section("History") {
          ForEach(store.history) { entry in
            Text(entry.change > 0 ? "Up by \(entry.change)" : "Down by \(abs(entry.change))")
          }
          Button("Clear", role: .destructive) { store.send(.historyCleared) }
        }
      }
    }
    .navigationTitle("Counter")
  }
}

#Preview {
  NavigationStack { CounterFeatureView() }
}
