import SwiftUI

/// A round picture with initials, for people without a photo.
struct AvatarView: View {
  let name: String
  var size: CGFloat = 44
  var isOnline: Bool?

  private var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }

  var body: some View {
    Circle()
      .fill(Color.accentColor.opacity(0.2))
      .frame(width: size, height: size)
      .overlay {
        Text(initials)
          .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
          .foregroundStyle(.secondary)
      }
      .overlay(alignment: .bottomTrailing) {
        if isOnline == true {
          Circle().fill(.green).frame(width: 10, height: 10)
        }
      }
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(isOnline.map { $0 ? "Online" : "Away" } ?? "")
      .accessibilityAddTraits(.isImage)
  }
}

/// Five stars that show a rating.
struct RatingStars: View {
  let rating: Double
  var count: Int?

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: symbol(for: star))
          .imageScale(.small)
          .foregroundColor(.yellow)
      }
      if let count {
        Text("(\(count))").font(.caption).foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue(spokenValue)
  }

  private var spokenValue: String {
    let stars = rating.formatted(.number.precision(.fractionLength(0...1)))
    guard let count else { return "\(stars) of 5 stars" }
    return "\(stars) of 5 stars, \(count) reviews"
  }

  private func symbol(for star: Int) -> String {
    switch rating - Double(star) {
    case 0...: return "star.fill"
    case -0.5..<0: return "star.leadinghalf.filled"
    default: return "star"
    }
  }
}

/// The look of a card.
struct CardModifier: ViewModifier {
  var isHighlighted = false

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(isHighlighted ? Color.accentColor : .clear, lineWidth: 2)
      }
      .shadow(color: .black.opacity(0.05), radius: 6, y: 2)
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View {
    modifier(CardModifier(isHighlighted: isHighlighted))
  }

  @ViewBuilder
  func hidden(if condition: Bool) -> some View {
    if condition { hidden() } else { self }
  }
}

/// The one prominent button of a screen.
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(isEnabled ? Color.accentColor : .gray, in: .capsule)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

/// A headline over a group of things, with something at its end.
struct SectionTitle<Accessory: View>: View {
  private let title: LocalizedStringKey
  private let accessory: Accessory

  init(_ title: LocalizedStringKey, @ViewBuilder accessory: () -> Accessory = { EmptyView() }) {
    self.title = title
    self.accessory = accessory()
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .font(.title3.bold())
        .accessibilityAddTraits(.isHeader)
      Spacer()
      accessory
    }
  }
}

#Preview("Parts") {
  VStack(spacing: 24) {
    SectionTitle("People") { Button("See all") {} }
    AvatarView(name: "Mina Okafor", isOnline: true)
    RatingStars(rating: 3.5, count: 1_204)
    Text("In a card").card(isHighlighted: true)
    Button("Continue") {}.buttonStyle(.primary)
  }
}
