#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Signal.h"
#include "core/edit/MaterialEdits.h"
#include "core/material/Material.h"
#include "core/material/MaterialMap.h"
#include "core/material/MaterialRule.h"
#include "core/material/RuleWeights.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class Drainage;
class TerrainDocument;

/// The materials of a document's ground, by its rules and its paint, updated while it is edited: the samples
/// that an edit of the ground or of lines affects are computed again, with the same bits as for the whole
/// terrain. Uses the drainage areas of `drainage`. Only on the document's thread; the document and the
/// drainage outlive it.
class LiveMaterials {
 public:
  /// The map leaves `hidden` materials out: what lies below their paint and their rules shows. Below the base
  /// there is nothing, material 0.
  LiveMaterials(TerrainDocument& document, Drainage& drainage, std::set<MaterialId> hidden = {});

  /// Updates the map where the document has changed. Returns the samples that may have
  /// changed since the last call, which mapChanged reports too.
  GridRect update();
  /// As of update(). Null where the document has no materials, and after a change of the frame until the next
  /// update(). update() changes the object in place, until the rules, the frame or the set of materials
  /// change.
  [[nodiscard]] const std::shared_ptr<const MaterialMap>& map() const { return shown_; }

  /// What rules look at beside the heights. As of update().
  [[nodiscard]] const RuleGround& ground() const { return ground_; }

  /// Returns true if a rule looks at drainage areas that are missing, or older than the ground.
  [[nodiscard]] bool needsDrainage() const;

  /// Input of an evaluation of the whole map, for another thread. Shares the tiles that the document had.
  struct Work {
    GridFrame frame;
    HeightRaster heights;
    std::optional<HeightRaster> deposits;
    RuleGround ground;
    RuleWeights rules;
    std::vector<std::pair<MaterialId, std::optional<HeightRaster>>> paint;
  };
  struct Evaluated {
    MaterialMap ruled, map;
  };
  /// Returns true if update() would evaluate the whole map.
  [[nodiscard]] bool needsEvaluation() const;
  /// Starts an evaluation on another thread. update() may be called meanwhile; if it evaluates the whole map,
  /// the result of the other thread is discarded. Contract: the document has materials and a frame whose
  /// whole fits into memory.
  [[nodiscard]] Work beginEvaluation();
  /// Any thread. Returns nothing if `progress` cancels.
  [[nodiscard]] static std::optional<Evaluated> evaluate(const Work& work, const Progress& progress);
  /// Installs the result, or nothing if the evaluation was cancelled. What changed meanwhile is left for
  /// update().
  void endEvaluation(std::optional<Evaluated> evaluated);

  Signal<> changed;                    ///< update() has something to do.
  Signal<const GridRect&> mapChanged;  ///< These samples of map(); all: perhaps another map, or none.

 private:
  /// Purpose of an evaluation elsewhere, and the changes since it began.
  struct Pending {
    RuleStack laid;
    std::vector<MaterialId> materials;
    RuleGround ground;
    RuleWeights rules;
    std::vector<GridRect> moved, painted;
    bool allStale = false, linesStale = false;
  };
  [[nodiscard]] bool looksAtDrainage() const;
  [[nodiscard]] Pending prepared() const;
  void install(Pending pending, MaterialMap ruled, MaterialMap map);
  void restart();
  /// Takes over how lines lie now; samples whose weights that may change.
  [[nodiscard]] std::vector<GridRect> updateLines();
  void repaint(const std::vector<GridRect>& samples);
  /// Returns true if a map by these rules, of these materials, is the document's.
  [[nodiscard]] bool isLaid(const RuleStack& rules, const std::vector<MaterialId>& materials) const;
  [[nodiscard]] RuleStack shownRules() const;
  [[nodiscard]] std::vector<MaterialPaint> shownPaint() const;

  TerrainDocument& document_;
  Drainage& drainage_;
  std::set<MaterialId> hidden_;
  RuleStack laid_;  ///< Of which the map is, and of these materials.
  std::vector<MaterialId> laidMaterials_;
  std::optional<RuleWeights> rules_;
  RuleGround ground_;
  bool linesStale_ = true;
  std::optional<MaterialMap> ruled_;  ///< By rules alone.
  std::shared_ptr<MaterialMap> map_;  ///< With paint.
  std::shared_ptr<const MaterialMap> shown_;
  bool allStale_ = true;
  std::optional<Pending> pending_;
  std::vector<GridRect> moved_, painted_;  ///< Samples whose heights (or deposits), or paint, changed.
  Subscription subscription_, onDrainage_;
};

}  // namespace scarp
