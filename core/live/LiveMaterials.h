#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialEdits.h"
#include "core/material/MaterialMap.h"
#include "core/material/RuleWeights.h"

namespace scarp {

/// The materials of a document's ground, by its rules and its paint, kept true while it is edited: what an
/// edit reached is made anew, and equals the whole made anew, bit for bit. Drainage areas depend on ground
/// far away and take long: they stay as they were until someone hands in new ones. The document's thread, and
/// not for longer than the document.
class LiveMaterials {
 public:
  explicit LiveMaterials(TerrainDocument& document);

  /// Brings the map in step with the document, at the cost of what changed. The samples that may have changed
  /// since the last call.
  GridRect update();
  /// As of update(). Null where the document has no materials. The same object until materials, rules or the
  /// frame change; update() changes it in place.
  [[nodiscard]] const std::shared_ptr<const MaterialMap>& map() const { return shown_; }

  /// Whether a rule looks at drainage areas that are missing, or older than the ground.
  [[nodiscard]] bool drainageStale() const { return usesDrainage_ && drainageStale_; }
  /// Drainage areas of the ground as it was when it was asked for, with the frame of the document.
  void setDrainage(const HeightRaster& heights, HeightRaster drainage);

  Signal<> changed;  ///< update() has something to do.

 private:
  void restart();
  void repaint(const GridRect& samples);

  TerrainDocument& document_;
  std::optional<RuleWeights> rules_;
  RuleGround ground_;
  bool usesDrainage_ = false, drainageStale_ = true;
  std::optional<MaterialMap> ruled_;  ///< By rules alone.
  std::shared_ptr<MaterialMap> map_;  ///< With paint.
  std::shared_ptr<const MaterialMap> shown_;
  bool allStale_ = true;
  std::vector<GridRect> moved_, painted_;  ///< Samples whose heights, or paint, changed.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
