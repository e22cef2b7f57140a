#include "ui/render/ShadowMap.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"
#include "ui/render/GlObjects.h"

namespace scarp {

namespace {

constexpr unsigned kShadowUnit = 13, kShadowBlock = 5;  ///< As in shadows.glsl.
constexpr double kNearestView = 8.0;                    ///< Metres; nearer terrain has no finer map.
constexpr double kWholeMargin = 1.25;                   ///< The outermost map has no shadows at its border.
constexpr double kUsefulExtent = 0.7;  ///< Of the extent of the outermost map; wider maps are omitted.
constexpr double kCasterRoom = 500.0;  ///< Metres above the terrain in which objects cast shadows.
constexpr double kLowestOrthoView =
    0.25;  ///< Sine of the pitch below which the view is not covered entirely.
constexpr float kBiasTexels = 0.5F;

/// The std140 block Shadows of shadows.glsl, member for member.
struct ShadowsBlock {
  std::array<std::array<float, 16>, kMaxShadowMaps> toMap;
  std::array<float, 4> bias, sampling;
};

struct ViewBall {
  Vec3 centre;  ///< Heights exaggerated.
  double radius;
};

double distanceTo(const Box& box, const Vec3& point) {
  return (point - point.cwiseMax(box.min).cwiseMin(box.max)).norm();
}

/// A ball around all that the view shows up to each of some distances. `terrain` and `whole`, the extent of
/// the outermost map, are as seen.
std::vector<ViewBall> viewBalls(const SceneView& view, const Box& terrain, double whole, double clearance,
                                const ShadowMapFormat& format) {
  const Camera& camera = view.camera;
  const Vec3 eye = camera.stretched(camera.position), forward = camera.forward();
  const int count = format.maps - 1;
  std::vector<ViewBall> balls;
  // Each map is as much wider than the one before.
  const auto step = [count](double first, double last, int i) {
    return first * std::pow(last / first, static_cast<double>(i) / count);
  };
  if (camera.projection == Camera::Projection::Orthographic) {
    const double height = terrain.centre().z() - eye.z();
    const double depth = std::abs(forward.z()) > kLowestOrthoView ? height / forward.z()
                                                                  : (terrain.centre() - eye).dot(forward);
    const double radius = 0.5 * camera.orthoHeight * std::hypot(1.0, view.size.aspect()) /
                          std::max(std::abs(forward.z()), kLowestOrthoView);
    for (int i = 0; i < count; ++i) balls.push_back({eye + depth * forward, step(radius, whole, i)});
  } else {
    const double spread = std::tan(0.5 * camera.fieldOfView) * std::hypot(1.0, view.size.aspect());
    const double nearest =
        std::max({distanceTo(terrain, eye), 0.5 * camera.exaggeration * clearance, kNearestView});
    const double first = format.reach * std::exp2(std::floor(std::log2(nearest)));
    const double last = std::max((terrain.max - terrain.min).norm(), first);
    for (int i = 0; i < count; ++i) {
      const double distance = step(first, last, i);
      // The smallest ball around a cone.
      const double along = spread < 1.0 ? 0.5 * distance * (1.0 + spread * spread) : distance;
      balls.push_back({eye + along * forward, std::max(along, 1.0) * (spread < 1.0 ? 1.0 : spread)});
    }
  }
  std::erase_if(balls, [whole](const ViewBall& ball) { return ball.radius > kUsefulExtent * whole; });
  return balls;
}

std::array<float, 16> floatsOf(const Mat4& matrix) {
  std::array<float, 16> all{};
  for (int i = 0; i < 16; ++i) all[static_cast<std::size_t>(i)] = static_cast<float>(matrix(i % 4, i / 4));
  return all;
}

Mat4 viewClipOf(const FrameBlock& block) {
  Mat4 matrix;
  for (int i = 0; i < 16; ++i)
    matrix(i % 4, i / 4) = static_cast<double>(block.viewClip[static_cast<std::size_t>(i)]);
  return matrix;
}

}  // namespace

ShadowMapFormat shadowMapFormat(ShadowQuality quality) {
  EXPECTS(quality == ShadowQuality::Low || quality == ShadowQuality::Medium ||
          quality == ShadowQuality::High);
  if (quality == ShadowQuality::Low) return {2, 1024, 0, 8.0};
  if (quality == ShadowQuality::Medium) return {3, 1536, 1, 4.0};
  return {kMaxShadowMaps, 2048, 1, 4.0};
}

std::vector<Camera> shadowCameras(const SceneView& view, const SceneBounds& bounds, double clearance,
                                  const ShadowMapFormat& format) {
  const SceneLight light = sceneLight(view);
  Camera sun;
  sun.projection = Camera::Projection::Orthographic;
  sun.exaggeration = view.camera.exaggeration;
  sun.yaw =
      std::remainder(light.azimuth * std::numbers::pi / 180.0 + std::numbers::pi, 2.0 * std::numbers::pi);
  sun.pitch = -light.elevation * std::numbers::pi / 180.0;
  const Box terrain{sun.stretched(bounds.terrain.min), sun.stretched(bounds.terrain.max)};
  const Vec3 centre = terrain.centre(), half = 0.5 * (terrain.max - terrain.min);
  const Vec3 right = sun.right(), up = sun.up(), forward = sun.forward();
  const double away = half.norm() + kCasterRoom;
  sun.nearPlane = 1.0;
  sun.farPlane = 2.0 * away;
  const double whole =
      kWholeMargin * std::max({half.dot(right.cwiseAbs()), half.dot(up.cwiseAbs()), kNearestView});
  std::vector<ViewBall> balls = viewBalls(view, terrain, whole, clearance, format);
  balls.push_back({centre, whole});
  std::vector<Camera> cameras;
  for (const ViewBall& ball : balls) {
    const double texel = 2.0 * ball.radius / format.texels;
    const auto snapped = [texel](double at) { return texel * std::floor(at / texel + 0.5); };
    sun.position =
        sun.unstretched(snapped(ball.centre.dot(right)) * right + snapped(ball.centre.dot(up)) * up +
                        (centre.dot(forward) - away) * forward);
    sun.orthoHeight = 2.0 * ball.radius;
    cameras.push_back(sun);
  }
  return cameras;
}

Result<TerrainCaster> TerrainCaster::create() {
  Result<GlProgram> program = makeProgram("terrain-caster");
  if (!program) return program.error();
  return TerrainCaster(std::move(program.value()));
}

TerrainCaster::TerrainCaster(GlProgram program)
    : program_(std::move(program)), array_(makeVertexArray()), vertices_(makeBuffer()) {
  readBuffer(array_, vertices_, sizeof(std::array<float, 3>));
  addFloats(array_, 0, 3, 0);
}

void TerrainCaster::makeGrid() {
  std::vector<std::uint32_t> indices;
  indices.reserve(static_cast<std::size_t>(columns_ - 1) * static_cast<std::size_t>(rows_ - 1) * 6);
  for (int row = 0; row + 1 < rows_; ++row)
    for (int column = 0; column + 1 < columns_; ++column) {
      const auto a = static_cast<std::uint32_t>(row * columns_ + column);
      const std::uint32_t b = a + 1, c = a + static_cast<std::uint32_t>(columns_), d = c + 1;
      for (const std::uint32_t index : {d, b, a, c, d, a}) indices.push_back(index);
    }
  triangleIndices_ = static_cast<int>(indices.size());
  indices_ = makeBuffer();
  storeIn(indices_, indices.data(), indices.size() * sizeof(std::uint32_t));
  glVertexArrayElementBuffer(array_.id(), indices_.id());
  places_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), {});
}

