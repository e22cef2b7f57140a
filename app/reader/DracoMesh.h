#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A mesh that Draco packed.
struct DracoMesh {
  std::size_t points = 0;
  std::vector<std::uint32_t> indices;                    ///< Three a triangle, all below `points`.
  std::map<std::string, std::vector<float>> attributes;  ///< By name, `components` for each point.
};

/// An attribute to decode.
struct DracoAttribute {
  std::uint32_t id;  ///< Unique id in the packed mesh.
  int components;    ///< Floats for each point.
};

/// Unpacks a mesh. Integers of normalised attributes become 0…1 or −1…1. The error is the reason alone.
[[nodiscard]] Result<DracoMesh> unpackDraco(std::string_view bytes,
                                            const std::map<std::string, DracoAttribute>& attributes);

}  // namespace scarp
