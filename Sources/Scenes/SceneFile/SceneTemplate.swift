/// The files of a new scene, which load and pass their checks as they are.
public enum SceneTemplate {
  /// The files by name.
  ///
  /// - Parameter title: What people see in the menu.
  /// - Returns: A `scene.json`, a poor variant and a reference.
  public static func files(title: String) -> [(name: String, text: String)] {
    let quoted = title.map { character -> String in
      switch character {
      case "\"", "\\": "\\\(character)"
      case let character where character.isNewline: " "
      default: String(character)
      }
    }
    return [
      (Scene.fileName, description.replacing("TITLE", with: quoted.joined())),
      ("poor.swift", poor),
      ("good.swift", good),
    ]
  }

  private static let description = """
    // 'vot help scenes' explains every key, 'vot check' tries what stands here.
    {
      title: "TITLE",
      summary: "A lamp that is switched on and off.",
      part: "My scenes",
      topics: ["switches"],

      variants: [
        { name: "poor", title: "A drawn switch that takes taps", file: "poor.swift" },
        { name: "good", title: "A toggle", file: "good.swift", reference: true },
      ],

      tasks: [
        {
          id: "switch-on",
          prompt: "Switch the lamp on.",
          goal: "isOn",
          facts: [
            { name: "what is switched", spellings: ["lamp"] },
            { name: "whether it is on", spellings: ["off"] },
          ],
          success: ["on"],
        },
      ],

      checks: [
        {
          title: "The lamp is one switch with its name and its state",
          expect: { stops: 1, stop: { index: 1, spoken: "Lamp, switch button, off" } },
          why: "The word is text, and nothing beside it says that there is something to switch.",
        },
        {
          title: "Its state is heard after the double tap",
          gestures: "double-tap",
          expect: { heard: ["on"], state: "isOn" },
          why: "A person has to go looking for whether it worked.",
        },
      ],

      puzzles: [
        {
          id: "fake", kind: "line", variant: "poor",
          prompt: "Pick the line by which a finger can do what VoiceOver is not told of.",
          lines: [
            { contains: ".onTapGesture", right: true, why: "A gesture brings no role, no name and no state." },
            { contains: "Text(", why: "The word is right; it only stands alone." },
          ],
          otherwise: "That line is for the eye alone.",
        },
      ],

      lesson: {
        idea: "What looks like a switch should be one: Toggle brings its name, its role, its state and the double tap.",
        steps: ["Use Toggle for what is on or off.", "Let its label be the word that is seen."],
        cheatSheet: ["Toggle(\\"Lamp\\", isOn: $isOn)"],
      },
    }

    """

  private static let poor = """
    import SwiftUI

    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        HStack {
          Text("Lamp")
          Spacer()
          Capsule()
            .fill(isOn ? Color.green : Color.gray)
            .frame(width: 52, height: 32)
            .onTapGesture { isOn.toggle() }
        }
        .padding()
      }
    }

    #Preview {
      Lamp()
    }

    """

  private static let good = """
    import SwiftUI

    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Toggle("Lamp", isOn: $isOn)
          .padding()
      }
    }

    #Preview {
      Lamp()
    }

    """
}
