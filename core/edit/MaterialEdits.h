#pragma once

#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

class TerrainDocument;
struct Material;
struct MaterialsOperation;
struct PaintOperation;
struct RuleCondition;
struct RuleStack;

/// What an operation looks at: its limits, and the document's rules where it goes by what lies there.
[[nodiscard]] std::vector<RuleCondition> conditionsFor(const PaintOperation& operation,
                                                       const TerrainDocument& document);
/// Why a terrain cannot have these materials and rules, as one line.
[[nodiscard]] Result<void> validate(const std::vector<Material>& materials, const RuleStack& rules);

}  // namespace scarp
