#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/geometry/Box.h"
#include "core/objects/ObjectLayer.h"
#include "ui/render/GlObjects.h"
#include "ui/render/ImpostorAtlas.h"

namespace scarp {

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
