#include "core/measure/GroundProfile.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

constexpr double kSamePlace = 1e-9;  ///< Cells.

/// Where a value that runs from one number to another passes whole numbers, as shares of the way; those of
/// the map alone, low … high.
void addCrossings(double from, double to, double low, double high, std::vector<double>& shares) {
  if (from == to) return;
  const double first = std::ceil(std::max(std::min(from, to), low));
  const double last = std::floor(std::min(std::max(from, to), high));
  for (double line = first; line <= last; ++line) shares.push_back((line - from) / (to - from));
}

/// One leg after another, in the grid frame.
class ProfileWalk {
 public:
  ProfileWalk(const HeightRaster& heights, const GridFrame& frame) : heights_(heights), frame_(frame) {}

  void walk(const Vec2& from, const Vec2& to, double begin, GroundProfile& profile) {
    const Vec2 a = toGrid(from), b = toGrid(to);
    const double length = (to - from).norm();
    fractions_.clear();
    fractions_.push_back(0.0);
    // The three kinds of lines that edges of triangles are on: columns, rows and diagonals.
    const double lastColumn = frame_.columns - 1, lastRow = frame_.rows - 1;
    addCrossings(a.x(), b.x(), 0.0, lastColumn, fractions_);
    addCrossings(a.y(), b.y(), 0.0, lastRow, fractions_);
    addCrossings(a.x() - a.y(), b.x() - b.y(), -lastRow, lastColumn, fractions_);
    fractions_.push_back(1.0);
    std::ranges::sort(fractions_);
    // Through a sample the line passes several edges at once, and rounding must not make stretches of that:
    // they would have any slope.
    const double cells = (b - a).norm();
    const auto same = [cells](double s, double t) { return !((t - s) * cells > kSamePlace); };
    fractions_.erase(std::unique(fractions_.begin(), fractions_.end(), same), fractions_.end());
    fractions_.back() = 1.0;
    for (std::size_t i = 1; i < fractions_.size(); ++i) {
      const double s0 = fractions_[i - 1], s1 = fractions_[i];
      addSpan(a, b, s0, s1);
      const auto pointAt = [&](double share, double height) {
        return GroundProfile::Point{begin + share * length, height, from + share * (to - from)};
      };
      if (std::isnan(heightBegin_)) continue;
      const bool joined = !profile.points.empty() && profile.points.back().distance == begin + s0 * length &&
                          !std::isnan(profile.points.back().height);
      if (!joined) {
        if (!profile.points.empty()) profile.points.push_back(gapAfter(profile.points.back()));
        profile.points.push_back(pointAt(s0, heightBegin_));
      }
      profile.points.push_back(pointAt(s1, heightEnd_));
    }
  }

 private:
  [[nodiscard]] Vec2 toGrid(const Vec2& place) const {
    return {frame_.column(place.x()), frame_.row(place.y())};
  }
  static GroundProfile::Point gapAfter(const GroundProfile::Point& point) {
    return {point.distance, kNothing, point.place};
  }

  /// Heights at both ends of a stretch within one triangle: the one that its middle is on.
  void addSpan(const Vec2& a, const Vec2& b, double s0, double s1) {
    heightBegin_ = heightEnd_ = kNothing;
    const Vec2 middle = a + 0.5 * (s0 + s1) * (b - a);
    const auto cell = groundCellAt(heights_, middle.x(), middle.y());
    if (!cell) return;
    const Vec2 gradient = cell->heights.gradient(cell->triangle());
    const auto heightAtFraction = [&](double share) {
      const Vec2 from = a + share * (b - a) - Vec2(cell->column, cell->row);
      return cell->heights.a + gradient.dot(from);
    };
    heightBegin_ = heightAtFraction(s0);
    heightEnd_ = heightAtFraction(s1);
  }

  const HeightRaster& heights_;
  const GridFrame& frame_;
  std::vector<double> fractions_;
  double heightBegin_ = kNothing, heightEnd_ = kNothing;
};

}  // namespace

GroundProfile groundProfile(const HeightRaster& heights, const GridFrame& frame, std::span<const Vec2> line) {
  GroundProfile profile;
  ProfileWalk walk(heights, frame);
  double begin = 0.0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    walk.walk(line[i - 1], line[i], begin, profile);
    begin += (line[i] - line[i - 1]).norm();
    profile.legEnds.push_back(begin);
  }
  return profile;
}

std::optional<GroundProfile::Spot> GroundProfile::at(double distance) const {
  const auto after = std::ranges::lower_bound(points, distance, {}, &Point::distance);
  if (after == points.end()) return std::nullopt;
  // The stretch that ends there, or begins where the ground does.
  const bool begins = after == points.begin() || std::isnan((after - 1)->height);
  const auto end = begins ? after + 1 : after;
  if (end == points.end()) return std::nullopt;
  const Point &a = *(end - 1), &b = *end;
  if (!(distance >= a.distance) || std::isnan(a.height) || std::isnan(b.height)) return std::nullopt;
  const double share = (distance - a.distance) / (b.distance - a.distance);
  return Spot{a.height + share * (b.height - a.height), (b.height - a.height) / (b.distance - a.distance),
              a.place + share * (b.place - a.place)};
}

std::optional<ProfileFigures> figuresOf(const GroundProfile& profile) {
  if (profile.points.empty()) return std::nullopt;
  ProfileFigures figures;
  figures.planeLength = profile.legEnds.back();
  figures.lowest = figures.highest = profile.points.front();
  double ground = 0.0, heights = 0.0;
  for (std::size_t i = 0; i < profile.points.size(); ++i) {
    const GroundProfile::Point& b = profile.points[i];
    if (b.height < figures.lowest.height) figures.lowest = b;
    if (b.height > figures.highest.height) figures.highest = b;
    if (i == 0) continue;
    const GroundProfile::Point& a = profile.points[i - 1];
    const double way = b.distance - a.distance, gain = b.height - a.height;
    if (std::isnan(gain)) continue;
    ground += way;
    heights += 0.5 * (a.height + b.height) * way;
    figures.surfaceLength += std::hypot(way, gain);
    (gain > 0.0 ? figures.climb : figures.descent) += std::abs(gain);
    if (way > 0.0) figures.steepest = std::max(figures.steepest, std::abs(gain) / way);
  }
  figures.gaps = std::max(0.0, figures.planeLength - ground);
  figures.meanHeight = heights / ground;
  return figures;
}

}  // namespace scarp
