#pragma once

#include <optional>
#include <string>

namespace scarp {

/// What a file's name tells of the terrain in it.
struct NameHints {
  std::optional<double> lowest, highest;  ///< Heights, metres; lowest only together with highest.
  std::optional<double> width;            ///< Metres from side to side.
  std::optional<double> cellSize;         ///< Metres.
};

/// Reads "_min-50_max1800", "_0-1200m", "height_2000m" and "elev900" as heights, "_8km" as a width, "_1m",
/// "_0.5m" and "2mpp" as a cell size. What could mean something else is left alone: "alps2.png", "v3",
/// "2023-11-05", "2000m" without a word before it. Pure.
[[nodiscard]] NameHints nameHints(const std::string& path);

}  // namespace scarp
