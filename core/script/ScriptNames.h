#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

/// What a script calls a value; each value once.
template <class Value>
using Names = std::vector<std::pair<std::string_view, Value>>;

inline const Names<BrushKind>& brushKindNames() {
  static const Names<BrushKind> names{{"raise", BrushKind::Raise},          {"lower", BrushKind::Lower},
                                      {"smooth", BrushKind::Smooth},        {"flatten", BrushKind::Flatten},
                                      {"set-height", BrushKind::SetHeight}, {"noise", BrushKind::Noise}};
  return names;
}

inline const Names<Falloff>& falloffNames() {
  static const Names<Falloff> names{{"smooth", Falloff::Smooth},
                                    {"linear", Falloff::Linear},
                                    {"spherical", Falloff::Spherical},
                                    {"sharp", Falloff::Sharp},
                                    {"constant", Falloff::Constant}};
  return names;
}

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
