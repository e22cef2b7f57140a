#pragma once

#include <array>

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/ColourRamps.h"
#include "ui/render/LodSelection.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Whether the brush, its line included, may touch a rectangle of cells.
[[nodiscard]] bool brushReaches(const BrushMark& brush, const GridFrame& frame, const GridRect& cells,
                                const SceneView& view);

/// The device pixels that the brush may colour: columns from the left, rows from the bottom, within the view.
/// Never too few. stride: cells between the vertices of the coarsest ground drawn there.
[[nodiscard]] GridRect brushPixels(const BrushMark& brush, const GridFrame& frame,
                                   const HeightPyramid& pyramid, int stride, const SceneView& view);

/// Of a brush's own falloff, from the rim to the inner radius.
constexpr int kBrushCurveEntries = 32;

/// The std140 block `Terrain` of terrain.vert and terrain.frag, member for member.
struct TerrainBlock {
  std::array<float, 4> cell;
  std::array<int, 4> last;
  std::array<float, 4> lod;
  std::array<float, 4> height;
  std::array<float, 4> ramp;
  std::array<float, 4> brush;
  std::array<float, 4> brushColour;
  std::array<float, 4> fractions;
  std::array<float, 4> measure;
  std::array<float, 4> contour;
  std::array<float, 4> lines;
  std::array<float, 4> water;
  std::array<float, 4> climate;
  std::array<float, 4> detail;
  std::array<float, 4> nearby;
  std::array<float, 4> textures;
  std::array<float, 4> brushAlpha;
  std::array<float, kBrushCurveEntries> brushCurve;
};

/// What is known of the ground as a whole.
struct GroundFacts {
  const GridFrame& frame;
  HeightRange heights;
  double roughness, steepness;  ///< As the functions of these names have them.
};

/// Where the eye is: over ground, where all that it could see of the underside lies behind ground; under
/// it; or beside the terrain or over a hole.
enum class EyePlace { OverGround, UnderGround, Beside };

[[nodiscard]] EyePlace eyePlace(const Vec3& eye, const SceneBounds& bounds, const GridFrame& frame,
                                const HeightRaster& heights);

/// How far from the eye fine detail of natural ground shows, metres; infinite or 0 without perspective.
[[nodiscard]] double detailReach(const SceneView& view, const GridFrame& frame);

/// Sizes of the textures' tiles as those show that are seen from farthest, metres.
struct WideTiles {
  double smallest = 1.0, largest = 1.0;
};
[[nodiscard]] WideTiles wideTiles(const SceneView& view);

/// How far from the eye the texture of a material shows whose tile has a size, metres; infinite or 0 without
/// perspective.
[[nodiscard]] double textureReach(const SceneView& view, double size);

[[nodiscard]] TerrainBlock terrainBlock(const SceneView& view, const SceneBounds& bounds,
                                        const GroundFacts& facts, const LodMetric& metric, EyePlace place,
                                        const std::array<int, 2>& anchor);

/// Another brush, or none, on ground seen from the eye.
void setBrush(TerrainBlock& block, const std::optional<BrushMark>& mark, const Vec3& eye);

}  // namespace scarp
