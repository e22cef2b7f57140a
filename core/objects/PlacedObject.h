#pragma once

#include <optional>

#include "core/geometry/Ray.h"
#include "core/model/MeshPicker.h"
#include "core/objects/AssetTable.h"
#include "core/objects/Object.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct ModelSpace {};  ///< Metres before scaling, z up, the model's foot at the origin.
using ModelRay = Ray<ModelSpace>;

/// An object at its place on the ground. A pick reads the first two cache lines.
struct alignas(64) PlacedObject {
  Vec3 foot = Vec3::Zero();                           ///< Local frame.
  Eigen::Matrix3d toModel = Eigen::Matrix3d::Zero();  ///< Point of the model = toModel · (point − foot).
  const MeshPicker* mesh = nullptr;                   ///< Of its asset, as long as the layer has that.
  Object object;                                      ///< As it was when it was placed.

  /// The same ray, in the model's frame: same t.
  [[nodiscard]] ModelRay inModel(const LocalRay& ray) const;
  bool operator==(const PlacedObject&) const = default;
};

/// An object at its place, and an upright box in the local frame that holds it there.
struct ObjectPlace {
  PlacedObject placed;
  Box box;
};

/// Nothing where an object is not hit: hidden, off the ground that it needs, or of a size beyond all measure.
[[nodiscard]] std::optional<ObjectPlace> placeOf(const Object& object, const AssetTable& assets,
                                                 const HeightRaster& heights, const GridFrame& frame);

/// The same ray, its direction's largest component brought to 1…2 by a power of two, so that nothing can
/// overflow or underflow on the way. Contract: a finite direction other than zero.
struct UnitRay {
  LocalRay ray;
  int exponent;  ///< t · 2^exponent is that of `ray`.

  explicit UnitRay(const LocalRay& original);
  [[nodiscard]] double originalT(double t) const;
};

}  // namespace scarp
