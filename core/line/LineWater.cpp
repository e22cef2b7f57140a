#include "core/line/LineWater.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>

#include "core/line/LineNetwork.h"
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

namespace {

constexpr int kWaterSide = 8;    ///< Samples along a side of what is evaluated at once.
constexpr double kSpill = 1e-2;  ///< Metres by which a bank may lie below the edge of the bed.
constexpr double kDry = std::numeric_limits<double>::quiet_NaN();

/// The water of a line, as far as it is near to some samples.
struct NearWater {
  const LineWater* water;
  std::size_t index;  ///< Among all.
  std::vector<const pieces::PieceRun*> runs;
  std::optional<AreaRows> rows;

  [[nodiscard]] const LineDesign& design() const { return *water->design; }
  [[nodiscard]] bool isArea() const { return rows.has_value(); }
};

/// What of it is near to a square of samples.
struct NearPieces {
  std::vector<pieces::BedWay> beds;
  std::vector<const LineEdge*> edges;

  [[nodiscard]] bool empty() const { return beds.empty() && edges.empty(); }
};

/// Water beside a bed or an area.
struct Bank {
  double beyond;  ///< Metres from the edge.
  double level, edge;
};

std::optional<Bank> bankOfBed(const NearWater& near, const NearPieces& pieces, const Vec2& place) {
  const LineWater& water = *near.water;
  const auto at = bedAt(near.design(), pieces.beds, place, water.banks);
  if (!at) return std::nullopt;
  const LineDesign& design = near.design();
  const LineBed& bed = design.beds[at->bed];
  const Vec2 way = bed.middle.b - bed.middle.a, off = place - bed.middle.a;
  const bool left = way.x() * off.y() - way.y() * off.x() > 0.0;
  const double tilt = bed.ta + at->share * (bed.tb - bed.ta),
               middle = bed.middle.za + at->share * (bed.middle.zb - bed.middle.za);
  const double edge = middle + besideMiddle(design.line.settings, design.section, at->half, tilt,
                                            left ? at->half : -at->half);
  return Bank{at->distance - at->half, water.levelAt(at->bed, at->share), edge};
}

std::optional<Bank> bankOfArea(const NearWater& near, const NearPieces& pieces, const Vec2& place) {
  std::optional<Bank> bank;
  for (const LineEdge* edge : pieces.edges) {
    const pieces::Foot foot = pieces::footOn(*edge, place);
    if (foot.distance > near.water->banks || (bank && foot.distance >= bank->beyond)) continue;
    bank = Bank{foot.distance, near.water->level, edge->za + foot.share * (edge->zb - edge->za)};
  }
  return bank;
}

}  // namespace

WaterField::WaterField(const GridFrame& frame,
                       std::span<const std::vector<std::shared_ptr<const LineWater>>> layers)
    : frame_(frame) {
  for (const auto& layer : layers) {
    const std::size_t first = waters_.size();
    std::vector<std::shared_ptr<const LineDesign>> designs;
    for (const auto& water : layer) {
      if (!water) continue;
      waters_.push_back(water);
      designs.push_back(water->design);
    }
    for (std::vector<std::size_t>& joined : designsThatJoin(designs)) {
      for (std::size_t& other : joined) other += first;
      joined_.push_back(std::move(joined));
    }
  }
}

