#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLDebugLogger>
#include <QOpenGLFramebufferObject>
#include <memory>
#include <random>

#include "core/document/TerrainDocument.h"
#include "core/io/RasterImport.h"
#include "core/terrain/Surface.h"
#include "tests/support/RealData.h"
#include "tests/support/Terrains.h"
#include "ui/render/SceneRenderer.h"
#include "ui/render/TerrainRenderer.h"

namespace scarp::test {

/// A context without a window, a framebuffer and a renderer in it. OpenGL's complaints fail the test.
class RenderHarness {
 public:
  RenderHarness(int width, int height) : width_(width), height_(height) {
    surface_.create();
    if (!context_.create() || !context_.makeCurrent(&surface_)) throw std::runtime_error("no OpenGL context");
    log_.initialize();
    frame_ = std::make_unique<QOpenGLFramebufferObject>(width, height);
    renew();
  }
  ~RenderHarness() {
    renderer_.reset();
    frame_.reset();
    for (const QOpenGLDebugMessage& message : log_.loggedMessages())
      if (message.type() == QOpenGLDebugMessage::ErrorType) ADD_FAILURE() << message.message().toStdString();
  }

  /// A view without anything but the ground, on a background that never occurs.
  [[nodiscard]] SceneView view(const Camera& camera) const {
    SceneView view;
    view.camera = camera;
    view.atOnce = true;
    view.size = {double(width_), double(height_)};
    view.pixelWidth = width_;
    view.pixelHeight = height_;
    view.settings.walls = view.settings.sky = view.settings.compass = false;
    view.settings.background = {1.0f, 0.0f, 1.0f};
    return view;
  }
  void draw(const TerrainDocument& document, const SceneView& view) { draw(document, view, *renderer_); }
  /// By another renderer of this context.
  void draw(const TerrainDocument& document, const SceneView& view, SceneRenderer& renderer) {
    renderer.draw(&document, view, frame_->handle());
  }
  /// Goes on with a renderer that has not drawn anything yet.
  void renew() {
    renderer_.reset();
    renderer_ = another();
  }
  [[nodiscard]] static std::unique_ptr<SceneRenderer> another() {
    auto made = SceneRenderer::create();
    if (!made) throw std::runtime_error(made.error().text());
    return std::move(made.value());
  }
  [[nodiscard]] QImage picture() const { return frame_->toImage().convertToFormat(QImage::Format_RGB32); }
  [[nodiscard]] QImage pictureWithAlpha() const { return frame_->toImage(); }
  [[nodiscard]] SceneRenderer& renderer() { return *renderer_; }

 private:
  int width_, height_;
  QOffscreenSurface surface_;
  QOpenGLContext context_;
  QOpenGLDebugLogger log_;
  std::unique_ptr<QOpenGLFramebufferObject> frame_;
  std::unique_ptr<SceneRenderer> renderer_;
};

/// Real mountains where there are any, else made ones.
inline Terrain mountains() {
  if (const std::string path = realData("srtm_bigtujunga30m_utm11.tif"); !path.empty())
    if (auto read = importRaster(path)) return std::move(read.value().terrain);
  return fractalTerrain(1197, 643, 30.0, 30.0);
}

/// Rolling country with rough ground on it, quickly made.
inline Terrain wideTerrain(int side) {
  std::vector<float> wave(static_cast<std::size_t>(side));
  for (int i = 0; i < side; ++i)
    wave[static_cast<std::size_t>(i)] = static_cast<float>(std::sin(i * 0.004) + 0.4 * std::sin(i * 0.031));
  Terrain terrain{{side, side, 1.0, 1.0}, {}, HeightRaster(side, side, 0.0F)};
  // Plain loops over rows of tiles: there are up to 67 million samples, and tests are not optimised.
  std::vector<float> samples;
  for (int top = 0; top < side; top += HeightRaster::tileSize) {
    const GridRect rect{0, top, side, std::min(side, top + HeightRaster::tileSize)};
    samples.resize(static_cast<std::size_t>(rect.area()));
    float* next = samples.data();
    for (int r = rect.row0; r < rect.row1; ++r) {
      const unsigned row = static_cast<unsigned>(r) * 2246822519U;
      const float high = wave[static_cast<std::size_t>(r)];
      const float* along = wave.data();
      for (unsigned column = 0; column < static_cast<unsigned>(side); ++column, ++along)
        *next++ = 60.0F * *along * high + static_cast<float>(((column * 2654435761U) ^ row) >> 24) * 0.004F;
    }
    terrain.heights.write(rect, samples);
  }
  return terrain;
}

/// A camera somewhere over the terrain: far, near, grazing, now and then from straight above.
inline Camera someCamera(const TerrainDocument& document, std::mt19937& random) {
  const auto between = [&](double a, double b) { return std::uniform_real_distribution(a, b)(random); };
  const GridFrame& frame = document.frame();
  const Box box = document.box();
  Camera camera;
  const double x = between(-0.5, 0.5) * frame.width(), y = between(-0.5, 0.5) * frame.depth();
  const double ground = heightAt(document.heights(), frame.column(x), frame.row(y));
  const double above = frame.cellSize() * std::exp(between(std::log(1.0), std::log(600.0)));
  camera.position = {x, y, (std::isnan(ground) ? box.max.z() : ground) + above};
  camera.yaw = between(-3.1, 3.1);
  camera.pitch = between(-1.5, 0.0);
  if (between(0.0, 1.0) < 0.2) {
    camera.projection = Camera::Projection::Orthographic;
    camera.orthoHeight = frame.cellSize() * std::exp(between(std::log(20.0), std::log(800.0)));
    camera.position -= box.diagonal() * camera.forward();
  }
  camera.fitClipPlanes(box);
  return camera;
}

}  // namespace scarp::test
