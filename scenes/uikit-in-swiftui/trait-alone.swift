import SwiftUI
import UIKit

struct HeatingScreen: View {
  @State private var bath = 20
  @State private var bedroom = 18

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Heating")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      HeatingPanel(bath: $bath, bedroom: $bedroom)
        .frame(width: 320, height: 100)
      Text("Kept until midnight")
        .font(.footnote)
    }
    .padding()
  }
}

struct HeatingPanel: UIViewRepresentable {
  @Binding var bath: Int
  @Binding var bedroom: Int

  func makeUIView(context: Context) -> PanelView {
    let panel = PanelView(frame: .zero)
    panel.bathDial.onTurn = { bath = $0 }
    panel.bedroomDial.onTurn = { bedroom = $0 }
    return panel
  }

  func updateUIView(_ panel: PanelView, context: Context) {
    panel.bathDial.degrees = bath
    panel.bedroomDial.degrees = bedroom
  }
}

final class PanelView: UIView {
  let bathTitle = UILabel()
  let bathDial = DialView(frame: .zero)
  let bedroomTitle = UILabel()
  let bedroomDial = DialView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bathTitle.text = "Bath"
    bathTitle.frame = CGRect(x: 0, y: 0, width: 140, height: 22)
    bathDial.frame = CGRect(x: 0, y: 40, width: 140, height: 44)
    bedroomTitle.text = "Bedroom"
    bedroomTitle.frame = CGRect(x: 160, y: 0, width: 140, height: 22)
    bedroomDial.frame = CGRect(x: 160, y: 40, width: 140, height: 44)
    addSubview(bathTitle)
    addSubview(bedroomTitle)
    addSubview(bathDial)
    addSubview(bedroomDial)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

final class DialView: UIView {
  var degrees = 20
  var onTurn: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) {
    nil
  }

  func turn(by step: Int) {
    degrees = min(max(degrees + step, 16), 24)
    onTurn(degrees)
  }
}

#Preview {
  HeatingScreen()
}
