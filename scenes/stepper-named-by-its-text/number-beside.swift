import SwiftUI

struct TicketOrder: View {
  @State private var tickets = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Summer concert")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        Stepper("Tickets", value: $tickets, in: 1...8)
        Text("\(tickets)")
          .font(.title3)
          .monospacedDigit()
      }
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
