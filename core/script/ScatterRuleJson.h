#pragma once

#include <string_view>
#include <vector>

#include "core/edit/Operation.h"
#include "core/edit/ScatterOperations.h"
#include "core/script/ObjectReader.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

/// [{"id", "name", "visible", "density", …, "assets": [{"asset", "weight"}], "onto": a material's id,
/// "conditions": […], "without": [[row, column, attempt], …]}]; the last three only where there are any.
[[nodiscard]] Json writeScatterRules(const std::vector<ScatterRule>& rules);
/// What stands under a key; a rule without an id has 0. What is wrong the reader remembers.
[[nodiscard]] std::vector<ScatterRule> readScatterRules(ObjectReader& reader, std::string_view key);

[[nodiscard]] const OperationReaders& scatterRuleReaders();
[[nodiscard]] Json writeOperation(const ScatterRulesOperation& operation);
[[nodiscard]] Json writeOperation(const TakeScatteredOperation& operation);
[[nodiscard]] Json writeOperation(const BakeScatterOperation& operation);

}  // namespace scarp