void TerrainCaster::refresh(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                            double base) {
  const int longest = std::max(frame.columns, frame.rows) - 1;
  const auto needed = static_cast<unsigned>((longest + kCells - 1) / kCells);
  int stride = static_cast<int>(std::bit_ceil(std::max(needed, 1U)));
  // Ranges are known before tiles are read.
  if (heights.unreadTiles() != 0) stride = std::max(stride, HeightPyramid::cellsPerNode);
  if (stride != stride_ || frame != frame_) {
    frame_ = frame;
    stride_ = stride;
    columns_ = (frame.columns - 2) / stride + 2;
    rows_ = (frame.rows - 2) / stride + 2;
    makeGrid();
    changed_ = frame.samples();
  } else if (base != base_) {
    changed_ = frame.samples();
  }
  base_ = base;
  if (changed_.empty()) return;
  const GridRect changed = std::exchange(changed_, {});
  const auto lowest = [&](int column, int row) {
    double low = std::numeric_limits<double>::infinity();
    if (stride < HeightPyramid::cellsPerNode) {
      const int right = std::min((column + 1) * stride, frame.columns - 1);
      const int bottom = std::min((row + 1) * stride, frame.rows - 1);
      for (int r = std::max((row - 1) * stride, 0); r <= bottom; ++r)
        for (int c = std::max((column - 1) * stride, 0); c <= right; ++c)
          if (const auto height = static_cast<double>(heights.at(c, r)); height < low) low = height;
    } else {
      const int level = std::countr_zero(static_cast<unsigned>(stride / HeightPyramid::cellsPerNode));
      for (int r = std::max(row - 1, 0); r <= std::min(row, pyramid.nodeRows(level) - 1); ++r)
        for (int c = std::max(column - 1, 0); c <= std::min(column, pyramid.nodeColumns(level) - 1); ++c)
          if (const HeightRange range = pyramid.range(level, c, r); !range.empty())
            low = std::min(low, static_cast<double>(range.low));
    }
    return std::isfinite(low) ? low : base;
  };
  const int left = std::max(changed.column0 / stride - 1, 0);
  const int right = std::min((changed.column1 - 1) / stride + 2, columns_ - 1);
  const int top = std::max(changed.row0 / stride - 1, 0);
  const int bottom = std::min((changed.row1 - 1) / stride + 2, rows_ - 1);
  if (bottom < top || right < left) return;
  parallelFor(static_cast<std::size_t>(bottom - top + 1), [&](std::size_t i) {
    const int row = top + static_cast<int>(i);
    for (int column = left; column <= right; ++column)
      places_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
              static_cast<std::size_t>(column)] = {
          static_cast<float>(frame.x(std::min(column * stride, frame.columns - 1))),
          static_cast<float>(frame.y(std::min(row * stride, frame.rows - 1))),
          static_cast<float>(lowest(column, row))};
  });
  streamTo(vertices_, places_.data(), places_.size() * sizeof(places_.front()));
}

