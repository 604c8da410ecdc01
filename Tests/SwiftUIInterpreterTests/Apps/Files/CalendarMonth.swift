import SwiftUI

struct Appointment: Identifiable, Hashable {
  let id: Int
  var title: String
  var day: Int
  var start: DateComponents
  var isAllDay = false
}

@Observable
final class MonthModel {
  let year = 2026
  let month = 1
  var selectedDay = 8
  var appointments: [Appointment] = [
    Appointment(id: 1, title: "Dentist", day: 8, start: DateComponents(hour: 9, minute: 30)),
    Appointment(id: 2, title: "Team lunch", day: 8, start: DateComponents(hour: 12, minute: 0)),
    Appointment(id: 3, title: "Mina's birthday", day: 14, start: DateComponents(), isAllDay: true),
  ]

  var selected: [Appointment] {
    appointments
      .filter { $0.day == selectedDay }
      .sorted { ($0.start.hour ?? 0) < ($1.start.hour ?? 0) }
  }

  func count(on day: Int) -> Int {
    appointments.lazy.filter { $0.day == day }.count
  }

  func remove(at offsets: IndexSet) {
    let ids = offsets.map { selected[$0].id }
    appointments.removeAll { ids.contains($0.id) }
  }
}

struct CalendarMonthView: View {
  @State private var model = MonthModel()
  @State private var addsAppointment = false

  private let columns = Array(repeating: GridItem(.flexible()), count: 7)

  var body: some View {
    NavigationStack {
      List {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { index in
            Text(["M", "T", "W", "T", "F", "S", "S"][index])
              .font(.caption2)
              .accessibilityHidden(true)
          }
          ForEach(5..<12) { day in
            DayCell(day: day, count: model.count(on: day), isSelected: day == model.selectedDay) {
              model.selectedDay = day
            }
          }
        }
        .listRowSeparator(.hidden)

        Section("January \(model.selectedDay)") {
          ForEach(model.selected) { appointment in
            AppointmentRow(appointment: appointment)
          }
          .onDelete(perform: model.remove)
          if model.selected.isEmpty {
            Text("Nothing planned").foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("January")
      .toolbar {
        Button {
          addsAppointment = true
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add appointment")
        }
      }
      .popover(isPresented: $addsAppointment) {
        NewAppointmentForm(day: model.selectedDay) { model.appointments.append($0) }
      }
    }
  }
}

private struct DayCell: View {
  let day: Int
  let count: Int
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    VStack(spacing: 2) {
      Text(day, format: .number)
        .frame(width: 32, height: 32)
        .background(isSelected ? Color.red : .clear, in: Circle())
      Circle()
        .fill(.secondary)
        .frame(width: 5, height: 5)
        .opacity(count > 0 ? 1 : 0)
    }
    .onTapGesture(perform: action)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("January \(day)")
    .accessibilityValue(count == 0 ? "" : "\(count) appointments")
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    .accessibilityAction(.default, action)
  }
}

private struct AppointmentRow: View {
  let appointment: Appointment

  private var time: String {
    guard !appointment.isAllDay, let hour = appointment.start.hour else { return "All day" }
    return String(format: "%02d:%02d", hour, appointment.start.minute ?? 0)
  }

  var body: some View {
    HStack {
      Capsule().fill(.red).frame(width: 4)
      Text(appointment.title)
      Spacer()
      Text(time).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

private struct NewAppointmentForm: View {
  let day: Int
  let onSave: (Appointment) -> Void
  @State private var title = ""
  @State private var hour = 9
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Stepper("Starts at \(hour):00", value: $hour, in: 0...23)
      Button("Save") {
        onSave(
          Appointment(id: .random(in: 100...999), title: title, day: day, start: .init(hour: hour))
        )
        presentationMode.wrappedValue.dismiss()
      }
      .disabled(title.isEmpty)
    }
  }
}

#Preview {
  CalendarMonthView()
}
