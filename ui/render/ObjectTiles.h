#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/base/GridRect.h"
#include "core/geometry/Box.h"
#include "core/objects/Asset.h"
#include "core/objects/ObjectLayer.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// An object of an ObjectLayer with its pose, which is recomputed only when the object or the ground below it
/// changes.
struct PosedObject {
  Object object;
  std::optional<ObjectPose> pose;  ///< Nothing where objectPose() returns nothing.
  int tile = 0;
};

/// The objects of a document by tiles, kTilesASide in each direction over the terrain. Used on one thread.
class PlacedObjects {
 public:
  static constexpr int kTilesASide = 16, kTiles = kTilesASide * kTilesASide;

  void objectsChanged() { outdated_ = true; }
  void groundChanged(const GridRect& samples) { ground_ = ground_.united(samples); }
  /// Updates objects and poses. Returns the tiles on which an object was added, changed, moved or removed, in
  /// order.
  std::vector<int> refresh(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame);

  [[nodiscard]] const std::map<ObjectId, PosedObject>& all() const { return placed_; }
  [[nodiscard]] const std::vector<const PosedObject*>& on(int tile) const {
    return tiles_[static_cast<std::size_t>(tile)];
  }
  /// Null: there is no such object.
  [[nodiscard]] const PosedObject* find(ObjectId id) const;

 private:
  [[nodiscard]] int tileOf(const Object& object) const;
  void leaveTile(const PosedObject& placed);

  std::map<ObjectId, PosedObject> placed_;
  std::array<std::vector<const PosedObject*>, kTiles> tiles_;
  GridFrame frame_{};
  bool outdated_ = true;
  GridRect ground_;  ///< Samples that changed since the last refresh().
};

/// Pictures of assets from all round, for where they appear so small that their triangles need not be drawn:
/// a layer an asset, in it a cell a direction, eight round about in four heights. One texture has colours
/// (sRGB), the other normals in the model's axes as 0…1; both are multiplied by the coverage, which is their
/// alpha. One thread, the context of its making current.
class ImpostorAtlas {
 public:
  static constexpr int kAround = 8, kHeights = 4, kCellTexels = 64;
  static constexpr int kLevels = 5;  ///< Down to cells of 4 × 4.
  static constexpr std::size_t kMostAssets = 1023;

  /// What a layer shows.
  struct Sphere {
    std::array<float, 3> centre;  ///< Metres from the foot, in the model's axes.
    float radius;
  };

  ImpostorAtlas();

  /// The layer of an asset; of a new one it is still empty. The last layer serves all that are too many.
  std::size_t layerOf(AssetKind asset, const AssetTable& assets);
  /// Draws what is new. drawAsset draws one asset as it stands at the origin of the frame's block, its colour
  /// and opacity into the first target, its normal into the second. Framebuffer, viewport and frame block are
  /// as before then.
  void complete(const std::function<void(AssetKind)>& drawAsset);
  /// Assets look otherwise now: all layers are free again.
  void clear();

  /// By layer.
  [[nodiscard]] const std::vector<Sphere>& spheres() const { return spheres_; }
  /// Binds colours, normals and spheres for far-object.vert and far-object.frag.
  void bind() const;

 private:
  void allocate(std::size_t layers);
  void drawLayer(std::size_t layer, const std::function<void(AssetKind)>& drawAsset) const;

  GlTexture colours_, normals_;
  GlBuffer sphereBuffer_;
  std::size_t allocated_ = 0, drawn_ = 0;  ///< Layers.
  std::map<AssetKind, std::size_t> layers_;
  std::vector<AssetKind> assets_;  ///< By layer.
  std::vector<Sphere> spheres_;
};

/// An object as a tile receives it.
struct TileObject {
  ObjectPose pose;
  std::size_t layer = 0;         ///< Of the ImpostorAtlas.
  double share = 1.0;            ///< As ObjectPoint::share(), above 0 to 1.
  std::uint32_t place = 0;       ///< Index by which the caller finds the object.
  std::uint32_t tint = kNoTint;  ///< As Object::tint.
  bool kept = false;             ///< As ObjectPoint::kKept.
};

/// An object on the graphics card: vertex attributes of far-object.vert.
struct ObjectPoint {
  /// Flags of `look`. Kept objects are drawn at their own size and never left out of a view, only out of
  /// shadow maps.
  static constexpr std::uint32_t kKept = 1U << 24, kSelected = 1U << 25;

  std::array<float, 3> foot;  ///< Local frame, metres.
  std::uint32_t packed;       ///< Layer of the atlas (10 bits), scale (15), rank (7).
  std::uint32_t turn;         ///< Lean about x and y as a rotation vector (11 bits each), yaw before it (10).
  std::uint32_t look;         ///< Flags, and the tint as Object has it.

  [[nodiscard]] std::size_t layer() const { return packed >> 22; }
  [[nodiscard]] double scale() const;
  /// The share of objects, 0…1, that precedes this one when small objects are left out. It is determined by
  /// the object's key.
  [[nodiscard]] double share() const;
};
static_assert(sizeof(ObjectPoint) == 24);

/// Objects as points, by tiles of the terrain. Tiles are uploaded to the graphics card when they are needed,
/// in pages of one buffer, within a budget. Used on one thread, with the context of the constructor current.
class ObjectTiles {
 public:
  struct Tile {
    bool made = false;
    Box feet{Vec3::Zero(), Vec3::Zero()};
    double reach = 0.0;                   ///< Metres, the largest radius about a foot.
    double minRadius = 0.0;               ///< Metres, the smallest sphere of an object.
    std::vector<ObjectPoint> points{};    ///< Ordered by share, the lowest first.
    std::vector<std::uint32_t> places{};  ///< TileObject::place of each point.
    std::vector<std::uint32_t> pages{};   ///< In the buffer; empty: not uploaded.
    long long used = 0;                   ///< Frame in which it was last drawn from the buffer.
  };
  static constexpr std::size_t kPagePoints = 256;
  static constexpr std::size_t kBudgetPages = (192U << 20) / (kPagePoints * sizeof(ObjectPoint));
  /// Returns the objects of a tile. Called on several threads.
  using ObjectsOf = std::function<std::vector<TileObject>(int tile)>;

  ObjectTiles();

  /// Forgets the tiles from `first` on and sets the number of tiles.
  void resize(std::size_t tiles, std::size_t first = 0);
  void forget(int tile);
  [[nodiscard]] const Tile& operator[](int tile) const { return tiles_[static_cast<std::size_t>(tile)]; }
  [[nodiscard]] std::size_t size() const { return tiles_.size(); }

  /// Makes the points of tiles.
  void make(std::span<const int> tiles, const ObjectsOf& objectsOf, const ImpostorAtlas& atlas);
  /// Uploads a tile unless it is on the graphics card; tiles that were not used in this frame make room.
  /// Returns false if there is no room.
  bool hold(int tile, long long frame);
  [[nodiscard]] const GlBuffer& buffer() const { return buffer_; }

 private:
  void release(Tile& tile);
  [[nodiscard]] bool grow();

  std::vector<Tile> tiles_;
  GlBuffer buffer_;
  std::size_t pages_ = 0;
  std::vector<std::uint32_t> free_;
};

}  // namespace scarp
