import SwiftUI
import UniformTypeIdentifiers

indirect enum Node: Hashable, Identifiable {
  case file(name: String, size: Int, kind: Kind)
  case folder(name: String, children: [Node])

  enum Kind: String, CaseIterable {
    case text, image, code
    init(extension ext: String) {
      self =
        switch ext {
        case "png", "jpg": .image
        case "swift": .code
        default: .text
        }
    }
    var icon: Image {
      switch self {
      case .text: Image(systemName: "doc.text")
      case .image: Image(systemName: "photo")
      case .code: Image(systemName: "chevron.left.forwardslash.chevron.right")
      }
    }
  }

  var id: String { name }
  var name: String {
    switch self {
    case .file(let name, _, _), .folder(let name, _): return name
    }
  }
  var children: [Node]? {
    guard case .folder(_, let children) = self else { return nil }
    return children
  }
  var size: Int {
    switch self {
    case .file(_, let size, _): size
    case .folder(_, let children): children.reduce(0) { $0 + $1.size }
    }
  }
  var count: Int { 1 + (children?.map(\.count).reduce(0, +) ?? 0) }
}

@resultBuilder
enum NodeBuilder {
  static func buildExpression(_ node: Node) -> [Node] { [node] }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  static func buildArray(_ parts: [[Node]]) -> [Node] { Array(parts.joined()) }
}

func folder(_ name: String, @NodeBuilder _ content: () -> [Node]) -> Node {
  .folder(name: name, children: content())
}

func file(_ name: String, _ size: Int = 100) -> Node {
  let ext = name.split(separator: ".").last.map(String.init) ?? ""
  return .file(name: name, size: size, kind: .init(extension: ext))
}

struct FileBrowserView: View {
  enum Style: String, CaseIterable, Identifiable {
    case tree = "Tree", flat = "Flat"
    var id: Self { self }
  }

  struct Selection: Equatable { var node: Node; var path: [String] }

  @State private var style: Style = .tree
  @State private var renaming: Node?
  @State private var newName = ""
  @State private var showsInspector = false
  @State private var selected: Node.ID?

  let root = folder("Project") {
    folder("Sources") {
      file("main.swift", 2_048)
      file("Model.swift", 10_240)
      for number in 1...2 { file("Test\(number).swift") }
    }
    file("README.md", 512)
    file("icon.png", 3_145_728)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Picker("Style", selection: $style) {
          ForEach(Style.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .padding()
        list
      }
      .navigationTitle(root.name)
      .toolbar {
        Menu("Options", systemImage: "ellipsis.circle") {
          Section("Show") {
            Toggle("Details", isOn: $showsInspector)
          }
          ControlGroup {
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Paste", systemImage: "clipboard") {}.disabled(true)
          }
        }
      }
      .inspector(isPresented: $showsInspector) {
        Form {
          LabeledContent("Items", value: "\(root.count)")
          LabeledContent("Size", value: root.size, format: .byteCount(style: .file))
        }
        .inspectorColumnWidth(min: 200, ideal: 300)
      }
      .alert(
        "Rename",
        isPresented: .init(get: { renaming != nil }, set: { if !$0 { renaming = nil } }),
        presenting: renaming
      ) { node in
        TextField("Name", text: $newName)
        Button("Rename") { rename(node, to: newName) }
        Button("Cancel", role: .cancel) {}
      } message: { node in
        Text("A new name for \(node.name)")
      }
    }
  }

  @ViewBuilder private var list: some View {
    if style == .tree {
      List([root], children: \.children, selection: $selected) { row($0) }
    } else {
      List {
        ForEach(flattened(root), id: \.node.id) { entry in
          row(entry.node)
            .padding(.leading, CGFloat(entry.depth) * 12)
            .accessibilityValue("level \(entry.depth + 1)")
        }
      }
    }
  }

  private func flattened(_ node: Node, depth: Int = 0) -> [(node: Node, depth: Int)] {
    [(node, depth)] + (node.children ?? []).flatMap { flattened($0, depth: depth + 1) }
  }

  private func row(_ node: Node) -> some View {
    HStack {
      if case let .file(_, _, kind) = node {
        kind.icon.accessibilityLabel(kind.rawValue)
      } else {
        Image(systemName: "folder").accessibilityLabel("folder")
      }
      Text(node.name)
      Spacer()
      Text(node.size.formatted(.byteCount(style: .file))).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .swipeActions {
      Button("Rename") {
        newName = node.name
        renaming = node
      }
    }
    .draggable(node.name)
  }

  private func rename(_ node: Node, to name: String) {
    print("renamed", node.name, name)
  }
}

#Preview { FileBrowserView() }
