import SwiftUI

struct Mail: Identifiable, Hashable {
  enum Flag: String, CaseIterable { case none, red, green }
  let id: Int
  var sender: Person
  var subject: String
  var preview: String
  var date: Date
  var isRead = false
  var flag = Flag.none
  var attachments: [Attachment] = []

  struct Attachment: Hashable { var name: String; var bytes: Int64 }
  struct Person: Hashable {
    var given: String
    var family: String
    var name: String {
      PersonNameComponents(givenName: given, familyName: family).formatted()
    }
    var initials: String { [given, family].compactMap(\.first).map(String.init).joined() }
  }
}

@MainActor
protocol MailService {
  func messages(in box: Mailbox) async throws -> [Mail]
}

enum Mailbox: Hashable, CaseIterable, Identifiable {
  case inbox, flagged, archive
  case folder(name: String)
  static var allCases: [Mailbox] { [.inbox, .flagged, .archive, .folder(name: "Travel")] }

  var id: String { name }
  var name: String {
    switch self {
    case .inbox: "Inbox"
    case .flagged: "Flagged"
    case .archive: "Archive"
    case let .folder(name): name
    }
  }
  var symbol: String {
    if case .folder = self { return "folder" }
    return self == .inbox ? "tray" : self == .flagged ? "flag" : "archivebox"
  }
}

struct SampleService: MailService {
  func messages(in box: Mailbox) async throws -> [Mail] {
    switch box {
    case .inbox: Mail.samples
    case .flagged: Mail.samples.filter { $0.flag != .none }
    default: []
    }
  }
}

extension Mail {
  static let samples: [Mail] = [
    Mail(
      id: 1,
      sender: .init(given: "Grace", family: "Hopper"),
      subject: "Compiler notes",
      preview: "The first draft is attached.",
      date: .now.addingTimeInterval(-3_600),
      flag: .red,
      attachments: [.init(name: "draft.pdf", bytes: 1_240_000)]
    ),
    Mail(
      id: 2,
      sender: .init(given: "Alan", family: "Kay"),
      subject: "Lunch?",
      preview: "Is Thursday fine?",
      date: .now.addingTimeInterval(-90_000),
      isRead: true
    ),
  ]
}

private struct MailServiceKey: EnvironmentKey {
  static let defaultValue: any MailService = SampleService()
}

extension EnvironmentValues {
  var mailService: any MailService {
    get { self[MailServiceKey.self] }
    set { self[MailServiceKey.self] = newValue }
  }
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)

  var value: Value? {
    guard case .loaded(let value) = self else { return nil }
    return value
  }
}

struct MailTriageView: View {
  @State private var box: Mailbox? = .inbox
  @State private var selection: Set<Mail.ID> = []
  @State private var state = LoadState<[Mail]>.idle
  @State private var query = ""
  @State private var editMode = EditMode.inactive
  @Environment(\.mailService) private var service

  private var shown: [Mail] {
    guard let mails = state.value else { return [] }
    guard !query.isEmpty else { return mails }
    return mails.filter {
      [$0.subject, $0.preview, $0.sender.name].contains {
        $0.localizedCaseInsensitiveContains(query)
      }
    }
  }

  var body: some View {
    NavigationSplitView {
      List(Mailbox.allCases, selection: $box) { box in
        NavigationLink(value: box) { Label(box.name, systemImage: box.symbol) }
          .badge(box == .inbox ? (state.value?.count { !$0.isRead } ?? 0) : 0)
      }
      .navigationTitle("Mailboxes")
    } detail: {
      messages
        .navigationTitle(box?.name ?? "Mail")
        .toolbar { toolbar }
        .searchable(text: $query, prompt: "Search in \(box?.name ?? "mail")")
        .environment(\.editMode, $editMode)
        .task(id: box) { await load() }
    }
  }

  @ViewBuilder private var messages: some View {
    switch state {
    case .idle, .loading: ProgressView("Loading mail")
    case .failed(let error):
      ContentUnavailableView(
        "No mail",
        systemImage: "wifi.slash",
        description: Text(error.localizedDescription)
      )
    case .loaded where shown.isEmpty:
      if query.isEmpty {
        ContentUnavailableView("Nothing here", systemImage: "tray")
      } else {
        ContentUnavailableView.search(text: query)
      }
    case .loaded:
      List(selection: $selection) {
        ForEach(shown) { mail in
          MailRow(mail: mail)
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
              Button("Archive", systemImage: "archivebox") {
                update { $0.removeAll { $0.id == mail.id } }
              }
              Button(mail.isRead ? "Mark unread" : "Mark read") {
                change(mail.id, \.isRead, to: !mail.isRead)
              }
            }
            .contextMenu {
              Picker("Flag", selection: flag(of: mail)) {
                ForEach(Mail.Flag.allCases, id: \.self) { Text($0.rawValue.capitalized) }
              }
            }
        }
      }
      .listStyle(.plain)
      .refreshable { await load() }
    }
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { EditButton() }
    ToolbarItemGroup(placement: .bottomBar) {
      if editMode.isEditing {
        Button("Read") { selection.forEach { change($0, \.isRead, to: true) } }
          .disabled(selection.isEmpty)
        Spacer()
        Text("\(selection.count) selected")
      } else {
        Text("Updated \(Date.now, style: .time)").font(.caption)
      }
    }
  }

  private func flag(of mail: Mail) -> Binding<Mail.Flag> {
    Binding {
      state.value?.first { $0.id == mail.id }?.flag ?? .none
    } set: { flag in
      change(mail.id, \.flag, to: flag)
    }
  }

  private func change<T>(_ id: Mail.ID, _ path: WritableKeyPath<Mail, T>, to value: T) {
    update { mails in
      guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
      mails[index][keyPath: path] = value
    }
  }

  private func update(_ body: (inout [Mail]) -> Void) {
    guard case .loaded(var mails) = state else { return }
    body(&mails)
    state = .loaded(mails)
  }

  private func load() async {
    state = .loading
    do {
      state = .loaded(try await service.messages(in: box ?? .inbox))
    } catch {
      state = .failed(error)
    }
  }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .top) {
      ZStack(alignment: .topLeading) {
        Circle().fill(.tertiary).overlay(Text(mail.sender.initials).font(.caption.bold()))
        if !mail.isRead { Circle().fill(.blue).frame(width: 10, height: 10) }
      }
      .frame(width: 36, height: 36)
      .accessibilityHidden(true)
      VStack(alignment: .leading) {
        HStack {
          Text(mail.sender.name).bold(!mail.isRead)
          Spacer()
          Text(mail.date, format: .relative(presentation: .named))
        }
        Text(mail.subject)
        Text(mail.preview).lineLimit(2).foregroundStyle(.secondary)
        ForEach(mail.attachments, id: \.name) { file in
          Label(
            "\(file.name), \(file.bytes.formatted(.byteCount(style: .file)))",
            systemImage: "paperclip"
          )
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel { label in
      if !mail.isRead { Text("Unread") }
      if mail.flag != .none { Text("\(mail.flag.rawValue) flag") }
      label
    }
  }
}

#Preview { MailTriageView() }