void WaterField::evaluate(const GridRect& rect, std::span<const float> ground,
                          std::span<float> levels) const {
  std::ranges::fill(levels.first(static_cast<std::size_t>(rect.area())), static_cast<float>(kDry));
  pieces::PlanBox whole;
  whole.add({frame_.x(rect.column0), frame_.y(rect.row0)});
  whole.add({frame_.x(rect.column1 - 1), frame_.y(rect.row1 - 1)});
  std::vector<NearWater> near;
  std::vector<std::size_t> places(waters_.size(), waters_.size());
  for (std::size_t i = 0; i < waters_.size(); ++i) {
    const LineWater& water = *waters_[i];
    if (water.touched.intersected(rect).empty()) continue;
    NearWater found{&water, i, {}, {}};
    for (const pieces::PieceRun& run : water.runs)
      if (run.box.least(whole) <= water.reach()) found.runs.push_back(&run);
    if (isArea(water.design->line.kind))
      found.rows.emplace(water.design->edges, rect.row0, rect.row1, frame_);
    else if (found.runs.empty())
      continue;
    places[i] = near.size();
    near.push_back(std::move(found));
  }
  if (near.empty()) return;

  std::vector<NearPieces> pieces(near.size());
  const auto collect = [&](const NearWater& of, const pieces::PlanBox& box, NearPieces& found) {
    found.beds.clear();
    found.edges.clear();
    for (const pieces::PieceRun* run : of.runs) {
      if (run->box.least(box) > of.water->reach()) continue;
      for (std::size_t k = run->begin; k < run->end; ++k) {
        const LineEdge& piece = of.isArea() ? of.design().edges[k] : of.design().beds[k].middle;
        pieces::PlanBox own;
        own.add(piece.a);
        own.add(piece.b);
        if (own.least(box) > of.water->reach()) continue;
        if (of.isArea())
          found.edges.push_back(&piece);
        else if (!LineWater::isStrip(of.design().beds[k], frame_))
          found.beds.emplace_back(of.design().beds[k]);
      }
    }
  };
  /// Merged with those that join it; its own where none of them counts.
  const auto merged = [&](const NearWater& of, const Vec2& place, double own) {
    MergedBed all;
    for (const std::size_t other : joined_[of.index]) {
      const std::size_t at = places[other];
      if (at == waters_.size() || pieces[at].beds.empty()) continue;
      const LineWater& water = *near[at].water;
      auto bed = bedAt(near[at].design(), pieces[at].beds, place, water.margin);
      if (!bed) continue;
      bed->height = water.levelAt(bed->bed, bed->share);
      all.add(*bed, near[at].design().line.settings);
    }
    return all.empty() ? own : all.height();
  };
  const auto levelAt = [&](int column, int row, const Vec2& place, double height) {
    for (std::size_t i = near.size(); i-- > 0;) {
      if (near[i].isArea()) {
        const auto& columns = near[i].rows->columns(row);
        const auto passed = std::ranges::upper_bound(columns, static_cast<double>(column)) - columns.begin();
        if (passed % 2 == 1) return near[i].water->level;
      } else if (!pieces[i].beds.empty()) {
        if (const auto bed = bedAt(near[i].design(), pieces[i].beds, place))
          return merged(near[i], place, near[i].water->levelAt(bed->bed, bed->share));
      }
    }
    const NearWater* of = nullptr;
    Bank nearest{std::numeric_limits<double>::infinity(), 0.0, 0.0};
    for (std::size_t i = 0; i < near.size(); ++i) {
      if (pieces[i].empty()) continue;
      const auto bank =
          near[i].isArea() ? bankOfArea(near[i], pieces[i], place) : bankOfBed(near[i], pieces[i], place);
      if (!bank || bank->beyond >= nearest.beyond) continue;
      nearest = *bank;
      of = &near[i];
    }
    if (!of) return kDry;
    // As far as a bank of the slope asked for holds it; the dry samples beside that say where its shore is.
    const double reach = (nearest.level - nearest.edge) * of->design().line.settings.cut;
    const bool wet = height < nearest.level;
    if (nearest.beyond > reach + (wet ? kSpill : 2.0 * std::max(frame_.dx, frame_.dy)) ||
        height < nearest.edge - kSpill)
      return kDry;
    return of->isArea() ? nearest.level : merged(*of, place, nearest.level);
  };

  const auto width = static_cast<std::size_t>(rect.width());
  const auto evaluateBlock = [&](const GridRect& part) {
    pieces::PlanBox box;
    box.add({frame_.x(part.column0), frame_.y(part.row0)});
    box.add({frame_.x(part.column1 - 1), frame_.y(part.row1 - 1)});
    bool any = false;
    for (std::size_t i = 0; i < near.size(); ++i) {
      collect(near[i], box, pieces[i]);
      any = any || near[i].isArea() || !pieces[i].empty();
    }
    if (!any) return;
    for (int row = part.row0; row < part.row1; ++row)
      for (int column = part.column0; column < part.column1; ++column) {
        const std::size_t at = static_cast<std::size_t>(row - rect.row0) * width +
                               static_cast<std::size_t>(column - rect.column0);
        if (std::isnan(ground[at])) continue;
        levels[at] =
            static_cast<float>(levelAt(column, row, {frame_.x(column), frame_.y(row)}, double(ground[at])));
      }
  };
  const auto downTo = [](int value) { return value / kWaterSide * kWaterSide; };
  for (int row = downTo(rect.row0); row < rect.row1; row += kWaterSide)
    for (int column = downTo(rect.column0); column < rect.column1; column += kWaterSide)
      evaluateBlock(GridRect{column, row, column + kWaterSide, row + kWaterSide}.intersected(rect));
}

}  // namespace scarp
