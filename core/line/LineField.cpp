#include "core/line/LineField.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/base/Parallel.h"
#include "core/line/LineNetwork.h"
#include "core/line/LinePieces.h"
#include "core/line/LineSurface.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

using namespace pieces;

constexpr float kUntouched = std::numeric_limits<float>::quiet_NaN();
constexpr int kSide = 8;        ///< Samples along a side of what is evaluated at once.
constexpr double kStep = 1e-3;  ///< Metres; less is no step.

/// An edge and the slope that goes out from it.
struct Slope {
  const LineEdge* edge;
  SlopeProfile profile;
  double reach;
};

}  // namespace

struct LineField::Shape {
  std::shared_ptr<const LineDesign> design;
  std::vector<pieces::PieceRun> beds, edges;
  pieces::PlanBox box;
  double half = 0.0, reach = 0.0, cut = 0.0, fill = 0.0;
  double margin = 0.0;  ///< Beside its half width, where it counts for others that it joins.
  bool cuts = true, fills = true;
  std::vector<std::size_t> joined;  ///< Those that join it and itself, in their order; none: no other.
  GridRect touched;

  /// Metres from its middle up to which its bed counts.
  [[nodiscard]] double merged() const { return half + (joined.empty() ? 0.0 : margin); }
};

namespace {

/// A square of samples that is evaluated at once.
class LineBlock {
 public:
  LineBlock(const GridFrame& frame, const GridRect& rect) : frame_(frame), rect_(rect) {
    box_.add({frame.x(rect.column0), frame.y(rect.row0)});
    box_.add({frame.x(rect.column1 - 1), frame.y(rect.row1 - 1)});
  }
  [[nodiscard]] const PlanBox& box() const { return box_; }
  [[nodiscard]] Vec2 place(int column, int row) const { return {frame_.x(column), frame_.y(row)}; }
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(rect_.area()); }
  template <class F>
  void forEach(F&& call) const {
    std::size_t i = 0;
    for (int row = rect_.row0; row < rect_.row1; ++row)
      for (int column = rect_.column0; column < rect_.column1; ++column, ++i) call(i, column, row);
  }

 private:
  const GridFrame& frame_;
  GridRect rect_;
  PlanBox box_;
};

/// Leaves out slopes that are under another one wherever in the block it is asked, both turned alike.
void prune(std::vector<Slope>& slopes, bool turned, const PlanBox& box) {
  const auto high = [turned](const LineEdge& e) {
    return turned ? -std::min(e.za, e.zb) : std::max(e.za, e.zb);
  };
  double surely = -kInfinity;
  for (const Slope& slope : slopes) {
    const double distance = box.most(slope.edge->a);
    const double height = turned ? -slope.edge->za : slope.edge->za;
    if (distance <= slope.reach) surely = std::max(surely, height - slope.profile.drop(distance));
  }
  if (surely == -kInfinity) return;
  const double enough = surely - 1e-6;
  std::erase_if(slopes, [&](const Slope& slope) {
    PlanBox own;
    own.add(slope.edge->a);
    own.add(slope.edge->b);
    return high(*slope.edge) - slope.profile.drop(own.least(box)) < enough;
  });
}

double highestOf(const std::vector<SlopeOut>& slopes, const Vec2& place) {
  double highest = -kInfinity;
  for (const SlopeOut& slope : slopes) highest = std::max(highest, slope.at(place));
  return highest;
}

void prepare(const std::vector<Slope>& slopes, bool turned, std::vector<SlopeOut>& made) {
  made.clear();
  for (const Slope& slope : slopes) made.emplace_back(*slope.edge, turned, slope.profile, slope.reach);
}

}  // namespace

