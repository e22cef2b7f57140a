#pragma once

#include <string>

#include "core/base/Progress.h"
#include "core/model/ModelPlacing.h"

struct aiScene;

namespace scarp {

/// The scene's materials by their numbers, with the pictures of their base colours out of the file or beside
/// and below it; those that cannot be read are told in the notes, and left out. Materials that no part uses
/// go, and the parts are told the others' new numbers.
void readMaterials(const aiScene& scene, const std::string& path, bool gltf, const Progress& told,
                   ModelFile& file);

}  // namespace scarp
