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
      Text("Delivery")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      ForEach(DeliveryDay.allCases) { choice in
        Button {
          day = choice
        } label: {
          HStack {
            Circle()
              .fill(day == choice ? Color.green : Color.gray.opacity(0.3))
              .frame(width: 12, height: 12)
            Text(choice.rawValue)
            Spacer()
            Text(choice.fee)
          }
        }
        .accessibilityAddTraits(day == choice ? .isSelected : [])
      }
      Button("Continue") {}
    }
    .padding()
  }
}

#Preview {
  Delivery()
}
