#include "ui/render/ImpostorAtlas.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "ui/render/FrameBlock.h"

namespace scarp {

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
    glTextureParameteri(texture.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    glTextureParameteri(texture.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTextureParameteri(texture.id(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTextureParameteri(texture.id(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
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

}  // namespace scarp
