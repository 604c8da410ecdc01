// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct Parcel {
  enum Step: Int, CaseIterable, Comparable {
    case ordered, packed, shipped, delivered

    var title: LocalizedStringKey {
      switch self {
      case .ordered: "Ordered"
      case .packed: "Packed"
      case .shipped: "On its way"
      case .delivered: "Delivered"
      }
    }

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  let number: String
  var step: Step
  var expected: ClosedRange<Int>
  var courier: String?
}

struct OrderTrackingView: View {
  @State var parcel = Parcel(number: "NX-2041", step: .shipped, expected: 14...16, courier: "Rita")
  @State private var isHelpShown = false
  @State private var isRefreshing = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        SectionTitle("Parcel \(parcel.number)") {
          Button {
            refresh()
          } label: {
            if isRefreshing {
              ProgressView()
            } else {
              Image(systemName: "arrow.clockwise")
            }
          }
        }
        timeline
        if parcel.step != .delivered {
          Text(
            "Expected between \(parcel.expected.lowerBound):00 and \(parcel.expected.upperBound):00"
          )
          .accessibilityAddTraits(.updatesFrequently)
        }
        courier
        GroupBox("Help") {
          VStack(alignment: .leading) {
            Button("Where is my parcel?") { isHelpShown.toggle() }
            if isHelpShown {
              Text("It has left our store and is with the courier.")
                .transition(.slide)
            }
            Link("Contact us", destination: URL(string: "https://example.com/help")!)
          }
        }
        Button("I have it") { withAnimation { parcel.step = .delivered } }
          .buttonStyle(.primary)
          .hidden(if: parcel.step == .delivered)
      }
      .padding()
    }
    .refreshable { refresh() }
  }

  private var timeline: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Parcel.Step.allCases, id: \.self) { step in
        StepRow(step: step, state: state(of: step))
        if step != Parcel.Step.allCases.last {
          Rectangle()
            .fill(step < parcel.step ? Color.green : .gray)
            .frame(width: 2, height: 24)
            .padding(.leading, 11)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Progress")
  }

  @ViewBuilder
  private var courier: some View {
    if let name = parcel.courier {
      HStack {
        AvatarView(name: name, size: 36).accessibilityHidden(true)
        Text("\(name) brings your parcel")
        Spacer()
        Button {
        } label: {
          Label("Call \(name)", systemImage: "phone.fill").labelStyle(.iconOnly)
        }
        .accessibilityInputLabels(["Call", "Phone"])
      }
    }
  }

  private func state(of step: Parcel.Step) -> StepRow.State {
    if step < parcel.step || parcel.step == .delivered { return .done }
    return step == parcel.step ? .current : .open
  }

  private func refresh() {
    isRefreshing = true
    defer { isRefreshing = false }
    parcel.expected = 13...15
  }
}

private struct StepRow: View {
  enum State { case done, current, open }

  let step: Parcel.Step
  let state: State

  var body: some View {
    HStack {
      ZStack {
        Circle().strokeBorder(lineWidth: 2).frame(width: 24, height: 24)
        if state == .done { Image(systemName: "checkmark").font(.caption) }
      }
      Text(step.title).bold(state == .current)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(step.title))
    .accessibilityValue(spoken)
  }

  private var spoken: Text {
    switch state {
    case .done: Text("Done")
    case .current: Text("Current step")
    case .open: Text("Not yet")
    }
  }
}

#Preview {
  OrderTrackingView()
}
