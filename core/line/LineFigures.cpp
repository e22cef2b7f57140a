#include "core/line/LineFigures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

#include "core/line/BrushPath.h"
#include "core/line/Earthwork.h"
#include "core/line/LineField.h"
#include "core/line/LineWater.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kBankHeight = 0.5;  ///< Metres; lower banks are not counted.

double groundAt(const Vec2& place, const HeightRaster& ground, const GridFrame& frame) {
  return heightAt(ground, frame.column(place.x()), frame.row(place.y()));
}

void addDeepStretches(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame,
                      LineFindings& findings) {
  double station = 0.0;
  bool open = false;
  for (std::size_t i = 0; i < design.nodes.size(); ++i) {
    const LineNode& node = design.nodes[i];
    const double above = node.height - design.line.settings.offset - groundAt(node.place, ground, frame);
    const bool carried =
        node.span != LineSpan::Ground || (i > 0 && design.nodes[i - 1].span != LineSpan::Ground);
    const bool deep = !carried && std::abs(above) > kDeepEarthwork;
    if (deep && open && (findings.deepStretches.back().deepest > 0.0) == (above > 0.0)) {
      LineFindings::DeepStretch& last = findings.deepStretches.back();
      last.to = station;
      if (std::abs(above) > std::abs(last.deepest)) {
        last.deepest = above;
        last.place = node.place;
      }
    } else if (deep) {
      findings.deepStretches.push_back({station, station, node.place, above});
    }
    open = deep;
    station += node.onward;
  }
}

void addBanks(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame,
              LineFindings& findings) {
  const LineEarth earth = design.line.settings.earth;
  for (const LineEdge& edge : design.edges) {
    const Vec2 middle = 0.5 * (edge.a + edge.b);
    const double above = 0.5 * (edge.za + edge.zb) - groundAt(middle, ground, frame);
    if (!(std::abs(above) > kBankHeight)) continue;
    if (above > 0.0 ? earth == LineEarth::CutOnly : earth == LineEarth::FillOnly) continue;
    const LineBankKind kind = above > 0.0 ? edge.fill.kind : edge.cut.kind;
    const double length = (edge.b - edge.a).norm();
    if (kind != LineBankKind::Steep && kind != LineBankKind::Wall) continue;
    (kind == LineBankKind::Wall ? findings.walls : findings.steepBanks) += length;
    findings.banks.push_back({edge.a, edge.b, kind});
  }
}

void addCrossings(const LineDesign& design, LineFindings& findings) {
  const auto& nodes = design.nodes;
  for (const SelfCrossing& crossing : design.crossings) {
    const auto at = [&](std::size_t i, double share) {
      return nodes[i].height + share * (nodes[(i + 1) % nodes.size()].height - nodes[i].height);
    };
    findings.crossings.push_back({crossing.place, std::abs(at(crossing.first, crossing.firstShare) -
                                                           at(crossing.second, crossing.secondShare))});
  }
}

}  // namespace

LineFindings findingsOf(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  LineFindings findings;
  if (design.nodes.empty() || hasBrush(design.line.kind)) return findings;
  addCrossings(design, findings);
  addBanks(design, ground, frame, findings);
  if (isArea(design.line.kind)) return findings;
  for (const LineNode& node : design.nodes) {
    if (node.point < 0) continue;
    const auto point = static_cast<std::size_t>(node.point);
    const auto& wanted = design.line.points[point].height;
    if (!wanted) continue;
    const double excess = node.height - design.shift - *wanted;
    if (std::abs(excess) > kHeightTolerance) findings.missedHeights.push_back({point, *wanted, excess});
  }
  addDeepStretches(design, ground, frame, findings);
  if (const double asked = design.line.settings.grade; asked > 0.0 && design.grade > asked) {
    findings.neededGrade = design.grade;
    findings.neededLength = std::abs(design.nodes.back().height - design.nodes.front().height) / asked;
  }
  return findings;
}

