#pragma once

#include <cstdint>
#include <optional>
#include <vector>

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

/// Parts of the compass under the pointer.
enum class CompassPart : std::uint8_t { North, East, South, West, Middle };

/// A place on the compass, which turns with the camera's yaw and tips with its pitch (radians). (0, 0) is its
/// middle, x to the right, y up, its rim at 0.68: as resources/shaders/compass.frag draws it.
[[nodiscard]] Vec2 compassPlace(CompassPart part, double yaw, double pitch);

/// The part at a place; nothing beyond the rim and its letters.
[[nodiscard]] std::optional<CompassPart> compassPartAt(const Vec2& place, double yaw, double pitch);

/// The heading of a part, radians from the north clockwise; 0 for the middle.
[[nodiscard]] double headingOf(CompassPart part);

/// The part of the map that a view shows, as a convex polygon in the local frame, metres: the view's edges
/// where they pass the level of the ground in its middle, cut to the terrain. Empty where it shows none.
[[nodiscard]] std::vector<Vec2> viewFootprint(const Camera& camera, const TerrainDocument& document,
                                              ViewSize size);

/// The camera moved so that the ground at a place comes to the middle of the view; its direction and its
/// height over the ground that it looks at stay. The place is cut to the terrain.
[[nodiscard]] Camera lookingAt(Camera camera, const Vec2& place, const TerrainDocument& document,
                               ViewSize size);

/// A round length, and how long it appears.
struct ScaleBar {
  double metres;  ///< 1, 2 or 5 times a power of ten of the unit.
  double pixels;
};

/// The longest round length that takes no more than so many pixels. All numbers > 0 and finite.
[[nodiscard]] ScaleBar scaleBar(double metresPerPixel, double mostPixels);

/// A bar that is true across the view at the ground in its middle: nearer ground appears larger where there
/// is perspective. Its length is round in a unit of so many metres. Nothing where no ground is there.
[[nodiscard]] std::optional<ScaleBar> scaleBarFor(const Camera& camera, const TerrainDocument& document,
                                                  ViewSize size, double mostPixels, double unit = 1.0);

}  // namespace scarp
