#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/MaterialRule.h"
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

/// What rules over a document look at besides its heights and deposits. A value that shares its data;
/// concurrent const use is safe.
struct RuleGround {
  std::map<std::string, MaskRaster> masks;         ///< Kept selections, by name.
  std::optional<HeightRaster> drainage;            ///< m²; if a condition looks at it.
  std::shared_ptr<const NearLines> lines;          ///< Visible lines; if a condition looks at them.
  std::shared_ptr<const MaterialMap> materials{};  ///< If a scatter rule looks at them.
  std::shared_ptr<const NearPlaces> placed{};      ///< Objects placed by hand; for scatter rules.

  /// With the content's heights and deposits. Refers to this and to the content.
  [[nodiscard]] RuleInputs over(const DocumentContent& content) const;
};
/// Returns what these conditions look at, or nothing if `progress` cancels: drainage areas take a second for
/// ten million samples. `known`: drainage areas of the ground as it is now, and lines that are shared as far
/// as they are the same.
[[nodiscard]] std::optional<RuleGround> ruleGround(const DocumentContent& content,
                                                   std::span<const RuleCondition> conditions,
                                                   const Progress& progress = {},
                                                   const RuleGround* known = nullptr);
/// Returns the weights of kept selections by name.
[[nodiscard]] std::map<std::string, MaskRaster> masksOf(const DocumentContent& content);
/// Returns the lines of visible layers; shares those that `before` has.
[[nodiscard]] std::shared_ptr<const NearLines> linesShown(
    const DocumentState& state, const std::shared_ptr<const NearLines>& before = nullptr);
/// Returns the positions of all placed objects.
[[nodiscard]] std::shared_ptr<const NearPlaces> placedIn(const ObjectLayer& objects);
/// Returns the paint of materials that are not `hidden`, in their order; refers to the content.
[[nodiscard]] std::vector<MaterialPaint> paintOf(const DocumentContent& content,
                                                 const std::set<MaterialId>& hidden = {});
/// Returns all lines of a document, to find the places of rules in rows.
[[nodiscard]] RowLines rowLinesOf(const DocumentState& state);

[[nodiscard]] std::vector<RuleCondition> conditionsOf(const RuleStack& rules);
/// Returns true if a condition, or a condition of a visible rule, looks at `measure`.
[[nodiscard]] bool lookAt(std::span<const RuleCondition> conditions, GroundMeasure measure);
[[nodiscard]] bool lookAt(const std::vector<ScatterRule>& rules, GroundMeasure measure);
[[nodiscard]] bool looksAtMaterials(const std::vector<ScatterRule>& rules);
[[nodiscard]] bool looksAtLines(const std::vector<ScatterRule>& rules);

}  // namespace scarp
