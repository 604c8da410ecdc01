import SwiftUI

struct TicketOrder: View {
  @State private var tickets = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Summer concert")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Tickets: \(tickets)", value: $tickets, in: 1...8)
      Text("No more than 8 per person")
        .font(.footnote)
      Button("Buy") {
        buy(tickets)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func buy(_ count: Int) {}
}

#Preview {
  TicketOrder()
}
