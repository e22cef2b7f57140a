#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A page of heights: every 2^level-th sample over 64·2^level cells. Sample k of a page's row stands at
/// column (64·column + k)·2^level, or at the terrain's last column where that lies beyond.
struct PageId {
  int level = 0, column = 0, row = 0;
  auto operator<=>(const PageId&) const = default;
};

inline constexpr int kPageCells = 64;
inline constexpr int kPageSamples = kPageCells + 1;
inline constexpr int kPageApron = 2;  ///< Samples around a page, for the slopes at its border.
inline constexpr int kPageSide = kPageSamples + 2 * kPageApron;

/// The column (or row) at which sample k of a page stands; −apron ≤ k < 65 + apron.
[[nodiscard]] inline int pageSampleAt(int level, int page, int k, int count) {
  const long long at = (static_cast<long long>(page) * kPageCells + k) << level;
  return static_cast<int>(std::clamp<long long>(at, 0, count - 1));
}

/// The part of a page in which samples show: rows and columns of it counted from its apron's corner, within
/// 0 … kPageSide.
[[nodiscard]] GridRect partShowing(const PageId& page, const GridRect& samples, const GridFrame& frame);

/// Where heights go that are to be drawn.
class TileSink {
 public:
  virtual ~TileSink() = default;
  /// Takes the heights of a part of a page, counted as by partShowing(), row by row.
  virtual void upload(int slot, const PageId& page, const GridRect& part, std::span<const float> heights) = 0;
};

/// A part of a page, counted as by partShowing(), and the slot that it is to go to.
struct PagePart {
  int slot;
  PageId page;
  GridRect part;  ///< Not empty.
};

/// Reads pages out of the height tiles for a sink.
class TileUploader {
 public:
  explicit TileUploader(TileSink& sink) : sink_(sink) {}

  /// Reads on several threads and hands over on this one, in order. Whether there is a hole in each part.
  std::vector<std::uint8_t> upload(std::span<const PagePart> parts, const HeightRaster& heights);
  bool upload(const PagePart& part, const HeightRaster& heights) {
    return upload(std::span(&part, 1), heights).front() != 0;
  }

 private:
  TileSink& sink_;
  std::vector<float> samples_;
};

}  // namespace scarp
