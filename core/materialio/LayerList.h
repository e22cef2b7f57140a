#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/materialio/WeightPlanes.h"

namespace scarp {

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
