#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Signal.h"
#include "core/edit/MaterialEdits.h"
#include "core/material/Material.h"
#include "core/material/MaterialMap.h"
#include "core/material/MaterialRule.h"
#include "core/material/RuleWeights.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// The materials of a document's ground, by its rules and its paint, kept true while it is edited: what an
/// edit of the ground or of lines reached is made anew, and equals the whole made anew, bit for bit. Drainage areas depend on ground
/// far away and take long: they stay as they were until someone hands in new ones. The document's thread, and
/// not for longer than the document.
class LiveMaterials {
 public:
  /// The map leaves `hidden` materials out: what lies below their paint and their rules shows. Below the base
  /// there is nothing, material 0.
  explicit LiveMaterials(TerrainDocument& document, std::set<MaterialId> hidden = {});

  /// Brings the map in step with the document, at the cost of what changed. The samples that may have changed
  /// since the last call.
  GridRect update();
  /// As of update(). Null where the document has no materials. The same object until rules, the frame or
  /// which materials there are change; update() changes it in place.
  [[nodiscard]] const std::shared_ptr<const MaterialMap>& map() const { return shown_; }

  /// What rules look at beside the heights. As of update().
  [[nodiscard]] const RuleGround& ground() const { return ground_; }

  /// Whether a rule looks at drainage areas that are missing, or older than the ground.
  [[nodiscard]] bool drainageStale() const { return usesDrainage_ && drainageStale_; }
  /// Drainage areas of the ground as it was when it was asked for, with the frame of the document.
  void setDrainage(const HeightRaster& heights, HeightRaster drainage);

  Signal<> changed;  ///< update() has something to do.

 private:
  void restart();
  /// Takes over how lines lie now; samples whose weights that may change.
  [[nodiscard]] std::vector<GridRect> updateLines();
  void repaint(const std::vector<GridRect>& samples);
  /// The map is of the document's materials and rules.
  [[nodiscard]] bool isLaid() const;
  [[nodiscard]] RuleStack shownRules() const;
  [[nodiscard]] std::vector<MaterialPaint> shownPaint() const;

  TerrainDocument& document_;
  std::set<MaterialId> hidden_;
  RuleStack laid_;  ///< Of which the map is, and of these materials.
  std::vector<MaterialId> laidMaterials_;
  std::optional<RuleWeights> rules_;
  RuleGround ground_;
  bool usesDrainage_ = false, drainageStale_ = true;
  bool linesStale_ = true;
  std::optional<MaterialMap> ruled_;  ///< By rules alone.
  std::shared_ptr<MaterialMap> map_;  ///< With paint.
  std::shared_ptr<const MaterialMap> shown_;
  bool allStale_ = true;
  std::vector<GridRect> moved_, painted_;  ///< Samples whose heights (or deposits), or paint, changed.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
