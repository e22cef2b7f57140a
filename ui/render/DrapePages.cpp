#include "ui/render/DrapePages.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr long long kTileBytes = 4LL * kDrapeSide * kDrapeSide;
constexpr int kMostTiles = static_cast<int>(DrapePages::kTileBudget / kTileBytes);
constexpr int kTilesAtOnce = 96;      ///< Slots are added so many at a time.
constexpr int kSentInAFrame = 48;     ///< Tiles: 3 MB.
constexpr double kTexelPixels = 1.3;  ///< A texel that appears larger gives way to finer ones.
constexpr double kFlattest = 0.15;    ///< Of what it is across, that a texel appears high.
constexpr std::uint16_t kNone = 31U << 11;
/// Coarse looks at a larger picture without overviews take as long as reading all of it.
constexpr double kQuickPixels = 64e6;

/// The square below which a table does not go, as a level.
int leastLevel(const PageId& page) { return page.level + 1; }
int pageLevel(const PageId& page) { return page.level + 6; }

DrapeTileId parentOf(const DrapeTileId& id, int up) { return {id.level + up, id.column >> up, id.row >> up}; }

/// A part of a coarser tile as if it were a tile of its own.
DrapeTexels enlarged(const DrapeTexels& from, const DrapeTileId& coarse, const DrapeTileId& fine) {
  DrapeTexels out(from.size());
  const double scale = std::ldexp(1.0, fine.level - coarse.level);
  const double column = fine.column * scale - coarse.column, row = fine.row * scale - coarse.row;
  const auto at = [&](int i, double first) {
    return std::clamp((first * kDrapeTexels) + (i - 0.5) * scale + 0.5, 0.0, kDrapeSide - 1.001);
  };
  for (int j = 0; j < kDrapeSide; ++j)
    for (int i = 0; i < kDrapeSide; ++i) {
      const double u = at(i, column), v = at(j, row);
      const auto c = static_cast<std::size_t>(u), r = static_cast<std::size_t>(v);
      const double right = u - static_cast<double>(c), down = v - static_cast<double>(r);
      const auto& a = from[r * kDrapeSide + c];
      const auto& b = from[r * kDrapeSide + c + 1];
      const auto& d = from[(r + 1) * kDrapeSide + c];
      const auto& e = from[(r + 1) * kDrapeSide + c + 1];
      for (std::size_t k = 0; k < 4; ++k)
        out[static_cast<std::size_t>(j * kDrapeSide + i)][k] =
            static_cast<std::uint8_t>(std::lround((1.0 - down) * ((1.0 - right) * a[k] + right * b[k]) +
                                                  down * ((1.0 - right) * d[k] + right * e[k])));
    }
  return out;
}

}  // namespace

DrapePages::DrapePages(int slots) : block_(makeBuffer()), pageSlots_(slots) {
  held_.resize(static_cast<std::size_t>(slots));
  prepared_.resize(static_cast<std::size_t>(slots));
}

DrapePages::~DrapePages() {
  for (const GroundDrape& drape : drapes_) drape.tiles->want(this, {});
}

void DrapePages::grow(int slots) {
  pageSlots_ = slots;
  if (tables_) tables_->grow(slots);
  held_.resize(static_cast<std::size_t>(slots));
  prepared_.resize(static_cast<std::size_t>(slots));
}

void DrapePages::show(const std::vector<GroundDrape>& drapes) {
  EXPECTS(!drapes.empty() && drapes.size() <= kMostDrapesDrawn);
  if (!tables_ || across(drapes.size()) != across(drapes_.size())) {
    tables_ = std::make_unique<PageArray>(GL_R16UI, kSquares * across(drapes.size()), pageSlots_);
    for (auto& table : held_) table.clear();
  }
  if (!tiles_) {
    tiles_ = std::make_unique<PageArray>(GL_RGBA8, kDrapeSide, kTilesAtOnce);
  }
  const auto shows = [](const std::vector<GroundDrape>& list, const DrapeTiles* tiles) {
    return std::ranges::any_of(list, [tiles](const GroundDrape& one) { return one.tiles.get() == tiles; });
  };
  for (const GroundDrape& before : drapes_) {
    if (shows(drapes, before.tiles.get())) continue;
    before.tiles->want(this, {});
    std::erase_if(where_, [&](const auto& one) { return one.first.first == before.tiles.get(); });
    for (Slot& slot : slots_)
      if (slot.key.first == before.tiles.get()) slot = {};
  }
  drapes_ = drapes;
  struct {
    std::array<float, 8> opacities{};
    std::array<int, 4> counts{};
  } block;
  for (std::size_t i = 0; i < drapes.size(); ++i) block.opacities[i] = static_cast<float>(drapes[i].opacity);
  block.counts = {static_cast<int>(drapes.size()), across(drapes.size()), 0, 0};
  streamTo(block_, &block, sizeof block);
}

