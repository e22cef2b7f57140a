#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"
#include "core/script/OperationReaders.h"

namespace scarp {

/// [{"id", "name", "visible", "density", …, "assets": [{"asset", "weight"}], "onto": a material's id,
/// "conditions": […], "without": [[row, column, attempt], …]}]; the last three only where there are any.
[[nodiscard]] nlohmann::ordered_json writeScatterRules(const std::vector<ScatterRule>& rules);
/// What stands under a key; a rule without an id has 0. What is wrong the reader remembers.
[[nodiscard]] std::vector<ScatterRule> readScatterRules(ObjectReader& reader, std::string_view key);

[[nodiscard]] const OperationReaders& scatterRuleReaders();
[[nodiscard]] nlohmann::ordered_json writeOperation(const ScatterRulesOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const TakeScatteredOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const BakeScatterOperation& operation);

}  // namespace scarp
