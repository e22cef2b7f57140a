#pragma once

#include <cstdint>
#include <vector>

#include "core/terrain/HeightPlane.h"

namespace scarp {

/// Fills the holes of a plane without a rim with estimated heights, so that a filter can read them from the
/// samples around. `columns` and `rows` are the distances in samples, ≥ 0, at which it reads. Along a row and
/// a column, two samples on both sides of a hole are joined by a straight line, and a single one is continued
/// as the samples behind it rise. Both estimates are averaged by their distances. Holes without samples
/// within the distances along their row and column are estimated from the ones filled before. Holes further
/// away from samples than the distances get arbitrary finite heights. The holes of a plane surface get the
/// heights of that surface, except where ground is too narrow to tell its slope. Heights are determined by
/// samples at most bridgeHalo() away. Same bits for any number of threads.
/// Returns 1 for each sample that was a hole, 0 for the others; nothing if there are no holes.
std::vector<std::uint8_t> bridgeHoles(HeightPlane& plane, int columns, int rows);

/// Max distance, along one axis, of the samples that determine a bridged height.
[[nodiscard]] inline int bridgeHalo(int distance) { return 2 * (distance + (distance + 3) / 4); }

}  // namespace scarp
