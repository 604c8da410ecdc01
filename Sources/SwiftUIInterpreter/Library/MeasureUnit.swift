/// A unit of measure with its names and its size.
///
/// - Source: Apple, Dimension and its subclasses: symbols and coefficients; Unicode CLDR, en.xml,
///   units: short and long names.
struct MeasureUnit: Hashable {
  /// What is measured.
  enum Kind: String {
    case length = "UnitLength"
    case mass = "UnitMass"
    case temperature = "UnitTemperature"
    case speed = "UnitSpeed"
    case volume = "UnitVolume"
    case area = "UnitArea"
    case duration = "UnitDuration"
    case energy = "UnitEnergy"
    case power = "UnitPower"
    case pressure = "UnitPressure"
    case angle = "UnitAngle"
    case storage = "UnitInformationStorage"
    case frequency = "UnitFrequency"
  }

  var kind: Kind
  var name: String
  /// What `symbol` and `description` give.
  var symbol: String
  /// What stands after a number; the symbol with a space before it where absent.
  var short: String?
  var one: String
  var other: String
  /// How many of the base unit one is, after the constant is added.
  var coefficient: Double
  var constant = 0.0

  /// An amount of this unit in another of the same kind.
  func convert(_ value: Double, to other: MeasureUnit) -> Double? {
    guard kind == other.kind else { return nil }
    let base = value * coefficient + constant
    return (base - other.constant) / other.coefficient
  }

  /// The base unit of a kind holds the others together.
  func base(_ value: Double) -> Double { value * coefficient + constant }

  /// The unit that the others of a kind are measured in.
  ///
  /// - Source: Apple, Dimension.baseUnit of each subclass.
  static func base(of kind: Kind) -> MeasureUnit? {
    let names: [Kind: String] = [
      .length: "meters", .mass: "kilograms", .temperature: "kelvin", .speed: "metersPerSecond",
      .volume: "liters", .area: "squareMeters", .duration: "seconds", .energy: "joules",
      .power: "watts", .angle: "degrees", .frequency: "hertz",
    ]
    return names[kind].flatMap { table[$0] }
  }

  static func named(_ name: String) -> MeasureUnit? { table[name] }

