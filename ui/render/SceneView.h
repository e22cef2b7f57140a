#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/geometry/Camera.h"
#include "core/material/MaterialMap.h"
#include "core/objects/Object.h"
#include "core/scatter/SceneSelection.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/Overlay.h"
#include "ui/render/RenderSettings.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

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

}  // namespace scarp
