#include "ui/render/ObjectTiles.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <epoxy/gl.h>
#include <numbers>
#include <utility>

#include "core/base/Parallel.h"
#include "ui/render/SceneView.h"

namespace scarp {

const PosedObject* PlacedObjects::find(ObjectId id) const {
  const auto found = placed_.find(id);
  return found == placed_.end() ? nullptr : &found->second;
}

int PlacedObjects::tileOf(const Object& object) const {
  const auto along = [](double sample, int samples) {
    const double tile = std::floor(kTilesASide * sample / std::max(samples - 1, 1));
    return static_cast<int>(std::clamp(tile, 0.0, kTilesASide - 1.0));
  };
  return along(frame_.row(object.y), frame_.rows) * kTilesASide +
         along(frame_.column(object.x), frame_.columns);
}

void PlacedObjects::leaveTile(const PosedObject& placed) {
  std::erase(tiles_[static_cast<std::size_t>(placed.tile)], &placed);
}

std::vector<int> PlacedObjects::refresh(const ObjectLayer& objects, const HeightRaster& heights,
                                        const GridFrame& frame) {
  std::array<bool, kTiles> changed{};
  const auto markChanged = [&](int tile) { changed[static_cast<std::size_t>(tile)] = true; };
  if (frame != frame_) {
    frame_ = frame;
    placed_.clear();
    tiles_ = {};
    changed.fill(true);
    outdated_ = true;
  }
  if (std::exchange(outdated_, false)) {
    std::erase_if(placed_, [&](const auto& entry) {
      if (objects.find(entry.first)) return false;
      markChanged(entry.second.tile);
      leaveTile(entry.second);
      return true;
    });
    auto known = placed_.begin();
    for (const auto& [id, object] : objects.all()) {
      while (known != placed_.end() && known->first < id) ++known;
      const bool exists = known != placed_.end() && known->first == id;
      if (exists && known->second.object == object) continue;
      if (exists) {
        markChanged(known->second.tile);
        leaveTile(known->second);
      } else {
        known = placed_.emplace_hint(known, id, PosedObject{});
      }
      known->second = {object, objectPose(object, heights, frame), tileOf(object)};
      markChanged(known->second.tile);
      tiles_[static_cast<std::size_t>(known->second.tile)].push_back(&known->second);
    }
  }
  if (const GridRect ground = std::exchange(ground_, {}); !ground.empty()) {
    // A sample shapes the cells on all its sides.
    const GridRect cells = ground.grownTowardOrigin(1);
    const auto isOver = [&](const PosedObject& placed) {
      const double column = frame.column(placed.object.x), row = frame.row(placed.object.y);
      return column >= cells.column0 && column <= cells.column1 && row >= cells.row0 && row <= cells.row1;
    };
    for (auto& [id, placed] : placed_) {
      if (!isOver(placed)) continue;
      placed.pose = objectPose(placed.object, heights, frame);
      markChanged(placed.tile);
    }
  }
  std::vector<int> tiles;
  for (int tile = 0; tile < kTiles; ++tile)
    if (changed[static_cast<std::size_t>(tile)]) tiles.push_back(tile);
  return tiles;
}

namespace {

/// Of the directions to the eye above the level, degrees; far-object.vert has them too.
constexpr std::array<double, ImpostorAtlas::kHeights> kElevations{0.0, 20.0, 45.0, 75.0};
constexpr int kWidth = ImpostorAtlas::kAround * ImpostorAtlas::kCellTexels;
constexpr int kHeight = ImpostorAtlas::kHeights * ImpostorAtlas::kCellTexels;
/// A cell is a hair wider than what it shows, so that no cell touches another.
constexpr double kImpostorRoom = 1.04;

/// As a picture is taken of a sphere.
SceneView viewOf(const ImpostorAtlas::Sphere& sphere, int around, int height) {
  const double azimuth = 2.0 * std::numbers::pi * around / ImpostorAtlas::kAround;
  const double up = kElevations[static_cast<std::size_t>(height)] * std::numbers::pi / 180.0;
  const Vec3 toEye(std::cos(azimuth) * std::cos(up), std::sin(azimuth) * std::cos(up), std::sin(up));
  const auto radius = static_cast<double>(sphere.radius);
  SceneView view;
  Camera& camera = view.camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.position = Vec3(sphere.centre[0], sphere.centre[1], sphere.centre[2]) + 2.0 * radius * toEye;
  camera.yaw = std::atan2(-toEye.x(), -toEye.y());
  camera.pitch = -up;
  camera.orthoHeight = 2.0 * radius;
  camera.nearPlane = 0.5 * radius;
  camera.farPlane = 4.0 * radius;
  view.size = {ImpostorAtlas::kCellTexels, ImpostorAtlas::kCellTexels};
  view.pixelWidth = view.pixelHeight = ImpostorAtlas::kCellTexels;
  return view;
}

}  // namespace

ImpostorAtlas::ImpostorAtlas() : sphereBuffer_(makeBuffer()) {}

std::size_t ImpostorAtlas::layerOf(AssetKind asset, const AssetTable& assets) {
  if (const auto known = layers_.find(asset); known != layers_.end()) return known->second;
  if (spheres_.size() == kMostAssets) return layers_[asset] = kMostAssets - 1;
  const Box& box = assets.shape(asset).bounds;
  const Vec3 centre = box.centre();
  const double radius = std::clamp(0.5 * kImpostorRoom * box.diagonal(), 1e-6, 1e9);
  spheres_.push_back(
      {{static_cast<float>(centre.x()), static_cast<float>(centre.y()), static_cast<float>(centre.z())},
       static_cast<float>(radius)});
  assets_.push_back(asset);
  return layers_[asset] = spheres_.size() - 1;
}

void ImpostorAtlas::clear() {
  layers_.clear();
  assets_.clear();
  spheres_.clear();
  drawn_ = 0;
}

void ImpostorAtlas::allocate(std::size_t layers) {
  allocated_ = std::bit_ceil(layers);
  drawn_ = 0;
  const auto make = [&](GLenum format) {
    GlTexture texture = makeTexture(GL_TEXTURE_2D_ARRAY);
    glTextureStorage3D(texture.id(), kLevels, format, kWidth, kHeight, static_cast<GLsizei>(allocated_));
    setSampling(texture, GL_LINEAR_MIPMAP_NEAREST, GL_LINEAR, GL_CLAMP_TO_EDGE);
    return texture;
  };
  colours_ = make(GL_SRGB8_ALPHA8);
  normals_ = make(GL_RGBA8);
}

void ImpostorAtlas::complete(const std::function<void(AssetKind)>& drawAsset) {
  if (drawn_ == assets_.size()) return;
  if (assets_.size() > allocated_) allocate(assets_.size());
  GLint frame = 0, block = 0;
  std::array<GLint, 4> viewport{};
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &frame);
  glGetIntegerv(GL_VIEWPORT, viewport.data());
  glGetIntegeri_v(GL_UNIFORM_BUFFER_BINDING, 0, &block);
  glEnable(GL_FRAMEBUFFER_SRGB);
  for (; drawn_ < assets_.size(); ++drawn_) drawLayer(drawn_, drawAsset);
  glDisable(GL_FRAMEBUFFER_SRGB);
  glBindBufferBase(GL_UNIFORM_BUFFER, 0, static_cast<GLuint>(block));
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(frame));
  glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
  glGenerateTextureMipmap(colours_.id());
  glGenerateTextureMipmap(normals_.id());
  streamTo(sphereBuffer_, spheres_.data(), spheres_.size() * sizeof(Sphere));
}

