#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/PathScope.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// [{"id", "name", "size", …, "colour": "#rrggbb", "pictures"}]; a colour is sRGB, a size metres.
[[nodiscard]] Json writeMaterials(const std::vector<Material>& materials);
/// {"base": id, "rules": [{"material": id, "opacity", "visible", "conditions": […]}]}
[[nodiscard]] Json writeRules(const RuleStack& rules);
/// A material without its id; `files` as in readPictures().
void writeMaterial(Json& object, const Material& material);
void readMaterial(ObjectReader& reader, const FileScope* files, Material& material);
/// Reads "materials". A material without an id gets the id after the previous one. The reader keeps errors.
/// `files`: pictures may be files, whose paths it resolves.
[[nodiscard]] std::vector<Material> readMaterials(ObjectReader& reader, const FileScope* files = nullptr);
/// What stands under "base" and "rules", where materials are told by their ids or their names.
[[nodiscard]] RuleStack readRules(ObjectReader& reader, const std::vector<Material>& materials);

/// Materials and the rules that lay them.
struct MaterialRules {
  std::vector<Material> materials;
  RuleStack stack;
  bool operator==(const MaterialRules&) const = default;
};
[[nodiscard]] Json writeCondition(const RuleCondition& condition);
/// Reads a condition at a path, which errors name.
[[nodiscard]] Result<RuleCondition> readCondition(const Json& value, const std::string& path);
/// What rules go by, as a list.
[[nodiscard]] Json writeConditions(const std::vector<RuleCondition>& conditions);
/// What stands under a key.
[[nodiscard]] std::vector<RuleCondition> readConditions(ObjectReader& reader, std::string_view key);

/// A file of rules: {"scarp": 1, "materials": […], "base": …, "rules": […]}. Without "materials" they are
/// those of defaultMaterials(). `files` resolves the paths of pictures. Errors name the thing and where it
/// stands: "rules[2].conditions[0].low: …".
[[nodiscard]] Result<MaterialRules> parseMaterialRules(std::string_view json, const FileScope& files = {});
/// What parseMaterialRules() reads of it is equal. Contract: the rules' materials are among the materials.
[[nodiscard]] std::string writeMaterialRules(const MaterialRules& rules);

/// What a paint operation says but its stroke: {"action", "material", "opacity", "onto", "limits"}. Ids of 0
/// are left out.
void writePainting(Json& object, const PaintOperation& operation);
/// `whole`: paint needs a material. What is wrong the reader remembers.
void readPainting(ObjectReader& reader, PaintOperation& operation, bool whole);

}  // namespace scarp
