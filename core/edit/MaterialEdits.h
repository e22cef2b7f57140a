#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/document/Layer.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/PaintRaster.h"
#include "core/material/TileMeasures.h"

namespace scarp {

class TerrainDocument;
struct DocumentContent;

/// What rules over a document look at beside its heights and deposits. A value.
struct RuleGround {
  std::map<std::string, MaskRaster> masks;  ///< Selections that are kept, by name.
  std::optional<HeightRaster> drainage;     ///< m²; where a condition asks for it.
  std::shared_ptr<const NearLines> lines;   ///< That are shown; where a condition asks for them.

  /// With the content's heights and deposits. Refers to this and to the content.
  [[nodiscard]] RuleInputs over(const DocumentContent& content) const;
};
/// Whether conditions look at this, of which a document has none by itself.
[[nodiscard]] bool lookAt(std::span<const RuleCondition> conditions, GroundMeasure measure);
/// The lines of layers that are shown; what `before` has of them is shared.
[[nodiscard]] std::shared_ptr<const NearLines> linesShown(const std::vector<Layer>& layers, const GridFrame& frame,
                                                          const std::shared_ptr<const NearLines>& before = nullptr);
/// Returns what these conditions look at, or nothing if `progress` cancels: drainage areas take a second for
/// ten million samples. `known`: drainage areas of the ground as it is now, and lines that are shared as far
/// as they are the same.
[[nodiscard]] std::optional<RuleGround> ruleGround(const DocumentContent& content,
                                                   std::span<const RuleCondition> conditions,
                                                   const Progress& progress = {},
                                                   const RuleGround* known = nullptr);
[[nodiscard]] std::vector<RuleCondition> conditionsOf(const RuleStack& rules);
/// What an operation looks at: its limits, and the document's rules where it goes by what lies there.
[[nodiscard]] std::vector<RuleCondition> conditionsFor(const PaintOperation& operation,
                                                       const TerrainDocument& document);
/// Paint of all materials, in their order; refers to the content.
[[nodiscard]] std::vector<MaterialPaint> paintOf(const DocumentContent& content);

/// Why a terrain cannot have these materials and rules, as one line.
[[nodiscard]] Result<void> validate(const std::vector<Material>& materials, const RuleStack& rules);

[[nodiscard]] Result<void> editMaterials(const MaterialsOperation& operation, TerrainDocument& document);
[[nodiscard]] Result<void> paintMaterial(const PaintOperation& operation, TerrainDocument& document,
                                         const Progress& progress);

}  // namespace scarp
