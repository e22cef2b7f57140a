#pragma once

#include <cstddef>

namespace scarp {

// Measures of a row of samples by those around them, NaN where there is none. For each instruction set, the
// same bits.

/// Where a row is, among others.
struct GroundRow {
  const float* heights;
  std::ptrdiff_t stride;  ///< From row to row, which run southward.
  float perX, perY;       ///< 1/dx, 1/dy.
};

/// Rise per metre to the east and to the south, by the formula of Horn 1981, in which the middle row or
/// column counts twice. Differences to both sides, or to one where the other has no ground; what has neither
/// does not count. Looks 1 sample around.
void gradientRow(const GroundRow& row, int count, float* east, float* south);

/// Degrees, 0…90, of the gradient of gradientRow().
void slopeRow(const GroundRow& row, int count, float* slopes);

/// Degrees clockwise from north, 0…360, that the ground faces, by the same gradient; NaN where it is level.
void aspectRow(const GroundRow& row, int count, float* aspects);

/// Less the sum of the second derivatives along x and y (Zevenbergen & Thorne 1987), 1/m: crests are
/// positive, and what lies beside ground that is not there counts for straight. Looks 1 sample around.
void bendRow(const GroundRow& row, int count, float* bends);

/// Means of 3 × 3 values with weights 1 2 1, of which three rows begin one before the first.
void smoothRow(const float* above, const float* here, const float* below, int count, float* means);

}  // namespace scarp
