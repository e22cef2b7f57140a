#pragma once

#include <optional>
#include <string>

#include "core/line/Line.h"

namespace scarp {

/// A line's name; "#" and its id where it has none.
[[nodiscard]] inline std::string labelOf(const Line& line) {
  return line.name.empty() ? "#" + std::to_string(line.id) : line.name;
}

/// Some of the lines that are shown. A value.
struct LineChoice {
  std::string layer{};             ///< Those of layers of this name; empty: of all.
  std::string line{};              ///< Those with this label (labelOf()); empty: all.
  std::optional<LineKind> kind{};  ///< Those of this kind; nothing: all.
  /// Those with water only. Distances are measured from the edge of the water, see waterBeside()
  /// (LinePath.h).
  bool water = false;
  bool operator==(const LineChoice&) const = default;
};

}  // namespace scarp
