#include "ui/render/ObjectTiles.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr double kTurns = 1024.0, kLeanSteps = 1023.0, kScalesAnOctave = 256.0, kScaleOfOne = 16384.0,
                 kSharesAnOctave = 8.0;

std::uint32_t whole(double value, double most) {
  return static_cast<std::uint32_t>(std::clamp(std::floor(value + 0.5), 0.0, most));
}

std::uint32_t packedOf(const TileObject& object) {
  return static_cast<std::uint32_t>(object.layer) << 22 |
         whole(kScaleOfOne + kScalesAnOctave * std::log2(object.pose.scale), 32767.0) << 7 |
         whole(std::floor(-kSharesAnOctave * std::log2(object.share)), 127.0);
}

/// A yaw, and then a lean about a level axis.
std::uint32_t turnOf(const Eigen::Quaterniond& turn) {
  const double upright = std::hypot(turn.w(), turn.z());
  const Eigen::Quaterniond yaw = upright > 1e-9
                                     ? Eigen::Quaterniond(turn.w() / upright, 0.0, 0.0, turn.z() / upright)
                                     : Eigen::Quaterniond::Identity();
  const Eigen::Quaterniond lean = turn * yaw.conjugate();
  const double sine = std::hypot(lean.x(), lean.y());
  const double angle = 2.0 * std::atan2(sine, std::abs(lean.w())) / std::numbers::pi;
  const double perSine = sine > 1e-9 ? std::copysign(angle / sine, lean.w()) : 0.0;
  const double turns = std::atan2(yaw.z(), yaw.w()) / std::numbers::pi;
  return whole(kLeanSteps * (1.0 + perSine * lean.x()), 2047.0) << 21 |
         whole(kLeanSteps * (1.0 + perSine * lean.y()), 2047.0) << 10 |
         whole(kTurns * (turns - std::floor(turns)), kTurns) % 1024;
}

}  // namespace

double ObjectPoint::scale() const {
  return std::exp2(((packed >> 7 & 32767U) - kScaleOfOne) / kScalesAnOctave);
}

double ObjectPoint::share() const { return std::exp2(-static_cast<double>(packed & 127U) / kSharesAnOctave); }

ObjectTiles::ObjectTiles() : buffer_(makeBuffer()) {}

void ObjectTiles::resize(std::size_t tiles, std::size_t first) {
  for (std::size_t tile = first; tile < tiles_.size(); ++tile) release(tiles_[tile]);
  tiles_.resize(std::min(first, tiles_.size()));
  tiles_.resize(tiles);
}

void ObjectTiles::forget(int tile) {
  Tile& one = tiles_[static_cast<std::size_t>(tile)];
  release(one);
  one = {};
}

void ObjectTiles::release(Tile& tile) {
  free_.insert(free_.end(), tile.pages.begin(), tile.pages.end());
  tile.pages.clear();
}

void ObjectTiles::make(std::span<const int> tiles, const ObjectsOf& objectsOf, const ImpostorAtlas& atlas) {
  parallelFor(tiles.size(), [&](std::size_t i) {
    std::vector<TileObject> objects = objectsOf(tiles[i]);
    std::ranges::sort(objects, [](const TileObject& a, const TileObject& b) {
      return a.share != b.share ? a.share < b.share : a.place < b.place;
    });
    Tile made;
    made.made = true;
    made.points.reserve(objects.size());
    made.places.reserve(objects.size());
    for (const TileObject& object : objects) {
      const Vec3& foot = object.pose.foot;
      const ImpostorAtlas::Sphere& sphere = atlas.spheres()[object.layer];
      const double radius = object.pose.scale * static_cast<double>(sphere.radius);
      const double away =
          std::hypot(static_cast<double>(sphere.centre[0]), static_cast<double>(sphere.centre[1]),
                     static_cast<double>(sphere.centre[2]));
      const bool first = made.points.empty();
      made.feet = first ? Box{foot, foot} : Box{made.feet.min.cwiseMin(foot), made.feet.max.cwiseMax(foot)};
      made.reach = std::max(made.reach, radius + object.pose.scale * away);
      made.minRadius = first ? radius : std::min(made.minRadius, radius);
      made.points.push_back(
          {{static_cast<float>(foot.x()), static_cast<float>(foot.y()), static_cast<float>(foot.z())},
           packedOf(object),
           turnOf(object.pose.turn),
           object.tint | (object.kept ? ObjectPoint::kKept : 0U)});
      made.places.push_back(object.place);
    }
    tiles_[static_cast<std::size_t>(tiles[i])] = std::move(made);
  });
}

bool ObjectTiles::grow() {
  if (pages_ >= kBudgetPages) return false;
  const std::size_t more = std::min(std::max<std::size_t>(pages_, 256), kBudgetPages - pages_);
  constexpr std::size_t pageBytes = kPagePoints * sizeof(ObjectPoint);
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

bool ObjectTiles::hold(int tile, long long frame) {
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
                         static_cast<GLintptr>(one.pages.back() * kPagePoints * sizeof(ObjectPoint)),
                         static_cast<GLsizeiptr>(count * sizeof(ObjectPoint)), &one.points[first]);
  }
  return true;
}

}  // namespace scarp
