import SwiftUI

struct Forecast: Identifiable {
  enum Sky: String {
    case clear, cloudy, rain, snow

    var symbol: String {
      switch self {
      case .clear: return "sun.max.fill"
      case .cloudy: return "cloud.fill"
      case .rain: return "cloud.rain.fill"
      case .snow: return "cloud.snow.fill"
      }
    }

    var title: LocalizedStringKey {
      switch self {
      case .clear: "Clear"
      case .cloudy: "Cloudy"
      case .rain: "Rain"
      case .snow: "Snow"
      }
    }
  }

  let id: Int
  let label: String
  let sky: Sky
  let low: Double
  let high: Double
  var rainChance: Double = 0
}

enum TemperatureUnit: String, CaseIterable {
  case celsius = "Celsius"
  case fahrenheit = "Fahrenheit"

  func text(_ celsius: Double) -> String {
    let degrees = self == .celsius ? celsius : celsius * 9 / 5 + 32
    return "\(Int(degrees.rounded()))°"
  }
}

struct WeatherView: View {
  @AppStorage("temperatureUnit") private var unit: TemperatureUnit = .celsius
  @State private var isAlertExpanded = false

  private let hours: [Forecast] = (0..<4).map { hour in
    Forecast(
      id: hour,
      label: "\(hour + 10):00",
      sky: hour < 2 ? .clear : .rain,
      low: 4,
      high: 5 + Double(hour)
    )
  }
  private let days = [
    Forecast(id: 10, label: "Friday", sky: .cloudy, low: 2, high: 7),
    Forecast(id: 11, label: "Saturday", sky: .rain, low: 3, high: 6, rainChance: 0.8),
    Forecast(id: 12, label: "Sunday", sky: .snow, low: -3, high: 1, rainChance: 0.35),
  ]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      ScrollView(showsIndicators: false) {
        VStack(spacing: 24) {
          now
          warning
          hourly
          daily
          Picker("Unit", selection: $unit) {
            ForEach(TemperatureUnit.allCases, id: \.rawValue) { unit in
              Text(unit.rawValue).tag(unit)
            }
          }
          .pickerStyle(.menu)
        }
        .padding()
      }
    }
    .foregroundStyle(.white)
  }

  private var now: some View {
    VStack {
      Text("Lisbon").font(.title)
      Text(unit.text(17)).font(.system(size: 80, weight: .thin))
      Label("Clear", systemImage: "sun.max")
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  private var warning: some View {
    DisclosureGroup(isExpanded: $isAlertExpanded) {
      Text("Gusts of up to 90 km/h are expected on the coast until midnight.")
    } label: {
      Label("Wind warning", systemImage: "wind")
    }
    .card()
  }

  private var hourly: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 20) {
        ForEach(hours) { hour in
          VStack {
            Text(hour.label).font(.caption)
            Image(systemName: hour.sky.symbol)
              .symbolRenderingMode(.multicolor)
              .accessibilityLabel(Text(hour.sky.title))
            Text(unit.text(hour.high))
          }
          .accessibilityElement(children: .combine)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Next hours")
  }

  private var daily: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      ForEach(days) { day in
        GridRow {
          Text(day.label)
          Image(systemName: day.sky.symbol).accessibilityHidden(true)
          Text(day.rainChance, format: .percent)
            .opacity(day.rainChance > 0 ? 1 : 0)
            .gridColumnAlignment(.trailing)
          Text("\(unit.text(day.low)) to \(unit.text(day.high))")
        }
        .accessibilityElement(children: .combine)
        Divider()
      }
    }
    .card()
  }
}

#Preview {
  WeatherView()
}
