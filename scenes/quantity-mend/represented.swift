import SwiftUI

struct TicketOrder: View {
  @State private var adults = 2
  @State private var children = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      TicketCounter(title: "Adults", quantity: $adults)
      TicketCounter(title: "Children", quantity: $children)
    }
    .padding()
  }
}

struct TicketCounter: View {
  let title: String
  @Binding var quantity: Int

  var body: some View {
    HStack(spacing: 16) {
      Text(title)
      Spacer()
      Button {
        change(by: -1)
      } label: {
        Image(systemName: "minus.circle")
      }
      Text("\(quantity)")
        .font(.title2)
      Button {
        change(by: 1)
      } label: {
        Image(systemName: "plus.circle")
      }
    }
    .accessibilityRepresentation {
      Stepper(title, value: $quantity, in: 0...6)
        .accessibilityValue("\(quantity)")
    }
  }

  func change(by step: Int) {
    quantity = min(max(quantity + step, 0), 6)
  }
}

#Preview {
  TicketOrder()
}
