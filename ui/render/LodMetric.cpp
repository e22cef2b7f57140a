#include "ui/render/LodMetric.h"

#include <algorithm>

namespace scarp {

double LodMetric::nearest(const GridFrame& frame, const GridRect& cells) const {
  const double west = frame.x(cells.column0), east = frame.x(cells.column1);
  const double north = frame.y(cells.row0), south = frame.y(cells.row1);
  const double dx = std::max({west - eye.x(), 0.0, eye.x() - east});
  const double dy = std::max({south - eye.y(), 0.0, eye.y() - north});
  return std::hypot(slope * std::hypot(dx, dy), offset);
}

double LodMetric::farthest(const GridFrame& frame, const GridRect& cells) const {
  const auto reachOf = [](double from, double a, double b) {
    return std::max(std::abs(a - from), std::abs(b - from));
  };
  const double dx = reachOf(eye.x(), frame.x(cells.column0), frame.x(cells.column1));
  const double dy = reachOf(eye.y(), frame.y(cells.row0), frame.y(cells.row1));
  return std::hypot(slope * std::hypot(dx, dy), offset);
}

LodMetric lodMetric(const Camera& camera, double pixelHeight, const GridFrame& frame, HeightRange heights,
                    double cellPixels, int patchCells) {
  LodMetric metric;
  metric.eye = camera.position.head<2>();
  const double cell = std::max(frame.dx, frame.dy);
  if (camera.projection == Camera::Projection::Orthographic) {
    // Everything is as far away: the level is that of the scale, the same everywhere.
    metric.slope = 0.0;
    metric.offset = camera.orthoHeight / pixelHeight;
    metric.reach0 = 2.0 * cell / cellPixels;
    return metric;
  }
  const double pixelsPerRadian = 0.5 * pixelHeight / std::tan(0.5 * camera.fieldOfView);
  const double z = camera.position.z();
  metric.offset =
      heights.empty() ? 0.0 : camera.exaggeration * std::max({0.0, z - heights.high, heights.low - z});
  const double diagonal = patchCells * std::hypot(frame.dx, frame.dy);
  metric.reach0 = std::max(2.0 * cell * pixelsPerRadian / cellPixels, 3.1 * diagonal);
  return metric;
}

}  // namespace scarp
