import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// Symbols with the names that testers heard or reference pictures show.
private let observed = [
  ("star", "Favorite"), ("star.fill", "Favorite"), ("exclamationmark.circle", "Error"),
  ("globe", "Globe"), ("tray", "Inbox"), ("plus", "Add"), ("arrow.clockwise", "Refresh"),
  ("chevron.left", "Back"), ("chevron.backward", "Back"), ("trash", "Remove"),
]

/// Symbols without an observed name, which say the words of their identifier.
private let identifiers = [
  ("heart.fill", "heart fill"), ("barcode.viewfinder", "barcode viewfinder"),
  ("plus.circle", "plus circle"), ("star.circle.fill", "star circle fill"),
  ("globe.europe.africa", "globe europe africa"),
]

private let rules = [
  Rule(
    "an asset says its name as it is, one with a label the label",
    from: "AccessibilitySnapshot, iOS 17.5; Apple, Image init(_:label:)",
    """
    VStack {
      Image("get10off"); Image("icons/Hero_Banner-2"); Image("wave", label: Text("Hello"))
      Image("wave").resizable().scaledToFit().frame(width: 40).clipShape(Circle())
    }
    """,
    says: ["get10off, image", "icons/Hero_Banner-2, image", "Hello, image", "wave, image"],
    certainty: [.observed, .observed, .documented, .observed]
  ),
  Rule(
    "a decorative asset is no element, even where a label is asked for by a stack",
    from: "Apple, Image init(decorative:); CVS Health, Decorative Images",
    "VStack { Image(decorative: \"wave\"); Image(decorative: \"b\").resizable(); Text(\"A\") }",
    says: ["A"]
  ),
  Rule(
    "a picture of UIKit's or Core Graphics' has a name only with a label",
    from: "AccessibilitySnapshot, iOS 17.5; Apple, Image init(_:scale:orientation:label:)",
    """
    VStack {
      Image(uiImage: photo)
      Image(cgImage, scale: 1, orientation: .up, label: Text("Portrait"))
      Image(uiImage: photo).accessibilityLabel("Face")
    }
    """,
    with: "let photo = UIImage()\nlet cgImage = CGImage.sample",
    says: ["image", "Portrait, image", "Face, image"],
    certainty: [.observed, .documented, .observed]
  ),
  Rule(
    "a label replaces the name and the role stays",
    from: "AccessibilitySnapshot, iOS 17.5: testSwiftUIImage",
    """
    VStack {
      Image(systemName: "star").accessibilityLabel("Best")
      Image("photo").accessibilityLabel(Text("Beach"))
      Image(systemName: "star").accessibilityLabel("Star").accessibilityRemoveTraits(.isImage)
    }
    """,
    says: ["Best, image", "Beach, image", "Star"],
    certainty: [.observed, .observed, .observed]
  ),
  Rule(
    "a label is its title; its picture is silent and adds no role",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Labels",
    """
    VStack {
      Label("Inbox", systemImage: "tray"); Label("Map", image: "map")
      Label("Inbox", systemImage: "tray").labelStyle(.titleAndIcon)
      Label("Inbox", systemImage: "tray").labelStyle(.titleOnly)
      Label { Text("Own") } icon: { Circle() }
      Label { Text("Pic") } icon: { Image(systemName: "star").accessibilityLabel("S") }
      Label { Text("A"); Text("B") } icon: { Image(systemName: "tray") }
    }
    """,
    says: ["Inbox", "Map", "Inbox", "Inbox", "Own", "Pic", "A, B"],
    certainty: [.observed, .observed, .observed, .observed, .observed, .observed, .inferred]
  ),
  Rule(
    "with the icon alone the title is still the name, of an image",
    from: "AccessibilitySnapshot, iOS 17.5; CVS Health, Labels",
    """
    VStack {
      Label("World", systemImage: "globe").labelStyle(.iconOnly)
      Label("", systemImage: "globe").labelStyle(.iconOnly)
      Label("World", systemImage: "globe").labelStyle(IconOnlyLabelStyle())
      VStack { Label("World", systemImage: "globe") }.labelStyle(.iconOnly)
      Button { } label: { Label("World", systemImage: "globe").labelStyle(.iconOnly) }
    }
    """,
    says: ["World, image", "Globe, image", "World, image", "World, image", "World, button"]
  ),
  Rule(
    "a picture that loads from elsewhere is one stop without a name",
    from: "Apple, AsyncImage; claimed in accessibility tutorials",
    "VStack { AsyncImage(url: nil); Text(\"A\") }",
    says: ["image", "A"],
    certainty: [.inferred, .observed]
  ),
]

@Suite("What pictures and labels are called")
struct ImageNameTests {
  @Test("is as heard", arguments: rules)
  func speaks(_ rule: Rule) throws { try rule.check() }

  /// Source: AccessibilitySnapshot, iOS 17.5 and 26.2; CVS Health, Images, Labels.
  @Test("symbols whose name was heard say it", arguments: observed)
  func symbols(_ symbol: String, _ name: String) throws {
    let walk = try walk(
      showing:
        "VStack { Image(systemName: \"\(symbol)\"); Button(action: { }) { Image(systemName: \"\(symbol)\") } }"
    )
    #expect(walk.spoken == ["\(name), image", "\(name), button"])
    #expect(walk.elements.map(\.nameOrigin) == [.knownSymbol, .knownSymbol])
    #expect(walk.elements.map(\.certainty) == [.observed, .observed])
  }

  /// Source: accessibility tutorials that quote "heart fill"; unreliable, and marked as such.
  @Test(
    "other symbols say the words of their identifier, marked unreliable",
    arguments: identifiers
  )
  func words(_ symbol: String, _ name: String) throws {
    let walk = try walk(showing: "Image(systemName: \"\(symbol)\")")
    #expect(walk.spoken == ["\(name), image"])
    #expect(walk.elements.map(\.nameOrigin) == [.symbolIdentifier])
    #expect(walk.elements.map(\.certainty) == [.claimed])
  }

  /// Source: AccessibilitySnapshot, iOS 17.5: a label alone is static text.
  @Test("a label alone is static text, with the icon alone an image")
  func traits() throws {
    let walk = try walk(
      showing: """
        VStack {
          Label("A", systemImage: "star")
          Label("B", systemImage: "star").labelStyle(.iconOnly)
        }
        """
    )
    #expect(walk.elements.map(\.traits) == [.staticText, .image])
  }
}
