#pragma once

#include <string>

#include "core/base/PathScope.h"
#include "core/material/Material.h"
#include "core/schema/ObjectReader.h"

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

/// Returns a message that begins with the path of a file, with the printable name from the script in its place.
[[nodiscard]] Message withNameOf(const Message& message, const std::string& path, const std::string& name);

/// Whether a list of materials names files of pictures.
[[nodiscard]] bool namesPictureFiles(const Json& materials);

}  // namespace scarp