void TerrainCaster::draw(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                         const SceneBounds& bounds, const Vec3& eye) {
  refresh(heights, pyramid, frame, bounds.base);
  glProgramUniform3f(program_.id(), 0, static_cast<float>(-eye.x()), static_cast<float>(-eye.y()),
                     static_cast<float>(-eye.z()));
  glUseProgram(program_.id());
  glBindVertexArray(array_.id());
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(kCasterSlope, kCasterUnits);
  glDrawElements(GL_TRIANGLES, triangleIndices_, GL_UNSIGNED_INT, nullptr);
  glDisable(GL_POLYGON_OFFSET_FILL);
}

Result<std::unique_ptr<ShadowMap>> ShadowMap::create() {
  Result<TerrainCaster> terrain = TerrainCaster::create();
  if (!terrain) return terrain.error();
  return std::unique_ptr<ShadowMap>(new ShadowMap(std::move(terrain.value())));
}

ShadowMap::ShadowMap(TerrainCaster terrain)
    : terrain_(std::move(terrain)),
      target_(makeFramebuffer()),
      sunFrame_(makeBuffer()),
      shadows_(makeBuffer()) {
  glNamedFramebufferDrawBuffer(target_.id(), GL_NONE);
  glNamedFramebufferReadBuffer(target_.id(), GL_NONE);
}

