#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "ui/render/HeightPage.h"

namespace scarp {

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
