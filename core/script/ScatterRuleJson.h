#pragma once

#include <string_view>
#include <vector>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// [{"id", "name", "visible", "density", …, "assets": [{"asset", "weight"}], "onto": a material's id,
/// "conditions": […], "without": [[row, column, attempt], …]}]; the last three only where there are any.
[[nodiscard]] Json writeScatterRules(const std::vector<ScatterRule>& rules);
/// Reads the rules under a key; a rule without an id has 0. The reader keeps errors. unstated: the sampling
/// of rules without one.
[[nodiscard]] std::vector<ScatterRule> readScatterRules(ObjectReader& reader, std::string_view key,
                                                        ScatterSampling unstated = ScatterSampling::Position);
/// Sets the sampling of the rules in a stored operation that have none, which versions before wrote, to
/// theirs.
void stateSamplingOfRules(Json& operation);

}  // namespace scarp
