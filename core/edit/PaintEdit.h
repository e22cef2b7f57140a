#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/edit/EditSession.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/RuleGround.h"
#include "core/material/Material.h"
#include "core/material/MaterialMap.h"
#include "core/material/RuleWeights.h"
#include "core/memory/Scratch.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Paints materials as one undoable edit. What is painted is laid over the paint that there was at the start,
/// so that a stroke may grow event by event. The document's thread.
class PaintEdit {
 public:
  /// Contract: check() has nothing against the operation. `ground`: for its limits and the document's rules.
  PaintEdit(TerrainDocument& document, PaintOperation operation, RuleGround ground);

  /// One line on what is wrong with an operation, but for its samples.
  [[nodiscard]] static Result<void> check(const PaintOperation& operation, const TerrainDocument& document);

  /// Lays the paint of these samples anew. `coverage`: 0…1, of the document's size; at no sample less than before.
  void lay(const MaskRaster& coverage, const GridRect& samples);
  /// Keeps it as one step of history; a stroke with the samples that made it.
  void commit(std::vector<StrokeSample> samples = {});

 private:
  using Softened = std::map<MaterialId, std::vector<float>>;

  /// Asks the rules for what is not known yet of these samples.
  void reckon(RuleWeights& weights, MaterialMap& map, std::set<int>& known, const GridRect& samples);
  /// How far each sample is painted, 0…1, row by row; of samples that were reckoned. Any thread.
  [[nodiscard]] ScratchVector<float> amounts(const MaskRaster& coverage, const GridRect& samples) const;
  /// A tile of one material's paint as it becomes.
  struct Laid {
    MaterialId material;
    HeightRaster::TilePtr tile;
  };
  /// A slot's tiles, the samples made anew; `soft` is of the samples of `whole`. Any thread.
  [[nodiscard]] std::vector<Laid> laidTiles(int slot, const GridRect& samples, const MaskRaster& coverage,
                                            const Softened& soft, const GridRect& whole) const;
  /// The mean of each material around each sample, in 1/32768 of a byte, row by row.
  [[nodiscard]] Softened softened(const GridRect& samples);

  TerrainDocument& document_;
  PaintOperation operation_;
  RuleGround ground_;
  std::map<MaterialId, HeightRaster> before_;  ///< Paint at the start.
  std::vector<MaterialPaint> paint_;           ///< The same, in the order of the materials.
  int softening_ = 1;                          ///< Samples to every side.
  std::optional<RuleWeights> limits_, rules_;
  MaterialMap limitMap_, materialMap_;
  std::set<int> limited_, laid_;  ///< Slots of paint of which these maps are known.
  EditSession session_;
};

}  // namespace scarp
