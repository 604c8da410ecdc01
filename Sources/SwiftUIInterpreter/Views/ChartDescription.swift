// What a chart tells of itself, apart from its marks.
//
// Source: Apple, AXChartDescriptor, AXDataSeriesDescriptor and AXDataPoint; WWDC21 session 10122,
// "Bring accessibility to charts in your app", for the rotor and its three entries. The words that
// describe a chart, and the screen of its details, are inferred.

/// A chart in words: title, summary, axes, and the points of each series.
struct ChartDescription: Sendable {
  /// A named row of points.
  struct Series: Sendable {
    var name: String
    var points: [Point]
  }

  /// A point: what it stands for along x, and its values.
  struct Point: Sendable {
    var name: String
    var value: String
  }

  var title = ""
  var summary = ""
  /// The titles of the axes, x first.
  var axes: [String] = []
  var series: [Series] = []

  /// The entries of its rotor, in their order.
  static let commands = ["Describe Chart", "Play Audio Graph", "Chart Details"]
  /// The name of its rotor.
  static let rotor = "Audio Graph"

  /// What "Describe Chart" says.
  var spoken: String {
    let axes = zip(["x axis", "y axis"], self.axes).compactMap { axis, title in
      title.isEmpty ? nil : "\(axis), \(title)"
    }
    return ([title, summary] + axes + series.map(Self.count)).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The name of a series with how many points it has.
  private static func count(_ series: Series) -> String {
    let count = series.points.count
    let words = "\(count) data \(count == 1 ? "point" : "points")"
    return series.name.isEmpty ? words : "\(series.name), \(words)"
  }
}