void ImpostorAtlas::drawLayer(std::size_t layer, const std::function<void(AssetKind)>& drawAsset) const {
  const auto target = makeFramebuffer();
  const auto depth = makeRenderbuffer();
  glNamedRenderbufferStorage(depth.id(), GL_DEPTH_COMPONENT32F, kWidth, kHeight);
  const auto at = static_cast<GLint>(layer);
  glNamedFramebufferTextureLayer(target.id(), GL_COLOR_ATTACHMENT0, colours_.id(), 0, at);
  glNamedFramebufferTextureLayer(target.id(), GL_COLOR_ATTACHMENT1, normals_.id(), 0, at);
  glNamedFramebufferRenderbuffer(target.id(), GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth.id());
  constexpr std::array<GLenum, 2> both{GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1};
  glNamedFramebufferDrawBuffers(target.id(), 2, both.data());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target.id());
  glViewport(0, 0, kWidth, kHeight);
  glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
  glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
  const Sphere& sphere = spheres_[layer];
  const Vec3 reach = Vec3::Constant(static_cast<double>(sphere.radius));
  const Vec3 centre(sphere.centre[0], sphere.centre[1], sphere.centre[2]);
  const GlBuffer frame = makeBuffer();
  glBindBufferBase(GL_UNIFORM_BUFFER, 0, frame.id());
  for (int height = 0; height < kHeights; ++height)
    for (int around = 0; around < kAround; ++around) {
      const SceneView view = viewOf(sphere, around, height);
      FrameBlock block = frameBlock(view, {{centre - reach, centre + reach}, centre.z() - reach.z()});
      // Places of the model are its own; they are to be relative to the eye.
      Mat4 clip = Eigen::Map<const Eigen::Matrix4f>(block.viewClip.data()).cast<double>();
      clip.block<4, 1>(0, 3) -= clip.block<4, 3>(0, 0) * view.camera.position;
      Eigen::Map<Eigen::Matrix4f>(block.viewClip.data()) = clip.cast<float>();
      streamTo(frame, &block, sizeof block);
      glViewport(around * kCellTexels, height * kCellTexels, kCellTexels, kCellTexels);
      drawAsset(assets_[layer]);
    }
}

void ImpostorAtlas::bind() const {
  glBindTextureUnit(0, colours_.id());
  glBindTextureUnit(1, normals_.id());
  glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, sphereBuffer_.id());
}

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
