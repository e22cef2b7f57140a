#include "ui/render/BrushReach.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scarp {

bool brushReaches(const BrushMark& brush, const GridFrame& frame, const GridRect& cells,
                  const SceneView& view) {
  constexpr double kLinePixels = 8.0;
  // Seen at a low angle the line grows wider on the ground than a pixel there is.
  const Vec3 far(brush.centre.x(), brush.centre.y(), 0.0);
  const double line =
      std::max(0.25 * brush.settings.radius, kLinePixels * view.camera.metresPerPixel(far, view.size));
  const double dx =
      std::max({frame.x(cells.column0) - brush.centre.x(), 0.0, brush.centre.x() - frame.x(cells.column1)});
  const double dy =
      std::max({frame.y(cells.row1) - brush.centre.y(), 0.0, brush.centre.y() - frame.y(cells.row0)});
  return std::hypot(dx, dy) <= brush.settings.radius + line;
}

namespace {

/// Holds the heights of a rectangle of cells, by a few dozen of the pyramid's nodes.
HeightRange heightsOver(const HeightPyramid& pyramid, const GridRect& cells) {
  constexpr int kMostAcross = 6;
  HeightRange heights{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
  if (cells.empty()) return heights;
  int level = 0;
  while (level + 1 < pyramid.levels() &&
         std::max(cells.width(), cells.height()) > kMostAcross * HeightPyramid::nodeSpan(level))
    ++level;
  const int span = HeightPyramid::nodeSpan(level);
  for (int row = cells.row0 / span; row <= (cells.row1 - 1) / span; ++row)
    for (int column = cells.column0 / span; column <= (cells.column1 - 1) / span; ++column) {
      const HeightRange node = pyramid.range(level, column, row);
      if (!node.empty()) heights = {std::min(heights.low, node.low), std::max(heights.high, node.high)};
    }
  return heights;
}

/// The cells within so many metres of a place along both axes.
GridRect cellsAround(const GridFrame& frame, const Vec2& centre, double metres) {
  const auto whole = [](double at, int count) { return static_cast<int>(std::clamp(at, -1.0, count + 1.0)); };
  return GridRect{whole(std::floor(frame.column(centre.x() - metres)), frame.columns),
                  whole(std::floor(frame.row(centre.y() + metres)), frame.rows),
                  whole(std::floor(frame.column(centre.x() + metres)), frame.columns) + 1,
                  whole(std::floor(frame.row(centre.y() - metres)), frame.rows) + 1};
}

/// How far from its centre the brush may colour ground of those heights, metres.
double coloured(const BrushMark& brush, HeightRange heights, const SceneView& view) {
  // Half the rim's line by six pixels' worth of ground each, as ground-brush.glsl bounds them.
  constexpr double kLinePixels = 2.5 * 6.0;
  const Camera& camera = view.camera;
  double reach = brush.settings.radius;
  // Pixels cover the more ground the farther they are, and the line itself reaches out.
  for (int i = 0; i < 2; ++i) {
    double metres = 0.0;
    for (const float height : {heights.low, heights.high}) {
      const Vec3 middle(brush.centre.x(), brush.centre.y(), double(height));
      const Vec3 far = middle + camera.unstretched(std::sqrt(2.0) * reach * camera.forward());
      metres = std::max(metres, camera.metresPerPixel(far, view.size));
    }
    reach = brush.settings.radius + kLinePixels * metres;
  }
  return reach;
}

}  // namespace

GridRect brushPixels(const BrushMark& brush, const GridFrame& frame, const HeightPyramid& pyramid, int stride,
                     const SceneView& view) {
  const double reach = coloured(brush, pyramid.range(), view);
  const HeightRange heights = heightsOver(
      pyramid, cellsAround(frame, brush.centre, reach).grown(2 * stride).intersected(frame.cells()));
  if (heights.empty()) return {};
  const Camera& camera = view.camera;
  const GridRect all{0, 0, view.pixelWidth, view.pixelHeight};
  const double ratio = view.pixelWidth / view.size.width;
  Vec2 low(1e9, 1e9), high(-1e9, -1e9);
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 place(brush.centre.x() + (corner & 1 ? reach : -reach),
                     brush.centre.y() + (corner & 2 ? reach : -reach),
                     double(corner & 4 ? heights.high : heights.low));
    // What reaches behind the eye may appear anywhere.
    if (camera.projection == Camera::Projection::Perspective && camera.depth(place) < camera.nearPlane)
      return all;
    const auto pixel = camera.project(place, view.size);
    if (!pixel) return all;
    low = low.cwiseMin(*pixel * ratio);
    high = high.cwiseMax(*pixel * ratio);
  }
  const auto whole = [](double at) { return static_cast<int>(std::clamp(at, -1e6, 1e6)); };
  return GridRect{whole(std::floor(low.x())), whole(std::floor(view.pixelHeight - high.y())),
                  whole(std::ceil(high.x())), whole(std::ceil(view.pixelHeight - low.y()))}
      .grown(2)
      .intersected(all);
}

}  // namespace scarp