LineField::LineField(const GridFrame& frame, std::vector<std::shared_ptr<const LineDesign>> designs)
    : frame_(frame) {
  std::erase_if(designs, [](const auto& design) { return !design || design->empty(); });
  std::vector<std::vector<std::size_t>> joined = designsThatJoin(designs);
  for (std::shared_ptr<const LineDesign>& design : designs) {
    auto shape = std::make_unique<Shape>();
    const LineSettings& settings = design->line.settings;
    shape->beds = runsOf(design->beds, [](PieceRun& run, const LineBed& bed) {
      addEdge(run, bed.middle);
      run.half = std::max({run.half, bed.ha, bed.hb});
    });
    shape->edges = runsOf(design->edges, addEdge);
    for (const PieceRun& run : shape->beds) {
      shape->box.add(run.box);
      shape->half = std::max(shape->half, run.half);
    }
    for (const PieceRun& run : shape->edges) shape->box.add(run.box);
    shape->reach = settings.reach;
    shape->cut = 1.0 / settings.cut;
    shape->fill = 1.0 / settings.fill;
    shape->cuts = settings.earth != LineEarth::FillOnly;
    shape->fills = settings.earth != LineEarth::CutOnly;
    shape->margin = mergeMargin(shape->half, settings);
    shape->touched = touchedBy(*design, frame);
    shape->design = std::move(design);
    shape->joined = std::move(joined[shapes_.size()]);
    shapes_.push_back(std::move(shape));
  }
}

LineField::LineField(LineField&&) noexcept = default;
LineField::~LineField() = default;

GridRect LineField::touched() const {
  GridRect all;
  for (const auto& shape : shapes_) all = all.united(shape->touched);
  return all;
}

/// Of shapes that are near, which of them join each other.
class LineField::JoinedNear {
 public:
  JoinedNear(const std::vector<std::unique_ptr<const Shape>>& all, const std::vector<const Shape*>& near)
      : joined_(near.size()) {
    for (std::size_t i = 0; i < near.size(); ++i)
      for (const std::size_t other : near[i]->joined)
        if (const auto found = std::ranges::find(near, all[other].get()); found != near.end())
          joined_[i].push_back(static_cast<std::size_t>(found - near.begin()));
    for (auto& some : joined_)
      if (some.size() == 1) some.clear();
  }
  /// By their places among those near, in order, with itself; none: no other.
  [[nodiscard]] const std::vector<std::size_t>& of(std::size_t i) const { return joined_[i]; }

 private:
  std::vector<std::vector<std::size_t>> joined_;
};

