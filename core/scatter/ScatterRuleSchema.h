#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/scatter/ScatterRule.h"
#include "core/schema/Schema.h"

namespace scarp {

/// Of a rule, but its id, its assets, its material, its conditions and the places that stay free; and of an
/// asset's weight. Constant; any thread.
[[nodiscard]] const Schema<ScatterRule>& scatterRuleSchema();
[[nodiscard]] const Schema<ScatterAsset>& scatterAssetSchema();

// Names, in files and as a person reads them. Constant; any thread.
[[nodiscard]] const EnumNames& scatterAlongNames();
[[nodiscard]] const EnumNames& scatterFacingNames();
[[nodiscard]] const EnumNames& scatterBendNames();

inline constexpr std::size_t kMostScatterRules = 64, kMostScatterAssets = 64;

/// "rule 2 (Trees)", of the rule at place 1.
[[nodiscard]] Message inWords(std::size_t place, const ScatterRule& rule);
/// Says in one line what is wrong with rules, if anything: "rule 2 (Trees): …".
[[nodiscard]] Result<void> validate(const std::vector<ScatterRule>& rules);

}  // namespace scarp
