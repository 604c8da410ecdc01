import SwiftUI

struct Card: Identifiable, Hashable, Codable {
  var id = UUID()
  let front: String
  let back: String
  var box = 1
  var due = Date.distantPast
}

struct Deck {
  private var cards: [Card]
  init(_ cards: [Card]) { self.cards = cards }
}

extension Deck: RandomAccessCollection, MutableCollection {
  var startIndex: Int { cards.startIndex }
  var endIndex: Int { cards.endIndex }
  subscript(position: Int) -> Card {
    get { cards[position] }
    set { cards[position] = newValue }
  }
}

extension Deck: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Card(front: $0.0, back: $0.1) })
  }
}

extension Deck {
  static let capitals: Deck = ["France": "Paris", "Peru": "Lima", "Kenya": "Nairobi"]
}

struct Scheduler {
  static let intervals = [1: 1, 2: 3, 3: 7]
  var now: () -> Date = Date.init

  func answered(_ card: Card, correctly isCorrect: Bool) -> Card {
    var card = card
    card.box = isCorrect ? Swift.min(card.box + 1, 3) : 1
    let days = Self.intervals[card.box, default: 1]
    card.due = Calendar.current.date(byAdding: .day, value: days, to: now()) ?? now()
    return card
  }
}

struct FlashcardsView: View {
  @State private var deck = Deck.capitals
  @State private var index = 0
  @State private var isFlipped = false
  @State private var score: (right: Int, wrong: Int) = (0, 0)
  @GestureState private var drag = CGSize.zero
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  private let scheduler = Scheduler()

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: Double(index), total: Double(deck.count)) {
        Text("Card \(Swift.min(index + 1, deck.count)) of \(deck.count)")
      }
      if index < deck.count {
        cardView(deck[index])
        answerButtons
      } else {
        result
      }
      if voiceOver { Text("Swipe up or down for more actions").font(.footnote) }
    }
    .padding()
    .animation(.snappy, value: index)
  }

  private func cardView(_ card: Card) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 20, style: .continuous).fill(.background).shadow(radius: 5)
      VStack {
        Text(isFlipped ? card.back : card.front).font(.largeTitle)
        if !isFlipped { Text("Tap to turn").font(.caption) }
      }
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    }
    .offset(drag)
    .rotationEffect(.degrees(drag.width / 20))
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = value.translation }
        .onEnded { value in
          guard abs(value.translation.width) > 100 else { return }
          answer(value.translation.width > 0)
        }
    )
    .onTapGesture { isFlipped.toggle() }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isFlipped ? "Answer: \(card.back)" : "Question: \(card.front)")
    .accessibilityAddTraits(.isButton)
    .accessibilityActions {
      Button("I knew it") { answer(true) }
      Button("I did not know it") { answer(false) }
    }
  }

  @ViewBuilder private var answerButtons: some View {
    if isFlipped {
      HStack {
        ForEach([true, false], id: \.self) { isRight in
          Button(isRight ? "Right" : "Wrong") { answer(isRight) }
            .tint(isRight ? .green : .red)
        }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
    }
  }

  private var result: some View {
    VStack {
      Text("\(score.right) right, \(score.wrong) wrong")
      let boxes = Dictionary(grouping: deck, by: \.box).mapValues(\.count)
      ForEach(boxes.sorted(by: { $0.key < $1.key }), id: \.key) { box, count in
        Text("Box \(box): \(count)")
      }
      Button("Again") {
        index = 0
        score = (0, 0)
        isFlipped = false
      }
    }
  }

  private func answer(_ isRight: Bool) {
    deck[index] = scheduler.answered(deck[index], correctly: isRight)
    if isRight { score.right += 1 } else { score.wrong += 1 }
    isFlipped = false
    index += 1
  }
}

#Preview { FlashcardsView() }