long long DrapePages::bytes() const {
  return (tiles_ ? tiles_->slots() * kTileBytes : 0) +
         (tables_ ? pageSlots_ * bytesPerPage(drapes_.size()) : 0);
}

void DrapePages::beginFrame(const SceneView& view, const SceneBounds& bounds, const LodTree& tree) {
  ++frame_;
  sent_ = 0;
  whole_ = true;
  atOnce_ = view.atOnce;
  frustum_.emplace(cullMatrix(view, bounds));
  tree_ = &tree;
  const Camera& camera = view.camera;
  eye_ = {camera.stretched(camera.position), 0.0, 0.0, camera.exaggeration};
  if (camera.projection == Camera::Projection::Perspective)
    eye_.perMetre = 2.0 * std::tan(0.5 * camera.fieldOfView) / view.pixelHeight;
  else
    eye_.everywhere = camera.orthoHeight / view.pixelHeight;
  wanted_.assign(drapes_.size(), {});
  for (std::size_t i = 0; i < drapes_.size(); ++i) {
    const DrapeFacts& facts = drapes_[i].tiles->facts();
    if (facts.overviews || static_cast<double>(facts.columns) * facts.rows < kQuickPixels)
      wanted_[i].push_back({drapes_[i].tiles->coarsest(), 0, 0});
  }
}

