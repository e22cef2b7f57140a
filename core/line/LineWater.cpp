#include "core/line/LineWater.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

#include "core/line/LineJunctions.h"
#include "core/line/LinePath.h"
#include "core/line/LineProfile.h"
#include "core/line/LineSurface.h"

namespace scarp {

namespace {

constexpr double kStripCells = 1.5;  ///< A bed of this width in cells is as narrow as samples show it.
constexpr std::size_t kBedsTogether = 64;

/// A level that a line's water is to have at a point.
struct WaterJoin {
  std::size_t point;
  double level;
};

/// Through the levels where it meets others, as heights of beds go there.
std::vector<double> joinedLevels(const LineDesign& design, std::span<const WaterJoin> joins) {
  std::vector<double> levels = waterLevels(design);
  if (levels.empty() || joins.empty() || isArea(design.line.kind)) return levels;
  std::vector<ProfileHeight> wanted;
  for (std::size_t i = 0; i < design.nodes.size(); ++i)
    for (const WaterJoin& join : joins)
      if (design.nodes[i].point == static_cast<std::ptrdiff_t>(join.point)) wanted.push_back({i, join.level});
  const LineSettings& settings = design.line.settings;
  const bool closed = design.line.closed;
  const double fade = std::max(settings.evenOver, settings.curve);
  if (closed || levels.front() >= levels.back())
    return throughHeights(design.nodes, levels, wanted, fade, 0.0, !closed, closed);
  // It flows from its last point to its first.
  for (ProfileHeight& one : wanted) one.node = design.nodes.size() - 1 - one.node;
  std::ranges::reverse(levels);
  levels = throughHeights(reversed(design.nodes), levels, wanted, fade, 0.0, true, false);
  std::ranges::reverse(levels);
  return levels;
}

/// For each line where it meets others that have water.
std::vector<std::vector<WaterJoin>> joinsOf(std::span<const Line> lines,
                                            std::span<const std::shared_ptr<const LineDesign>> designs) {
  std::vector<std::vector<WaterJoin>> joins(lines.size());
  for (const LineMeeting& meeting : meetingsOf(lines)) {
    double deepest = 0.0, pond = std::numeric_limits<double>::quiet_NaN();
    for (const LineCorner& corner : meeting.corners) {
      const Line& line = lines[corner.line];
      if (!designs[corner.line] || designs[corner.line]->empty()) continue;
      if (!isArea(line.kind)) {
        if (line.settings.neverRises) deepest = std::max(deepest, line.settings.water);
      } else if (const auto levels = waterLevels(*designs[corner.line]); !levels.empty()) {
        pond = levels.front();
      }
    }
    for (const LineCorner& corner : meeting.corners) {
      const auto& design = designs[corner.line];
      if (!design || isArea(lines[corner.line].kind)) continue;
      const auto node =
          std::ranges::find(design->nodes, static_cast<std::ptrdiff_t>(corner.point), &LineNode::point);
      if (node == design->nodes.end()) continue;
      joins[corner.line].push_back({corner.point, std::isnan(pond) ? node->height + deepest : pond});
    }
  }
  return joins;
}

/// Levels at both ends of the pieces of the bed, in the order in which designAt() adds them.
std::vector<std::array<double, 2>> levelsOfBeds(const LineDesign& design, const std::vector<double>& levels) {
  std::vector<std::array<double, 2>> ofBeds;
  ofBeds.reserve(design.beds.size());
  const std::size_t count = levels.size();
  for (const LineStretch& stretch : stretchesOnGround(design.nodes, design.line.closed))
    for (std::size_t k = 0; k + (stretch.ring ? 0 : 1) < stretch.count; ++k)
      ofBeds.push_back({levels[(stretch.first + k) % count], levels[(stretch.first + k + 1) % count]});
  return ofBeds;
}

std::shared_ptr<const LineWater> waterOf(const std::shared_ptr<const LineDesign>& design,
                                         std::span<const WaterJoin> joins, const GridFrame& frame) {
  if (!design || design->empty()) return nullptr;
  const std::vector<double> levels = joinedLevels(*design, joins);
  if (levels.empty()) return nullptr;
  LineWater water;
  water.design = design;
  const LineSettings& settings = design->line.settings;
  const double beside = 2.0 * std::max(frame.dx, frame.dy);
  double deepest = 0.0;  // Above the edges of the bed.
  pieces::PlanBox box;
  if (isArea(design->line.kind)) {
    water.level = levels.front();
    water.runs = pieces::runsOf(design->edges, pieces::addEdge);
    for (const LineEdge& edge : design->edges)
      deepest = std::max(deepest, water.level - std::min(edge.za, edge.zb));
  } else {
    water.levels = levelsOfBeds(*design, levels);
    water.runs = pieces::runsOf(design->beds, [](pieces::PieceRun& run, const LineBed& bed) {
      pieces::addEdge(run, bed.middle);
      run.half = std::max({run.half, bed.ha, bed.hb});
    });
    for (std::size_t i = 0; i < design->beds.size(); ++i) {
      const LineBed& bed = design->beds[i];
      water.half = std::max({water.half, bed.ha, bed.hb});
      const double left = besideMiddle(settings, design->section, bed.ha, bed.ta, bed.ha),
                   right = besideMiddle(settings, design->section, bed.ha, bed.ta, -bed.ha);
      deepest = std::max(deepest, water.levels[i][0] - bed.middle.za - std::min(left, right));
    }
    water.margin = mergeMargin(water.half, settings);
  }
  for (const pieces::PieceRun& run : water.runs) box.add(run.box);
  water.banks = deepest * settings.cut + beside;
  const double by = water.reach();
  if (!water.runs.empty())
    water.touched =
        frame.samplesWithin(box.low.x() - by, box.low.y() - by, box.high.x() + by, box.high.y() + by);
  return std::make_shared<const LineWater>(std::move(water));
}

}  // namespace

std::vector<Line> wateredLines(const std::vector<Line>& lines) {
  std::set<int> families;
  for (const Line& line : lines)
    if (hasWater(line) && !isArea(line.kind)) families.insert(lineFamily(line.kind));
  std::vector<Line> watered;
  for (const Line& line : lines)
    if (line.visible && (hasWater(line) || families.contains(lineFamily(line.kind)))) watered.push_back(line);
  return watered;
}

bool LineWater::isStrip(const LineBed& bed, const GridFrame& frame) {
  return 2.0 * std::max(bed.ha, bed.hb) < kStripCells * frame.cellSize();
}

std::vector<double> waterLevels(const LineDesign& design) {
  const LineSettings& settings = design.line.settings;
  const bool area = isArea(design.line.kind);
  std::vector<double> levels;
  if (!(settings.water > 0.0) || !(area || settings.neverRises)) return levels;
  double lowest = std::numeric_limits<double>::infinity();
  for (const LineNode& node : design.nodes) {
    levels.push_back(node.height + settings.water);
    lowest = std::min(lowest, levels.back());
  }
  // Up to where it would run out.
  if (area) std::ranges::fill(levels, lowest);
  return levels;
}

std::vector<std::shared_ptr<const LineWater>> waterOfLines(
    std::span<const Line> lines, std::span<const std::shared_ptr<const LineDesign>> designs,
    const GridFrame& frame) {
  const std::vector<std::vector<WaterJoin>> joins = joinsOf(lines, designs);
  std::vector<std::shared_ptr<const LineWater>> waters(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) waters[i] = waterOf(designs[i], joins[i], frame);
  return waters;
}

std::vector<GridRect> waterBetween(const LineWater* before, const LineWater* after, const GridFrame& frame) {
  std::vector<GridRect> parts;
  const auto addAll = [&](const LineWater* water) {
    if (!water) return;
    const double by = water->reach();
    if (isArea(water->design->line.kind)) return parts.push_back(water->touched);
    // Along it: a box about all of a long line is mostly empty.
    for (const pieces::PieceRun& run : water->runs)
      parts.push_back(frame.samplesWithin(run.box.low.x() - by, run.box.low.y() - by, run.box.high.x() + by,
                                          run.box.high.y() + by));
  };
  if (before == after) return parts;
  Line like;
  if (before && after) {
    like = before->design->line;
    like.points = after->design->line.points;
    like.name = after->design->line.name;
  }
  if (!before || !after || !(like == after->design->line) || before->design->joins != after->design->joins ||
      isArea(like.kind)) {
    if (before && after && before->design->edges == after->design->edges && before->level == after->level &&
        isArea(like.kind) && like == after->design->line)
      return parts;
    addAll(before);
    addAll(after);
    return parts;
  }
  const auto same = [&](std::size_t i, std::size_t k) {
    return before->design->beds[i] == after->design->beds[k] && before->levels[i] == after->levels[k];
  };
  const std::size_t one = before->levels.size(), other = after->levels.size(), least = std::min(one, other);
  std::size_t first = 0, last = 0;
  while (first < least && same(first, first)) ++first;
  while (last < least - first && same(one - 1 - last, other - 1 - last)) ++last;
  const double by = std::max(before->reach(), after->reach());
  for (const LineWater* water : {before, after})
    for (std::size_t begin = first; begin + last < water->levels.size(); begin += kBedsTogether) {
      pieces::PlanBox box;
      for (std::size_t i = begin; i < begin + kBedsTogether && i + last < water->levels.size(); ++i) {
        box.add(water->design->beds[i].middle.a);
        box.add(water->design->beds[i].middle.b);
      }
      parts.push_back(
          frame.samplesWithin(box.low.x() - by, box.low.y() - by, box.high.x() + by, box.high.y() + by));
    }
  return parts;
}

}  // namespace scarp
