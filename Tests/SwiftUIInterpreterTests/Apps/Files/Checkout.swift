import SwiftUI

struct Address: Equatable {
  var name = ""
  var street = ""
  var postcode = ""
  var country: Country = .germany

  enum Country: String, CaseIterable, Identifiable {
    case germany = "Germany", france = "France", portugal = "Portugal"
    var id: Self { self }
  }

  var problems: [String] {
    var found: [String] = []
    if name.isEmpty { found.append("Enter a name.") }
    if street.isEmpty { found.append("Enter a street.") }
    if postcode.count != 5 || !postcode.allSatisfy(\.isNumber) {
      found.append("A postcode has five digits.")
    }
    return found
  }
}

enum PaymentMethod: Hashable, Identifiable {
  case card(last4: String)
  case payPal
  case invoice(days: Int)

  var id: Self { self }

  var title: String {
    switch self {
    case .card(let digits): "Card ending in \(digits)"
    case .payPal: "PayPal"
    case let .invoice(days): "Invoice, \(days) days"
    }
  }

  var symbol: String {
    switch self {
    case .card: "creditcard"
    case .payPal: "p.circle"
    case .invoice: "doc.text"
    }
  }
}

struct CheckoutView: View {
  @State private var address = Address()
  @State private var payment: PaymentMethod = .card(last4: "4242")
  @State private var delivery = Date(timeIntervalSince1970: 1_767_700_000)
  @State private var isGift = false
  @State private var giftNote = ""
  @State private var problems: [String] = []
  @State private var isDone = false
  @AccessibilityFocusState private var focusesProblems: Bool

  private let methods: [PaymentMethod] = [.card(last4: "4242"), .payPal, .invoice(days: 14)]

  var body: some View {
    NavigationStack {
      Form {
        if !problems.isEmpty {
          Section {
            ForEach(problems, id: \.self) { problem in
              Label(problem, systemImage: "exclamationmark.circle")
                .foregroundStyle(.red)
            }
          } header: {
            Text("Please check")
              .accessibilityFocused($focusesProblems)
          }
        }
        Section("Delivery address") {
          TextField("Name", text: $address.name)
            .textContentType(.name)
          TextField("Street", text: $address.street)
            .textContentType(.streetAddressLine1)
          TextField("Postcode", text: $address.postcode)
            .keyboardType(.numberPad)
          Picker("Country", selection: $address.country) {
            ForEach(Address.Country.allCases) { country in
              Text(country.rawValue)
            }
          }
        }
        Section {
          Picker("Payment", selection: $payment) {
            ForEach(methods) { method in
              Label(method.title, systemImage: method.symbol).tag(method)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        } header: {
          Text("Payment")
        } footer: {
          Text("You pay when the parcel leaves us.")
        }
        Section {
          DatePicker(
            "Delivery day",
            selection: $delivery,
            in: Date()...,
            displayedComponents: .date
          )
          .accessibilityLabel("Delivery day")
          Toggle("This is a gift", isOn: $isGift.animation())
          if isGift {
            TextField("Note", text: $giftNote, prompt: Text("Happy birthday!"), axis: .vertical)
          }
        }
        Button("Place order", action: placeOrder)
          .frame(maxWidth: .infinity)
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .alert("Thank you", isPresented: $isDone) {
        Button("OK") {}
      } message: {
        Text("Your parcel comes on \(delivery.formatted(date: .long, time: .omitted)).")
      }
    }
  }

  private func placeOrder() {
    problems = address.problems
    if problems.isEmpty {
      isDone = true
    } else {
      focusesProblems = true
    }
  }
}

#Preview {
  CheckoutView()
}