namespace {

constexpr double kBalanced = 1e-4;  ///< Of the larger of both.
constexpr int kMostTries = 60;

}  // namespace

bool hasShift(const LineSettings& settings) { return settings.heights >= LineHeights::Balance; }

double shiftOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
               std::span<const LineJoin> joins) {
  const LineSettings& settings = line.settings;
  if (!hasShift(settings)) return 0.0;
  const bool ofCut = settings.heights == LineHeights::CutVolume,
             ofFill = settings.heights == LineHeights::FillVolume;
  if (settings.earth == LineEarth::FillOnly && !ofFill) return 0.0;
  if (settings.earth == LineEarth::CutOnly && !ofCut) return 0.0;
  if ((ofCut || ofFill) && !(settings.volume > 0.0)) return 0.0;
  struct Tried {
    double shift, left;  ///< By how much it lies too low, cubic metres.
    bool balanced;
  };
  const auto attempt = [&](double shift) -> Tried {
    auto design = std::make_shared<const LineDesign>(designAt(line, ground, frame, shift, joins));
    if (design->empty()) return {shift, 0.0, true};
    const LineField field(frame, {design});
    const Earthwork work = earthworkBetween(ground, withLines(ground, field), frame);
    const double more = ofFill ? settings.volume : ofCut ? work.cut : work.cut * settings.shrink;
    const double less = ofCut ? settings.volume : work.fill;
    return {shift, more - less, std::abs(more - less) <= kBalanced * std::max(more, less)};
  };
  Tried low = attempt(0.0);
  if (low.balanced) return low.shift;
  // Raising it takes from the cut: the other end of a bracket lies that way.
  const double sense = low.left > 0.0 ? 1.0 : -1.0;
  Tried high = low;
  for (double far = 1.0; (high.left > 0.0) == (low.left > 0.0); far *= 4.0) {
    if (far > kMostShift) return 0.0;
    low = high;
    high = attempt(sense * far);
    if (high.balanced) return high.shift;
  }
  // Regula falsi, where the end that stays counts half (Illinois).
  double lowLeft = low.left, highLeft = high.left;
  for (int tries = 0; tries < kMostTries; ++tries) {
    double shift = (low.shift * highLeft - high.shift * lowLeft) / (highLeft - lowLeft);
    if (tries % 8 == 7) shift = 0.5 * (low.shift + high.shift);
    const Tried middle = attempt(shift);
    if (middle.balanced || middle.shift == low.shift || middle.shift == high.shift) return middle.shift;
    if ((middle.left > 0.0) == (low.left > 0.0)) {
      low = middle;
      lowLeft = middle.left;
      highLeft *= 0.5;
    } else {
      high = middle;
      highLeft = middle.left;
      lowLeft *= 0.5;
    }
  }
  return 0.5 * (low.shift + high.shift);
}

namespace {

/// Which of some places is nearest to another.
class NearestPlace {
 public:
  NearestPlace(std::vector<Vec2> places, double side) : places_(std::move(places)), side_(side) {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const auto [column, row] = squareOf(places_[i]);
      squares_[keyOf(column, row)].push_back(i);
    }
  }
  /// Of two equally near, the first. Contract: there are places.
  [[nodiscard]] std::size_t nearest(const Vec2& to) const {
    if (places_.size() == 1) return 0;
    const auto [column, row] = squareOf(to);
    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    const auto look = [&](std::int64_t c, std::int64_t r) {
      const auto found = squares_.find(keyOf(c, r));
      if (found == squares_.end()) return;
      for (const std::size_t i : found->second)
        if (const double square = (places_[i] - to).squaredNorm();
            square < least || (square == least && i < best)) {
          least = square;
          best = i;
        }
    };
    // In rings; what is further out than the best is not looked at.
    for (std::int64_t ring = 0; ring < kMostRings; ++ring) {
      if (const double clear = (double(ring) - 1.0) * side_; ring > 0 && clear > 0.0 && clear * clear > least)
        return best;
      for (std::int64_t c = -ring; c <= ring; ++c) {
        const bool whole = c == -ring || c == ring;
        for (std::int64_t r = -ring; r <= ring; r += whole ? 1 : std::max<std::int64_t>(1, 2 * ring))
          look(column + c, row + r);
      }
    }
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (const double square = (places_[i] - to).squaredNorm(); square < least) {
        least = square;
        best = i;
      }
    return best;
  }

