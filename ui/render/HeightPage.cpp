#include "ui/render/HeightPage.h"

#include <algorithm>
#include <array>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

/// How many of a page's positions along an axis stand before a sample.
int positionsBefore(int sample, int level, int page, int count) {
  const auto at = [&](int k) { return pageSampleAt(level, page, k - kPageApron, count); };
  int low = 0, high = kPageSide;
  while (low < high) {
    const int middle = (low + high) / 2;
    (at(middle) < sample ? low : high) = at(middle) < sample ? middle + 1 : middle;
  }
  return low;
}

/// The samples that a part of a page shows; as many as the part has only where they are neighbours and none
/// is beyond the terrain's border.
GridRect samplesOf(const PageId& page, const GridRect& part, const HeightRaster& heights) {
  const auto column = [&](int k) {
    return pageSampleAt(page.level, page.column, k - kPageApron, heights.columns());
  };
  const auto row = [&](int k) { return pageSampleAt(page.level, page.row, k - kPageApron, heights.rows()); };
  return {column(part.column0), row(part.row0), column(part.column1 - 1) + 1, row(part.row1 - 1) + 1};
}

/// Reads samples that are not neighbours.
void pickOut(const PageId& page, const GridRect& part, const HeightRaster& heights, float* out) {
  constexpr int size = HeightRaster::tileSize;
  std::array<int, kPageSide> columns{};
  for (int k = part.column0; k < part.column1; ++k)
    columns[static_cast<std::size_t>(k)] =
        pageSampleAt(page.level, page.column, k - kPageApron, heights.columns());
  for (int j = part.row0; j < part.row1; ++j) {
    const int row = pageSampleAt(page.level, page.row, j - kPageApron, heights.rows());
    // The tile is looked up where the row enters it; one that has not been read may know these few samples.
    int tileColumn = -1;
    bool unread = false;
    const float* samples = nullptr;
    for (int k = part.column0; k < part.column1; ++k) {
      const int column = columns[static_cast<std::size_t>(k)];
      if (column / size != tileColumn) {
        tileColumn = column / size;
        const int index = heights.tileIndex(tileColumn, row / size);
        unread = heights.unread(index);
        const HeightRaster::TilePtr* const tile = unread ? nullptr : &heights.tile(index);
        samples = tile && *tile ? (*tile)->data() + HeightRaster::offsetIn(0, row % size) : nullptr;
      }
      if (unread)
        *out++ = heights.at(column, row);
      else
        *out++ = samples ? samples[column % size] : heights.fill();
    }
  }
}

/// Whether there is a hole.
bool read(const PagePart& wanted, const HeightRaster& heights, std::span<float> out) {
  const auto& [slot, page, part] = wanted;
  const GridRect at = samplesOf(page, part, heights);
  if (page.level == 0 && at.width() == part.width() && at.height() == part.height())
    heights.read(at, out);
  else
    pickOut(page, part, heights, out.data());
  int odd = 0;
  for (const float sample : out) odd |= sample == sample ? 0 : 1;
  return odd != 0;
}

}  // namespace

GridRect partShowing(const PageId& page, const GridRect& samples, const GridFrame& frame) {
  const auto across = [&](int column) {
    return positionsBefore(column, page.level, page.column, frame.columns);
  };
  const auto down = [&](int row) { return positionsBefore(row, page.level, page.row, frame.rows); };
  return {across(samples.column0), down(samples.row0), across(samples.column1), down(samples.row1)};
}

std::vector<std::uint8_t> TileUploader::upload(std::span<const PagePart> parts, const HeightRaster& heights) {
  constexpr std::size_t kAtOnce = 64;  // Little more than a megabyte.
  std::vector<std::uint8_t> holes(parts.size());
  for (std::size_t first = 0; first < parts.size(); first += kAtOnce) {
    const std::size_t count = std::min(parts.size() - first, kAtOnce);
    std::array<std::size_t, kAtOnce + 1> begins{};
    for (std::size_t i = 0; i < count; ++i)
      begins[i + 1] = begins[i] + static_cast<std::size_t>(parts[first + i].part.area());
    samples_.resize(begins[count]);
    const auto samples = [&](std::size_t i) {
      return std::span(samples_).subspan(begins[i], begins[i + 1] - begins[i]);
    };
    parallelFor(count, [&](std::size_t i) {
      holes[first + i] = read(parts[first + i], heights, samples(i)) ? 1 : 0;
    });
    for (std::size_t i = 0; i < count; ++i) {
      const auto& [slot, page, part] = parts[first + i];
      sink_.upload(slot, page, part, samples(i));
    }
  }
  return holes;
}

std::uint64_t PageCache::keyOf(const PageId& page) {
  return static_cast<std::uint64_t>(page.level) << 58 | static_cast<std::uint64_t>(page.column) << 29 |
         static_cast<std::uint64_t>(page.row);
}

std::optional<int> PageCache::acquire(const PageId& page) {
  if (const auto found = where_.find(keyOf(page)); found != where_.end()) {
    slot(found->second).lastUsed = frame_;
    return found->second;
  }
  int index = used_;
  const auto oldest = used_ < size() ? slots_.end() : std::ranges::min_element(slots_, {}, &Slot::lastUsed);
  if (oldest == slots_.end()) {
    ++used_;
  } else if (oldest->lastUsed + kKept >= frame_ && size() < most_) {
    slots_.resize(static_cast<std::size_t>(std::min(size() + kStep, most_)));
    ++used_;
  } else {
    if (oldest->lastUsed == frame_) return std::nullopt;
    index = static_cast<int>(oldest - slots_.begin());
    where_.erase(keyOf(oldest->page));
  }
  slot(index) = {page, frame_, {0, 0, kPageSide, kPageSide}, false};
  where_.emplace(keyOf(page), index);
  return index;
}

std::optional<int> PageCache::slotOf(const PageId& page) const {
  const auto found = where_.find(keyOf(page));
  return found != where_.end() ? std::optional(found->second) : std::nullopt;
}

const PageCache::Slot* PageCache::find(const PageId& page) const {
  const std::optional<int> at = slotOf(page);
  return at ? &slot(*at) : nullptr;
}

void PageCache::touch(const PageId& page) {
  if (const auto found = where_.find(keyOf(page)); found != where_.end())
    slot(found->second).lastUsed = frame_;
}

void PageCache::invalidate(const GridRect& samples, const GridFrame& frame) {
  for (int i = 0; i < used_; ++i)
    if (const GridRect part = partShowing(slot(i).page, samples, frame); !part.empty())
      slot(i).stale = slot(i).stale.united(part);
}

}  // namespace scarp