void ShadowMap::allocate(const ShadowMapFormat& format) {
  format_ = format;
  maps_.clear();
  texture_ = makeTexture(GL_TEXTURE_2D_ARRAY);
  const GLuint id = texture_.id();
  glTextureStorage3D(id, 1, GL_DEPTH_COMPONENT32F, format.texels, format.texels, format.maps);
  glTextureParameteri(id, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
  glTextureParameteri(id, GL_TEXTURE_COMPARE_FUNC, GL_GEQUAL);
  setSampling(texture_, GL_LINEAR, GL_LINEAR, GL_CLAMP_TO_EDGE);
}

int ShadowMap::update(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                      const SceneView& view, const SceneBounds& bounds, const DrawCasters& drawCasters) {
  if (const ShadowMapFormat format = shadowMapFormat(view.settings.shadows); format != format_)
    allocate(format);
  if (view.scattered != scattered_ || view.bent != bent_) changed_ = true;
  scattered_ = view.scattered;
  bent_ = view.bent;
  const Vec3& eye = view.camera.position;
  const double ground = heightAt(heights, frame.column(eye.x()), frame.row(eye.y()));
  const double clearance = std::isfinite(ground) ? std::max(eye.z() - ground, 0.0) : 0.0;
  std::vector<Camera> cameras = shadowCameras(view, bounds, clearance, format_);
  if (view.halved && !changed_ && !maps_.empty() && maps_.back().camera == cameras.back()) {
    cameras.clear();
    for (const Map& map : maps_) cameras.push_back(map.camera);
  }
  if (maps_.size() > cameras.size()) maps_.resize(cameras.size());
  const bool all = std::exchange(changed_, false);
  int drawn = 0;
  for (std::size_t i = 0; i < cameras.size(); ++i) {
    if (!all && i < maps_.size() && maps_[i].whole && maps_[i].camera == cameras[i]) continue;
    SceneView sun;
    sun.camera = cameras[i];
    sun.size = {double(format_.texels), double(format_.texels)};
    sun.pixelWidth = sun.pixelHeight = format_.texels;
    sun.scattered = view.scattered;
    sun.bent = view.bent;
    sun.atOnce = view.atOnce;
    const FrameBlock block = frameBlock(sun, bounds);
    streamTo(sunFrame_, &block, sizeof block);
    glBindBufferBase(GL_UNIFORM_BUFFER, 0, sunFrame_.id());
    glNamedFramebufferTextureLayer(target_.id(), GL_DEPTH_ATTACHMENT, texture_.id(), 0,
                                   static_cast<GLint>(i));
    glBindFramebuffer(GL_FRAMEBUFFER, target_.id());
    glViewport(0, 0, format_.texels, format_.texels);
    glClear(GL_DEPTH_BUFFER_BIT);
    const double offset = kTerrainCasterOffset * sun.camera.orthoHeight;
    terrain_.draw(heights, pyramid, frame, bounds,
                  sun.camera.position - sun.camera.unstretched(offset * sun.camera.forward()));
    const bool whole = drawCasters(sun, cullMatrix(sun, bounds));
    const Map map{cameras[i], block, whole};
    if (i < maps_.size())
      maps_[i] = map;
    else
      maps_.push_back(map);
    ++drawn;
  }
  whole_ = std::ranges::all_of(maps_, &Map::whole);
  bind(view);
  return drawn;
}

void ShadowMap::bind(const SceneView& view) const {
  ShadowsBlock block{};
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    const Map& map = maps_[i];
    const Mat4 clip = viewClipOf(map.block);
    Mat4 move = Mat4::Identity(), half = Mat4::Identity();
    move.block<3, 1>(0, 3) = view.camera.position - map.camera.position;
    half(0, 0) = half(1, 1) = half(0, 3) = half(1, 3) = 0.5;
    block.toMap[i] = floatsOf(half * clip * move);
    const double depthOfMetre = Vec3(clip(2, 0), clip(2, 1), clip(2, 2) / map.camera.exaggeration).norm();
    block.bias[i] = kBiasTexels * static_cast<float>(depthOfMetre * map.camera.orthoHeight / format_.texels);
  }
  block.sampling = {static_cast<float>(maps_.size()), static_cast<float>(format_.filter),
                    1.0F / static_cast<float>(format_.texels), 0.0F};
  streamTo(shadows_, &block, sizeof block);
  glBindBufferBase(GL_UNIFORM_BUFFER, kShadowBlock, shadows_.id());
  glBindTextureUnit(kShadowUnit, texture_.id());
}

}  // namespace scarp