 private:
  static constexpr std::int64_t kMostRings = 64;

  [[nodiscard]] std::pair<std::int64_t, std::int64_t> squareOf(const Vec2& place) const {
    return {static_cast<std::int64_t>(std::floor(place.x() / side_)),
            static_cast<std::int64_t>(std::floor(place.y() / side_))};
  }
  static std::uint64_t keyOf(std::int64_t column, std::int64_t row) {
    return (static_cast<std::uint64_t>(column) << 32U) ^ (static_cast<std::uint64_t>(row) & 0xffffffffU);
  }

  std::vector<Vec2> places_;
  double side_;
  std::unordered_map<std::uint64_t, std::vector<std::size_t>> squares_;
};

/// Of the circle through three places; infinite where they are in line.
double radiusThrough(const Vec2& a, const Vec2& b, const Vec2& c) {
  const Vec2 u = b - a, v = c - b, w = c - a;
  const double cross = std::abs(u.x() * v.y() - u.y() * v.x());
  return cross > 1e-9 * u.norm() * v.norm() ? u.norm() * v.norm() * w.norm() / (2.0 * cross)
                                            : std::numeric_limits<double>::infinity();
}

void measureCourse(const LineDesign& design, LineFigures& figures) {
  const auto& nodes = design.nodes;
  const std::size_t count = nodes.size();
  const bool closed = design.line.closed || isArea(design.line.kind);
  double radius = std::numeric_limits<double>::infinity(), vertical = radius;
  for (std::size_t i = 0; i < count; ++i) {
    const LineNode &at = nodes[i], &next = nodes[(i + 1) % count];
    figures.length += at.onward;
    if (at.span == LineSpan::Bridge) figures.bridges += at.onward;
    if (at.span == LineSpan::Tunnel) figures.tunnels += at.onward;
    if (!closed && i + 1 == count) continue;
    const double rise = next.height - at.height;
    (rise > 0.0 ? figures.climb : figures.descent) += std::abs(rise);
    if (at.onward > 0.0) figures.steepest = std::max(figures.steepest, std::abs(rise) / at.onward);
    if (!closed && i + 2 >= count) continue;
    const LineNode& after = nodes[(i + 2) % count];
    radius = std::min(radius, radiusThrough(at.place, next.place, after.place));
    if (at.onward > 0.0 && next.onward > 0.0) {
      const double bend = (after.height - next.height) / next.onward - rise / at.onward;
      if (std::abs(bend) > 1e-9)
        vertical = std::min(vertical, 0.5 * (at.onward + next.onward) / std::abs(bend));
    }
  }
  if (std::isfinite(radius)) figures.leastRadius = radius;
  if (std::isfinite(vertical)) figures.leastVertical = vertical;
}

