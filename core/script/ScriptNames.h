#pragma once

#include <cmath>
#include <limits>
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

inline const Names<ObjectRule>& ruleNames() {
  static const Names<ObjectRule> names = [] {
    Names<ObjectRule> all;
    for (int rule = 0; rule < kObjectRules; ++rule)
      all.emplace_back(ruleName(static_cast<ObjectRule>(rule)), static_cast<ObjectRule>(rule));
    return all;
  }();
  return names;
}

/// Degrees to radians as scripts mean it: one multiplication, which the writer inverts exactly.
[[nodiscard]] inline double radiansOf(double degrees) { return degrees * 0.017453292519943295; }

/// The degrees that read back as these radians, where there are any: every angle that came out of a script
/// has some, and other angles are met to the last bit but one.
[[nodiscard]] inline double degreesOf(double radians) {
  const double about = radians * 57.29577951308232;
  double candidate = about;
  for (const double toward :
       {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}) {
    candidate = about;
    for (int step = 0; step < 4; ++step, candidate = std::nextafter(candidate, toward))
      if (radiansOf(candidate) == radians) return candidate;
  }
  return about;
}

}  // namespace scarp
