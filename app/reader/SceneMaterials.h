#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/material/Material.h"
#include "core/material/Picture.h"
#include "core/model/ModelImport.h"

struct aiScene;
struct aiTexture;

namespace scarp {

/// Reads pictures of a scene, embedded in it or in files beside or below its own, each once: halved until
/// they have at most kMostModelTexels a side, kMostModelPictureBytes in all. What is left out or made smaller
/// is told in `notes`, a line each. Refers to scene and notes.
class ScenePictures {
 public:
  ScenePictures(const aiScene& scene, const std::string& path, std::vector<Message>& notes);

  /// Null where there is none that can be read, or the name is empty.
  const Texels* read(const std::string& name, PictureKind kind);

 private:
  std::optional<Texels> load(const std::string& name, PictureKind kind);
  Result<Texels> embeddedTexels(const aiTexture& texture, PictureKind kind);
  Result<Texels> texelsOfFile(const std::string& name, PictureKind kind) const;

  const aiScene& scene_;
  std::filesystem::path folder_;
  std::vector<Message>& notes_;
  std::map<std::pair<std::string, PictureKind>, std::optional<Texels>> read_;
  long long bytes_ = 0;
  int inMemory_ = 0;
};

/// The scene's materials by their numbers, with the pictures of their base colours out of the file or beside
/// and below it; those that cannot be read are told in the notes, and left out. Materials that no part uses
/// go, and the parts are told the others' new numbers.
void readMaterials(const aiScene& scene, const std::string& path, bool gltf, const Progress& told,
                   ModelFile& file);

}  // namespace scarp