void LineField::evaluate(const GridRect& rect, std::span<const float> ground,
                         std::span<float> heights) const {
  const auto width = static_cast<std::size_t>(rect.width());
  std::ranges::fill(heights.first(static_cast<std::size_t>(rect.area())), kUntouched);
  std::vector<const Shape*> near;
  for (const auto& shape : shapes_)
    if (!shape->touched.intersected(rect).empty()) near.push_back(shape.get());
  if (near.empty()) return;
  std::vector<std::optional<AreaRows>> areas(near.size());
  for (std::size_t i = 0; i < near.size(); ++i)
    if (isArea(near[i]->design->line.kind))
      areas[i].emplace(near[i]->design->edges, rect.row0, rect.row1, frame_);

  // Of long lines few pieces are near.
  struct NearRuns {
    std::vector<const PieceRun*> beds, edges;
  };
  PlanBox whole;
  whole.add({frame_.x(rect.column0), frame_.y(rect.row0)});
  whole.add({frame_.x(rect.column1 - 1), frame_.y(rect.row1 - 1)});
  const auto within = [&](const std::vector<PieceRun>& runs, double reach) {
    std::vector<const PieceRun*> found;
    for (const PieceRun& run : runs)
      if (run.box.least(whole) * (1.0 - kSlack) <= reach) found.push_back(&run);
    return found;
  };
  std::vector<NearRuns> runs;
  for (const Shape* shape : near)
    runs.push_back({within(shape->beds, shape->merged()), within(shape->edges, shape->reach)});
  if (std::ranges::all_of(runs,
                          [](const NearRuns& each) { return each.beds.empty() && each.edges.empty(); }) &&
      std::ranges::none_of(areas, [](const auto& area) { return area.has_value(); }))
    return;
  const JoinedNear joinedNear(shapes_, near);
  std::vector<std::vector<BedWay>> beds(near.size());
  std::vector<Slope> fills, cuts;
  std::vector<SlopeOut> filling, cutDown;
  struct CuttingRun {
    const Shape* shape;
    const PieceRun* run;
    double off;
  };
  std::vector<CuttingRun> cutting;
  std::vector<double> bed, raised;
  const auto evaluateBlock = [&](const GridRect& part) {
    const LineBlock block(frame_, part);
    const auto at = [&](int column, int row) {
      return static_cast<std::size_t>(row - rect.row0) * width +
             static_cast<std::size_t>(column - rect.column0);
    };
    double low = kInfinity, high = -kInfinity;
    block.forEach([&](std::size_t, int column, int row) {
      const double h = ground[at(column, row)];
      low = h < low ? h : low;
      high = h > high ? h : high;
    });
    if (!(low <= high)) return;  // Only holes.
    bed.assign(block.size(), std::numeric_limits<double>::quiet_NaN());
    fills.clear();
    cuts.clear();
    cutting.clear();
    for (std::size_t i = 0; i < near.size(); ++i) {
      const Shape& shape = *near[i];
      beds[i].clear();
      for (const PieceRun* run : runs[i].beds)
        if (run->box.least(block.box()) <= shape.merged())
          for (std::size_t k = run->begin; k < run->end; ++k) beds[i].emplace_back(shape.design->beds[k]);
    }
    for (std::size_t i = 0; i < near.size(); ++i) {
      const Shape& shape = *near[i];
      const LineDesign& design = *shape.design;
      const double distance = shape.box.least(block.box());
      if (distance > shape.reach && distance > shape.half) continue;
      const auto put = [&](std::size_t k, double beneath, double height) {
        bed[k] = !shape.cuts ? std::max(beneath, height) : !shape.fills ? std::min(beneath, height) : height;
      };
      if (areas[i]) {
        block.forEach([&](std::size_t k, int column, int row) {
          const auto& columns = areas[i]->columns(row);
          const auto passed =
              std::ranges::upper_bound(columns, static_cast<double>(column)) - columns.begin();
          if (passed % 2 == 1) put(k, ground[at(column, row)], design.plane.at(block.place(column, row)));
        });
      } else if (!beds[i].empty()) {
        block.forEach([&](std::size_t k, int column, int row) {
          const Vec2 place = block.place(column, row);
          const auto own = bedAt(design, beds[i], place);
          if (!own) return;
          MergedBed merged;
          for (const std::size_t j : joinedNear.of(i))
            if (const auto other = bedAt(*near[j]->design, beds[j], place, near[j]->margin))
              merged.add(*other, near[j]->design->line.settings);
          put(k, ground[at(column, row)], merged.empty() ? own->height : merged.height());
        });
      }
      for (const PieceRun* run : runs[i].edges) {
        const double off = run->box.least(block.box());
        if (off > shape.reach) continue;
        if (shape.fills && run->high - shape.fill * off > low)
          for (std::size_t k = run->begin; k < run->end; ++k)
            fills.push_back({&design.edges[k], bankProfile(design.edges[k].fill, design.line.settings.fill),
                             shape.reach});
        if (shape.cuts) cutting.push_back({&shape, run, off});
      }
    }
    prune(fills, false, block.box());
    prepare(fills, false, filling);
    raised.resize(block.size());
    double most = -kInfinity;
    block.forEach([&](std::size_t k, int column, int row) {
      const double h = ground[at(column, row)];
      raised[k] = std::isnan(bed[k]) && h == h ? std::max(h, highestOf(filling, block.place(column, row)))
                                               : -kInfinity;
      most = std::max(most, raised[k]);
    });
    // Those that are below what fill may have raised the ground to.
    for (const auto& [shape, run, off] : cutting) {
      if (run->low + shape->cut * off * (1.0 - kSlack) >= most) continue;
      for (std::size_t k = run->begin; k < run->end; ++k) {
        const LineEdge& edge = shape->design->edges[k];
        PlanBox own;
        own.add(edge.a);
        own.add(edge.b);
        const double away = own.least(block.box());
        const SlopeProfile profile = bankProfile(edge.cut, shape->design->line.settings.cut);
        if (away <= shape->reach && std::min(edge.za, edge.zb) + profile.drop(away) < most)
          cuts.push_back({&edge, profile, shape->reach});
      }
    }
    prune(cuts, true, block.box());
    prepare(cuts, true, cutDown);
    block.forEach([&](std::size_t k, int column, int row) {
      const float h = ground[at(column, row)];
      if (std::isnan(h)) return;
      float& height = heights[at(column, row)];
      if (!std::isnan(bed[k])) {
        height = static_cast<float>(bed[k]);
        return;
      }
      const double highest = -highestOf(cutDown, block.place(column, row));
      const auto shaped = static_cast<float>(std::min(raised[k], highest));
      if (shaped != h) height = shaped;
    });
  };
  const auto downTo = [](int value) { return value / kSide * kSide; };
  for (int row = downTo(rect.row0); row < rect.row1; row += kSide)
    for (int column = downTo(rect.column0); column < rect.column1; column += kSide)
      evaluateBlock(GridRect{column, row, column + kSide, row + kSide}.intersected(rect));
}

