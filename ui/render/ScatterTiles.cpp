#include "ui/render/ScatterTiles.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kTurns = 64.0, kScalesAnOctave = 32.0, kScaleOfOne = 256.0, kSharesAnOctave = 8.0;

std::uint64_t mixed(std::uint64_t hash) {
  hash = (hash ^ (hash >> 31)) * 0x7fb5d329728ea185U;
  hash = (hash ^ (hash >> 27)) * 0x81dadef4bc2dd44dU;
  return hash ^ (hash >> 33);
}

/// 0…1, the same for the same object whatever else there is.
double shareOf(const ScatterRule& rule, const ScatterKey& key) {
  const std::uint64_t place = (static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.row)) << 32) ^
                              static_cast<std::uint32_t>(key.column);
  const std::uint64_t hash = mixed(mixed(place + rule.id * 0x9e3779b97f4a7c15U) + key.attempt);
  return static_cast<double>((hash >> 11) + 1) * 0x1p-53;
}

std::uint32_t whole(double value, double most) {
  return static_cast<std::uint32_t>(std::clamp(std::floor(value + 0.5), 0.0, most));
}

std::uint32_t packed(std::size_t layer, const ScatteredObject& object, double share) {
  const double turns = object.yaw / (2.0 * std::numbers::pi);
  return static_cast<std::uint32_t>(layer) << 22 |
         whole(kTurns * (turns - std::floor(turns)), kTurns) % 64 << 16 |
         whole(kScaleOfOne + kScalesAnOctave * std::log2(object.scale), 511.0) << 7 |
         whole(std::floor(-kSharesAnOctave * std::log2(share)), 127.0);
}

}  // namespace

double ScatterPoint::scale() const {
  return std::exp2(((packed >> 7 & 511U) - kScaleOfOne) / kScalesAnOctave);
}

double ScatterPoint::share() const {
  return std::exp2(-static_cast<double>(packed & 127U) / kSharesAnOctave);
}

ScatterTiles::ScatterTiles() : buffer_(makeBuffer()) {}

void ScatterTiles::reset(std::size_t tiles) {
  for (Tile& tile : tiles_) release(tile);
  tiles_.assign(tiles, {});
}

void ScatterTiles::forget(int tile) {
  Tile& one = tiles_[static_cast<std::size_t>(tile)];
  release(one);
  one = {};
}

void ScatterTiles::release(Tile& tile) {
  free_.insert(free_.end(), tile.pages.begin(), tile.pages.end());
  tile.pages.clear();
}

void ScatterTiles::make(std::span<const int> tiles, const ScatterField& field, ImpostorAtlas& atlas,
                        const AssetTable& assets, const HeightRaster& heights, const GridFrame& frame) {
  std::map<AssetKind, std::size_t> layers;
  for (const ScatterRule& rule : field.rules())
    for (const ScatterAsset& asset : rule.assets) layers[asset.asset] = atlas.layerOf(asset.asset, assets);
  const std::vector<ImpostorAtlas::Sphere>& spheres = atlas.spheres();
  parallelFor(tiles.size(), [&](std::size_t i) {
    struct Made {
      double share;
      ScatterPoint point;
      std::uint32_t place;
    };
    std::vector<Made> all;
    Tile made;
    made.made = true;
    std::uint32_t place = 0;
    for (std::size_t rule = 0; rule < field.rules().size(); ++rule)
      for (const ScatteredObject& object : field.objects(rule, tiles[i])) {
        const ScatterRule& by = field.rules()[rule];
        const double height = heightAt(heights, frame.column(object.x), frame.row(object.y));
        if (std::isfinite(height)) {
          const Vec3 foot(object.x, object.y, height + by.heightOffset);
          const std::size_t layer = layers.find(object.asset)->second;
          const double share = shareOf(by, object.key);
          made.feet =
              all.empty() ? Box{foot, foot} : Box{made.feet.min.cwiseMin(foot), made.feet.max.cwiseMax(foot)};
          const auto& centre = spheres[layer].centre;
          made.reach = std::max(made.reach, object.scale * (static_cast<double>(spheres[layer].radius) +
                                                            std::hypot(static_cast<double>(centre[0]),
                                                                       static_cast<double>(centre[1]),
                                                                       static_cast<double>(centre[2]))));
          all.push_back(
              {share,
               {{static_cast<float>(foot.x()), static_cast<float>(foot.y()), static_cast<float>(foot.z())},
                packed(layer, object, share)},
               place});
        }
        ++place;
      }
    std::ranges::sort(all, [](const Made& a, const Made& b) {
      return a.share != b.share ? a.share < b.share : a.place < b.place;
    });
    made.points.reserve(all.size());
    made.places.reserve(all.size());
    for (const Made& one : all) {
      made.points.push_back(one.point);
      made.places.push_back(one.place);
    }
    tiles_[static_cast<std::size_t>(tiles[i])] = std::move(made);
  });
}

bool ScatterTiles::grow() {
  if (pages_ >= kBudgetPages) return false;
  const std::size_t more = std::min(std::max<std::size_t>(pages_, 256), kBudgetPages - pages_);
  constexpr std::size_t pageBytes = kPagePoints * sizeof(ScatterPoint);
  GlBuffer larger = makeBuffer();
  glNamedBufferStorage(larger.id(), static_cast<GLsizeiptr>((pages_ + more) * pageBytes), nullptr,
                       GL_DYNAMIC_STORAGE_BIT);
  if (pages_ > 0)
    glCopyNamedBufferSubData(buffer_.id(), larger.id(), 0, 0, static_cast<GLsizeiptr>(pages_ * pageBytes));
  buffer_ = std::move(larger);
  for (std::size_t page = pages_ + more; page > pages_; --page)
    free_.push_back(static_cast<std::uint32_t>(page - 1));
  pages_ += more;
  return true;
}

bool ScatterTiles::hold(int tile, long long frame) {
  Tile& one = tiles_[static_cast<std::size_t>(tile)];
  one.used = frame;
  if (!one.pages.empty() || one.points.empty()) return true;
  const std::size_t wanted = (one.points.size() + kPagePoints - 1) / kPagePoints;
  while (free_.size() < wanted && grow()) {
  }
  if (free_.size() < wanted) {
    std::vector<Tile*> held;
    for (Tile& other : tiles_)
      if (!other.pages.empty() && other.used < frame) held.push_back(&other);
    std::ranges::sort(held, {}, [](const Tile* other) { return other->used; });
    for (Tile* other : held) {
      if (free_.size() >= wanted) break;
      release(*other);
    }
    if (free_.size() < wanted) return false;
  }
  for (std::size_t page = 0; page < wanted; ++page) {
    one.pages.push_back(free_.back());
    free_.pop_back();
    const std::size_t first = page * kPagePoints, count = std::min(kPagePoints, one.points.size() - first);
    glNamedBufferSubData(buffer_.id(),
                         static_cast<GLintptr>(one.pages.back() * kPagePoints * sizeof(ScatterPoint)),
                         static_cast<GLsizeiptr>(count * sizeof(ScatterPoint)), &one.points[first]);
  }
  return true;
}

}  // namespace scarp
