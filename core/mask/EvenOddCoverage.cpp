#include "core/mask/EvenOddCoverage.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

/// Shares this close to nothing or all are that: what rounding leaves of sums that cancel.
constexpr double kRounding = 1e-9;

/// Adds the area to the right of the line from (xa, ya) down to (xb, ya + height), sign times, to the
/// differences of neighbouring squares' shares.
void addRightOf(double xa, double xb, double height, double sign, std::vector<double>& differences) {
  const double last = static_cast<double>(differences.size()) - 2.0;
  const auto vertical = [&](double x, double h) {
    // Beyond the right end it covers nothing; before the left one, all.
    if (x >= last) return;
    x = std::max(x, 0.0);
    const double square = std::floor(x);
    const auto i = static_cast<std::size_t>(square);
    differences[i] += sign * h * (square + 1.0 - x);
    differences[i + 1] += sign * h * (x - square);
  };
  if (xa == xb) return vertical(xa, height);
  const double low = std::min(xa, xb), high = std::max(xa, xb), perX = height / (high - low);
  if (low < 0.0) vertical(0.0, perX * (std::min(high, 0.0) - low));
  double x = std::max(low, 0.0);
  const double end = std::min(high, last);
  while (x < end) {
    const double next = std::min(std::floor(x) + 1.0, end);
    vertical(0.5 * (x + next), perX * (next - x));
    x = next;
  }
}

}  // namespace

EvenOddCoverage::EvenOddCoverage(std::vector<Vec2> outline) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
    if (a.y() == b.y()) continue;
    edges_.push_back(a.y() < b.y() ? Edge{a, b} : Edge{b, a});
    longest_ = std::max(longest_, edges_.back().b.y() - edges_.back().a.y());
  }
  std::ranges::stable_sort(edges_, {}, [](const Edge& e) { return e.a.y(); });
}

std::vector<EvenOddCoverage::Edge> EvenOddCoverage::edgesBetween(double y0, double y1) const {
  std::vector<Edge> found;
  const auto upper = [](const Edge& e) { return e.a.y(); };
  for (auto e = std::ranges::lower_bound(edges_, y0 - longest_, {}, upper);
       e != edges_.end() && e->a.y() < y1; ++e)
    if (e->b.y() > y0) found.push_back(*e);
  return found;
}

std::vector<double> EvenOddCoverage::crossings(double y) const {
  std::vector<double> places;
  const auto upper = [](const Edge& e) { return e.a.y(); };
  for (auto e = std::ranges::lower_bound(edges_, y - longest_, {}, upper); e != edges_.end() && e->a.y() <= y;
       ++e)
    if (e->b.y() > y) places.push_back(e->xAt(y));
  std::ranges::sort(places);
  return places;
}

void EvenOddCoverage::row(int row, int column0, std::span<float> shares) const {
  std::ranges::fill(shares, 0.0F);
  const double top = row, bottom = row + 1.0;
  const std::vector<Edge> edges = edgesBetween(top, bottom);
  if (edges.empty()) return;
  // Between these heights no edge begins, ends or crosses another.
  std::vector<double> cuts{top, bottom};
  const auto cut = [&](double y) {
    if (y > top && y < bottom) cuts.push_back(y);
  };
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Edge& e = edges[i];
    cut(e.a.y());
    cut(e.b.y());
    for (std::size_t j = i + 1; j < edges.size(); ++j) {
      const Edge& f = edges[j];
      const double y0 = std::max({top, e.a.y(), f.a.y()}), y1 = std::min({bottom, e.b.y(), f.b.y()});
      if (!(y0 < y1)) continue;
      const double apart0 = e.xAt(y0) - f.xAt(y0), apart1 = e.xAt(y1) - f.xAt(y1);
      if ((apart0 < 0.0 && apart1 > 0.0) || (apart0 > 0.0 && apart1 < 0.0))
        cut(y0 + (y1 - y0) * (apart0 / (apart0 - apart1)));
    }
  }
  std::ranges::sort(cuts);
  std::vector<double> differences(shares.size() + 2, 0.0);
  std::vector<std::pair<double, const Edge*>> across;
  for (std::size_t k = 1; k < cuts.size(); ++k) {
    const double y0 = cuts[k - 1], y1 = cuts[k], middle = 0.5 * (y0 + y1);
    if (!(y0 < y1)) continue;
    across.clear();
    for (const Edge& e : edges)
      if (e.a.y() <= y0 && e.b.y() >= y1) across.emplace_back(e.xAt(middle), &e);
    std::ranges::stable_sort(across, {}, [](const auto& each) { return each.first; });
    double sign = 1.0;
    for (const auto& [x, e] : across) {
      addRightOf(e->xAt(y0) - column0, e->xAt(y1) - column0, y1 - y0, sign, differences);
      sign = -sign;
    }
  }
  double share = 0.0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    share += differences[i];
    shares[i] = share < kRounding ? 0.0F : share > 1.0 - kRounding ? 1.0F : static_cast<float>(share);
  }
}

}  // namespace scarp