  static let table: [String: MeasureUnit] = Dictionary(
    (lengths + weights + temperatures + others + more).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private static func unit(
    _ kind: Kind,
    _ name: String,
    _ symbol: String,
    _ one: String,
    _ other: String?,
    _ coefficient: Double,
    short: String? = nil,
    constant: Double = 0
  ) -> MeasureUnit {
    MeasureUnit(
      kind: kind,
      name: name,
      symbol: symbol,
      short: short,
      one: one,
      other: other ?? one + "s",
      coefficient: coefficient,
      constant: constant
    )
  }

  private static let lengths = [
    unit(.length, "meters", "m", "meter", nil, 1),
    unit(.length, "kilometers", "km", "kilometer", nil, 1000),
    unit(.length, "centimeters", "cm", "centimeter", nil, 0.01),
    unit(.length, "millimeters", "mm", "millimeter", nil, 0.001),
    unit(.length, "miles", "mi", "mile", nil, 1609.34),
    unit(.length, "yards", "yd", "yard", nil, 0.9144),
    unit(.length, "feet", "ft", "foot", "feet", 0.3048),
    unit(.length, "inches", "in", "inch", "inches", 0.0254),
    unit(.length, "nauticalMiles", "NM", "nautical mile", nil, 1852, short: " nmi"),
    unit(.area, "squareMeters", "m²", "square meter", nil, 1),
    unit(.area, "squareKilometers", "km²", "square kilometer", nil, 1_000_000),
    unit(.area, "squareFeet", "ft²", "square foot", "square feet", 0.092903, short: " sq ft"),
    unit(.area, "squareMiles", "mi²", "square mile", nil, 2_590_000, short: " sq mi"),
    unit(.area, "acres", "ac", "acre", nil, 4046.86),
    unit(.area, "hectares", "ha", "hectare", nil, 10_000),
  ]

  private static let weights = [
    unit(.mass, "kilograms", "kg", "kilogram", nil, 1),
    unit(.mass, "grams", "g", "gram", nil, 0.001),
    unit(.mass, "milligrams", "mg", "milligram", nil, 0.000_001),
    unit(.mass, "pounds", "lb", "pound", nil, 0.453592),
    unit(.mass, "ounces", "oz", "ounce", nil, 0.0283495),
    unit(.mass, "stones", "st", "stone", "stones", 0.157473),
    unit(.mass, "metricTons", "t", "metric ton", nil, 1000),
    unit(.volume, "liters", "L", "liter", nil, 1),
    unit(.volume, "milliliters", "mL", "milliliter", nil, 0.001),
    unit(.volume, "cups", "cup", "cup", nil, 0.24, short: " c"),
    unit(.volume, "fluidOunces", "fl oz", "fluid ounce", nil, 0.0295735),
    unit(.volume, "gallons", "gal", "gallon", nil, 3.78541),
    unit(.volume, "teaspoons", "tsp", "teaspoon", nil, 0.00492892),
    unit(.volume, "tablespoons", "tbsp", "tablespoon", nil, 0.0147868),
    unit(.volume, "pints", "pt", "pint", nil, 0.473176),
    unit(.volume, "quarts", "qt", "quart", nil, 0.946353),
    unit(.volume, "cubicMeters", "m³", "cubic meter", nil, 1000),
  ]

  private static let temperatures = [
    unit(
      .temperature,
      "celsius",
      "°C",
      "degree Celsius",
      "degrees Celsius",
      1,
      short: "°C",
      constant: 273.15
    ),
    unit(
      .temperature,
      "fahrenheit",
      "°F",
      "degree Fahrenheit",
      "degrees Fahrenheit",
      0.55555555555556,
      short: "°F",
      constant: 255.37222222222427
    ),
    unit(.temperature, "kelvin", "K", "kelvin", nil, 1),
    unit(.speed, "metersPerSecond", "m/s", "meter per second", "meters per second", 1),
    unit(
      .speed,
      "kilometersPerHour",
      "km/h",
      "kilometer per hour",
      "kilometers per hour",
      0.277778
    ),
    unit(.speed, "milesPerHour", "mph", "mile per hour", "miles per hour", 0.44704),
    unit(.speed, "knots", "kn", "knot", nil, 0.514444),
  ]

  private static let others = [
    unit(.duration, "seconds", "s", "second", nil, 1, short: " sec"),
    unit(.duration, "minutes", "m", "minute", nil, 60, short: " min"),
    unit(.duration, "hours", "h", "hour", nil, 3600, short: " hr"),
    unit(.duration, "milliseconds", "ms", "millisecond", nil, 0.001),
    unit(.energy, "joules", "J", "joule", nil, 1),
    unit(.energy, "kilojoules", "kJ", "kilojoule", nil, 1000),
    unit(.energy, "calories", "cal", "calorie", nil, 4.184),
    unit(.energy, "kilocalories", "kCal", "kilocalorie", nil, 4184, short: " kcal"),
    unit(.energy, "kilowattHours", "kWh", "kilowatt hour", nil, 3_600_000),
    unit(.power, "watts", "W", "watt", nil, 1),
    unit(.power, "kilowatts", "kW", "kilowatt", nil, 1000),
    unit(.power, "horsepower", "hp", "horsepower", "horsepower", 745.7),
    unit(.frequency, "hertz", "Hz", "hertz", "hertz", 1),
    unit(.frequency, "kilohertz", "kHz", "kilohertz", "kilohertz", 1000),
    unit(.frequency, "megahertz", "MHz", "megahertz", "megahertz", 1_000_000),
  ]

  private static let more = [
    unit(.pressure, "hectopascals", "hPa", "hectopascal", nil, 100),
    unit(.pressure, "kilopascals", "kPa", "kilopascal", nil, 1000),
    unit(.pressure, "millibars", "mbar", "millibar", nil, 100),
    unit(.pressure, "bars", "bar", "bar", nil, 100_000),
    unit(.pressure, "millimetersOfMercury", "mmHg", "millimeter of mercury", nil, 133.322),
    unit(.pressure, "inchesOfMercury", "inHg", "inch of mercury", "inches of mercury", 3386.39),
    unit(
      .pressure,
      "poundsForcePerSquareInch",
      "psi",
      "pound-force per square inch",
      "pounds-force per square inch",
      6894.76
    ),
    unit(.angle, "degrees", "°", "degree", nil, 1, short: " deg"),
    unit(.angle, "radians", "rad", "radian", nil, 57.29577951308232),
    unit(.storage, "bytes", "B", "byte", nil, 8, short: " byte"),
    unit(.storage, "kilobytes", "kB", "kilobyte", nil, 8000),
    unit(.storage, "megabytes", "MB", "megabyte", nil, 8_000_000),
    unit(.storage, "gigabytes", "GB", "gigabyte", nil, 8_000_000_000),
    unit(.storage, "terabytes", "TB", "terabyte", nil, 8_000_000_000_000),
  ]
}
