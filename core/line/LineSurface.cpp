#include "core/line/LineSurface.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/line/LinePieces.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr std::size_t kBranches = 16;

/// Metres of rise for each metre out to one side.
double sideSlope(double crown, double tilt, bool left) {
  const double raised = left ? tilt : -tilt;
  if (raised == 0.0) return -crown;
  if (crown <= 0.0) return raised - crown;
  if (raised < 0.0) return std::min(-crown, raised);
  // The outer side turns about the middle until the bed is a plane.
  return raised < crown ? 2.0 * raised - crown : raised;
}

/// Of a place's offset from a piece's end, in what direction to the left of the way it lies: −1…1.
double leftShare(const LineEdge& middle, const Vec2& end, const Vec2& place, double distance) {
  const Vec2 way = middle.b - middle.a, off = place - end;
  const double scale = reproducible::hypot(way.x(), way.y()) * distance;
  return scale > 0.0 ? std::clamp((way.x() * off.y() - way.y() * off.x()) / scale, -1.0, 1.0) : 0.0;
}

}  // namespace

double besideMiddle(const LineSettings& settings, const LineSection& section, double half, double tilt,
                    double across) {
  const double out = std::abs(across);
  const bool left = across > 0.0;
  if (section.empty()) return sideSlope(settings.crown, tilt, left) * out;
  if (section.fromMiddle) {
    const double share = half > 0.0 ? out / half : 0.0;
    return sideSlope(0.0, tilt, left) * out + section.upAt(left, share * section.extent());
  }
  const double edge = std::max(0.0, half - section.extent());
  const double up = sideSlope(settings.crown, tilt, left) * std::min(out, edge);
  return out > edge ? up + section.upAt(left, out - edge) : up;
}

std::vector<double> sectionCorners(const LineSection& section, double half) {
  const double extent = section.extent();
  const double edge = section.fromMiddle ? 0.0 : std::max(0.0, half - extent);
  std::vector<double> corners{0.0};
  for (const bool onLeft : {true, false}) {
    const auto add = [&](double out) {
      if (out > 0.0) corners.push_back(onLeft ? std::min(out, half) : -std::min(out, half));
    };
    if (!section.empty()) add(edge);
    for (const LineSectionPoint& point : onLeft ? section.left : section.right)
      add(section.fromMiddle ? half * (point.out / extent) : edge + point.out);
    add(half);
  }
  std::ranges::sort(corners, std::greater<>());
  const auto again = std::ranges::unique(corners);
  corners.erase(again.begin(), again.end());
  return corners;
}

std::optional<BedPlace> bedAt(const LineDesign& design, std::span<const pieces::BedWay> beds,
                              const Vec2& place, double beyond) {
  double least = pieces::kInfinity;
  const LineBed* on = nullptr;
  for (const pieces::BedWay& way : beds) {
    const double square = way.squareFrom(place);
    if (square >= least) continue;
    least = square;
    on = way.bed;
  }
  if (!on) return std::nullopt;
  const pieces::Foot nearest = pieces::footOn(on->middle, place);
  const double half = on->ha + nearest.share * (on->hb - on->ha);
  if (nearest.distance > half + beyond) return std::nullopt;
  if ((on->opens && nearest.unclamped < 0.0) || (on->ends && nearest.unclamped > 1.0)) return std::nullopt;
  const auto which = static_cast<std::size_t>(on - design.beds.data());
  const LineEdge& middle = on->middle;
  const double tilt = on->ta + nearest.share * (on->tb - on->ta);
  const auto beside = [&](double across) {
    return besideMiddle(design.line.settings, design.section, half, tilt, across);
  };
  const double height = middle.za + nearest.share * (middle.zb - middle.za);
  const bool before = on->opensRound && nearest.unclamped < 0.0;
  if (before || (on->endsRound && nearest.unclamped > 1.0)) {
    // Round an end from one side to the other.
    const double share = 0.5 + 0.5 * leftShare(middle, before ? middle.a : middle.b, place, nearest.distance);
    const double left = beside(nearest.distance), right = beside(-nearest.distance);
    const Vec2 along = middle.b - middle.a, from = place - (before ? middle.a : middle.b);
    const double past = std::abs(along.dot(from)) / reproducible::hypot(along.x(), along.y());
    return BedPlace{
        height + (right + share * (left - right)), nearest.distance, half, past, which, nearest.share};
  }
  const Vec2 way = middle.b - middle.a, off = place - middle.a;
  const bool left = way.x() * off.y() - way.y() * off.x() > 0.0;
  return BedPlace{height + beside(left ? nearest.distance : -nearest.distance),
                  nearest.distance,
                  half,
                  0.0,
                  which,
                  nearest.share};
}

