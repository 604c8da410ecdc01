import SwiftUI

/// A text in parts: headings of each level, links, pictures, and a rotor of its own.
struct Article: View {
  @Namespace private var space

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(1..<7) { level in
          Text("Part \(level)")
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(Self.levels[level - 1])
          Text("Text of part \(level)")
        }
        if let sources = URL(string: "https://example.com/sources") {
          Link("Sources", destination: sources)
        }
        Image("leaf").accessibilityLabel("A leaf")
        Text("A quote").accessibilityRotorEntry(id: "one", in: space)
        if let author = URL(string: "https://example.com/author") {
          Link("Author", destination: author)
        }
        Image("cup").accessibilityLabel("A cup")
        Text("Another quote").accessibilityRotorEntry(id: "two", in: space)
      }
    }
    .accessibilityRotor("Quotes") {
      AccessibilityRotorEntry("A quote", id: "one", in: space)
      AccessibilityRotorEntry("Another quote", id: "two", in: space)
    }
  }

  private static let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
}
