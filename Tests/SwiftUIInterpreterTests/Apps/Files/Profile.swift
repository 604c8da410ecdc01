import SwiftUI

struct MemberProfile: Equatable {
  var name: String
  var bio: String
  var city: String
  var followers: Int
  var following: Int
  var isPublic: Bool
  var website: URL?

  static let sample = MemberProfile(
    name: "Mina Okafor",
    bio: "Climber, baker, *mostly* awake.",
    city: "Lisbon",
    followers: 1_284,
    following: 310,
    isPublic: true,
    website: URL(string: "https://example.com/mina")
  )
}

struct ProfileView: View {
  @State private var profile = MemberProfile.sample
  @State private var isEditing = false
  @State private var isFollowing = false
  @State private var showsSignOut = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      List {
        Section { header }
        Section {
          LabeledContent("City", value: profile.city)
          LabeledContent("Profile") {
            Text(profile.isPublic ? "Public" : "Private")
          }
          if let website = profile.website {
            Button("Website") { openURL(website) }
              .accessibilityRemoveTraits(.isButton)
              .accessibilityAddTraits(.isLink)
          }
        } header: {
          Text("About")
        }
        Section {
          Button("Sign out", role: .destructive) { showsSignOut = true }
        }
      }
      .navigationTitle("Profile")
      .toolbar { Button("Edit") { isEditing = true } }
      .sheet(isPresented: $isEditing) { ProfileEditor(profile: $profile) }
      .confirmationDialog("Sign out?", isPresented: $showsSignOut) {
        Button("Sign out", role: .destructive) {}
      } message: {
        Text("Drafts are kept on this phone.")
      }
    }
  }

  private var header: some View {
    VStack(spacing: 12) {
      AvatarView(name: profile.name, size: 88)
      Text(profile.name)
        .font(.title2.weight(.semibold))
        .accessibilityAddTraits(.isHeader)
      Text(profile.bio)
        .multilineTextAlignment(.center)
      HStack(spacing: 24) {
        counter(profile.followers, "followers")
        counter(profile.following, "following")
      }
      Button(isFollowing ? "Following" : "Follow") { isFollowing.toggle() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .accessibilityAddTraits(isFollowing ? .isSelected : [])
    }
    .frame(maxWidth: .infinity)
  }

  private func counter(_ value: Int, _ name: String) -> some View {
    VStack {
      Text(value.formatted(.number.notation(.compactName))).font(.headline)
      Text(name).font(.caption)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(value) \(name)")
  }
}

private struct ProfileEditor: View {
  @Binding var profile: MemberProfile
  @State private var draft: MemberProfile
  @State private var asksToDiscard = false
  @Environment(\.dismiss) private var dismiss

  init(profile: Binding<MemberProfile>) {
    _profile = profile
    _draft = State(initialValue: profile.wrappedValue)
  }

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Name") {
          TextField("Name", text: $draft.name)
        }
        Section("Bio") {
          TextEditor(text: $draft.bio)
            .frame(minHeight: 100)
          Text("\(max(0, 160 - draft.bio.count)) characters left")
            .font(.footnote)
        }
        Toggle("Public profile", isOn: $draft.isPublic)
      }
      .navigationTitle("Edit profile")
      .interactiveDismissDisabled(draft != profile)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if draft == profile { dismiss() } else { asksToDiscard = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            profile = draft
            dismiss()
          }
          .disabled(draft.name.isEmpty || draft == profile)
        }
      }
      .alert("Discard changes?", isPresented: $asksToDiscard) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
    }
  }
}

#Preview {
  ProfileView()
}
