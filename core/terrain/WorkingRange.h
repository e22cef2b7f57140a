#pragma once

#include <cmath>
#include <string>

#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

struct HeightRange;

// The numbers with which everything works: heights are float32 and positions double, and within these ranges
// neither overflows nor loses a cell in what is derived from them. What a file, a script or an option says is
// held to them where it is read, and what an edit makes before it is kept.

inline constexpr double kHighest = 1e9;                            ///< Metres up, and as many down.
inline constexpr double kSmallestCell = 1e-8, kLargestCell = 1e7;  ///< Metres from sample to sample.
inline constexpr double kLongestSide = 1e9;  ///< Metres from the first sample to the last.
inline constexpr int kMostTerrainSide = 1'048'577;  ///< Samples along a side.
/// The same of what is worked on as a whole, sample by sample. Beyond it only what is there costs anything.
inline constexpr int kMostWholeSide = 131'072;

/// Nothing that is not a number is a height.
[[nodiscard]] inline bool isHeight(double metres) { return std::abs(metres) <= kHighest; }

/// "a cell size of 1e+300 m is out of range (1e-08 to 1e+07)".
[[nodiscard]] Result<void> checkCellSize(double size);
/// Cells and sides: "a side of 5e+09 m is out of range (up to 1e+09)".
[[nodiscard]] Result<void> checkFrame(const GridFrame& frame);
/// For what looks at all samples of a terrain, there or not: "a terrain of 1048577 x 1048577 samples is too
/// large for this (up to 131072 x 131072)".
[[nodiscard]] Result<void> checkWhole(const GridFrame& frame);
/// "heights from 0 to 1e+12 m are out of range (-1e+09 to 1e+09)". An empty range is none.
[[nodiscard]] Result<void> checkHeights(double low, double high);
[[nodiscard]] Result<void> checkHeights(const HeightRange& range);

}  // namespace scarp
