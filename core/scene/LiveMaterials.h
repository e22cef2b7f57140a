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

/// Materials of a document's terrain, by its rules and its paint, updated while it is edited. Only samples
/// that an edit of the terrain or of lines affects are recomputed, with the same bits as for the whole
/// terrain. Uses the drainage areas of `drainage`. Only on the document's thread; the document and the
/// drainage outlive it.
class LiveMaterials {
 public:
  /// Omits `hidden` materials from the map, so that materials below their paint and rules are visible. Below
  /// the base there is material 0, none.
  LiveMaterials(TerrainDocument& document, Drainage& drainage, std::set<MaterialId> hidden = {});

  /// Updates the map after changes of the document. Returns the samples that may have changed since the last
  /// call, which mapChanged also reports.
  GridRect update();
  /// Returns the map as of update(). Null if the document has no materials, and after a change of the frame
  /// until the next update(). update() changes the object in place, unless the rules, the frame or the set of
  /// materials changed.
  [[nodiscard]] std::shared_ptr<const MaterialMap> map() const { return map_; }

  /// Returns the inputs of rules besides the heights, as of update().
  [[nodiscard]] const RuleGround& ground() const { return source_.ground; }

  /// Returns whether a rule uses drainage areas that are missing or older than the heights.
  [[nodiscard]] bool needsDrainage() const;

  /// Returns whether update() would evaluate the whole map.
  [[nodiscard]] bool needsEvaluation() const;
  /// Evaluation of the whole map. Any thread. Returns nothing if `progress` cancels.
  using Evaluation = std::function<std::optional<EvaluatedMaterials>(const Progress& progress)>;
  /// Starts an evaluation on another thread. Shares the current tiles of the document. update() may be called
  /// meanwhile; if it evaluates the whole map, the result of the other thread is discarded. Contract: the
  /// document has materials, and the whole terrain fits into memory.
  [[nodiscard]] Evaluation beginEvaluation();
  /// Installs the result, or nothing if the evaluation was cancelled. Changes in the meantime are left for
  /// update().
  void endEvaluation(std::optional<EvaluatedMaterials> evaluated);

  Signal<> changed;                    ///< update() has work to do.
  Signal<const GridRect&> mapChanged;  ///< Changed samples of map(); all: perhaps another map, or none.

 private:
  /// Inputs of a map, and changes since its evaluation.
  struct Source {
    RuleStack stack;                    ///< Rules of the document, including hidden materials.
    std::vector<MaterialId> materials;  ///< All materials of the document.
    RuleGround ground;
    std::optional<RuleWeights> rules;  ///< Nothing: there is no map.
    bool allStale = false, linesStale = false;
    std::vector<GridRect> moved, painted;  ///< Samples with changed heights or deposits, or paint.
  };
  void note(const DocumentChange& change);
  void restart();
  [[nodiscard]] bool looksAtDrainage() const;
  [[nodiscard]] Source sourceNow() const;
  void install(Source source, std::optional<EvaluatedMaterials> evaluated);
  /// Updates the positions of lines. Returns the samples whose weights may change.
  [[nodiscard]] std::vector<GridRect> updateLines();
  /// Returns whether a map of this source has the document's rules and materials.
  [[nodiscard]] bool hasRulesOf(const Source& source) const;
  [[nodiscard]] RuleStack shownRules() const;

  TerrainDocument& document_;
  Drainage& drainage_;
  std::set<MaterialId> hidden_;
  Source source_;                     ///< Inputs of the map.
  std::optional<Source> pending_;     ///< Inputs of an evaluation on another thread.
  std::optional<MaterialMap> ruled_;  ///< By rules alone.
  std::shared_ptr<MaterialMap> map_;  ///< With paint.
  Subscription subscription_, onDrainage_;
};

}  // namespace scarp
