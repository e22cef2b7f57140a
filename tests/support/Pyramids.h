#pragma once

#include "core/terrain/HeightPyramid.h"

namespace scarp::test {

[[nodiscard]] inline bool sameNodes(const NodeView& one, const NodeView& other) {
  return one.scale->range == other.scale->range && one.scale->rate == other.scale->rate &&
         one.scale->step == other.scale->step && *one.highest == *other.highest &&
         *one.lowest == *other.lowest;
}

/// Whether all nodes of all tiers are the same to the bit.
[[nodiscard]] inline bool samePyramids(const HeightPyramid& one, const HeightPyramid& other) {
  if (one.tiers().size() != other.tiers().size()) return false;
  for (std::size_t tier = 0; tier < one.tiers().size(); ++tier) {
    const PyramidTier &a = one.tiers()[tier], &b = other.tiers()[tier];
    if (a.columns() != b.columns() || a.rows() != b.rows()) return false;
    for (int row = 0; row < a.rows(); ++row)
      for (int column = 0; column < a.columns(); ++column)
        if (!sameNodes(a.node(column, row), b.node(column, row))) return false;
  }
  return true;
}

}  // namespace scarp::test
