import SwiftUI

struct AlbumPhoto: Identifiable, Equatable {
  let id: Int
  let asset: String
  var caption: String
  var isFavorite = false
}

struct PhotoAlbumView: View {
  @State private var photos = [
    AlbumPhoto(id: 1, asset: "harbor", caption: "The harbor at dawn"),
    AlbumPhoto(id: 2, asset: "rope", caption: "A coiled red rope", isFavorite: true),
    AlbumPhoto(id: 3, asset: "bread", caption: ""),
  ]
  @State private var opened: AlbumPhoto?
  @State private var isSelecting = false
  @State private var selection: Set<AlbumPhoto.ID> = []
  @Namespace private var zoom

  private let columns = [GridItem(.adaptive(minimum: 110, maximum: 160), spacing: 4)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(photos) { photo in
            PhotoTile(
              photo: photo,
              isSelected: isSelecting ? selection.contains(photo.id) : nil
            )
            .matchedGeometryEffect(id: photo.id, in: zoom)
            .onTapGesture { tap(photo) }
            .accessibilityAddTraits(.isButton)
          }
        }
      }
      .navigationTitle(isSelecting ? "\(selection.count) selected" : "Album")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(isSelecting ? "Done" : "Select") {
            withAnimation { isSelecting.toggle() }
            selection.removeAll()
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          if isSelecting {
            Button("Delete", role: .destructive) {
              photos.removeAll { selection.contains($0.id) }
              isSelecting = false
            }
            .disabled(selection.isEmpty)
          }
        }
      }
      .fullScreenCover(item: $opened) { photo in
        PhotoViewer(photo: photo) { toggleFavorite(photo.id) }
      }
    }
  }

  private func tap(_ photo: AlbumPhoto) {
    if !isSelecting {
      opened = photo
    } else if selection.remove(photo.id) == nil {
      selection.insert(photo.id)
    }
  }

  private func toggleFavorite(_ id: Int) {
    for index in photos.indices where photos[index].id == id {
      photos[index].isFavorite.toggle()
    }
  }
}

private struct PhotoTile: View {
  let photo: AlbumPhoto
  let isSelected: Bool?

  var body: some View {
    Image(photo.asset)
      .resizable()
      .scaledToFill()
      .frame(minWidth: 0, maxWidth: .infinity)
      .aspectRatio(1, contentMode: .fit)
      .clipped()
      .overlay(alignment: .bottomLeading) {
        if photo.isFavorite { Image(systemName: "heart.fill").accessibilityHidden(true) }
      }
      .overlay(alignment: .bottomTrailing) {
        if let isSelected {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .accessibilityHidden(true)
        }
      }
      .accessibilityLabel(photo.caption.isEmpty ? "Photo \(photo.id)" : photo.caption)
      .accessibilityValue(photo.isFavorite ? "Favorite" : "")
      .accessibilityAddTraits(isSelected == true ? .isSelected : [])
  }
}

struct PhotoViewer: View {
  let photo: AlbumPhoto
  var onFavorite: () -> Void = {}
  @State private var scale: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea()
      Image(photo.asset)
        .resizable()
        .scaledToFit()
        .scaleEffect(scale * pinch)
        .gesture(
          MagnificationGesture()
            .updating($pinch) { value, state, _ in state = value }
            .onEnded { scale = min(max(scale * $0, 1), 4) }
        )
        .accessibilityLabel(photo.caption)
        .accessibilityValue("\(Int(scale * 100)) percent")
        .accessibilityAdjustableAction { direction in
          scale = direction == .increment ? min(scale + 0.5, 4) : max(scale - 0.5, 1)
        }
        .accessibilityAction(named: "Favorite", onFavorite)
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title)
      }
      .accessibilityLabel("Close")
      .padding()
    }
    .accessibilityAction(.escape) { dismiss() }
  }
}

#Preview {
  PhotoAlbumView()
}
