#pragma once

#include <cstdint>

#include "core/geometry/Camera.h"

namespace scarp {

class TerrainDocument;

/// Views that have names because one asks for them again and again.
enum class NamedView : std::uint8_t {
  Top,          ///< Straight down, north up.
  North,        ///< Towards the north, a little downwards.
  Front,        ///< Level, towards the north, without perspective.
  Side,         ///< Level, towards the west, without perspective.
  Perspective,  ///< Slanting, with perspective.
};

/// The camera looking as a named view does, from where the whole terrain is in sight. Where the view does not
/// say, it keeps its projection.
[[nodiscard]] Camera namedView(NamedView view, Camera camera, const TerrainDocument& document, ViewSize size);

/// The camera with another projection; what stands where the terrain's middle does keeps its size.
[[nodiscard]] Camera withProjection(Camera camera, Camera::Projection projection,
                                    const TerrainDocument& document);

/// The camera turned to a heading (radians, 0 north, clockwise) about the ground in the middle of the view,
/// or in place where there is none.
[[nodiscard]] Camera facing(Camera camera, double heading, const TerrainDocument& document, ViewSize size);

/// The ground in the middle of the view.
[[nodiscard]] std::optional<Vec3> groundInMiddle(const Camera& camera, const TerrainDocument& document,
                                                 ViewSize size);

}  // namespace scarp