/// Samples that stayed, beside one that a side slope changed, although the slope would have gone on.
std::size_t stepsOf(const LineField& field, const HeightRaster& before, const HeightRaster& after) {
  std::size_t steps = 0;
  const GridRect all = before.rect();
  for (const int slot : before.unsharedSlots(after)) {
    const GridRect inner = before.tileRect(slot), outer = inner.grown(1).intersected(all);
    std::vector<float> was(static_cast<std::size_t>(outer.area())), is(was.size());
    before.read(outer, was);
    after.read(outer, is);
    const auto at = [&](int c, int r) {
      return static_cast<std::size_t>(r - outer.row0) * static_cast<std::size_t>(outer.width()) +
             static_cast<std::size_t>(c - outer.column0);
    };
    const auto moved = [&](int c, int r) { return outer.contains(c, r) && was[at(c, r)] != is[at(c, r)]; };
    for (int r = inner.row0; r < inner.row1; ++r)
      for (int c = inner.column0; c < inner.column1; ++c) {
        if (std::isnan(was[at(c, r)]) || moved(c, r)) continue;
        if (!moved(c - 1, r) && !moved(c + 1, r) && !moved(c, r - 1) && !moved(c, r + 1)) continue;
        if (field.endsInStep(c, r, was[at(c, r)])) ++steps;
      }
  }
  return steps;
}

/// The area within a border by the even-odd rule, square metres. Between the rows of nodes and crossings the
/// pieces of the border do not cross, so each such band is a sum of trapezoids.
double borderArea(const LineDesign& design) {
  const std::vector<LineNode>& nodes = design.nodes;
  if (design.crossings.empty()) {
    double sum = 0.0;
    for (std::size_t i = 2; i < nodes.size(); ++i) {
      const Vec2 u = nodes[i - 1].place - nodes[0].place, v = nodes[i].place - nodes[0].place;
      sum += 0.5 * (u.x() * v.y() - u.y() * v.x());
    }
    return std::abs(sum);
  }
  // Nodes between the points of a straight border are on its pieces.
  std::vector<Vec2> corners;
  std::vector<double> rows;
  for (const LineNode& node : nodes)
    if (node.point >= 0 || design.line.settings.course == LineCourse::Round) {
      corners.push_back(node.place);
      rows.push_back(node.place.y());
    }
  for (const SelfCrossing& crossing : design.crossings) rows.push_back(crossing.place.y());
  std::ranges::sort(rows);
  double area = 0.0;
  std::vector<double> across;
  for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
    const double middle = 0.5 * (rows[k] + rows[k + 1]);
    across.clear();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec2 &a = corners[i], &b = corners[(i + 1) % corners.size()];
      if ((a.y() <= middle) != (b.y() <= middle))
        across.push_back(a.x() + (middle - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
    }
    std::ranges::sort(across);
    for (std::size_t i = 0; i + 1 < across.size(); i += 2)
      area += (across[i + 1] - across[i]) * (rows[k + 1] - rows[k]);
  }
  return area;
}

/// Whether no sample differs. Tiles that are shared are not read.
bool sameHeights(const HeightRaster& before, const HeightRaster& after) {
  return std::ranges::all_of(before.unsharedSlots(after), [&](int slot) {
    const GridRect rect = before.tileRect(slot);
    std::vector<float> was(static_cast<std::size_t>(rect.area())), is(was.size());
    before.read(rect, was);
    after.read(rect, is);
    return std::ranges::equal(was, is,
                              [](float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); });
  });
}

/// Whether the smallest rectangle around the points of a line is outside the terrain.
bool isOutside(const Line& line, const GridFrame& frame) {
  Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
  for (const LinePoint& point : line.points) {
    low = low.cwiseMin(Vec2(point.x, point.y));
    high = high.cwiseMax(Vec2(point.x, point.y));
  }
  return low.x() > 0.5 * frame.width() || high.x() < -0.5 * frame.width() || low.y() > 0.5 * frame.depth() ||
         high.y() < -0.5 * frame.depth();
}

/// Metres from edge to edge of the bed with its shoulders where it is widest; of a brush path of its brush.
double greatestWidth(const LineDesign& design) {
  if (design.line.brush) return 2.0 * design.line.brush.settings().radius;
  double half = 0.0;
  for (const LineNode& node : design.nodes) half = std::max(half, node.half);
  return 2.0 * half;
}

