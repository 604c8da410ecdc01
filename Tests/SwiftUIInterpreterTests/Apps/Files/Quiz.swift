import SwiftUI

struct QuizQuestion: Decodable, Identifiable {
  let id: Int
  let text: String
  let options: [String]
  let correct: Int
  var hint: String? = nil
}

struct QuizState {
  var questions: [QuizQuestion]
  private(set) var index = 0
  private(set) var answers: [Int: Int] = [:]

  var current: QuizQuestion? { questions.indices.contains(index) ? questions[index] : nil }
  var score: Int { questions.filter { answers[$0.id] == $0.correct }.count }
  var isAnswered: Bool { current.map { answers[$0.id] != nil } ?? false }

  mutating func answer(_ option: Int) {
    guard let current, answers[current.id] == nil else { return }
    answers[current.id] = option
  }

  mutating func next() {
    index += 1
  }

  mutating func restart() {
    self = QuizState(questions: questions)
  }
}

struct QuizView: View {
  @State private var state = QuizState(questions: [
    QuizQuestion(
      id: 1,
      text: "What is the capital of Portugal?",
      options: ["Porto", "Lisbon", "Faro"],
      correct: 1,
      hint: "It lies on the Tejo."
    ),
    QuizQuestion(
      id: 2,
      text: "How many minutes has a day?",
      options: ["1,440", "3,600"],
      correct: 0
    ),
  ])
  @State private var showsHint = false
  @AccessibilityFocusState private var questionHasFocus: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let question = state.current {
        ProgressView(value: Double(state.index), total: Double(state.questions.count)) {
          Text("Question \(state.index + 1) of \(state.questions.count)")
        }
        Text(question.text)
          .font(.title2)
          .accessibilityAddTraits(.isHeader)
          .accessibilityFocused($questionHasFocus)
        ForEach(question.options.indices, id: \.self) { option in
          QuizOption(
            text: question.options[option],
            result: result(of: option, in: question)
          ) {
            state.answer(option)
          }
        }
        if let hint = question.hint {
          Button("Hint") { showsHint.toggle() }
            .popover(isPresented: $showsHint) { Text(hint).padding() }
        }
        Button("Next") {
          state.next()
          questionHasFocus = true
        }
        .buttonStyle(.borderedProminent)
        .disabled(!state.isAnswered)
      } else {
        result
      }
    }
    .padding()
    .animation(.default, value: state.index)
  }

  private var result: some View {
    VStack {
      Text("\(state.score) of \(state.questions.count) right")
        .font(.largeTitle)
      Button("Play again") { state.restart() }
    }
    .frame(maxWidth: .infinity)
  }

  private func result(of option: Int, in question: QuizQuestion) -> QuizOption.Result? {
    guard let given = state.answers[question.id] else { return nil }
    if option == question.correct { return .right }
    return option == given ? .wrong : .other
  }
}

private struct QuizOption: View {
  enum Result { case right, wrong, other }

  let text: String
  let result: Result?
  let action: () -> Void

  private var color: Color {
    switch result {
    case .right: .green
    case .wrong: .red
    case .other, nil: .gray.opacity(0.2)
    }
  }

  var body: some View {
    Button(action: action) {
      HStack {
        Text(text)
        Spacer()
        switch result {
        case .right: Image(systemName: "checkmark").accessibilityLabel("Right")
        case .wrong: Image(systemName: "xmark").accessibilityLabel("Wrong")
        default: EmptyView()
        }
      }
      .padding()
      .background(color)
      .cornerRadius(12)
    }
    .disabled(result != nil)
  }
}

#Preview {
  QuizView()
}
