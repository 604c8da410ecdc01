import SwiftUI

struct HeadphoneBalance: View {
  @State private var balance = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Balance")
        .font(.headline)
        .accessibilityHidden(true)
      BalanceBar(balance: $balance)
      Button("Play test tone") {}
    }
    .padding()
  }
}

struct BalanceBar: View {
  @Binding var balance: Int

  private let width = 300.0

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(Color.gray.opacity(0.3))
        .frame(width: width, height: 8)
      Circle()
        .fill(Color.blue)
        .frame(width: 28, height: 28)
        .offset(x: (Double(balance) + 5) / 10 * width - 14)
    }
    .gesture(
      DragGesture().onChanged { drag in
        let place = (Double(drag.location.x) / width * 10).rounded() - 5
        balance = min(max(Int(place), -5), 5)
      }
    )
    .accessibilityElement()
    .accessibilityLabel("Balance")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment:
        balance = min(balance + 1, 5)
      case .decrement:
        balance = max(balance - 1, -5)
      @unknown default:
        break
      }
    }
  }
}

#Preview {
  HeadphoneBalance()
}
