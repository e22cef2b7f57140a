#pragma once

#include <array>
#include <cstddef>
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

/// A picture of the world that is laid over the ground where it is drawn. The document names its file; it
/// holds the picture itself only where that is asked for. A value.
struct Drape {
  std::string name;         ///< As lists show it; not empty.
  std::string path;         ///< As SampleSource takes names; not empty. Absolute where the file was found.
  std::uint64_t bytes = 0;  ///< Of the file when it was added; 0: unknown.
  std::uint64_t sum = 0;    ///< Of its first and last bytes then (core/drape/DrapeFile.h).
  double opacity = 1.0;     ///< 0…1.
  bool visible = true;
  std::optional<PackedDrape> packed{};  ///< Shown in place of the file.

  bool operator==(const Drape&) const = default;
};

/// More than these are a script run wild.
inline constexpr std::size_t kMostDrapes = 64;

}  // namespace scarp
