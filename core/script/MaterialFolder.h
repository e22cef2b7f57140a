#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/material/Material.h"

namespace scarp {

// A library of materials is a folder with one for each material, which holds "material.json" and the pictures
// as PNG files under names that other programs read, too ("rock_albedo.png", "rock_normal_gl.png").
//
// material.json: {"scarp": 1, "material": {"name", "size", …, "colour", "pictures": {"albedo": "…"}}}

inline constexpr const char* kMaterialFile = "material.json";

/// A material of a library, as far as it is told without reading pictures.
struct LibraryMaterial {
  std::string folder, name;
  std::array<std::uint8_t, 3> colour{};
  std::vector<std::string> files;  ///< Paths of its pictures; the albedo's first, where it has one.
};

/// Those of a library, by name. A folder that is none of a material is left out; so is a library that is not
/// there.
[[nodiscard]] std::vector<LibraryMaterial> libraryMaterials(const std::string& library);

/// Reads one with its pictures; its id is 0. Files beyond the folder are not read. Errors are one line that
/// names the file.
[[nodiscard]] Result<Material> readMaterialFolder(const std::string& folder);

/// Writes one into a library, in place of one of the same name, and says into which folder. All or nothing;
/// missing pictures are left out. The library is made where it is not there.
[[nodiscard]] Result<std::string> writeMaterialFolder(const Material& material, const std::string& library,
                                                      const Progress& progress = {});

}  // namespace scarp
