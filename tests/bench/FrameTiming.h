#pragma once

#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>
#include <algorithm>
#include <chrono>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "ui/render/SceneRenderer.h"
#include "ui/render/TerrainRenderer.h"

namespace scarp::bench {

/// Milliseconds that something takes.
template <class Act>
double milliseconds(const Act& act) {
  const auto start = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

inline double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

/// Draws a picture and waits until it is there; the context is current.
inline void drawNow(SceneRenderer& renderer, const TerrainDocument& document, const SceneView& view,
                    const QOpenGLFramebufferObject& frame) {
  renderer.draw(&document, view, frame.handle());
  QOpenGLContext::currentContext()->functions()->glFinish();
}

/// What a view takes, milliseconds: once with its uploads, and the median of the same again and again.
struct FrameTiming {
  double first, median;
  TerrainStats firstStats;
};

/// Draws a view `frames` times, and once before; the context is current.
inline FrameTiming timeFrames(SceneRenderer& renderer, const TerrainDocument& document, const SceneView& view,
                              const QOpenGLFramebufferObject& frame, int frames) {
  const auto draw = [&] {
    renderer.forgetPicture();
    return milliseconds([&] { drawNow(renderer, document, view, frame); });
  };
  FrameTiming timing{draw(), 0.0, renderer.stats()};
  std::vector<double> times(static_cast<std::size_t>(frames));
  std::ranges::generate(times, draw);
  timing.median = median(std::move(times));
  return timing;
}

}  // namespace scarp::bench
