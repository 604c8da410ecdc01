import SwiftUI

struct Reminder: Codable, Equatable {
  enum Repeat: String, Codable, CaseIterable {
    case never, daily, weekly, monthly
    var label: String { rawValue.capitalized }
  }

  enum Flag: Int, Codable, CaseIterable {
    case none, low, high
  }

  var title = ""
  var notes = ""
  var dueDate: Date?
  var repeats: Repeat = .never
  var flag: Flag = .none
  var tags: [String] = []
  var earlyMinutes = 0
}

struct ReminderEditor: View {
  @State private var reminder: Reminder
  @State private var newTag = ""
  @State private var showsDetails: Bool
  @FocusState private var titleIsFocused: Bool

  init(reminder: Reminder = Reminder(title: "Water plants", tags: ["home"])) {
    _reminder = State(initialValue: reminder)
    _showsDetails = State(initialValue: !reminder.notes.isEmpty)
  }

  private var hasDate: Binding<Bool> {
    Binding {
      reminder.dueDate != nil
    } set: { isOn in
      reminder.dueDate = isOn ? Date(timeIntervalSince1970: 1_767_258_000) : nil
    }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $reminder.title)
            .focused($titleIsFocused)
          DisclosureGroup("Notes", isExpanded: $showsDetails) {
            TextField("Notes", text: $reminder.notes, axis: .vertical)
              .lineLimit(3, reservesSpace: true)
          }
        }
        dateSection
        Section("Priority") {
          Picker("Flag", selection: $reminder.flag) {
            Text("None").tag(Reminder.Flag.none)
            Text("Low").tag(Reminder.Flag.low)
            Text("High").tag(Reminder.Flag.high)
          }
          .pickerStyle(.segmented)
        }
        tagSection
      }
      .navigationTitle("Reminder")
      .onAppear { titleIsFocused = reminder.title.isEmpty }
      .onChange(of: reminder.dueDate) { old, new in
        if new == nil, old != nil { reminder.repeats = .never }
      }
    }
  }

  private var dateSection: some View {
    Section {
      Toggle("Remind me", isOn: hasDate)
      if let due = reminder.dueDate {
        DatePicker(
          "Date",
          selection: Binding(get: { due }, set: { reminder.dueDate = $0 }),
          displayedComponents: .date
        )
        Picker("Repeat", selection: $reminder.repeats) {
          ForEach(Reminder.Repeat.allCases, id: \.self) { Text($0.label) }
        }
        Stepper(
          "Remind \(reminder.earlyMinutes) minutes before",
          value: $reminder.earlyMinutes,
          in: 0...60,
          step: 15
        )
      }
    } footer: {
      if reminder.dueDate == nil { Text("Without a date the reminder stays in the list.") }
    }
  }

  private var tagSection: some View {
    Section("Tags") {
      ForEach(reminder.tags, id: \.self) { tag in
        HStack {
          Text("#\(tag)")
          Spacer()
          Button {
            reminder.tags.removeAll { $0 == tag }
          } label: {
            Image(systemName: "minus.circle.fill").foregroundStyle(.red)
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Remove tag \(tag)")
        }
      }
      TextField("Add a tag", text: $newTag)
        .onSubmit {
          let tag = newTag.trimmingCharacters(in: .whitespaces).lowercased()
          if !tag.isEmpty, !reminder.tags.contains(tag) { reminder.tags.append(tag) }
          newTag = ""
        }
    }
  }
}

#Preview {
  ReminderEditor()
}
