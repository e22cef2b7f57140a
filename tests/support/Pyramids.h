#pragma once

#include "core/terrain/HeightPyramid.h"

namespace scarp::test {

/// Whether all nodes of all tiers are the same to the bit.
[[nodiscard]] inline bool samePyramids(const HeightPyramid& one, const HeightPyramid& other) {
  if (one.tiers().size() != other.tiers().size()) return false;
  for (std::size_t tier = 0; tier < one.tiers().size(); ++tier) {
    const PyramidTier &a = one.tiers()[tier], &b = other.tiers()[tier];
    if (a.columns() != b.columns() || a.rows() != b.rows()) return false;
    for (int row = 0; row < a.rows(); ++row)
      for (int column = 0; column < a.columns(); ++column)
        if (a.node(column, row) != b.node(column, row)) return false;
  }
  return true;
}

}  // namespace scarp::test