void DrapePages::prepare(int slot, const PageId& page) {
  const auto at = static_cast<std::size_t>(slot);
  if (prepared_[at] == frame_ + 1) return;
  prepared_[at] = frame_ + 1;
  const int side = kSquares * across(drapes_.size());
  std::vector<std::uint16_t> table(static_cast<std::size_t>(side) * static_cast<std::size_t>(side), kNone);
  for (std::size_t i = 0; i < drapes_.size(); ++i)
    descend({page, i, &table}, {pageLevel(page), page.column, page.row});
  if (table == held_[at]) return;
  glPixelStorei(GL_UNPACK_ALIGNMENT, 2);
  glTextureSubImage3D(tables_->id(), 0, 0, 0, slot, side, side, 1, GL_RED_INTEGER, GL_UNSIGNED_SHORT,
                      table.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  held_[at] = std::move(table);
}

std::optional<double> DrapePages::texelPixels(const DrapeTileId& id) const {
  const GridFrame& frame = tree_->frame;
  const double span = std::ldexp(1.0, id.level);
  const double west = std::min(id.column * span, frame.columns - 1.0),
               east = std::min((id.column + 1) * span, frame.columns - 1.0);
  const double north = std::min(id.row * span, frame.rows - 1.0),
               south = std::min((id.row + 1) * span, frame.rows - 1.0);
  if (!(west < east && north < south)) return std::nullopt;
  const HeightPyramid& pyramid = tree_->pyramid;
  // The pyramid's smallest nodes are 8 cells a side.
  const int level = id.level - 3, down = std::max(0, -level);
  HeightRange heights = pyramid.range();
  if (level < pyramid.levels()) {
    const int at = std::max(0, level), column = id.column >> down, row = id.row >> down;
    if (column < pyramid.nodeColumns(at) && row < pyramid.nodeRows(at))
      heights = pyramid.range(at, column, row);
  }
  if (heights.empty()) return std::nullopt;
  const Box box{{frame.x(west), frame.y(south), double(heights.low)},
                {frame.x(east), frame.y(north), double(heights.high)}};
  if (!frustum_->mayMeet(box)) return std::nullopt;
  const double texel = std::max(frame.dx, frame.dy) * span / kDrapeTexels;
  if (eye_.everywhere > 0.0) return texel / eye_.everywhere;
  const auto off = [](double from, double low, double high) {
    return std::max({low - from, 0.0, from - high});
  };
  const double e = eye_.exaggeration;
  const Vec3 away(off(eye_.place.x(), box.min.x(), box.max.x()),
                  off(eye_.place.y(), box.min.y(), box.max.y()),
                  off(eye_.place.z(), e * box.min.z(), e * box.max.z()));
  const double distance = away.norm(), pixels = texel / std::max(1e-9, eye_.perMetre * distance);
  // Seen along the ground a texel is flat: as large as a square of the same area. Steep ground may face the
  // eye.
  const double middle = 0.5 * (box.min.z() + box.max.z()), high = box.max.z() - box.min.z();
  const double rise = (std::abs(eye_.place.z() - e * middle) + e * high) / std::max(1e-9, distance);
  return pixels * std::sqrt(std::clamp(rise, kFlattest, 1.0));
}

void DrapePages::descend(const Page& page, const DrapeTileId& id) {
  const DrapeTiles& tiles = *drapes_[page.drape].tiles;
  const std::optional<double> pixels = texelPixels(id);
  const int least = std::max(tiles.finest(), leastLevel(page.id));
  if (pixels && *pixels > kTexelPixels && id.level > least) {
    for (int quarter = 0; quarter < 4; ++quarter)
      descend(page, {id.level - 1, 2 * id.column + (quarter & 1), 2 * id.row + (quarter >> 1)});
    return;
  }
  // Out of sight whatever there is will do.
  fill(page, id, entryOf(page, id, pixels.has_value()));
}

void DrapePages::fill(const Page& page, const DrapeTileId& id, std::uint16_t entry) const {
  const int shift = id.level - leastLevel(page.id), count = 1 << shift, width = across(drapes_.size());
  const int column = (id.column << shift) - page.id.column * kSquares,
            row = (id.row << shift) - page.id.row * kSquares;
  const int left = kSquares * (static_cast<int>(page.drape) % width),
            top = kSquares * (static_cast<int>(page.drape) / width);
  for (int j = 0; j < count; ++j)
    std::fill_n(
        page.table->begin() + static_cast<std::ptrdiff_t>(top + row + j) * kSquares * width + left + column,
        count, entry);
}

std::uint16_t DrapePages::entryOf(const Page& page, const DrapeTileId& id, bool wanted) {
  DrapeTiles& tiles = *drapes_[page.drape].tiles;
  for (int up = 0; id.level + up <= pageLevel(page.id); ++up) {
    const DrapeTileId at = parentOf(id, up);
    const DrapeTile tile = wanted && up == 0 && atOnce_ ? tiles.make(at) : tiles.find(at);
    if (up == 0 && !tile && wanted) wanted_[page.drape].push_back(at);
    if (!tile) continue;
    if (tile->empty()) return kNone;
    if (const auto slot = slotFor({&tiles, at}, at.level, *tile))
      return static_cast<std::uint16_t>((at.level - leastLevel(page.id)) << 11 | *slot);
  }
  return wanted ? provisional(page) : kNone;
}

std::uint16_t DrapePages::provisional(const Page& page) {
  DrapeTiles& tiles = *drapes_[page.drape].tiles;
  const DrapeTileId own{pageLevel(page.id), page.id.column, page.id.row};
  for (int up = 1; own.level + up <= tiles.coarsest(); ++up) {
    const DrapeTileId at = parentOf(own, up);
    const DrapeTile tile = tiles.find(at);
    if (!tile) continue;
    if (tile->empty()) return kNone;
    const Key key{&tiles, own};
    const auto there = where_.find(key);
    const bool sent =
        there != where_.end() && slots_[static_cast<std::size_t>(there->second)].version <= at.level;
    const auto slot = sent ? slotFor(key, slots_[static_cast<std::size_t>(there->second)].version, {})
                           : slotFor(key, at.level, enlarged(*tile, at, own));
    return slot ? static_cast<std::uint16_t>((own.level - leastLevel(page.id)) << 11 | *slot) : kNone;
  }
  return kNone;
}

std::optional<int> DrapePages::slotFor(const Key& key, int version, const DrapeTexels& texels) {
  const auto found = where_.find(key);
  int index = found != where_.end() ? found->second : -1;
  if (index >= 0 && slots_[static_cast<std::size_t>(index)].version == version) {
    slots_[static_cast<std::size_t>(index)].lastUsed = frame_;
    return index;
  }
  if (!atOnce_ && sent_ >= kSentInAFrame) {
    whole_ = false;
    if (index < 0) return std::nullopt;
    slots_[static_cast<std::size_t>(index)].lastUsed = frame_;
    return index;
  }
  if (index < 0) {
    const auto oldest = std::ranges::min_element(slots_, {}, &Slot::lastUsed);
    if (oldest != slots_.end() && oldest->lastUsed + 2 < frame_) {
      index = static_cast<int>(oldest - slots_.begin());
    } else if (static_cast<int>(slots_.size()) < kMostTiles) {
      index = static_cast<int>(slots_.size());
      slots_.emplace_back();
      if (tiles_->slots() <= index) tiles_->grow(std::min(kMostTiles, tiles_->slots() + kTilesAtOnce));
    } else if (oldest != slots_.end() && oldest->lastUsed < frame_) {
      index = static_cast<int>(oldest - slots_.begin());
    } else {
      return std::nullopt;
    }
    Slot& slot = slots_[static_cast<std::size_t>(index)];
    if (slot.key.first) where_.erase(slot.key);
    where_[key] = index;
  }
  slots_[static_cast<std::size_t>(index)] = {key, version, frame_};
  glTextureSubImage3D(tiles_->id(), 0, 0, 0, index, kDrapeSide, kDrapeSide, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                      texels.data());
  ++sent_;
  return index;
}

void DrapePages::endFrame() {
  for (std::size_t i = 0; i < drapes_.size(); ++i) drapes_[i].tiles->want(this, std::move(wanted_[i]));
  wanted_.clear();
  tree_ = nullptr;
}

void DrapePages::bind(unsigned unit) const {
  glBindTextureUnit(unit, tables_->id());
  glBindTextureUnit(unit + 1, tiles_->id());
  glBindBufferBase(GL_UNIFORM_BUFFER, 4, block_.id());
}

}  // namespace scarp
