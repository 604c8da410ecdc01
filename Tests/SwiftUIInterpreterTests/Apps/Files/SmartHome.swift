import SwiftUI
import UIKit

enum DeviceKind: String, CaseIterable {
  case light, thermostat, blinds, lock
}

protocol SmartDevice: AnyObject, Identifiable {
  var name: String { get }
  var kind: DeviceKind { get }
  var isReachable: Bool { get }
}

extension SmartDevice {
  var id: String { name }
  var isReachable: Bool { true }
}

@Observable
final class Lamp: SmartDevice {
  let name: String
  let kind = DeviceKind.light
  var isOn: Bool
  var brightness: Double

  init(name: String, isOn: Bool = false, brightness: Double = 0.5) {
    self.name = name
    self.isOn = isOn
    self.brightness = brightness
  }
}

@Observable
final class Thermostat: SmartDevice {
  let name = "Heating"
  let kind = DeviceKind.thermostat
  var target = 20.5
  let range = 5.0...28.0

  func change(by step: Double) {
    target = min(max(target + step, range.lowerBound), range.upperBound)
  }
}

@Observable
final class DoorLock: SmartDevice {
  let name = "Front door"
  let kind = DeviceKind.lock
  var isLocked = true
  var isReachable: Bool { false }
}

struct SmartHomeView: View {
  @State private var lamps = [
    Lamp(name: "Kitchen", isOn: true, brightness: 0.8), Lamp(name: "Hall"),
  ]
  @State private var thermostat = Thermostat()
  @State private var lock = DoorLock()

  private var lit: Int { lamps.filter(\.isOn).count }

  var body: some View {
    NavigationStack {
      Form {
        Section("Lights") {
          ForEach(lamps) { LampRow(lamp: $0) }
          Button("All off") { lamps.forEach { $0.isOn = false } }
            .disabled(lit == 0)
        }
        Section("Climate") { ThermostatDial(thermostat: thermostat) }
        Section {
          Toggle("Lock \(lock.name.lowercased())", isOn: $lock.isLocked)
            .disabled(!lock.isReachable)
        } footer: {
          if !lock.isReachable { Text("The lock does not answer.") }
        }
        Section("Scenes") {
          SegmentedScenes(titles: ["Home", "Away", "Night"])
            .frame(height: 32)
        }
      }
      .navigationTitle("Home")
    }
  }
}

private struct LampRow: View {
  @Bindable var lamp: Lamp

  var body: some View {
    VStack {
      Toggle(lamp.name, isOn: $lamp.isOn)
      if lamp.isOn {
        Slider(value: $lamp.brightness, in: 0...1, step: 0.1) {
          Text("Brightness of \(lamp.name)")
        }
      }
    }
  }
}

private struct ThermostatDial: View {
  let thermostat: Thermostat

  var body: some View {
    HStack {
      Button("Colder", systemImage: "minus") { thermostat.change(by: -0.5) }
      Text("\(thermostat.target, specifier: "%.1f")°")
      Button("Warmer", systemImage: "plus") { thermostat.change(by: 0.5) }
    }
    .labelStyle(.iconOnly)
    .accessibilityRepresentation {
      Stepper("Heating", value: Bindable(thermostat).target, in: thermostat.range, step: 0.5)
        .accessibilityValue("\(thermostat.target, specifier: "%.1f") degrees")
    }
  }
}

struct SegmentedScenes: UIViewRepresentable {
  let titles: [String]

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {}
}

#Preview {
  SmartHomeView()
}