bool LineField::endsInStep(int column, int row, float ground) const {
  PlanBox box;
  const Vec2 place(frame_.x(column), frame_.y(row));
  box.add(place);
  for (const auto& shape : shapes_)
    for (const PieceRun& run : shape->edges) {
      const double off = run.box.least(box);
      const bool fills = shape->fills && run.high - shape->fill * off > ground;
      const bool cuts = shape->cuts && run.low + shape->cut * off < ground;
      if (!fills && !cuts) continue;
      for (std::size_t i = run.begin; i < run.end; ++i) {
        const LineEdge& edge = shape->design->edges[i];
        const LineSettings& settings = shape->design->line.settings;
        if (fills && SlopeOut(edge, false, bankProfile(edge.fill, settings.fill), kInfinity).at(place) >
                         ground + kStep)
          return true;
        if (cuts &&
            -SlopeOut(edge, true, bankProfile(edge.cut, settings.cut), kInfinity).at(place) < ground - kStep)
          return true;
      }
    }
  return false;
}

HeightRaster withLines(const HeightRaster& ground, const LineField& field) {
  HeightRaster result = ground;
  const GridRect touched = field.touched();
  const GridRect tiles = ground.tilesTouching(touched);
  std::vector<int> slots;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) slots.push_back(ground.tileIndex(tc, tr));
  std::vector<HeightRaster::TilePtr> made(slots.size());
  parallelFor(slots.size(), [&](std::size_t i) {
    const GridRect rect = ground.tileRect(slots[i]);
    std::vector<float> beneath(static_cast<std::size_t>(rect.area())), heights(beneath.size());
    ground.read(rect, beneath);
    field.evaluate(rect, beneath, heights);
    if (std::ranges::all_of(heights, [](float h) { return std::isnan(h); })) return;
    const auto tile = ground.copyOfTile(slots[i]);
    std::size_t k = 0;
    for (int row = 0; row < rect.height(); ++row)
      for (int column = 0; column < rect.width(); ++column, ++k)
        if (!std::isnan(heights[k])) (*tile)[HeightRaster::offsetIn(column, row)] = heights[k];
    made[i] = tile;
  });
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (made[i]) result.exchangeTile(slots[i], made[i]);
  return result;
}

}  // namespace scarp
