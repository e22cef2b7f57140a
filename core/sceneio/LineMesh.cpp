#include <algorithm>
#include <cmath>

#include "core/line/LineSurface.h"
#include "core/sceneio/SceneLines.h"

namespace scarp {

LineMesh lineMesh(const LineDesign& design) {
  LineMesh mesh;
  const std::vector<LineNode>& nodes = design.nodes;
  const std::size_t count = nodes.size();
  if (count < 2 || isArea(design.line.kind)) return mesh;
  const bool closed = design.line.closed;
  double station = 0.0;
  std::size_t rowBefore = 0, across = 0;
  const std::size_t rows = closed ? count + 1 : count;
  for (std::size_t k = 0; k < rows; ++k) {
    const LineNode& at = nodes[k % count];
    const LineNode &before = !closed && k == 0 ? at : nodes[(k + count - 1) % count],
                   &after = !closed && k + 1 == count ? at : nodes[(k + 1) % count];
    const Vec2 way = after.place - before.place;
    const double length = way.norm();
    const Vec2 side = length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
    const std::size_t row = mesh.places.size();
    const std::vector<double> corners = sectionCorners(design.section, at.half);
    for (const double out : corners) {
      const Vec2 place = at.place + out * side;
      mesh.places.push_back(
          {place.x(), place.y(),
           at.height + besideMiddle(design.line.settings, design.section, at.half, at.tilt, out)});
      const double width = std::max(2.0 * at.half, 1e-6);
      mesh.texturePlaces.push_back(
          {static_cast<float>((at.half - out) / width), static_cast<float>(station / width)});
    }
    across = corners.size();
    if (k > 0 && nodes[(k - 1) % count].span != LineSpan::Tunnel)
      for (std::size_t i = 0; i + 1 < across; ++i) {
        const auto a = static_cast<std::uint32_t>(rowBefore + i), b = static_cast<std::uint32_t>(row + i);
        mesh.triangles.push_back({a, a + 1, b + 1});
        mesh.triangles.push_back({a, b + 1, b});
      }
    station += at.onward;
    rowBefore = row;
  }
  return mesh;
}

}  // namespace scarp
