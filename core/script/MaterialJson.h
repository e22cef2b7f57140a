#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/PathScope.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/Material.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/Schema.h"

namespace scarp {

class Json;

/// The pictures of a material under "pictures", as what is held already: {"albedo": {"name", "content"}}.
/// Nothing where it has none.
void writePictures(Json& object, const Material& material);

/// Reads what writePictures() wrote; a picture that is not loaded is missing, which is not an error. `files`,
/// where there is one: also files by their paths, from there: "rock.png", or {"file": "rock.png", "channel":
/// "a"}; and packed ones under "albedo-height", "normal-roughness" and "occlusion-roughness-metal". Where the
/// file of an albedo is read, and no colour is there, its mean becomes the colour; where one of normals is,
/// and nothing says which way they count, that is guessed.
void readPictures(ObjectReader& reader, const FileScope* files, Material& material);

/// Reads a sum of 16 hexadecimal digits, which must be there. What is wrong the reader remembers.
[[nodiscard]] std::uint64_t readContent(ObjectReader& reader, std::string_view key);

/// Reads an array of six numbers.
[[nodiscard]] Result<std::array<double, 6>> readSixNumbers(const Json& value, const std::string& path);

/// Returns a message that begins with the path of a file, with the printable name from the script in its
/// place.
[[nodiscard]] Message withNameOf(const Message& message, const std::string& path, const std::string& name);

/// Whether a list of materials names files of pictures.
[[nodiscard]] bool namesPictureFiles(const Json& materials);

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
/// Of a list of conditions.
[[nodiscard]] const ValueType& conditionListType();

/// A file of rules: {"scarp": 1, "materials": […], "base": …, "rules": […]}. Without "materials" they are
/// those of defaultMaterials(). `files` resolves the paths of pictures. Errors name the thing and where it
/// stands: "rules[2].conditions[0].low: …".
[[nodiscard]] Result<MaterialRules> parseMaterialRules(std::string_view json, const FileScope& files = {});

/// What a paint operation says but its stroke: {"action", "material", "opacity", "onto", "limits"}. Ids of 0
/// are left out.
void writePainting(Json& object, const PaintOperation& operation);
/// `whole`: paint needs a material. What is wrong the reader remembers.
void readPainting(ObjectReader& reader, PaintOperation& operation, bool whole);

}  // namespace scarp
