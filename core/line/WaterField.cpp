#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/line/LineArea.h"
#include "core/line/LineNetwork.h"
#include "core/line/LineSurface.h"
#include "core/line/LineWater.h"

namespace scarp {

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
