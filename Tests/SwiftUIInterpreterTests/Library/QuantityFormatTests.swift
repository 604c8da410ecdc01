import Testing

@testable import SwiftUIInterpreter

// Source of the texts: swift-foundation with ICU, en_US and GMT, its narrow spaces made plain. Measures: Apple,
// Measurement.FormatStyle, with the unit preferences of Unicode CLDR.

private let durations = Expectation.table(
  #"""
  Duration.seconds(3725).formatted(.time(pattern: .minuteSecond)) → 62:05
  Duration.seconds(3725).formatted(.time(pattern: .hourMinute)) → 1:02
  Duration.seconds(123456).formatted(.time(pattern: .minuteSecond)) → 2,057:36
  Duration.seconds(12345678).formatted() → 3,429:21:18
  Duration.seconds(12345678).formatted(.time(pattern: .hourMinute(padHourToLength: 6))) → 003,429:21
  Duration.seconds(43200).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 5))) → 00,012:00:00
  Duration.seconds(Int.max).formatted() → 2,562,047,788,015,215:30:07
  Duration.milliseconds(Int.max).formatted(.units(width: .wide)) → 2,562,047,788,015 hours, 12 minutes, 56 seconds
  Duration.seconds(3755).formatted(.time(pattern: .hourMinute)) → 1:03
  Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)) → 1:02:05
  Duration.seconds(5).formatted(.time(pattern: .minuteSecond)) → 0:05
  Duration.seconds(65).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2))) → 01:05
  Duration.seconds(65).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))) → 00:01:05
  Duration.milliseconds(65250).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))) → 01:05.25
  Duration.seconds(3725).formatted(.units()) → 1 hr, 2 min, 5 sec
  Duration.seconds(3725).formatted(.units(width: .wide)) → 1 hour, 2 minutes, 5 seconds
  Duration.seconds(3725).formatted(.units(width: .abbreviated)) → 1 hr, 2 min, 5 sec
  Duration.seconds(3725).formatted(.units(width: .narrow)) → 1h 2m 5s
  Duration.seconds(3725).formatted(.units(width: .condensedAbbreviated)) → 1 hr 2 min 5 sec
  Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes])) → 1 hr, 2 min
  Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide)) → 1 hour, 2 minutes
  Duration.seconds(3725).formatted(.units(allowed: [.minutes, .seconds], width: .wide)) → 62 minutes, 5 seconds
  Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow)) → 1h 2m 5s
  Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)) → 1 hour
  Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)) → 1 hour, 2 minutes
  Duration.seconds(3600).formatted(.units(allowed: [.hours, .minutes], width: .wide)) → 1 hour
  Duration.seconds(3600).formatted(.units(allowed: [.hours, .minutes], width: .wide, zeroValueUnits: .show(length: 1))) → 1 hour, 0 minutes
  Duration.seconds(0).formatted(.units(allowed: [.hours, .minutes], width: .wide)) → 0 minutes
  Duration.seconds(200000).formatted(.units(allowed: [.days, .hours], width: .wide)) → 2 days, 8 hours
  Duration.seconds(2000000).formatted(.units(allowed: [.weeks, .days], width: .abbreviated)) → 3 wks, 2 days
  Duration.milliseconds(1500).formatted(.units(allowed: [.seconds, .milliseconds], width: .abbreviated)) → 1 sec, 500 ms
  Duration.milliseconds(1500).formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 1))) → 1.5 seconds
  Measurement(value: 1, unit: UnitDuration.hours).converted(to: .minutes).value → 60.0
  Duration.seconds(-75).formatted(.time(pattern: .minuteSecond)) → -1:15
  Duration.seconds(90).formatted(.units(allowed: [.minutes], width: .wide)) → 2 minutes
  Duration.seconds(5425).formatted(.units(allowed: [.hours, .minutes], width: .wide, fractionalPart: .show(length: 1))) → 1 hour, 30.4 minutes
  Duration.seconds(1).formatted(.units(allowed: [.seconds], width: .wide)) → 1 second
  Duration.seconds(1209600).formatted(.units(allowed: [.weeks], width: .narrow)) → 2w
  Duration.seconds(86400).formatted(.units(allowed: [.days], width: .narrow)) → 1d
  Duration.milliseconds(5).formatted(.units(allowed: [.milliseconds], width: .wide)) → 5 milliseconds
  Duration.milliseconds(5).formatted(.units(allowed: [.milliseconds], width: .narrow)) → 5ms
  Duration.seconds(3599.7).formatted(.units(allowed: [.hours, .minutes], width: .wide)) → 1 hour
  Duration.seconds(7199).formatted(.units(allowed: [.hours, .minutes], width: .wide, maximumUnitCount: 1)) → 2 hours
  Duration.seconds(3725).formatted() → 1:02:05
  Duration.milliseconds(75500).formatted() → 0:01:16
  (Duration.seconds(90) + Duration.seconds(10)).formatted() → 0:01:40
  (Duration.seconds(90) * 2).formatted() → 0:03:00
  Duration.seconds(90).components.seconds → 90
  Duration.milliseconds(1500).description → 1.5 seconds
  Duration.seconds(90) > Duration.seconds(80) → true
  ["a", "b", "c"].formatted() → a, b, and c
  [String]().formatted().isEmpty → true
  ["a", "b", "c"].formatted(.list(type: .or)) → a, b, or c
  ["a", "b"].formatted(.list(type: .or)) → a or b
  ["a", "b", "c"].formatted(.list(type: .and, width: .short)) → a, b, & c
  ["a", "b", "c"].formatted(.list(type: .and, width: .narrow)) → a, b, c
  [1, 2, 3].formatted(.list(memberStyle: .number, type: .and)) → 1, 2, and 3
  [0.1, 0.2].formatted(.list(memberStyle: .percent, type: .or)) → 10% or 20%
  """#
)

private let measures = Expectation.table(
  #"""
  Measurement(value: 5, unit: UnitLength.kilometers).formatted() → 3.1 mi
  Measurement(value: 20, unit: UnitTemperature.celsius).formatted() → 68°F
  Measurement(value: 100, unit: UnitLength.meters).formatted() → 328 ft
  Measurement(value: 350, unit: UnitLength.meters).formatted(.measurement(width: .abbreviated, usage: .road)) → 1,150 ft
  Measurement(value: 1.2, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .road)) → 0.75 mi
  Measurement(value: 2.4, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .road)) → 1.5 mi
  Measurement(value: 20, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .road)) → 70 feet
  Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)) → 5 kilometers
  Measurement(value: 1, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)) → 1 kilometer
  Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided)) → 5 km
  Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .narrow, usage: .asProvided)) → 5km
  Measurement(value: 20.5, unit: UnitTemperature.celsius).formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0)))) → 20 degrees Celsius
  Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value → 3.106863683249034
  Measurement(value: 5, unit: UnitLength.kilometers).description → 5.0 km
  Measurement(value: 5.5, unit: UnitLength.meters) + Measurement(value: 1, unit: UnitLength.kilometers) → 1005.5 m
  Measurement(value: 5, unit: UnitLength.meters) - Measurement(value: 1, unit: UnitLength.meters) → 4.0 m
  Measurement(value: 5, unit: UnitLength.meters) < Measurement(value: 1, unit: UnitLength.kilometers) → true
  Measurement(value: 1000, unit: UnitLength.meters) == Measurement(value: 1, unit: UnitLength.kilometers) → true
  Measurement(value: 5, unit: UnitLength.meters) * 2 → 10.0 m
  Measurement(value: 1, unit: UnitMass.pounds).converted(to: .kilograms).value → 0.453592
  Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value → 1.5707963267948966
  Int(Measurement(value: 1, unit: UnitDuration.hours).converted(to: .minutes).value) → 60
  { var m = Measurement(value: 1, unit: UnitLength.meters); m.convert(to: .centimeters); return m }() → 100.0 cm
  UnitLength.kilometers.symbol → km
  Angle.degrees(90).radians → 1.5707963267948966
  Angle(radians: 1.5).radians → 1.5
  { let f = MeasurementFormatter(); f.unitOptions = .providedUnit; f.unitStyle = .long; return f.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) }() → 5 kilometers
  MeasurementFormatter().string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) → 68°F
  """#
)

@Suite("Durations, lists and measures")
struct QuantityFormatTests {
  @Test("durations and lists are written as their style says", arguments: durations)
  func durationsHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }

  @Test("measures are converted, compared and written in the units of the US", arguments: measures)
  func measuresHold(_ expectation: Expectation) {
    #expect(expectation.value == expectation.result)
  }
}
