#pragma once

#include <gtest/gtest.h>

#include <numbers>
#include <utility>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/scene/Scene.h"
#include "core/tools/ViewController.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// A hand on a view of 800 × 600 pixels, over a terrain.
class ToolHarness {
 public:
  static constexpr ViewSize view{800.0, 600.0};

  explicit ToolHarness(Terrain terrain)
      : document(std::move(terrain)), tools(document, &scatter), controller(tools) {
    Camera camera;
    camera.pitch = -0.7;
    camera.yaw = 0.3;
    // The terrain in the middle, and sky all around.
    camera.position = document.box().centre() - 1.183 * document.box().diagonal() * camera.forward();
    controller.setCamera(camera);
    BrushSettings brush;
    brush.radius = 12.0;
    brush.strength = 4.0;
    tools.setBrush(brush);
  }

  [[nodiscard]] PointerEvent event(const Vec2& at, PointerButton button = PointerButton::None) const {
    return {at, view, button, modifiers, 1.0, time};
  }
  void press(const Vec2& at, PointerButton button = PointerButton::Left) {
    controller.press(event(at, button));
  }
  void move(const Vec2& at) {
    time += 0.01;
    controller.move(event(at));
  }
  void release(const Vec2& at, PointerButton button = PointerButton::Left) {
    controller.release(event(at, button));
  }
  void click(const Vec2& at) {
    press(at);
    release(at);
  }
  void hold(const Vec2& at, double seconds) {
    time += seconds;
    controller.tick(event(at));
  }
  void drag(const std::vector<Vec2>& way, PointerButton button = PointerButton::Left) {
    press(way.front(), button);
    for (std::size_t i = 1; i < way.size(); ++i) move(way[i]);
    release(way.back(), button);
  }

  /// The pixel under which a place on the ground is seen.
  [[nodiscard]] Vec2 pixelOf(double x, double y) const {
    const GridFrame& frame = document.frame();
    return *controller.camera().project({x, y, heightAt(document.heights(), frame.column(x), frame.row(y))},
                                        view);
  }
  [[nodiscard]] std::optional<SurfaceHit> ground(const Vec2& at) const {
    return document.picker().pick(controller.camera().rayThrough(at, view));
  }
  [[nodiscard]] double height(double x, double y) const {
    return heightAt(document.heights(), document.frame().column(x), document.frame().row(y));
  }
  [[nodiscard]] std::vector<float> samples() const { return samplesOf(document.heights()); }

  TerrainDocument document;
  Scene scene{document};
  Drainage& drainage = scene.drainage();
  LiveScatter& scatter = scene.scatter();
  ToolState tools;
  ViewController controller;
  Modifiers modifiers;
  double time = 100.0;
};

inline Terrain flatTerrain(float height = 5.0f) {
  return makeTerrain({201, 201, 1.0, 1.0}, [=](int, int) { return height; });
}

}  // namespace scarp::test
