#pragma once

#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QOpenGLFunctions>
#include <algorithm>
#include <chrono>
#include <vector>

#include "core/edit/TerrainDocument.h"
#include "ui/render/SceneRenderer.h"
#include "ui/render/TerrainRenderer.h"

namespace scarp::bench {

/// What a view takes, milliseconds: once with its uploads, and the median of the same again and again.
struct FrameTiming {
  double first, median;
  TerrainStats firstStats;
};

/// Draws a view `frames` times, and once before; the context is current.
inline FrameTiming timeFrames(SceneRenderer& renderer, const TerrainDocument& document, const SceneView& view,
                              const QOpenGLFramebufferObject& frame, int frames) {
  const auto draw = [&] {
    const auto start = std::chrono::steady_clock::now();
    renderer.draw(&document, view, frame.handle());
    QOpenGLContext::currentContext()->functions()->glFinish();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  };
  FrameTiming timing{draw(), 0.0, renderer.stats()};
  std::vector<double> times(static_cast<std::size_t>(frames));
  std::ranges::generate(times, draw);
  const auto middle = times.begin() + frames / 2;
  std::ranges::nth_element(times, middle);
  timing.median = *middle;
  return timing;
}

}  // namespace scarp::bench
