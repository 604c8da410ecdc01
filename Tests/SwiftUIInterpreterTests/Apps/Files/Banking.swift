import SwiftUI

struct BankAccount: Identifiable {
  let id: String
  let name: String
  let iban: String
  var balance: Decimal
  var transactions: [Transfer] = []
}

struct Transfer: Identifiable {
  let id: Int
  let partner: String
  let amount: Decimal
  let booked: Date

  var isIncoming: Bool { amount > 0 }
}

@Observable
class BankModel {
  var accounts: [BankAccount] = [
    BankAccount(
      id: "giro",
      name: "Checking",
      iban: "DE02120300000000202051",
      balance: 1_204.5,
      transactions: [
        Transfer(
          id: 1,
          partner: "Grocer",
          amount: -32.9,
          booked: Date(timeIntervalSince1970: 1_767_225_600)
        ),
        Transfer(
          id: 2,
          partner: "Salary",
          amount: 2_400,
          booked: Date(timeIntervalSince1970: 1_767_225_600)
        ),
        Transfer(
          id: 3,
          partner: "Rent",
          amount: -890,
          booked: Date(timeIntervalSince1970: 1_767_052_800)
        ),
      ]
    ),
    BankAccount(id: "save", name: "Savings", iban: "DE88100900001234567892", balance: 15_000),
  ]
  var hidesAmounts = false

  var total: Decimal { accounts.reduce(into: 0) { $0 += $1.balance } }

  func groups(of account: BankAccount) -> [(day: Date, transfers: [Transfer])] {
    Dictionary(grouping: account.transactions) { Calendar.current.startOfDay(for: $0.booked) }
      .sorted { $0.key > $1.key }
      .map { (day: $0.key, transfers: $0.value) }
  }
}

struct AccountsView: View {
  @State private var model = BankModel()
  @Environment(\.redactionReasons) private var redactionReasons

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading) {
            Text("Total")
            AmountText(amount: model.total).font(.largeTitle)
          }
          .accessibilityElement(children: .combine)
        }
        ForEach(model.accounts) { account in
          NavigationLink {
            TransfersView(account: account, groups: model.groups(of: account))
          } label: {
            AccountRow(account: account)
          }
        }
      }
      .environment(\.hidesAmounts, model.hidesAmounts)
      .navigationTitle("Accounts")
      .toolbar {
        Button(
          model.hidesAmounts ? "Show amounts" : "Hide amounts",
          systemImage: model.hidesAmounts ? "eye" : "eye.slash"
        ) {
          model.hidesAmounts.toggle()
        }
      }
    }
  }
}

private struct AccountRow: View {
  let account: BankAccount

  private var shortIBAN: String {
    account.iban.prefix(4) + " … " + account.iban.suffix(4)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(account.name).font(.headline)
        Text(shortIBAN)
          .font(.caption.monospaced())
          .accessibilityLabel("Account ending in \(String(account.iban.suffix(4)))")
      }
      Spacer()
      AmountText(amount: account.balance)
    }
  }
}

struct TransfersView: View {
  let account: BankAccount
  let groups: [(day: Date, transfers: [Transfer])]

  var body: some View {
    List {
      ForEach(groups, id: \.day) { group in
        Section(header: Text(group.day, format: .dateTime.weekday(.wide).day().month(.wide))) {
          ForEach(group.transfers) { transfer in
            HStack {
              Image(systemName: transfer.isIncoming ? "arrow.down.left" : "arrow.up.right")
                .accessibilityLabel(transfer.isIncoming ? "From" : "To")
              Text(transfer.partner)
              Spacer()
              AmountText(amount: transfer.amount)
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle(account.name)
  }
}

struct AmountText: View {
  let amount: Decimal
  @Environment(\.hidesAmounts) private var hidesAmounts

  var body: some View {
    Group {
      if hidesAmounts {
        Text(verbatim: "•••").accessibilityLabel("Amount hidden")
      } else {
        Text(amount, format: .currency(code: "EUR"))
          .foregroundStyle(amount < 0 ? .red : .primary)
      }
    }
    .monospacedDigit()
  }
}

private struct HidesAmountsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var hidesAmounts: Bool {
    get { self[HidesAmountsKey.self] }
    set { self[HidesAmountsKey.self] = newValue }
  }
}

#Preview {
  AccountsView()
}
