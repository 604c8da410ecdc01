import SwiftUI
import UIKit

struct FlourOrder: View {
  @State private var bags = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Flour, 1 kilogram")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Counter(bags: $bags)
        .frame(width: 160, height: 44)
      Button("Add to cart") {}
    }
    .padding()
  }
}

struct Counter: UIViewRepresentable {
  @Binding var bags: Int

  func makeUIView(context: Context) -> CounterControl {
    let control = CounterControl(frame: .zero)
    control.onChange = { bags = $0 }
    return control
  }

  func updateUIView(_ control: CounterControl, context: Context) {
    control.count = bags
  }
}

final class CounterControl: UIControl {
  var onChange: ((Int) -> Void)?

  var count = 1 {
    didSet {
      number.text = "\(count)"
    }
  }

  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.textAlignment = .center
    addSubview(number)
    isAccessibilityElement = true
    accessibilityLabel = "Quantity"
    accessibilityTraits = .adjustable
    accessibilityValue = "1 bag"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let x = touches.first?.location(in: self).x ?? 0
    change(by: x < bounds.midX ? -1 : 1)
  }

  override func accessibilityIncrement() {
    change(by: 1)
  }

  override func accessibilityDecrement() {
    change(by: -1)
  }

  private func change(by step: Int) {
    count = min(max(count + step, 1), 10)
    onChange?(count)
  }
}

#Preview {
  FlourOrder()
}
