#include "core/brush/SlopeAround.h"

#include <Eigen/Dense>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

Vec2 slopeAround(const HeightRaster& heights, const GridFrame& frame, const Vec2& centre, double radius) {
  EXPECTS(radius > 0.0);
  constexpr int kAcross = 64;
  const GridRect around =
      frame.samplesWithin(centre.x() - radius, centre.y() - radius, centre.x() + radius, centre.y() + radius);
  const int stepColumns = around.width() / kAcross + 1, stepRows = around.height() / kAcross + 1;
  Eigen::Matrix3d products = Eigen::Matrix3d::Zero();
  Vec3 sums = Vec3::Zero();
  for (int row = around.row0; row < around.row1; row += stepRows)
    for (int column = around.column0; column < around.column1; column += stepColumns) {
      const double height = heights.at(column, row);
      // In radii, so that the sums are of one size.
      const Vec3 at((frame.x(column) - centre.x()) / radius, (frame.y(row) - centre.y()) / radius, 1.0);
      if (std::isnan(height) || at.head<2>().squaredNorm() > 1.0) continue;
      products += at * at.transpose();
      sums += height * at;
    }
  const Eigen::FullPivLU<Eigen::Matrix3d> solver(products);
  if (solver.rank() < 3) return Vec2::Zero();
  return solver.solve(sums).head<2>() / radius;
}

}  // namespace scarp