double mergeMargin(double half, const LineSettings& settings) { return std::min(0.5 * half, settings.reach); }

void MergedBed::add(const BedPlace& bed, const LineSettings& settings) {
  const double reach = bed.half + mergeMargin(bed.half, settings);
  const double left = reach > 0.0 ? std::max(0.0, 1.0 - bed.distance / reach) : 0.0;
  if (!(left > 0.0)) return;
  const double before = std::max(0.0, 1.0 - bed.past / reach), twice = before * before;
  const double weight = left * left * twice * twice;
  if (!(weight > 0.0)) return;
  ++count_;
  only_ = bed.height;
  heights_ += weight * bed.height;
  weights_ += weight;
}

BedTree::BedTree(const LineDesign& design) : design_(&design) {
  const auto& beds = design.beds;
  for (const LineBed& bed : beds) half_ = std::max({half_, bed.ha, bed.hb});
  if (beds.empty()) return;
  std::vector<TreeBox> boxes;
  for (std::size_t i = 0; i < beds.size(); ++i) {
    const LineEdge& middle = beds[i].middle;
    const Vec2 low = middle.a.cwiseMin(middle.b), high = middle.a.cwiseMax(middle.b);
    if (i % kBranches == 0) boxes.push_back({low, high});
    boxes.back().low = boxes.back().low.cwiseMin(low);
    boxes.back().high = boxes.back().high.cwiseMax(high);
  }
  levels_.push_back(std::move(boxes));
  while (levels_.back().size() > 1) {
    std::vector<TreeBox> upper;
    for (std::size_t i = 0; i < levels_.back().size(); ++i) {
      const TreeBox& box = levels_.back()[i];
      if (i % kBranches == 0) upper.push_back(box);
      upper.back().low = upper.back().low.cwiseMin(box.low);
      upper.back().high = upper.back().high.cwiseMax(box.high);
    }
    levels_.push_back(std::move(upper));
  }
}

void BedTree::collect(std::size_t level, std::size_t index, const Vec2& place, double reach,
                      std::vector<pieces::BedWay>& found) const {
  const TreeBox& box = levels_[level][index];
  if (place.x() < box.low.x() - reach || place.x() > box.high.x() + reach ||
      place.y() < box.low.y() - reach || place.y() > box.high.y() + reach)
    return;
  const std::size_t first = index * kBranches;
  if (level == 0) {
    const auto& beds = design_->beds;
    for (std::size_t i = first; i < std::min(beds.size(), first + kBranches); ++i)
      found.emplace_back(beds[i]);
    return;
  }
  for (std::size_t i = first; i < std::min(levels_[level - 1].size(), first + kBranches); ++i)
    collect(level - 1, i, place, reach, found);
}

std::optional<BedPlace> BedTree::at(const Vec2& place, double beyond) const {
  if (levels_.empty()) return std::nullopt;
  std::vector<pieces::BedWay> found;
  collect(levels_.size() - 1, 0, place, half_ + beyond, found);
  return bedAt(*design_, found, place, beyond);
}

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

namespace {

constexpr double kMaxShare = 0.3;   ///< Of the reach: up to there a slope has to meet the terrain.
constexpr double kEndShare = 0.45;  ///< Of the reach: from there on every slope is a wall.
constexpr double kMargin = 1.25;    ///< Of the distance at which a slope meets the terrain.
constexpr double kMarginCells = 2.0;
constexpr double kSamples = 32.0;  ///< Heights along a ray.
constexpr std::size_t kEdgesInPart = 256;

/// Looks at the terrain outside of an edge.
class BankRays {
 public:
  BankRays(const HeightRaster& ground, const GridFrame& frame, double reach)
      : ground_(ground), frame_(frame), reach_(reach), step_(std::max(frame.cellSize(), reach / kSamples)) {}

