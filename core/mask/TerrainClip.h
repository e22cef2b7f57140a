#pragma once

#include <array>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A plane over a clip's own frame, metres.
struct ClipPlane {
  double height = 0.0;        ///< At its middle.
  Vec2 slope = Vec2::Zero();  ///< Metres risen for a metre east, north.

  [[nodiscard]] double at(const Vec2& place) const { return height + slope.dot(place); }
};

/// A piece of ground cut out of a terrain, to be pasted elsewhere. A value that owns all that it needs.
struct TerrainClip {
  GridFrame frame;              ///< Its own; the origin is its middle.
  HeightRaster heights;         ///< Metres; NaN is a hole.
  MaskRaster weights;           ///< How far each sample was selected.
  Vec2 cutFrom = Vec2::Zero();  ///< Where its middle was on the terrain that it was cut from, metres.
  ClipPlane rim;  ///< Closest to the ground along the edge of what is selected (least squares); level where
                  ///< the edge does not say how it is tilted.
};

/// The plane that a clip stands on, by its heights and weights.
[[nodiscard]] ClipPlane rimOf(const TerrainClip& clip);

/// What is selected of a terrain, cut to the selection's bounds; without a selection, all. An Error where
/// nothing is selected.
[[nodiscard]] Result<TerrainClip> clipOf(const Terrain& terrain, const MaskRaster* selection);

enum class ClipBlend { Replace, Add, Highest, Lowest };

/// How a clip is laid onto a terrain.
struct ClipPlacement {
  Vec2 centre = Vec2::Zero();  ///< Where its middle goes, local frame, metres.
  double turn = 0.0;           ///< Radians, anticlockwise from above.
  double scale = 1.0;          ///< Across, > 0.
  double heightScale = 1.0;    ///< Of heights above the clip's rim.
  double heightOffset = 0.0;   ///< Metres.
  bool relative = false;       ///< Its form alone, heights above its rim, lies on the ground that is there.
  ClipBlend blend =
      ClipBlend::Replace;  ///< Add: the sum of both; of a relative clip it is what it is anyway.
  double feather = 0.0;    ///< Metres on the terrain over which its edge fades inward, ≥ 0.

  bool operator==(const ClipPlacement&) const = default;
};

/// Where a place on the terrain lies in the clip's frame, both metres.
[[nodiscard]] Vec2 placeInClip(const ClipPlacement& placement, const Vec2& place);
/// The way back.
[[nodiscard]] Vec2 placeOnTerrain(const ClipPlacement& placement, const Vec2& place);

/// What becomes of a height of a clip that is `above` its rim, over a terrain's ground; Highest and Lowest
/// then choose between the two. All metres; NaN where it needs ground and that is a hole.
[[nodiscard]] double laidHeight(const ClipPlacement& placement, double height, double above, double ground);

/// The corners of the clip where it is laid, local frame, anticlockwise from its south-west.
[[nodiscard]] std::array<Vec2, 4> cornersOf(const TerrainClip& clip, const ClipPlacement& placement);

/// The samples of a terrain that a clip so laid may change.
[[nodiscard]] GridRect samplesUnder(const GridFrame& frame, const TerrainClip& clip,
                                    const ClipPlacement& placement);

/// The terrain's heights with the clip pasted onto them. Between the clip's samples heights are bicubic
/// (Catmull & Rom 1974), bilinear beside holes and at its border; where the clip is finer than the terrain,
/// means over a cell. Samples that fall on samples are copied bit by bit where the weight is 1. Holes of the
/// clip become holes where the weight is ½ or more; on holes of the terrain a clip that needs no ground is
/// laid from ½ on. Tiles that do not change are shared. Same bits for any number of threads; an Error when
/// cancelled.
[[nodiscard]] Result<HeightRaster> pasted(const Terrain& onto, const TerrainClip& clip,
                                          const ClipPlacement& placement, const Progress& progress = {});

}  // namespace scarp
