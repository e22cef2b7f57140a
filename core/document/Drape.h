#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/document/PackedDrape.h"

namespace scarp {

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
