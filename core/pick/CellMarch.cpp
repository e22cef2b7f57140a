#include "core/pick/CellMarch.h"

namespace scarp {

namespace {

double most(double a, double b, double c, double d) {
  return later(later(std::abs(a), std::abs(b)), later(std::abs(c), std::abs(d)));
}

}  // namespace

double CellMarch::doubtOver(const CellHeights& h) const {
  const double highest = most(h.a, h.b, h.c, h.d),
               steepest = most(h.b - h.a, h.d - h.b, h.c - h.a, h.d - h.c);
  return PickRay::kRounding * (std::abs(ray_.origin[2]) + highest + t_[2] * std::abs(ray_.direction[2])) +
         ray_.slackHeight + ray_.slackCells * (2.0 * steepest + climb_);
}

bool CellMarch::march(const CellHeights& h, int column, int row) {
  if (trace_) trace_->cells.push_back({column, row, t_[0], t_[2], h.hole()});
  if (h.hole()) {
    side_ = 0;
    return false;
  }
  const double zero = doubtOver(h);
  // Where f is zero at the start, the side that is known decides nothing, so that the order of cells between
  // which the ray runs does not matter.
  const bool touches = std::abs(f_[0]) <= zero, known = !touches || side_ != 0;
  const int side = touches && side_ != 0 ? side_ : f_[0] > 0.0 ? 1 : -1;
  std::size_t k = touches ? 0 : 1;
  while (k > 0 && k < 3 && f_[k] * side > zero) ++k;
  if (trace_)
    for (std::size_t i = 0; i <= k && i < 3; ++i) trace_->march.push_back({t_[i], f_[i]});
  if (k == 3) {
    side_ = side;
    return false;
  }
  const bool bracketed = k > 0 && f_[k] * side < 0.0;
  const double t = bracketed ? bisect(h, column, row, static_cast<int>(k), zero) : t_[k];
  const double facet = k == 2 || (k == 0 && !(t_[1] > t_[0])) ? 0.5 * (t_[1] + t_[2]) : 0.5 * (t_[0] + t_[1]);
  met_ = {t,
          CellHeights::triangleAt(ray_.origin[0] - column + facet * ray_.direction[0],
                                  ray_.origin[1] - row + facet * ray_.direction[1]),
          std::nullopt,
          h,
          column,
          row};
  if (known) met_.side = side > 0 ? SurfaceSide::Above : SurfaceSide::Below;
  return true;
}

double CellMarch::bisect(const CellHeights& h, int column, int row, int bracket, double zero) const {
  const auto k = static_cast<std::size_t>(bracket);
  double low = t_[k - 1], high = t_[k];
  const double atLow = f_[k - 1], atHigh = f_[k];
  // The secant first: f is linear between two crossings, so it is exact but for rounding.
  double t = low + (high - low) * (atLow / (atLow - atHigh));
  for (int step = 0; step < kMostBisections; ++step) {
    const double f = clearance(h, column, row, t);
    if (trace_) trace_->refinement.push_back({t, f});
    if (std::abs(f) <= zero) break;
    (f > 0.0) == (atLow > 0.0) ? low = t : high = t;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;  // No double lies between.
    t = middle;
  }
  return t;
}

}  // namespace scarp
