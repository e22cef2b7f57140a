#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/material/Picture.h"

namespace scarp {

/// A drape's picture as a project holds it: its pixels as they are shown, 8 bits each, and where they lie. A
/// value; pictures are shared as those of materials are.
struct PackedDrape {
  std::uint64_t colours = 0, opacity = 0;               ///< Picture::sum of each.
  PicturePtr colourPicture{};                           ///< RGB, sRGB; null where it is missing.
  PicturePtr opacityPicture{};                          ///< Grey, of the same size; null: opaque, or missing.
  std::optional<std::array<double, 6>> geoTransform{};  ///< As GDAL has it; nothing: from corner to corner.
  std::string crsWkt{};                                 ///< Empty where the file said none.
  bool nearest = false;                                 ///< Of a palette: colours are not mixed.

  /// All that it needs is there.
  [[nodiscard]] bool whole() const { return colourPicture && (opacity == 0 || opacityPicture); }
  bool operator==(const PackedDrape&) const = default;
};

}  // namespace scarp
