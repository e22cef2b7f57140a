#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/geometry/Camera.h"
#include "core/geometry/Vec.h"
#include "core/material/MaterialMap.h"
#include "core/objects/Object.h"
#include "core/scatter/SceneSelection.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// Marks drawn over the scene that are no part of the terrain: lines, dots and flat areas, in the local
/// frame. They keep their width on the screen; where something hides them they show through, dimmed. Drawn
/// in order, areas before lines. A value.
struct Overlay {
  using Colour = std::array<float, 4>;  ///< sRGB and opacity, 0…1.

  /// A line with round ends; where both ends are one, a dot.
  struct Line {
    Vec3 from, to;
    Colour colour;
    float width = 1.0F;   ///< Logical pixels.
    float casing = 0.0F;  ///< Width of a dark rim that sets it off from any ground, logical pixels.
  };
  struct Area {
    std::array<Vec3, 3> corners;
    Colour colour;
  };

  std::vector<Line> lines;
  std::vector<Area> areas;

  [[nodiscard]] bool empty() const { return lines.empty() && areas.empty(); }
};

class DrapeTiles;
class FractionMap;
class ScatterField;
enum class AnalysisKind;
struct BentMesh;
struct WaterTiles;
using BentMeshes = std::vector<std::shared_ptr<const BentMesh>>;

/// An analysis that lies on the ground.
struct GroundFractions {
  AnalysisKind kind;
  std::shared_ptr<const FractionMap> map;  ///< Not null.
  bool allOrNothing = false;               ///< Drawn with a border halfway between samples that differ.
  std::optional<SceneLight> light;         ///< To see it in; nothing: the scene's own.
  /// The fraction of the sky's light (SkyView) dims it, instead of colouring the ground.
  bool asLight = false;
  /// Differences of heights rather than an analysis: 0 lower, ½ the same, 1 higher.
  bool difference = false;

  bool operator==(const GroundFractions&) const = default;  ///< Of the same map, whatever it holds.
};

/// A selection or a layer's mask that is shown on the ground: what is not selected is veiled, what the mask
/// hides is tinted red; the edge is a line.
struct GroundMask {
  std::shared_ptr<const MaskRaster> weights;  ///< Not null, of the terrain's size.
  double opacity = 0.5;                       ///< Of the veil or tint, 0…1.
  bool ofLayer = false;

  bool operator==(const GroundMask&) const = default;  ///< Of the same raster, whatever it holds.
};

/// Materials that the ground has where its look is one of theirs.
struct GroundMaterials {
  std::shared_ptr<const MaterialMap> map;                  ///< Not null, of the terrain's size.
  std::shared_ptr<const std::vector<Material>> materials;  ///< Not null, fewer than 256.
  double variation = 1.0;  ///< How much broad patches vary the colours against visible tiling, 0…1.
  /// As a graphics card draws it, even where a software rasterizer does: textures have relief, and steep
  /// ground is textured from three sides.
  bool fine = false;

  bool operator==(const GroundMaterials&) const = default;  ///< Of the same map, whatever it holds.
};

/// A picture that lies over the ground.
struct GroundDrape {
  std::shared_ptr<DrapeTiles> tiles;  ///< Not null, over the terrain's grid.
  double opacity = 1.0;               ///< 0…1.

  bool operator==(const GroundDrape&) const =
      default;  ///< Of the same tiles, whatever has been made of them.
};
inline constexpr std::size_t kMostDrapesDrawn = 8;

/// The brush as it lies on the ground.
struct BrushMark {
  Vec2 centre;  ///< Local frame, metres.
  BrushSettings settings;
  double angle = 0.0;  ///< Radians anticlockwise by which the alpha is turned.

  bool operator==(const BrushMark&) const = default;
};

/// All that a picture depends on besides the document.
struct SceneView {
  Camera camera;
  ViewSize size;                        ///< Logical pixels.
  int pixelWidth = 1, pixelHeight = 1;  ///< Device pixels.
  std::optional<BrushMark> brush;
  SceneSelection selection;
  std::optional<GroundFractions> fractions;
  std::optional<GroundMask> mask;
  std::optional<GroundMaterials> materials;
  std::vector<GroundDrape> drapes;                       ///< The lowest first, at most kMostDrapesDrawn.
  std::vector<std::shared_ptr<const Overlay>> overlays;  ///< In the order in which they are drawn.
  /// What scatter rules put down, of the document's frame; null: nothing. It lives as long as the view.
  const ScatterField* scattered = nullptr;
  std::shared_ptr<const WaterTiles> water;  ///< Of lines, over the document's frame; null: none.
  std::shared_ptr<const BentMeshes> bent;   ///< Models along lines; null: none.
  RenderSettings settings;
  /// All that the picture needs is brought to the graphics card at once, however long that takes. Else a
  /// picture is drawn more coarsely where much is lacking, and those after it bring the rest.
  bool atOnce = false;
  /// Drawn at half the resolution and enlarged, as for a camera that moves on a slow machine; only with one sample a
  /// pixel.
  bool halved = false;
  std::optional<Object> ghost;  ///< An object that does not stand there yet: drawn translucent.
  bool objectMarkers = false;   ///< Objects that appear too small to be seen have markers.
};

/// Direction of the sun: that of an analysis if it has one.
[[nodiscard]] SceneLight sceneLight(const SceneView& view);

/// What the colours of the ground say in a picture: by materials only where there are some, else as natural
/// ground.
[[nodiscard]] ShadingMode shadingOf(const SceneView& view);

/// Whether drapes are drawn over what the colours of a look say: not where they stand for numbers of the
/// ground that a legend explains.
[[nodiscard]] bool showsDrapes(ShadingMode mode);

/// Whether two pictures of a document differ at most in what the cursor brings: brush, ghost and overlays.
[[nodiscard]] bool sameScene(const SceneView& a, const SceneView& b);

/// What all shaders know of a picture: the std140 block `Frame` of common.glsl, member for member.
/// Places are relative to the eye, in local axes, so that floats hold them however large the terrain.
struct FrameBlock {
  std::array<float, 16> viewClip;  ///< To clip space, depth reversed: 1 at the near plane.
  std::array<float, 4> right, up;  ///< Half the view's width and height, as vectors.
  std::array<float, 4> forward;    ///< w = 1: orthographic.
  std::array<float, 4> sun;        ///< xyz: towards it.
  std::array<float, 4> haze;       ///< x: 1/metres; y: vertical exaggeration.
  std::array<float, 4> pixels;     ///< Device width and height, device pixels a logical one, heading.
  std::array<float, 4> ground;     ///< Base height below the eye as seen, grid origin x and y, grid step.
  std::array<float, 4> block;      ///< Terrain's middle and half size in x, y.
  std::array<float, 4> sunLight;   ///< Linear RGB.
};

struct SceneBounds {
  Box terrain;  ///< Of the ground itself.
  double base;  ///< Height of the block's foot, metres.
};

[[nodiscard]] FrameBlock frameBlock(const SceneView& view, const SceneBounds& bounds);

/// Clip-space matrix that belongs to it, for culling: local frame to OpenGL clip space, z in −1…1.
[[nodiscard]] Mat4 cullMatrix(const SceneView& view, const SceneBounds& bounds);

/// Metres along forward for a depth buffer's value; infinite for the cleared one.
[[nodiscard]] double eyeDepth(const SceneView& view, const SceneBounds& bounds, double depth);

}  // namespace scarp