  /// Distance from an edge at which a slope meets the terrain, which is above (cut) or below (fill) it;
  /// infinite: not within `most`. Where there is no terrain it ends.
  [[nodiscard]] double meets(const Vec2& from, const Vec2& way, double height, bool cut, double steep,
                             double most) const {
    double before = 0.0, gapBefore = 0.0;
    for (double d = 0.0; d <= most; d += step_) {
      const Vec2 place = from + d * way;
      const double there = heightAt(ground_, frame_.column(place.x()), frame_.row(place.y()));
      if (std::isnan(there)) return d;
      const double gap = cut ? there - (height + steep * d) : height - steep * d - there;
      if (gap <= 0.0) return d > 0.0 ? before + (d - before) * gapBefore / (gapBefore - gap) : 0.0;
      before = d;
      gapBefore = gap;
    }
    return pieces::kInfinity;
  }
  [[nodiscard]] LineBank choose(const LineEdge& edge, const Vec2& outside, bool cut, double run) const {
    const Vec2 from = 0.5 * (edge.a + edge.b), aside(-outside.y(), outside.x());
    const double height = 0.5 * (edge.za + edge.zb), wall = 1.0 / kWallRun;
    for (const LineBankKind kind : {LineBankKind::Slope, LineBankKind::Steep}) {
      const double steep =
          std::min(1.0 / run * (kind == LineBankKind::Steep ? 2.0 : 1.0), std::max(wall, 1.0 / run));
      double met = meets(from, outside, height, cut, steep, kMaxShare * reach_);
      if (met == 0.0) return {LineBankKind::None, 0.0};
      if (met == pieces::kInfinity) continue;
      // Around corners and bends slopes go aside too.
      for (const double sense : {1.0, -1.0}) {
        const Vec2 way = std::sqrt(0.5) * (outside + sense * aside);
        if (const double other = meets(from, way, height, cut, steep, kMaxShare * reach_);
            other < pieces::kInfinity)
          met = std::max(met, other);
      }
      return {kind, std::min(kMargin * met + kMarginCells * frame_.cellSize(), kEndShare * reach_)};
    }
    return {LineBankKind::Wall, 0.0};
  }

 private:
  const HeightRaster& ground_;
  const GridFrame& frame_;
  double reach_, step_;
};

}  // namespace

pieces::SlopeProfile bankProfile(const LineBank& bank, double run) {
  const double asked = 1.0 / run, wall = std::max(asked, 1.0 / kWallRun);
  if (bank.extent == pieces::kInfinity) return {asked};
  return {bank.kind == LineBankKind::Steep ? std::min(2.0 * asked, wall) : asked, bank.extent, wall};
}

void chooseBanks(LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  const LineSettings& settings = design.line.settings;
  const BankRays rays(ground, frame, settings.reach);
  std::vector<LineEdge>& edges = design.edges;
  parallelFor((edges.size() + kEdgesInPart - 1) / kEdgesInPart, [&](std::size_t part) {
    const std::size_t past = std::min(edges.size(), (part + 1) * kEdgesInPart);
    for (std::size_t i = part * kEdgesInPart; i < past; ++i) {
      LineEdge& edge = edges[i];
      const Vec2 way = edge.b - edge.a;
      const double length = reproducible::hypot(way.x(), way.y());
      if (!(length > 0.0)) {
        edge.cut = edge.fill = {LineBankKind::None, 0.0};
        continue;
      }
      const Vec2 left(-way.y() / length, way.x() / length), outside = edge.outsideLeft ? left : Vec2(-left);
      edge.cut = rays.choose(edge, outside, true, settings.cut);
      edge.fill = rays.choose(edge, outside, false, settings.fill);
    }
  });
}

}  // namespace scarp
