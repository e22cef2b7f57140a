#include "core/line/LineSurface.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/line/LinePieces.h"

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

}  // namespace scarp
