#include "core/line/LineArea.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/ReproducibleMath.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Sums of what a plane is fitted to, about a place near it.
class PlaneFit {
 public:
  explicit PlaneFit(const Vec2& about) : about_(about) {}

  void add(const Vec2& place, double height) {
    const double x = place.x() - about_.x(), y = place.y() - about_.y();
    count_ += 1.0;
    x_ += x;
    y_ += y;
    z_ += height;
    xx_ += x * x;
    xy_ += x * y;
    yy_ += y * y;
    xz_ += x * height;
    yz_ += y * height;
  }
  [[nodiscard]] bool empty() const { return count_ == 0.0; }

  [[nodiscard]] ReferencePlane plane(bool tilted, double grade) const {
    const double mx = x_ / count_, my = y_ / count_, mz = z_ / count_;
    ReferencePlane plane;
    plane.about = about_ + Vec2(mx, my);
    plane.height = mz;
    const double xx = xx_ - count_ * mx * mx, xy = xy_ - count_ * mx * my, yy = yy_ - count_ * my * my;
    const double xz = xz_ - count_ * mx * mz, yz = yz_ - count_ * my * mz;
    const double determinant = xx * yy - xy * xy;
    if (!tilted || !(determinant > 1e-9 * std::max(xx * yy, 1e-300))) return plane;
    Vec2 slope((xz * yy - yz * xy) / determinant, (yz * xx - xz * xy) / determinant);
    const double steep = reproducible::hypot(slope.x(), slope.y());
    if (grade > 0.0 && steep > grade) slope *= grade / steep;
    plane.slope = slope;
    return plane;
  }

 private:
  Vec2 about_;
  double count_ = 0.0, x_ = 0.0, y_ = 0.0, z_ = 0.0, xx_ = 0.0, xy_ = 0.0, yy_ = 0.0, xz_ = 0.0, yz_ = 0.0;
};

}  // namespace

AreaRows::AreaRows(std::span<const LineEdge> border, int row0, int row1, const GridFrame& frame)
    : row0_(row0), rows_(static_cast<std::size_t>(std::max(0, row1 - row0))) {
  for (const LineEdge& edge : border) {
    const double r0 = frame.row(edge.a.y()), r1 = frame.row(edge.b.y());
    const double low = std::min(r0, r1), high = std::max(r0, r1);
    if (!(high > row0 - 1.0 && low < row1)) continue;
    const double c0 = frame.column(edge.a.x()), c1 = frame.column(edge.b.x());
    const int from = static_cast<int>(std::max(std::floor(low), double(row0)));
    const int to = static_cast<int>(std::min(std::ceil(high), row1 - 1.0));
    for (int row = from; row <= to; ++row) {
      // Half open, so that a corner counts once.
      if ((r0 <= row) == (r1 <= row)) continue;
      rows_[static_cast<std::size_t>(row - row0)].push_back(c0 + (c1 - c0) * ((row - r0) / (r1 - r0)));
    }
  }
  for (std::vector<double>& columns : rows_) std::ranges::sort(columns);
}

std::optional<ReferencePlane> areaPlane(const Line& line, std::span<const LineNode> border,
                                        const HeightRaster& ground, const GridFrame& frame) {
  PlaneFit fit(border.front().place);
  for (const LinePoint& point : line.points)
    if (point.height) fit.add({point.x, point.y}, *point.height);
  if (fit.empty()) {
    std::vector<LineEdge> edges;
    Vec2 low = border.front().place, high = low;
    for (std::size_t i = 0; i < border.size(); ++i) {
      edges.push_back({border[i].place, border[(i + 1) % border.size()].place, 0.0, 0.0});
      low = low.cwiseMin(border[i].place);
      high = high.cwiseMax(border[i].place);
    }
    const GridRect rect = frame.samplesWithin(low.x(), low.y(), high.x(), high.y());
    std::vector<float> samples(static_cast<std::size_t>(rect.width()));
    const AreaRows rows(edges, rect.row0, rect.row1, frame);
    for (int row = rect.row0; row < rect.row1; ++row) {
      const std::vector<double>& columns = rows.columns(row);
      ground.read({rect.column0, row, rect.column1, row + 1}, samples);
      std::size_t passed = 0;
      for (int c = rect.column0; c < rect.column1; ++c) {
        while (passed < columns.size() && columns[passed] <= c) ++passed;
        const float height = samples[static_cast<std::size_t>(c - rect.column0)];
        if (passed % 2 == 1 && !std::isnan(height)) fit.add({frame.x(c), frame.y(row)}, height);
      }
    }
  }
  if (fit.empty())  // Between samples: what lies under its border.
    for (const LineNode& node : border) {
      const double height = heightAt(ground, frame.column(node.place.x()), frame.row(node.place.y()));
      if (!std::isnan(height)) fit.add(node.place, height);
    }
  if (fit.empty()) return std::nullopt;
  return fit.plane(line.settings.plane == LinePlane::Fitted, line.settings.grade);
}

}  // namespace scarp
