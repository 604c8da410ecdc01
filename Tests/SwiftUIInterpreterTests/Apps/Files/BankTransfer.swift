import Combine
import SwiftUI

struct Payee: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var iban: String

  var maskedIBAN: String {
    String(iban.prefix(4)) + " •••• " + String(iban.suffix(4))
  }
}

enum TransferError: LocalizedError, Equatable {
  case insufficientFunds(missing: Decimal)
  case limitExceeded
  case noPayee

  var errorDescription: String? {
    switch self {
    case .insufficientFunds(let missing):
      return "You need \(missing.formatted(.currency(code: "EUR"))) more."
    case .limitExceeded: return "The daily limit is reached."
    case .noPayee: return "Choose who gets the money."
    }
  }

  var recoverySuggestion: String? {
    guard case .limitExceeded = self else { return nil }
    return "Try again tomorrow."
  }
}

final class TransferModel: ObservableObject {
  enum Step: Int, CaseIterable, Comparable {
    case payee, amount, review, done

    static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }

    var title: String {
      switch self {
      case .payee: return "Payee"
      case .amount: return "Amount"
      case .review: return "Review"
      case .done: return "Done"
      }
    }
    var next: Step? { Step(rawValue: rawValue + 1) }
    var previous: Step? { Step(rawValue: rawValue - 1) }
  }

  @Published var step = Step.payee
  @Published var payee: Payee?
  @Published var amount: Decimal = 0
  @Published var note = ""
  @Published private(set) var error: TransferError?
  @Published var isInstant = false {
    didSet { fee = isInstant ? 0.5 : 0 }
  }
  private(set) var fee: Decimal = 0
  let balance: Decimal = 250
  let payees: [Payee]

  init(payees: [Payee] = TransferModel.samples) {
    self.payees = payees
  }

  static let samples = [
    Payee(id: 1, name: "Ada Byron", iban: "DE44500105175407324931"),
    Payee(id: 2, name: "Linus Berg", iban: "FI2112345600000785"),
  ]

  var total: Decimal { amount + fee }

  func validate() throws {
    guard payee != nil else { throw TransferError.noPayee }
    if amount > 1000 { throw TransferError.limitExceeded }
    if total > balance { throw TransferError.insufficientFunds(missing: total - balance) }
  }

  func advance() {
    do {
      if step >= .amount { try validate() }
      error = nil
      if let next = step.next { step = next }
    } catch let failure as TransferError {
      error = failure
      UIAccessibility.post(notification: .announcement, argument: failure.localizedDescription)
    } catch {
      assertionFailure("unexpected")
    }
  }

  func clearError() { error = nil }
}

struct BankTransferView: View {
  @StateObject private var model = TransferModel()
  @AccessibilityFocusState private var focusedStep: TransferModel.Step?

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 16) {
        StepIndicator(current: model.step)
        content
          .frame(maxHeight: .infinity, alignment: .top)
        if let error = model.error {
          ErrorBanner(error: error, onDismiss: model.clearError)
        }
        buttons
      }
      .padding()
      .navigationBarTitle("Transfer", displayMode: .inline)
      .onReceive(model.$step.dropFirst()) { focusedStep = $0 }
    }
    .environmentObject(model)
  }

  @ViewBuilder private var content: some View {
    switch model.step {
    case .payee:
      PayeeList(selection: $model.payee)
    case .amount:
      AmountForm()
    case .review:
      ReviewCard()
    case .done:
      Label("Money is on its way", systemImage: "checkmark.seal.fill")
        .font(.title2)
        .accessibilityFocused($focusedStep, equals: .done)
    }
  }

  private var buttons: some View {
    HStack {
      if let previous = model.step.previous, model.step != .done {
        Button("Back to \(previous.title.lowercased())") { model.step = previous }
      }
      Spacer()
      Button(
        model.step == .review ? "Send \(model.total.formatted(.currency(code: "EUR")))" : "Next"
      ) {
        model.advance()
      }
      .buttonStyle(.borderedProminent)
      .disabled(model.step == .payee && model.payee == nil)
      .opacity(model.step == .done ? 0 : 1)
    }
  }
}

private struct StepIndicator: View {
  let current: TransferModel.Step

  var body: some View {
    HStack(spacing: 4) {
      ForEach(TransferModel.Step.allCases, id: \.self) { step in
        Capsule()
          .fill(step <= current ? Color.accentColor : Color(.systemGray5))
          .frame(height: 4)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibility(label: Text("Progress"))
    .accessibility(
      value: Text(
        "Step \(current.rawValue + 1) of \(TransferModel.Step.allCases.count), \(current.title)"
      )
    )
  }
}

private struct PayeeList: View {
  @EnvironmentObject private var model: TransferModel
  @Binding var selection: Payee?

  var body: some View {
    ForEach(model.payees) { payee in
      Button {
        selection = payee
      } label: {
        HStack {
          Image(systemName: selection == payee ? "largecircle.fill.circle" : "circle")
            .accessibilityHidden(true)
          VStack(alignment: .leading) {
            Text(payee.name)
            Text(payee.maskedIBAN)
              .font(.caption)
              .accessibilityLabel(
                "account ending in \(payee.iban.suffix(4).map(String.init).joined(separator: " "))"
              )
          }
        }
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityAddTraits(selection == payee ? .isSelected : [])
    }
  }
}

private struct AmountForm: View {
  @EnvironmentObject private var model: TransferModel
  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter
  }()

  var body: some View {
    Group {
      TextField("Amount", value: $model.amount, formatter: Self.formatter)
        .keyboardType(.decimalPad)
      HStack {
        ForEach([20, 50, 400] as [Decimal], id: \.self) { amount in
          Button(amount.formatted(.currency(code: "EUR").precision(.fractionLength(0)))) {
            model.amount = amount
          }
          .buttonStyle(.bordered)
        }
      }
      Toggle(isOn: $model.isInstant) {
        VStack(alignment: .leading) {
          Text("Instant")
          Text("Fee 50 cents").font(.footnote)
        }
      }
      TextField("Note", text: $model.note.animation())
    }
  }
}

private struct ReviewCard: View {
  @EnvironmentObject var model: TransferModel

  var body: some View {
    VStack(alignment: .leading) {
      row("To", model.payee?.name ?? "nobody")
      row("Amount", model.amount.formatted(.currency(code: "EUR")))
      if model.fee > 0 { row("Fee", model.fee.formatted(.currency(code: "EUR"))) }
      if !model.note.isEmpty { row("Note", model.note) }
    }
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title).foregroundColor(.secondary)
      Spacer()
      Text(value)
    }
    .accessibilityElement(children: .combine)
  }
}

private struct ErrorBanner: View {
  let error: TransferError
  let onDismiss: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "exclamationmark.triangle.fill").accessibilityLabel("Problem")
      Text(
        [error.errorDescription, error.recoverySuggestion].compactMap { $0 }.joined(separator: " ")
      )
      Button(action: onDismiss) { Image(systemName: "xmark") }
        .accessibilityLabel("Dismiss")
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.1)))
  }
}

struct BankTransferView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      BankTransferView()
      BankTransferView().preferredColorScheme(.dark)
    }
  }
}
