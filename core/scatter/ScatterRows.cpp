#include "core/scatter/ScatterRows.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/line/LinePath.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScatterField.h"

namespace scarp {

namespace {

/// A line's nodes with the way to each of them.
class RowCourse {
 public:
  RowCourse(const Line& line, const GridFrame& frame)
      : nodes_(lineNodes(line, frame)), area_(isArea(line.kind)), closed_(line.closed || area_) {
    double way = 0.0, twiceArea = 0.0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      ways_.push_back(way);
      way += nodes_[i].onward;
      const Vec2 &a = nodes_[i].place, &b = nodes_[(i + 1) % nodes_.size()].place;
      twiceArea += a.x() * b.y() - b.x() * a.y();
    }
    length_ = way;
    turned_ = area_ && twiceArea > 0.0;
  }

  [[nodiscard]] double length() const { return nodes_.size() < 2 ? 0.0 : length_; }
  [[nodiscard]] bool closed() const { return closed_; }

  struct Station {
    Vec2 place, along;
    double half;
    LineSpan span;
  };
  /// Contract: 0 ≤ way ≤ length().
  [[nodiscard]] Station at(double way) const {
    const auto above = std::ranges::upper_bound(ways_, way);
    std::size_t i = static_cast<std::size_t>(above - ways_.begin()) - 1;
    if (!closed_) i = std::min(i, nodes_.size() - 2);
    while (i > 0 && !(nodes_[i].onward > 0.0)) --i;
    const LineNode &a = nodes_[i], &b = nodes_[(i + 1) % nodes_.size()];
    const double share = a.onward > 0.0 ? std::clamp((way - ways_[i]) / a.onward, 0.0, 1.0) : 0.0;
    const Vec2 chord = b.place - a.place;
    const Vec2 along = a.onward > 0.0 ? Vec2(chord / a.onward) : Vec2(1.0, 0.0);
    return {a.place + share * chord, turned_ ? Vec2(-along) : along,
            area_ ? 0.0 : a.half + share * (b.half - a.half), a.span};
  }

 private:
  std::vector<LineNode> nodes_;
  std::vector<double> ways_;
  double length_ = 0.0;
  bool area_, closed_, turned_ = false;
};

std::uint64_t rowSeed(const ScatterRule& rule, const ScatterKey& key) {
  return (std::uint64_t{rule.seed} << 32) ^
         (static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.row)) * 0x9e3779b97f4a7c15U) ^
         (static_cast<std::uint64_t>(2 * std::int64_t{key.column} + key.attempt) * 0xc2b2ae3d27d4eb4fU);
}

/// How many stations a line has.
double stationsOf(const ScatterRule& rule, const RowCourse& course) {
  // As much less as rounding takes of a sum of many pieces.
  constexpr double kRounding = 1e-9;
  if (!(course.length() > 0.0)) return 0.0;
  const double spacings = std::floor(course.length() / rule.spacing * (1.0 + kRounding) + kRounding);
  return course.closed() ? std::max(spacings, 1.0) : spacings + 1.0;
}

bool hasSide(const ScatterRule& rule, std::int32_t station, std::uint32_t side) {
  if (bendsModels(rule)) return false;
  switch (rule.along) {
    case ScatterAlong::Off:
      return false;
    case ScatterAlong::Left:
    case ScatterAlong::Middle:
      return side == 0;
    case ScatterAlong::Right:
      return side == 1;
    case ScatterAlong::Both:
      return true;
    case ScatterAlong::Alternating:
      return side == static_cast<std::uint32_t>(station & 1);
  }
  return false;
}

/// Of places in the order of their keys.
const RowPlace* placeIn(const std::vector<RowPlace>& places, const ScatterKey& key) {
  const auto keyOf = [](const RowPlace& place) { return place.candidate.object.key; };
  const auto found = std::ranges::lower_bound(places, key, {}, keyOf);
  return found != places.end() && keyOf(*found) == key ? &*found : nullptr;
}

std::optional<RowPlace> rowPlace(const ScatterRule& rule, const RowCourse& course, const ScatterKey& key) {
  SeededRandom random(rowSeed(rule, key));
  const double shift = random.between(-rule.rowJitter, rule.rowJitter) * rule.spacing;
  const double wanted = random.next(), turn = random.between(-std::numbers::pi, std::numbers::pi);
  const double size = 1.0 + random.between(-rule.scaleJitter, rule.scaleJitter), which = random.next();
  const double way = static_cast<double>(key.column) * rule.spacing + shift;
  const RowCourse::Station at = course.at(std::clamp(way, 0.0, course.length()));
  if (rule.skipSpans && at.span != LineSpan::Ground) return {};
  const Vec2 left(-at.along.y(), at.along.x());
  const bool right = key.attempt == 1;
  const double out = rule.along == ScatterAlong::Middle ? rule.rowOffset
                     : right                            ? -(at.half + rule.rowOffset)
                                                        : at.half + rule.rowOffset;
  const Vec2 place = at.place + out * left;
  const Vec2 outward = right ? Vec2(-left) : left;
  const Vec2 front = rule.facing == ScatterFacing::Along     ? at.along
                     : rule.facing == ScatterFacing::Outward ? outward
                                                             : Vec2(-outward);
  const double yaw = rule.randomYaw ? turn : reproducible::atan2(front.y(), front.x());
  // Of one row no two contend, so the rank says nothing.
  return RowPlace{{{key, assetBy(which, rule), place.x(), place.y(), yaw, rule.scale * size}, 0}, wanted};
}

}  // namespace

