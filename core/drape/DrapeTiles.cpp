#include "core/drape/DrapeTiles.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace scarp {

namespace {

constexpr std::size_t kMostKept = 1536;  ///< Tiles of 68 KB: some 100 MB.

DrapeSquare squareOf(const DrapeTileId& id) {
  const double span = std::ldexp(1.0, id.level), texel = span / kDrapeTexels;
  return {id.column * span - 0.5 * texel, id.row * span - 0.5 * texel, texel, kDrapeSide};
}

}  // namespace

Result<std::shared_ptr<DrapeTiles>> DrapeTiles::open(const DrapeOrigin& origin, const GridFrame& frame,
                                                     const GeoReference& reference,
                                                     const Progress& progress) {
  auto picture = DrapePicture::open(origin, frame, reference, progress);
  if (!picture) return picture.error();
  return std::shared_ptr<DrapeTiles>(new DrapeTiles(origin, frame, reference, std::move(*picture)));
}

DrapeTiles::DrapeTiles(DrapeOrigin origin, const GridFrame& frame, GeoReference reference,
                       DrapePicture picture)
    : origin_(std::move(origin)),
      frame_(frame),
      reference_(std::move(reference)),
      facts_(picture.facts()),
      picture_(std::move(picture)) {
  const auto cells = static_cast<unsigned>(std::max(frame.columns, frame.rows) - 1);
  coarsest_ = std::max(kFinestDrapeLevel, static_cast<int>(std::bit_width(cells - 1)));
  finest_ = std::clamp(static_cast<int>(std::floor(std::log2(kDrapeTexels / facts_.perCell))),
                       kFinestDrapeLevel, coarsest_);
}

DrapeTile DrapeTiles::find(const DrapeTileId& id) {
  const std::lock_guard lock(mutex_);
  const auto found = kept_.find(id);
  if (found == kept_.end()) return nullptr;
  found->second.lastUsed = ++clock_;
  return found->second.tile;
}

Result<DrapeTile> DrapeTiles::drawn(const DrapeTileId& id, const Progress& progress) {
  const std::lock_guard lock(drawing_);
  if (DrapeTile tile = find(id)) return tile;
  if (!picture_) {
    auto again = DrapePicture::open(origin_, frame_, reference_, progress);
    if (!again) return again.error();
    picture_.emplace(std::move(*again));
  }
  auto texels = picture_->draw(squareOf(id), progress);
  if (!texels) {
    picture_.reset();
    return texels.error();
  }
  auto tile = std::make_shared<const DrapeTexels>(std::move(*texels));
  keep(id, tile);
  return tile;
}

DrapeTile DrapeTiles::make(const DrapeTileId& id, const Progress& progress) {
  if (DrapeTile tile = find(id)) return tile;
  const auto nothing = [] { return std::make_shared<const DrapeTexels>(); };
  {
    const std::lock_guard lock(mutex_);
    if (failure_) return nothing();
  }
  auto tile = drawn(id, progress);
  if (tile) return *tile;
  if (!tile.error().cancelled) {
    const std::lock_guard lock(mutex_);
    failure_ = tile.error();
  }
  return nothing();
}

std::optional<Error> DrapeTiles::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void DrapeTiles::keep(const DrapeTileId& id, const DrapeTile& tile) {
  const std::lock_guard lock(mutex_);
  if (kept_.size() >= kMostKept) {
    // A quarter goes at once, so that it is looked through seldom.
    std::vector<std::uint64_t> used;
    for (const auto& [key, kept] : kept_) used.push_back(kept.lastUsed);
    const auto quarter = used.begin() + static_cast<std::ptrdiff_t>(used.size() / 4);
    std::nth_element(used.begin(), quarter, used.end());
    const std::uint64_t bound = *quarter;
    std::erase_if(
        kept_, [&](const auto& one) { return one.second.lastUsed < bound && one.first.level != coarsest_; });
  }
  kept_[id] = {tile, ++clock_};
}

void DrapeTiles::want(const void* who, std::vector<DrapeTileId> tiles) {
  bool any = false;
  {
    const std::lock_guard lock(mutex_);
    any = !tiles.empty() && !failure_;
    if (tiles.empty())
      wants_.erase(who);
    else
      wants_[who] = std::move(tiles);
  }
  if (any && wanted_) wanted_();
}

bool DrapeTiles::wanting() const {
  const std::lock_guard lock(mutex_);
  if (failure_) return false;
  for (const auto& [who, tiles] : wants_)
    for (const DrapeTileId& id : tiles)
      if (!kept_.contains(id)) return true;
  return false;
}

Result<bool> DrapeTiles::makeNext(const Progress& progress) {
  std::optional<DrapeTileId> next;
  {
    const std::lock_guard lock(mutex_);
    const auto order = [](const DrapeTileId& id) { return std::tuple(-id.level, id.row, id.column); };
    for (const auto& [who, tiles] : wants_)
      for (const DrapeTileId& id : tiles)
        if (!kept_.contains(id) && (!next || order(id) < order(*next))) next = id;
    if (failure_ || !next) return false;
  }
  auto tile = drawn(*next, progress);
  if (tile) return true;
  const std::lock_guard lock(mutex_);
  if (!tile.error().cancelled) failure_ = tile.error();
  wants_.clear();
  return tile.error();
}

}  // namespace scarp
