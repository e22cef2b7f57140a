#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/Material.h"
#include "core/material/PaintRaster.h"

namespace scarp {

class NearLines;
class NearPlaces;
class ObjectLayer;
struct DocumentContent;
struct DocumentState;
struct RowLines;
struct RuleInputs;
struct ScatterRule;

/// Inputs of a document's rules besides heights and deposits. A value that shares its data; concurrent const
/// use is safe.
struct RuleGround {
  std::map<std::string, MaskRaster> masks;         ///< Named selections, by name.
  std::optional<HeightRaster> drainage;            ///< Drainage areas, m², if a condition uses them.
  std::shared_ptr<const NearLines> lines;          ///< Visible lines, if a condition uses them.
  std::shared_ptr<const MaterialMap> materials{};  ///< If a scatter rule uses them.
  std::shared_ptr<const NearPlaces> placed{};      ///< Objects placed by hand, for scatter rules.

  /// Returns the inputs with the content's heights and deposits. Refers to this and to the content.
  [[nodiscard]] RuleInputs over(const DocumentContent& content) const;
};
/// Returns the inputs of conditions, or nothing if `progress` cancels. Drainage areas take a second for ten
/// million samples. known: drainage areas of the current heights, and lines that are reused as far as they
/// are equal; null for none.
[[nodiscard]] std::optional<RuleGround> ruleGround(const DocumentContent& content,
                                                   std::span<const RuleCondition> conditions,
                                                   const Progress& progress = {},
                                                   const RuleGround* known = nullptr);
/// Returns the weights of named selections by name.
[[nodiscard]] std::map<std::string, MaskRaster> masksOf(const DocumentContent& content);
/// Returns the lines of visible layers; shares equal lines of `before`.
[[nodiscard]] std::shared_ptr<const NearLines> linesShown(
    const DocumentState& state, const std::shared_ptr<const NearLines>& before = nullptr);
/// Returns the positions of all placed objects.
[[nodiscard]] std::shared_ptr<const NearPlaces> placedIn(const ObjectLayer& objects);
/// Returns the paint of materials that are not `hidden`, in their order. Refers to the content.
[[nodiscard]] std::vector<MaterialPaint> paintOf(const DocumentContent& content,
                                                 const std::set<MaterialId>& hidden = {});
/// Returns all lines of a document, for the places of rules in rows.
[[nodiscard]] RowLines rowLinesOf(const DocumentState& state);

[[nodiscard]] std::vector<RuleCondition> conditionsOf(const RuleStack& rules);
/// Returns whether a condition, or a condition of a visible rule, uses `measure`.
[[nodiscard]] bool lookAt(std::span<const RuleCondition> conditions, GroundMeasure measure);
[[nodiscard]] bool lookAt(const std::vector<ScatterRule>& rules, GroundMeasure measure);
[[nodiscard]] bool looksAtMaterials(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtLines(const std::vector<ScatterRule>& rules);

}  // namespace scarp
