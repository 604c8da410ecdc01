// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct Plan: Identifiable, Equatable {
  let id: String
  let name: String
  let price: Decimal
  let months: Int
  var isPopular = false

  var pricePerMonth: Decimal { price / Decimal(months) }
}

protocol PurchaseService {
  func buy(_ plan: Plan) async -> Bool
}

struct SandboxPurchases: PurchaseService {
  func buy(_ plan: Plan) async -> Bool { plan.months > 1 }
}

struct PaywallView: View {
  static let plans = [
    Plan(id: "monthly", name: "Monthly", price: 4.99, months: 1),
    Plan(id: "yearly", name: "Yearly", price: 35.88, months: 12, isPopular: true),
  ]

  var purchases: PurchaseService = SandboxPurchases()
  @State private var selected: Plan? = plans.last
  @State private var isUnlocked = false
  @State private var failure: String?
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.dismiss) private var dismiss

  private let features: [(symbol: String, title: LocalizedStringKey)] = [
    ("icloud", "Sync on all devices"),
    ("lock.shield", "Private notes"),
    ("paintbrush", "Themes"),
  ]

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("Daybook Plus")
          .font(.largeTitle.bold())
          .accessibilityHeading(.h1)
          .accessibilityAddTraits(.isHeader)
        VStack(alignment: .leading, spacing: 8) {
          ForEach(features.indices, id: \.self) { index in
            Label(features[index].title, systemImage: features[index].symbol)
          }
        }
        layout {
          ForEach(Self.plans) { plan in
            PlanCard(plan: plan, isSelected: plan == selected) { selected = plan }
          }
        }
        Button(isUnlocked ? "Unlocked" : "Continue") {
          guard let selected else { return }
          Task {
            isUnlocked = await purchases.buy(selected)
            failure = isUnlocked ? nil : "The purchase did not go through."
          }
        }
        .buttonStyle(.primary)
        .disabled(selected == nil || isUnlocked)
        if let failure { Text(failure).foregroundStyle(.red) }
        legal
      }
      .padding()
    }
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
        .accessibilitySortPriority(-1)
    }
  }

  private var legal: some View {
    HStack {
      Link("Terms", destination: URL(string: "https://example.com/terms")!)
      Text("·").accessibilityHidden(true)
      Link("Privacy", destination: URL(string: "https://example.com/privacy")!)
      Spacer()
      Button("Restore purchases") {}
    }
    .font(.footnote)
  }
}

private struct PlanCard: View {
  let plan: Plan
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading) {
        if plan.isPopular {
          Text("Most popular").font(.caption).textCase(.uppercase)
        }
        Text(plan.name).font(.headline)
        Text(plan.price, format: .currency(code: "EUR"))
        Text("\(plan.pricePerMonth, format: .currency(code: "EUR")) a month")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .card(isHighlighted: isSelected)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview("Paywall") {
  PaywallView()
}
