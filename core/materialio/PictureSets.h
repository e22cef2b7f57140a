#pragma once

#include <string>
#include <vector>

#include "core/materialio/ExportJob.h"

namespace scarp {

class Json;

/// A file with pictures of a material, as a program wants them together.
struct PictureSetFile {
  std::string key;   ///< "albedo", "normal-roughness", "mask" …
  std::string file;  ///< With its ending.
};
/// Those that writePictureSets() writes for a layer; none where the material has no pictures, or the program
/// takes none. The names hold a dot before the key, which no other file of an export has.
[[nodiscard]] std::vector<PictureSetFile> pictureSetFiles(const ExportJob& job, std::size_t layer);
/// The same as JSON: {"albedo": "Rock.albedo.png"}.
[[nodiscard]] Json picturesJson(const ExportJob& job, std::size_t layer);

/// Writes the pictures of all layers as PNG. Terrain3D and HTerrain: albedo and height, normals and roughness
/// as RGBA, all of one size, a power of two; Unity: albedo, normals, and a mask of metal, occlusion, height
/// and smoothness; Unreal: albedo, normals of DirectX, occlusion, roughness and metal, height; Blender: each
/// for itself. What a material lacks of a packed file is even. Texels stay as they are where no other size is
/// asked for.
[[nodiscard]] Result<void> writePictureSets(const ExportJob& job, ExportSet& set,
                                            MaterialExportReport& report);

}  // namespace scarp
