#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
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

/// Which pages are on the graphics card and where; the least recently used one makes room. There are only as
/// many slots as the last pictures have come to need, up to a number. Knows no OpenGL.
class PageCache {
 public:
  struct Slot {
    PageId page;
    std::uint64_t lastUsed = 0;  ///< Frame; 0: empty.
    GridRect stale{};            ///< Of the page with its apron: must be uploaded before it is drawn.
    bool holes = false;          ///< There may be some.
  };

  /// A page that was in none of so many pictures makes room for another before there are more slots.
  static constexpr std::uint64_t kKept = 3;
  /// So many slots are added at a time.
  static constexpr int kStep = 256;

  /// `slots` to begin with, `most` in the end; 1 ≤ slots ≤ most.
  PageCache(int slots, int most) : slots_(static_cast<std::size_t>(slots)), most_(most) {}

  void beginFrame() { ++frame_; }
  /// The slot that holds a page, or one that is to hold it (all of it stale). Nothing where this frame
  /// already uses them all.
  [[nodiscard]] std::optional<int> acquire(const PageId& page);
  /// The slot that holds a page; null where none does.
  [[nodiscard]] const Slot* find(const PageId& page) const;
  [[nodiscard]] std::optional<int> slotOf(const PageId& page) const;
  /// A page that is there is used by this frame.
  void touch(const PageId& page);
  [[nodiscard]] const Slot& slot(int index) const { return slots_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] Slot& slot(int index) { return slots_[static_cast<std::size_t>(index)]; }
  /// Slots that there are, and that there can be.
  [[nodiscard]] int size() const { return static_cast<int>(slots_.size()); }
  [[nodiscard]] int most() const { return most_; }

  /// Marks the parts of pages in which changed samples show.
  void invalidate(const GridRect& samples, const GridFrame& frame);

 private:
  [[nodiscard]] static std::uint64_t keyOf(const PageId& page);

  std::vector<Slot> slots_;
  int most_;
  std::unordered_map<std::uint64_t, int> where_;
  std::uint64_t frame_ = 0;
  int used_ = 0;  ///< Slots from here on were never used.
};

}  // namespace scarp
