#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/objects/AssetMesh.h"

namespace scarp {

/// What a script calls a value; each value once.
template <class Value>
using Names = std::vector<std::pair<std::string_view, Value>>;

inline const Names<AssetKind>& assetNames() {
  static const Names<AssetKind> names = [] {
    Names<AssetKind> all;
    for (int kind = 0; kind < kAssetKinds; ++kind)
      all.emplace_back(assetName(static_cast<AssetKind>(kind)), static_cast<AssetKind>(kind));
    return all;
  }();
  return names;
}

/// Degrees to radians as scripts mean it: one multiplication, which the writer inverts exactly.
[[nodiscard]] inline double radiansOf(double degrees) { return degrees * 0.017453292519943295; }

}  // namespace scarp
