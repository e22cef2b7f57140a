#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"
#include "core/script/OperationReaders.h"

namespace scarp {

/// [{"id", "name", "colour": "#rrggbb", "size"}]; a colour is sRGB, a size metres.
[[nodiscard]] nlohmann::ordered_json writeMaterials(const std::vector<Material>& materials);
/// {"base": id, "rules": [{"material": id, "opacity", "visible", "conditions": […]}]}
[[nodiscard]] nlohmann::ordered_json writeRules(const RuleStack& rules);
/// What stands under "materials"; one without an id gets the one after that of the material before it. What
/// is wrong the reader remembers.
[[nodiscard]] std::vector<Material> readMaterials(ObjectReader& reader);
/// What stands under "base" and "rules", where materials are told by their ids or their names.
[[nodiscard]] RuleStack readRules(ObjectReader& reader, const std::vector<Material>& materials);

/// Materials and the rules that lay them.
struct MaterialRules {
  std::vector<Material> materials;
  RuleStack stack;
  bool operator==(const MaterialRules&) const = default;
};
/// A file of rules: {"scarp": 1, "materials": […], "base": …, "rules": […]}. Without "materials" they are
/// those of defaultMaterials(). Errors name the thing and where it stands: "rules[2].conditions[0].low: …".
[[nodiscard]] Result<MaterialRules> parseMaterialRules(std::string_view json);
/// What parseMaterialRules() reads of it is equal. Contract: the rules' materials are among the materials.
[[nodiscard]] std::string writeMaterialRules(const MaterialRules& rules);

[[nodiscard]] const OperationReaders& materialReaders();
[[nodiscard]] nlohmann::ordered_json writeOperation(const MaterialsOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const PaintOperation& operation);

}  // namespace scarp
