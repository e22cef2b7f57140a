#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Signal.h"
#include "core/edit/RuleGround.h"
#include "core/material/RuleWeights.h"

namespace scarp {

class Drainage;
class TerrainDocument;
struct DocumentChange;
struct EvaluatedMaterials;

/// The materials of a document's ground, by its rules and its paint, updated while it is edited: the samples
/// that an edit of the ground or of lines affects are computed again, with the same bits as for the whole
/// terrain. Uses the drainage areas of `drainage`. Only on the document's thread; the document and the
/// drainage outlive it.
class LiveMaterials {
 public:
  /// The map leaves `hidden` materials out: what lies below their paint and their rules shows. Below the base
  /// there is nothing, material 0.
  LiveMaterials(TerrainDocument& document, Drainage& drainage, std::set<MaterialId> hidden = {});

  /// Updates the map where the document has changed. Returns the samples that may have changed since the last
  /// call, which mapChanged reports too.
  GridRect update();
  /// As of update(). Null where the document has no materials, and after a change of the frame until the next
  /// update(). update() changes the object in place, until the rules, the frame or the set of materials
  /// change.
  [[nodiscard]] std::shared_ptr<const MaterialMap> map() const { return map_; }

  /// What rules look at beside the heights. As of update().
  [[nodiscard]] const RuleGround& ground() const { return source_.ground; }

  /// Returns true if a rule looks at drainage areas that are missing, or older than the ground.
  [[nodiscard]] bool needsDrainage() const;

  /// Returns true if update() would evaluate the whole map.
  [[nodiscard]] bool needsEvaluation() const;
  /// Evaluates the whole map. Any thread. Returns nothing if `progress` cancels.
  using Evaluation = std::function<std::optional<EvaluatedMaterials>(const Progress& progress)>;
  /// Starts an evaluation on another thread. Shares the tiles that the document has now. update() may be
  /// called meanwhile; if it evaluates the whole map, the result of the other thread is discarded. Contract:
  /// the document has materials and a frame whose whole fits into memory.
  [[nodiscard]] Evaluation beginEvaluation();
  /// Installs the result, or nothing if the evaluation was cancelled. What changed meanwhile is left for
  /// update().
  void endEvaluation(std::optional<EvaluatedMaterials> evaluated);

  Signal<> changed;                    ///< update() has something to do.
  Signal<const GridRect&> mapChanged;  ///< These samples of map(); all: perhaps another map, or none.

 private:
  /// What a map is evaluated from, and what has changed since.
  struct Source {
    RuleStack stack;                    ///< The document's, hidden materials among them.
    std::vector<MaterialId> materials;  ///< Of the document.
    RuleGround ground;
    std::optional<RuleWeights> rules;  ///< Nothing: there is no map.
    bool allStale = false, linesStale = false;
    std::vector<GridRect> moved, painted;  ///< Samples whose heights (or deposits), or paint, changed.
  };
  void note(const DocumentChange& change);
  void restart();
  [[nodiscard]] bool looksAtDrainage() const;
  [[nodiscard]] Source sourceNow() const;
  void install(Source source, std::optional<EvaluatedMaterials> evaluated);
  /// Takes over how lines lie now; samples whose weights that may change.
  [[nodiscard]] std::vector<GridRect> updateLines();
  /// Returns true if a map of this source has the document's rules and materials.
  [[nodiscard]] bool hasRulesOf(const Source& source) const;
  [[nodiscard]] RuleStack shownRules() const;

  TerrainDocument& document_;
  Drainage& drainage_;
  std::set<MaterialId> hidden_;
  Source source_;                     ///< Of the map.
  std::optional<Source> pending_;     ///< Of an evaluation elsewhere.
  std::optional<MaterialMap> ruled_;  ///< By rules alone.
  std::shared_ptr<MaterialMap> map_;  ///< With paint.
  Subscription subscription_, onDrainage_;
};

}  // namespace scarp