const Line* RowLines::find(LineId id) const {
  for (const NamedLines& layer : layers)
    for (const Line& line : layer.lines.lines())
      if (line.id == id) return &line;
  return nullptr;
}

std::vector<RowPlace> rowAlong(const ScatterRule& rule, const Line& line, const GridFrame& frame,
                               std::size_t most) {
  EXPECTS(standsInRows(rule) && rule.spacing >= kLeastRowSpacing);
  const RowCourse course(line, frame);
  const double stations = stationsOf(rule, course);
  std::vector<RowPlace> places;
  for (std::int32_t i = 0; static_cast<double>(i) < stations && places.size() < most; ++i)
    for (std::uint32_t side = 0; side < 2; ++side)
      if (hasSide(rule, i, side))
        if (auto place = rowPlace(rule, course, {static_cast<std::int32_t>(line.id), i, side}))
          places.push_back(*place);
  return places;
}

std::optional<ScatteredObject> rowPlaceAt(const ScatterRule& rule, const ScatterKey& key,
                                          const RowLines& lines) {
  const Line* line = lines.find(static_cast<LineId>(static_cast<std::uint32_t>(key.row)));
  if (!line || !runsAlong(rule, *line) || key.column < 0 || key.attempt > 1 ||
      !hasSide(rule, key.column, key.attempt))
    return {};
  const RowCourse course(*line, lines.frame);
  if (!(static_cast<double>(key.column) < stationsOf(rule, course))) return {};
  const auto place = rowPlace(rule, course, key);
  return place ? std::optional(place->candidate.object) : std::nullopt;
}

ScatterRows::ScatterRows(const ScatterRule& rule, const NearLines& lines, const GridFrame& frame,
                         const TiledRaster<std::uint8_t>& grid, const ScatterRows* before)
    : frame_(frame) {
  if (bendsModels(rule)) return;
  std::size_t left = kMostRuleObjects + 1;
  lines.eachOf(rule.linesOf, [&](const Line& line, const std::shared_ptr<const NearLine>& near) {
    if (!runsAlong(rule, line)) return;
    std::shared_ptr<const Row> row;
    if (before)
      if (const auto known = before->lines_.find(line.id);
          known != before->lines_.end() && known->second.line == near)
        row = known->second.row;
    if (!row) {
      Row made;
      for (const RowPlace& place : rowAlong(rule, line, frame, left)) {
        const ScatteredObject& object = place.candidate.object;
        if (!frame.covers(object.x, object.y)) continue;
        const auto [column, sampleRow] = sampleUnder(frame, object.x, object.y);
        const GridRect tile = grid.tilesTouching({column, sampleRow, column + 1, sampleRow + 1});
        made[grid.tileIndex(tile.column0, tile.row0)].push_back(place);
      }
      row = std::make_shared<const Row>(std::move(made));
    }
    for (const auto& [tile, places] : *row) left -= std::min(left, places.size());
    lines_.insert_or_assign(line.id, OfLine{near, std::move(row)});
  });
  tooMany_ = left == 0;
  for (const auto& [id, line] : lines_)
    for (const auto& [tile, places] : *line.row) tiles_[tile].push_back(&places);
}

GridRect ScatterRows::sampleOf(const RowPlace& place) const {
  const auto [column, row] = sampleUnder(frame_, place.candidate.object.x, place.candidate.object.y);
  return {column, row, column + 1, row + 1};
}

std::vector<RowPlace> ScatterRows::in(int tile, const GridRect& samples) const {
  std::vector<RowPlace> found;
  const auto rows = tiles_.find(tile);
  if (rows == tiles_.end()) return found;
  for (const std::vector<RowPlace>* row : rows->second)
    for (const RowPlace& place : *row) {
      const GridRect sample = sampleOf(place);
      if (samples.contains(sample.column0, sample.row0)) found.push_back(place);
    }
  std::ranges::sort(found, {}, [](const RowPlace& place) { return place.candidate.object.key; });
  return found;
}

std::optional<ScatteredObject> ScatterRows::find(const ScatterKey& key) const {
  const auto line = lines_.find(static_cast<LineId>(static_cast<std::uint32_t>(key.row)));
  if (line == lines_.end()) return {};
  for (const auto& [tile, places] : *line->second.row)
    if (const RowPlace* place = placeIn(places, key)) return place->candidate.object;
  return {};
}

std::vector<GridRect> ScatterRows::differencesFrom(const ScatterRows& before) const {
  std::map<int, GridRect> byTile;
  const auto compare = [&](const Row& one, const Row& other) {
    for (const auto& [tile, places] : one) {
      const auto there = other.find(tile);
      for (const RowPlace& place : places) {
        const RowPlace* same =
            there == other.end() ? nullptr : placeIn(there->second, place.candidate.object.key);
        if (!same || *same != place) byTile[tile] = byTile[tile].united(sampleOf(place));
      }
    }
  };
  static const Row kNone;
  std::set<LineId> ids;
  for (const auto* all : {&lines_, &before.lines_})
    for (const auto& [id, line] : *all) ids.insert(id);
  for (const LineId id : ids) {
    const auto is = lines_.find(id), was = before.lines_.find(id);
    const Row& now = is == lines_.end() ? kNone : *is->second.row;
    const Row& then = was == before.lines_.end() ? kNone : *was->second.row;
    if (&now == &then) continue;
    compare(now, then);
    compare(then, now);
  }
  std::vector<GridRect> samples;
  for (const auto& [tile, rect] : byTile) samples.push_back(rect);
  return samples;
}

}  // namespace scarp
