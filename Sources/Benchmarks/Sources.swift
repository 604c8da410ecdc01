import SwiftUIInterpreter

/// The SwiftUI sources that are measured, made here so that their size is known.
enum Sources {
  /// A list of so many rows, each one element.
  static func rows(_ count: Int) -> SourceFile {
    SourceFile(
      path: "Rows.swift",
      text: """
        import SwiftUI

        struct Rows: View {
          var body: some View {
            ScrollView {
              VStack {
                ForEach(0..<\(count), id: \\.self) { index in
                  Text("Row \\(index)")
                }
              }
            }
          }
        }
        """
    )
  }

  /// So many view files as an app has them: a screen with state, rows, controls and modifiers.
  static func app(files count: Int) -> [SourceFile] {
    (0..<count).map { SourceFile(path: "Screen\($0).swift", text: screen($0)) }
  }

  private static func screen(_ number: Int) -> String {
    let sections = (0..<8).map { section(number, $0) }.joined(separator: "\n")
    return """
      import SwiftUI

      struct Screen\(number): View {
        @State private var quantity = 1
        @State private var isOn = false
        @State private var level = 0.5
        let items = ["Apples", "Pears", "Plums"]

        var body: some View {
          List {
      \(sections)
          }
          .navigationTitle("Screen \(number)")
        }

        private func add(_ amount: Int) {
          quantity = min(quantity + amount, 10)
        }
      }

      #Preview {
        Screen\(number)()
      }
      """
  }

  private static func section(_ number: Int, _ section: Int) -> String {
    """
            Section("Part \(section)") {
              ForEach(items, id: \\.self) { item in
                HStack {
                  Image(systemName: "cart")
                  VStack(alignment: .leading) {
                    Text(item).font(.headline)
                    Text("\\(quantity) in stock").foregroundStyle(.secondary)
                  }
                  Spacer()
                  Button("Add \\(item)") { add(\(section + 1)) }
                    .buttonStyle(.bordered)
                }
                .padding(.vertical, 4)
                .accessibilityElement(children: .combine)
                .accessibilityAction(named: "Remove") { quantity = max(quantity - 1, 0) }
              }
              Toggle("Notify me \(number)", isOn: $isOn)
              Slider(value: $level, in: 0...1) { Text("Level") }
              if isOn { Text("You will hear from us.").accessibilityAddTraits(.isHeader) }
            }
    """
  }
}
