#include "ui/render/PageCache.h"

#include <algorithm>

namespace scarp {

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
