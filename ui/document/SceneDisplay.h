#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/Signal.h"
#include "ui/render/SceneView.h"

namespace scarp {

class Scene;
class ViewController;

/// Whose marks an overlay shows, in the order in which they are drawn.
enum class OverlayOf { Analysis, Lines, Measure, Select, Brush, PickedRay, Adjust, People };
inline constexpr std::size_t kOverlays = 8;

/// Content that all views of a document draw: its scene, choices of panels for the ground, and the marks of
/// tools. Another frame of the document clears all but the scene. UI thread; the scene outlives it.
class SceneDisplay {
 public:
  explicit SceneDisplay(Scene& scene);

  [[nodiscard]] Scene& scene() const { return scene_; }

  /// Materials as of the scene's last update; nothing where the document has none.
  [[nodiscard]] const std::optional<GroundMaterials>& materials() const { return materials_; }
  /// While any is given, all other materials are grey.
  void setSoloMaterials(std::set<MaterialId> solo);
  [[nodiscard]] const std::set<MaterialId>& soloMaterials() const { return solo_; }
  /// Colours the ground by an analysis; nothing for its own colours.
  void setFractions(std::optional<GroundFractions> fractions);
  /// Shows a selection or a mask on the ground; nothing for none.
  void setMask(std::optional<GroundMask> mask);
  /// Image overlays on the ground.
  void setDrapes(std::vector<GroundDrape> drapes);
  /// Tiles of the drapes that are set have been read.
  void changeDrapeTiles();
  /// Draws marks over the scene from now on; null for none.
  void setOverlay(OverlayOf whose, std::shared_ptr<const Overlay> overlay);
  /// Sets or clears the view that the pointer is in: its brush is drawn in all views.
  void setPointed(const ViewController& view, bool pointed);
  [[nodiscard]] const ViewController* pointedView() const { return pointed_; }

  /// Sets what all views share.
  void fill(SceneView& view) const;
  /// Without the marks of one tool.
  void fillOverlays(SceneView& view, std::optional<OverlayOf> without = {}) const;

  Signal<> changed;       ///< A picture is another one.
  Signal<> lookChanged;   ///< Materials, drapes, the analysis or the water of lines; not the terrain itself.
  Signal<> materialsSet;  ///< materials() are others.
  Signal<> drapeTilesChanged;  ///< Tiles of the drapes have been read.

 private:
  void takeScene();
  void changeLook();

  Scene& scene_;
  std::optional<GroundMaterials> materials_;
  std::set<MaterialId> solo_;
  std::optional<GroundFractions> fractions_;
  std::optional<GroundMask> mask_;
  std::vector<GroundDrape> drapes_;
  std::array<std::shared_ptr<const Overlay>, kOverlays> overlays_;
  std::shared_ptr<const WaterTiles> water_;
  const ViewController* pointed_ = nullptr;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
