import SwiftUI

enum DeliveryDay: String, CaseIterable, Identifiable {
  case today = "Today"
  case tomorrow = "Tomorrow"
  case thisWeek = "This week"

  var id: Self { self }

  var fee: String {
    switch self {
    case .today: "$6"
    case .tomorrow: "$3"
    case .thisWeek: "free"
    }
  }
}

struct Delivery: View {
  @State private var day = DeliveryDay.thisWeek

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Image(systemName: "chevron.left")
        Text(day.rawValue)
        Image(systemName: "chevron.right")
      }
      .accessibilityElement()
      .accessibilityLabel("Delivery")
      .accessibilityValue(day.rawValue)
      .accessibilityAdjustableAction { direction in
        move(direction == .increment ? 1 : -1)
      }
      Text("Delivery fee: \(day.fee)")
      Button("Continue") {}
    }
    .padding()
  }

  func move(_ step: Int) {
    let days = DeliveryDay.allCases
    let index = days.firstIndex(of: day) ?? 0
    day = days[min(max(index + step, 0), days.count - 1)]
  }
}

#Preview {
  Delivery()
}
