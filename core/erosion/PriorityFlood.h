#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/ReproducibleMath.h"

namespace scarp {

/// Places in order of their level, of equal ones by their number. Levels that come later than the one that
/// was taken last lie in buckets, and only those of one bucket are sorted at a time: what a heap of all would
/// do, without its waits for memory.
template <class Level>
class LevelQueue {
 public:
  /// For some `count` levels between low and high; others are right too, and slower.
  LevelQueue(Level low, Level high, std::size_t count)
      : low_(low), buckets_(std::clamp<std::size_t>(count / 64, 1, std::size_t{1} << 18)) {
    const Level span = high - low;
    perLevel_ = span > Level(0) ? static_cast<Level>(buckets_.size()) / span : Level(0);
  }

  /// For these levels. NaN are ignored.
  explicit LevelQueue(std::span<const Level> levels) : LevelQueue(rangeOf(levels), levels.size()) {}

  [[nodiscard]] bool empty() const { return size_ == 0; }
  void push(Level level, int place) {
    ++size_;
    const std::size_t bucket = bucketOf(level);
    if (bucket > current_) {
      buckets_[bucket].emplace_back(level, place);
      return;
    }
    sorted_.emplace_back(level, place);
    std::push_heap(sorted_.begin(), sorted_.end(), std::greater<>());
  }
  /// The place of the lowest level. Not of an empty queue.
  [[nodiscard]] int pop() {
    while (sorted_.empty()) {
      sorted_.swap(buckets_[++current_]);
      std::make_heap(sorted_.begin(), sorted_.end(), std::greater<>());
    }
    std::pop_heap(sorted_.begin(), sorted_.end(), std::greater<>());
    const int place = sorted_.back().second;
    sorted_.pop_back();
    --size_;
    return place;
  }

 private:
  using Entry = std::pair<Level, int>;
  LevelQueue(const std::pair<Level, Level>& range, std::size_t count)
      : LevelQueue(range.first, range.second, count) {}
  [[nodiscard]] static std::pair<Level, Level> rangeOf(std::span<const Level> levels) {
    Level low = std::numeric_limits<Level>::infinity(), high = -low;
    for (const Level level : levels)
      if (level == level) low = std::min(low, level), high = std::max(high, level);
    return {low, std::max(low, high)};
  }
  [[nodiscard]] std::size_t bucketOf(Level level) const {
    const Level at = (level - low_) * perLevel_;
    const auto last = static_cast<Level>(buckets_.size() - 1);
    return at > Level(0) ? static_cast<std::size_t>(std::min(at, last)) : 0;
  }

  Level low_, perLevel_;
  std::vector<std::vector<Entry>> buckets_;
  std::vector<Entry> sorted_;  ///< A heap of what lies in buckets up to the current one.
  std::size_t current_ = 0, size_ = 0;
};

/// Steps from a sample of a plane to its eight neighbours, the diagonal ones last. Their order decides about
/// paths over level ground.
struct FloodSteps {
  enum class First : std::uint8_t { AlongRows, AlongColumns };

  std::array<int, 8> columns{-1, 1, 0, 0, -1, 1, -1, 1}, rows{0, 0, -1, 1, -1, -1, 1, 1};
  std::array<std::ptrdiff_t, 8> offsets{};
  std::array<double, 8> lengths{};  ///< Metres.

  /// width: samples of a row. dx, dy: spacings, metres.
  FloodSteps(First first, std::ptrdiff_t width, double dx, double dy) {
    if (first == First::AlongColumns) std::swap_ranges(columns.begin(), columns.begin() + 4, rows.begin());
    for (std::size_t d = 0; d < 8; ++d) {
      offsets[d] = rows[d] * width + columns[d];
      lengths[d] = reproducible::hypot(columns[d] * dx, rows[d] * dy);
    }
  }
  [[nodiscard]] static std::uint8_t opposite(std::size_t step) {
    return static_cast<std::uint8_t>(step ^ 1U ^ (step >= 4 ? 2U : 0U));
  }
  /// Calls body(neighbour, step) for all eight neighbours.
  template <class Body>
  void forEach(std::size_t place, const Body& body) const {
    for (std::size_t d = 0; d < 8; ++d) body(place + static_cast<std::size_t>(offsets[d]), d);
  }
  /// Returns whether test(neighbour) is true for one of the eight.
  template <class Test>
  [[nodiscard]] bool any(std::size_t place, const Test& test) const {
    return std::ranges::any_of(
        offsets, [&](std::ptrdiff_t offset) { return test(place + static_cast<std::size_t>(offset)); });
  }
};

/// Progress reports of a flood, one per million samples.
class FloodProgress {
 public:
  FloodProgress(const Progress& progress, std::size_t samples) : progress_(progress), samples_(samples) {}
  /// Counts a sample. Returns false after the flood was cancelled.
  [[nodiscard]] bool next() {
    if (++count_ % (std::size_t{1} << 20) == 0 && going_)
      going_ =
          keepGoing(progress_, std::min(1.0, static_cast<double>(count_) / static_cast<double>(samples_)));
    return going_;
  }
  [[nodiscard]] bool going() const { return going_; }

 private:
  const Progress& progress_;
  std::size_t samples_, count_ = 0;
  bool going_ = true;
};

/// Floods ground from the places that are in the queue in order of height, so that every pool finds its
/// outlet (Barnes, Lehman & Mulla 2014, "Priority-flood"). visit(place) is called for each, the lowest first;
/// forEachDry(place, wet) then calls wet(neighbour) for each neighbour that is not in the flood yet.
/// `filled`: heights, which become those of the pools' surfaces.
template <class Level, class Visit, class ForEachDry>
void priorityFlood(LevelQueue<Level>& queue, std::span<Level> filled, const Visit& visit,
                   const ForEachDry& forEachDry) {
  while (!queue.empty()) {
    const auto place = static_cast<std::size_t>(queue.pop());
    visit(place);
    forEachDry(place, [&](std::size_t neighbour) {
      filled[neighbour] = std::max(filled[neighbour], filled[place]);
      queue.push(filled[neighbour], static_cast<int>(neighbour));
    });
  }
}

/// The same for whoever needs no order: what rises from flooded ground is in no pool, and is flooded without
/// the queue, but for places beside which there is lower ground (Zhou, Sun & Fu 2016). forEachDry(place, wet)
/// calls wet(neighbour) for each neighbour that is not in the flood yet, which is in it where that says so.
/// Over level ground and pools the flood spreads by steps from where it came.
template <class Level, class ForEachDry>
void floodPools(LevelQueue<Level>& queue, std::span<Level> filled, const ForEachDry& forEachDry) {
  std::vector<std::size_t> pool, rising;
  while (!queue.empty()) {
    pool.assign(1, static_cast<std::size_t>(queue.pop()));
    const Level level = filled[pool.front()];
    for (std::size_t k = 0; k < pool.size(); ++k) {
      rising.clear();
      forEachDry(pool[k], [&](std::size_t neighbour) {
        const bool above = filled[neighbour] > level;
        if (!above) filled[neighbour] = level;
        (above ? rising : pool).push_back(neighbour);
        return true;
      });
      for (std::size_t r = 0; r < rising.size(); ++r) {
        const std::size_t place = rising[r];
        bool besideLower = false;
        forEachDry(place, [&](std::size_t neighbour) {
          const bool lower = filled[neighbour] < filled[place];
          besideLower |= lower;
          if (!lower) rising.push_back(neighbour);
          return !lower;
        });
        if (besideLower) queue.push(filled[place], static_cast<int>(place));
      }
    }
  }
}

}  // namespace scarp
