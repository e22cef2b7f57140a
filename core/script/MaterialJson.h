#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"
#include "core/script/OperationReaders.h"

namespace scarp {

/// {"id", "name", "colour": "#rrggbb", "size"}; a colour is sRGB, a size metres.
[[nodiscard]] nlohmann::ordered_json writeMaterials(const std::vector<Material>& materials);
/// {"base": id, "rules": [{"material", "opacity", "visible", "conditions": [...]}]}
[[nodiscard]] nlohmann::ordered_json writeRules(const RuleStack& rules);
/// What stands under "materials"; what is wrong the reader remembers.
[[nodiscard]] std::vector<Material> readMaterials(ObjectReader& reader);
/// What stands under "base" and "rules".
[[nodiscard]] RuleStack readRules(ObjectReader& reader);

[[nodiscard]] const OperationReaders& materialReaders();
[[nodiscard]] nlohmann::ordered_json writeOperation(const MaterialsOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const PaintOperation& operation);

}  // namespace scarp
