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
      topics: ["button names"],

      variants: [
        { name: "poor", title: "A picture that takes taps", file: "poor.swift" },
        { name: "good", title: "A button with a name", file: "good.swift", reference: true },
      ],

      tasks: [
        {
          id: "switch-on",
          prompt: "Switch the lamp on.",
          goal: "isOn",
          facts: [{ name: "what the double tap does", spellings: ["lamp"] }],
          success: ["on"],
        },
      ],

      checks: [
        {
          title: "The lamp is a button with a name",
          expect: { stop: { index: 1, spoken: "Lamp, off, button", traits: ["button"] } },
          why: "Nothing tells that there is something to do, nor what.",
        },
        {
          title: "Its state is heard after the double tap",
          gestures: "double-tap",
          expect: { heard: ["on"], state: "isOn" },
          why: "A person has to go looking for whether it worked.",
        },
      ],

      lesson: {
        idea: "What acts is a button, and its name says on what.",
        steps: ["Use a Button, not a tap gesture.", "Put the state into the value."],
        cheatSheet: [".accessibilityValue(isOn ? \\"on\\" : \\"off\\")"],
      },
    }

    """

  private static let poor = """
    import SwiftUI

    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Circle()
          .fill(isOn ? Color.yellow : Color.gray)
          .frame(width: 44, height: 44)
          .onTapGesture { isOn.toggle() }
      }
    }

    """

  private static let good = """
    import SwiftUI

    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Button {
          isOn.toggle()
        } label: {
          Circle()
            .fill(isOn ? Color.yellow : Color.gray)
            .frame(width: 44, height: 44)
        }
        .accessibilityLabel("Lamp")
        .accessibilityValue(isOn ? "on" : "off")
      }
    }

    """
}
