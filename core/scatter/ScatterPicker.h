#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/PackedBvh.h"
#include "core/objects/ObjectPicker.h"
#include "core/pick/SurfacePicker.h"
#include "core/scatter/ScatterField.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

/// Where a ray first meets an object that a rule put down.
struct ScatteredHit {
  std::uint32_t rule;  ///< ScatterRule::id.
  ScatteredObject object;
  double t;    ///< Along the ray.
  Vec3 point;  ///< Local frame.
  /// Where the ray came into the object's box, as ObjectHit has it.
  BoxFace entryFace;
  int triangle = 0;  ///< Of the model's (MeshPicker::triangles()).
};

/// Finds what a ray meets first of what scatter rules put down, as an ObjectPicker that held the same objects
/// would: a tree of the tiles' boxes, in each tile one of its objects' boxes, then the exact triangles.
/// Objects that stand on no ground are not hit. Under 40 bytes an object.
///
/// It is told of what changes, which is only noted; refresh() then makes the boxes of the tiles anew that
/// this touched. Must not outlive what it is given, which stays where it is. Concurrent const use is safe.
class ScatterPicker {
 public:
  /// Looks at nothing before refresh().
  ScatterPicker(const ScatterField& field, const AssetTable& assets, const HeightRaster& heights,
                const GridFrame& frame);

  /// The field has other rules or another frame, or there are other assets.
  void allChanged() { all_ = true; }
  /// Other objects stand on these tiles.
  void tilesChanged(std::span<const int> tiles) {
    changedTiles_.insert(changedTiles_.end(), tiles.begin(), tiles.end());
  }
  /// These samples of the ground changed.
  void groundChanged(const GridRect& samples) { changedGround_ = changedGround_.united(samples); }
  /// Brings the boxes in step with all that was told, at the cost of the tiles that it touched.
  void refresh();

  /// The smallest t in [tMin, tMax] at which the ray meets an object; of several there, the one of the first
  /// rule, and of that the one with the lowest key. A NaN never hits. Contract: a finite direction other than
  /// zero, of any length; refreshed since it was told of a change.
  [[nodiscard]] std::optional<ScatteredHit> pick(const LocalRay& ray, PickTests* tests = nullptr) const;

  /// The objects that stand on ground.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] std::size_t bytes() const;

 private:
  /// The objects of a tile that stand on ground, by their rules one after the other.
  struct Tile {
    std::vector<std::uint32_t> objects;  ///< By item of the tree: places among those of the tile; empty: all.
    PackedBvh tree;
  };
  struct Found {
    std::size_t rule;
    const ScatteredObject* object;
  };
  [[nodiscard]] Found objectAt(int tile, PackedBvh::Item item) const;
  [[nodiscard]] Tile made(int tile) const;
  [[nodiscard]] std::vector<int> touchedTiles() const;

  const ScatterField& field_;
  const AssetTable& assets_;
  const HeightRaster& heights_;
  const GridFrame& frame_;
  std::vector<Tile> tiles_;
  Bvh bvh_;  ///< Of the tiles.
  bool all_ = true;
  std::vector<int> changedTiles_;
  GridRect changedGround_;
};

/// What a ray meets.
struct SceneHit {
  std::optional<SurfaceHit> ground;  ///< Whatever stands before it.
  std::optional<ObjectHit> object;   ///< Only one that no ground hides.
  /// One that a rule put down, where neither ground nor an object hides it; there is no object then.
  std::optional<ScatteredHit> scattered{};
};

/// The part of a ray before the ground.
[[nodiscard]] LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground);

/// The first meeting of a ray with the ground, and with the objects up to there, those of rules among them
/// where they are given; at the same t an object counts before one of a rule, and that before the ground.
/// Contract: a finite direction other than zero.
[[nodiscard]] SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground,
                                 const ObjectPicker& objects, const ScatterPicker* scattered = nullptr);

}  // namespace scarp