/// See whyLineChangesNothing(), of a line that is known to change nothing.
Message reasonForNoEffect(const LineDesign& design, const GridFrame& frame) {
  const Line& line = design.line;
  if (isOutside(line, frame))
    return Message("it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4",
                   plainMetres(-0.5 * frame.width()), metres(0.5 * frame.width()),
                   plainMetres(-0.5 * frame.depth()), metres(0.5 * frame.depth()));
  if (!line.brush && design.nodes.empty()) return Message("there is no ground under it");
  if (!line.brush && design.empty())
    return Message("bridges and tunnels carry all of it, and these leave the ground as it is");
  const double cell = std::hypot(frame.dx, frame.dy);
  if (isArea(line.kind)) {
    if (borderArea(design) < frame.dx * frame.dy)
      return Message(
          "its area is smaller than a cell, and no sample is inside; enlarge it, or resample the terrain to "
          "smaller cells");
  } else if (const double width = greatestWidth(design); width < cell) {
    return Message(line.brush
                       ? "its brush is %1 wide, less than a cell (%2), and no sample is inside; make it %3 "
                         "wide, or resample the terrain to smaller cells"
                       : "its bed is %1 wide, less than a cell (%2), and no sample is inside; make it %3 "
                         "wide, or resample the terrain to smaller cells",
                   metres(width), metres(frame.dx), metres(std::ceil(cell)));
  }
  return Message("the ground already has these heights");
}

}  // namespace

LineReport measureLine(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  LineReport report;
  if (design.nodes.empty()) return report;
  measureCourse(design, report.figures);
  LineFigures& figures = report.figures;
  figures.shift = design.shift;
  report.findings = findingsOf(design, ground, frame);
  const auto& nodes = design.nodes;
  const std::vector<double> water = waterLevels(design);
  if (!water.empty()) {
    figures.waterHigh = *std::ranges::max_element(water);
    figures.waterLow = *std::ranges::min_element(water);
  }
  double station = 0.0;
  std::vector<Vec2> places;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const LineNode& node = nodes[i];
    const double rise = nodes[(i + 1) % nodes.size()].height - node.height;
    report.stations.push_back(
        {station, node.place, heightAt(ground, frame.column(node.place.x()), frame.row(node.place.y())),
         node.height, node.onward > 0.0 ? rise / node.onward : 0.0, node.span, 0.0, 0.0, 0.0, node.tilt,
         water.empty() ? std::numeric_limits<double>::quiet_NaN() : water[i]});
    station += node.onward;
    places.push_back(node.place);
  }
  if (isArea(design.line.kind)) figures.planeArea = borderArea(design);
  const bool brushes = hasBrush(design.line.kind);
  const LineField field(frame, {std::make_shared<const LineDesign>(design)});
  const HeightRaster shaped =
      brushes ? withBrushPath(ground, design.line, frame) : withLines(ground, field);
  if (sameHeights(ground, shaped)) report.noEffect = reasonForNoEffect(design, frame);
  const NearestPlace nearest(std::move(places), 16.0 * frame.cellSize());
  forEachMoved(ground, shaped, frame, [&](const Vec2& middle, const Earthwork& work) {
    figures.earth += work;
    LineStation& at = report.stations[nearest.nearest(middle)];
    at.cut += work.cut;
    at.fill += work.fill;
  });
  const double shrink = design.line.settings.shrink;
  double haul = 0.0;
  for (LineStation& at : report.stations) at.haul = haul += at.cut * shrink - at.fill;
  figures.left = figures.earth.cut * shrink - figures.earth.fill;
  if (!brushes) figures.steps = stepsOf(field, ground, shaped);
  return report;
}

Message whyLineChangesNothing(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  const HeightRaster shaped =
      hasBrush(design.line.kind)
          ? withBrushPath(ground, design.line, frame)
          : withLines(ground, LineField(frame, {std::make_shared<const LineDesign>(design)}));
  return sameHeights(ground, shaped) ? reasonForNoEffect(design, frame) : Message();
}

}  // namespace scarp
