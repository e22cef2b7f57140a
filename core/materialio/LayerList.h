#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/material/Material.h"
#include "core/materialio/WeightPlanes.h"

namespace scarp {

/// Names of files for what has these names, without an ending, as all systems take them: letters and digits
/// of ASCII, '-' and '_' for the rest; none twice, whether capital or not. `word`: where nothing is left of
/// one.
[[nodiscard]] std::vector<std::string> fileNames(const std::vector<std::string>& names,
                                                 const std::string& word);
[[nodiscard]] std::vector<std::string> fileNames(std::span<const Material> materials);

/// What an export says of a layer beside its files.
struct ListedLayer {
  std::string name;
  std::optional<std::array<std::uint8_t, 3>> colour;  ///< sRGB.
  std::optional<double> size;                         ///< Metres of its textures.
};

/// What layers.json or textures.json in the folder of a layer's file has for it; nothing where there is no
/// such file, or it is another program's.
[[nodiscard]] std::optional<ListedLayer> listedLayer(const MaterialLayer& layer);

}  // namespace scarp
