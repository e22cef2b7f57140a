#include "core/line/NearLines.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/Parallel.h"
#include "core/line/LinePath.h"

namespace scarp {

namespace {

using pieces::PlanBox;

constexpr std::size_t kPiecesAPart = 8;
/// Pieces that one box is put around where a line became another.
constexpr std::size_t kPiecesTogether = 64;

/// The least of the distances from places of a piece, less half the width there, metres; below 0 on the bed.
double metresFrom(const LineEdge& piece, const Vec2& place) {
  return -pieces::SlopeOut(piece, false, {1.0}, pieces::kInfinity).at(place);
}

/// Of places in the plane an order in which those that follow each other lie near each other: along a curve
/// of Morton (1966).
std::uint64_t mortonOf(const Vec2& place, const PlanBox& all) {
  constexpr double kSteps = 65'535.0;
  const Vec2 size = all.high - all.low;
  std::uint64_t order = 0;
  for (int axis = 0; axis < 2; ++axis) {
    const double share = size[axis] > 0.0 ? (place[axis] - all.low[axis]) / size[axis] : 0.0;
    const auto step = static_cast<std::uint32_t>(std::clamp(share, 0.0, 1.0) * kSteps);
    for (int bit = 0; bit < 16; ++bit) order |= std::uint64_t{(step >> bit) & 1U} << (2 * bit + axis);
  }
  return order;
}

}  // namespace

PlanBoxTree::PlanBoxTree(std::vector<PlanBox> boxes) {
  if (boxes.empty()) return;
  levels_.push_back(std::move(boxes));
  while (levels_.back().size() > kWidth) {
    std::vector<PlanBox> above((levels_.back().size() + kWidth - 1) / kWidth);
    for (std::size_t i = 0; i < levels_.back().size(); ++i) above[i / kWidth].add(levels_.back()[i]);
    levels_.push_back(std::move(above));
  }
}

NearLine::NearLine(const Line& line, const GridFrame& frame)
    : label_(labelOf(line)), kind_(line.kind), area_(scarp::isArea(line.kind)) {
  if (hasWater(line)) water_ = waterBeside(line);
  addPieces(lineNodes(line, frame), line.closed || area_);
  for (std::size_t i = 0; i < pieces_.size(); ++i) {
    if (i % kPiecesAPart == 0) parts_.emplace_back();
    addTo(parts_.back(), pieces_[i]);
  }
  for (const PlanBox& box : parts_) box_.add(box);
  if (!area_ || pieces_.empty()) return;
  sortIntoStrips();
  parts_.push_back(box_);
}

void NearLine::addPieces(const std::vector<LineNode>& nodes, bool closed) {
  const std::size_t count = nodes.size();
  if (count < 2) return;
  const std::size_t spans = closed ? count : count - 1;
  for (std::size_t i = 0; i < spans; ++i) {
    const LineNode &a = nodes[i], &b = nodes[(i + 1) % count];
    if (area_)
      pieces_.push_back({a.place, b.place, 0.0, 0.0});
    else if (a.span != LineSpan::Tunnel)
      pieces_.push_back({a.place, b.place, a.half, b.half});
  }
}

void NearLine::addTo(PlanBox& box, const LineEdge& piece) const {
  const Vec2 half = Vec2::Constant(std::max(piece.za, piece.zb) + water_.value_or(0.0));
  for (const Vec2& end : {piece.a, piece.b}) {
    box.add(Vec2(end - half));
    box.add(Vec2(end + half));
  }
}

std::size_t NearLine::stripAt(double y) const {
  const auto strips = static_cast<double>(begins_.size() - 1);
  return static_cast<std::size_t>(std::clamp((y - box_.low.y()) * stripsAMetre_, 0.0, strips - 1.0));
}

void NearLine::sortIntoStrips() {
  const std::size_t strips = std::max<std::size_t>(1, pieces_.size() / 2);
  const double height = box_.high.y() - box_.low.y();
  stripsAMetre_ = height > 0.0 ? static_cast<double>(strips) / height : 0.0;
  begins_.assign(strips + 1, 0);
  const auto eachStrip = [&](const LineEdge& piece, auto&& call) {
    const double y0 = piece.a.y(), y1 = piece.b.y();
    for (std::size_t strip = stripAt(std::min(y0, y1)); strip <= stripAt(std::max(y0, y1)); ++strip)
      call(strip);
  };
  for (const LineEdge& piece : pieces_) eachStrip(piece, [&](std::size_t strip) { ++begins_[strip + 1]; });
  for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
  inStrips_.resize(begins_.back());
  std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t i = 0; i < pieces_.size(); ++i)
    eachStrip(pieces_[i], [&](std::size_t strip) { inStrips_[next[strip]++] = i; });
}

bool NearLine::holds(const Vec2& place) const {
  EXPECTS(area_);
  if (place.y() < box_.low.y() || place.y() > box_.high.y()) return false;
  const std::size_t strip = stripAt(place.y());
  bool in = false;
  for (std::uint32_t i = begins_[strip]; i < begins_[strip + 1]; ++i) {
    const Vec2 &a = pieces_[inStrips_[i]].a, &b = pieces_[inStrips_[i]].b;
    // Half open, so that a corner counts once.
    if ((a.y() <= place.y()) == (b.y() <= place.y())) continue;
    const double x = a.x() + (b.x() - a.x()) * ((place.y() - a.y()) / (b.y() - a.y()));
    if (x <= place.x()) in = !in;
  }
  return in;
}

bool NearLine::isNear(std::size_t part, const Vec2& place, double metres) const {
  if (area_ && part + 1 == parts_.size()) return holds(place);
  return std::ranges::any_of(piecesIn(part),
                             [&](const LineEdge& piece) { return metresFrom(piece, place) < metres; });
}

std::span<const LineEdge> NearLine::piecesIn(std::size_t part) const {
  if (area_ && part + 1 == parts_.size()) return {};
  const std::size_t begin = part * kPiecesAPart;
  return std::span(pieces_).subspan(begin, std::min(kPiecesAPart, pieces_.size() - begin));
}

void NearLine::addDifferences(const NearLine* before, const NearLine* after, std::vector<PlanBox>& boxes) {
  static const std::vector<LineEdge> kNone;
  const std::vector<LineEdge>&one = before ? before->pieces_ : kNone, &other = after ? after->pieces_ : kNone;
  const bool alike =
      !before || !after ||
      (before->kind_ == after->kind_ && before->label_ == after->label_ && before->water_ == after->water_);
  if (one == other && alike) return;
  if ((before && before->area_) || (after && after->area_)) {
    for (const NearLine* line : {before, after})
      if (line && !line->pieces_.empty()) boxes.push_back(line->box_);
    return;
  }
  const std::size_t least = std::min(one.size(), other.size());
  std::size_t first = 0, last = 0;
  while (alike && first < least && one[first] == other[first]) ++first;
  while (alike && last < least - first && one[one.size() - 1 - last] == other[other.size() - 1 - last]) ++last;
  for (const NearLine* line : {before, after})
    for (std::size_t i = first; line && i + last < line->pieces_.size(); ++i) {
      if ((i - first) % kPiecesTogether == 0) boxes.emplace_back();
      line->addTo(boxes.back(), line->pieces_[i]);
    }
}

NearLines::NearLines(std::vector<NamedLines> layers, const GridFrame& frame, const NearLines* before)
    : frame_(frame) {
  LinesByKey known;
  if (before && before->frame_ == frame) known = before->byKey();
  std::map<std::string, std::size_t> turns;
  for (NamedLines& named : layers) {
    OfLayer& made = layers_.emplace_back(OfLayer{std::move(named), {}, {}, {}});
    const std::size_t turn = turns[made.named.layer]++;
    const std::vector<Line>& lines = made.named.lines.lines();
    made.lines.resize(lines.size());
    parallelFor(lines.size(), [&](std::size_t i) {
      if (!lines[i].visible) return;
      const auto same = known.find({made.named.layer, turn, lines[i].id});
      made.lines[i] = same != known.end() && *same->second.first == lines[i]
                          ? same->second.second
                          : std::make_shared<const NearLine>(lines[i], frame);
    });
    sortParts(made);
  }
}

void NearLines::sortParts(OfLayer& layer) {
  struct Part {
    std::uint64_t order;
    std::uint32_t line, part;
    PlanBox box;
  };
  std::vector<Part> parts;
  PlanBox all;
  for (std::uint32_t i = 0; i < layer.lines.size(); ++i) {
    if (!layer.lines[i]) continue;
    for (std::uint32_t k = 0; k < layer.lines[i]->parts().size(); ++k) {
      parts.push_back({0, i, k, layer.lines[i]->parts()[k]});
      all.add(parts.back().box);
    }
  }
  for (Part& part : parts) part.order = mortonOf(0.5 * (part.box.low + part.box.high), all);
  std::ranges::sort(parts, {}, [](const Part& part) { return std::tuple(part.order, part.line, part.part); });
  std::vector<PlanBox> boxes;
  for (const Part& part : parts) {
    layer.order.emplace_back(part.line, part.part);
    boxes.push_back(part.box);
  }
  layer.tree = PlanBoxTree(std::move(boxes));
}

NearLines::LinesByKey NearLines::byKey() const {
  LinesByKey all;
  std::map<std::string, std::size_t> turns;
  for (const OfLayer& layer : layers_) {
    const std::size_t turn = turns[layer.named.layer]++;
    const std::vector<Line>& lines = layer.named.lines.lines();
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (layer.lines[i])
        all.insert_or_assign({layer.named.layer, turn, lines[i].id}, std::pair(&lines[i], layer.lines[i]));
  }
  return all;
}

bool NearLines::anyWithin(const Vec2& place, double metres, const std::string& layer) const {
  return std::ranges::any_of(layers_, [&](const OfLayer& one) {
    return (layer.empty() || one.named.layer == layer) && one.tree.any(place, metres, [&](std::size_t i) {
      const auto [line, part] = one.order[i];
      return one.lines[line]->isNear(part, place, metres);
    });
  });
}

std::vector<PlanBox> NearLines::differencesFrom(const NearLines& before) const {
  EXPECTS(frame_ == before.frame_);
  std::vector<PlanBox> boxes;
  const LinesByKey was = before.byKey(), is = byKey();
  for (const auto& [key, line] : was) {
    const auto found = is.find(key);
    const auto after = found == is.end() ? nullptr : found->second.second;
    if (after != line.second) NearLine::addDifferences(line.second.get(), after.get(), boxes);
  }
  for (const auto& [key, line] : is)
    if (!was.contains(key)) NearLine::addDifferences(nullptr, line.second.get(), boxes);
  return boxes;
}

bool NearLines::isOf(const std::vector<NamedLines>& layers, const GridFrame& frame) const {
  return frame_ == frame &&
         std::ranges::equal(layers_, layers, [](const OfLayer& one, const NamedLines& other) {
           return one.named.layer == other.layer && one.named.lines == other.lines;
         });
}

namespace {

using pieces::PlanBox;

constexpr int kBlock = 16;          ///< Samples to a side that share the pieces that may be nearest.
constexpr double kRounding = 1e-6;  ///< More than rounding moves a distance, metres.
constexpr double kPart = 1.0 + pieces::kSlack;

/// A piece of a bed or a border, made for many places.
struct WayPiece {
  explicit WayPiece(const LineEdge& edge)
      : slope(edge, false, {1.0}, pieces::kInfinity),
        middle(0.5 * (edge.a + edge.b)),
        reach((0.5 * (edge.b - edge.a).norm() + std::max(edge.za, edge.zb)) * kPart + kRounding) {}

  /// The least of the distances from its places, less half the width there, metres.
  [[nodiscard]] double from(const Vec2& place) const { return -slope.at(place); }
  /// Whether it may be nearer to a place than `metres`; quicker.
  [[nodiscard]] bool mayBeNearer(const Vec2& place, double metres) const {
    const double most = metres + reach;
    return most > 0.0 && (place - middle).squaredNorm() < most * most * kPart;
  }

  pieces::SlopeOut slope;
  Vec2 middle;
  double reach;           ///< From the middle to all that is 0 metres from it.
  double atCentre = 0.0;  ///< Of the block.
};

/// What of lines may be nearest to a place of a block.
struct NearBlock {
  std::vector<WayPiece> beds;
  struct Border {
    const NearLine* area;
    std::vector<WayPiece> pieces{};
  };
  std::vector<Border> areas;

  std::vector<WayPiece>& piecesOf(const NearLine& line) {
    if (!line.isArea()) return beds;
    const auto known = std::ranges::find(areas, &line, &Border::area);
    return known != areas.end() ? known->pieces : areas.emplace_back(Border{&line}).pieces;
  }
  [[nodiscard]] bool empty() const { return beds.empty() && areas.empty(); }
};

double nearestAtCentre(const std::vector<WayPiece>& pieces) {
  double least = pieces::kInfinity;
  for (const WayPiece& piece : pieces) least = std::min(least, piece.atCentre);
  return least;
}

/// Distances change by no more than the way from place to place.
void dropFar(std::vector<WayPiece>& pieces, double radius) {
  const double most = nearestAtCentre(pieces) + 2.0 * radius * kPart + kRounding;
  std::erase_if(pieces, [most](const WayPiece& piece) { return piece.atCentre > most; });
}

double nearest(const std::vector<WayPiece>& pieces, const Vec2& place, double most) {
  for (const WayPiece& piece : pieces)
    if (piece.mayBeNearer(place, most)) most = std::min(most, piece.from(place));
  return most;
}

/// Of the lines within `metres` of a block.
NearBlock piecesNear(const NearLines& lines, const LineChoice& of, const PlanBox& block, double metres) {
  NearBlock near;
  const Vec2 centre = 0.5 * (block.low + block.high);
  lines.eachPartNear(block, metres, of, [&](const NearLine& line, std::size_t part) {
    std::vector<WayPiece>& pieces = near.piecesOf(line);
    // An area is widened by distanceAt(), as its border is measured from both sides.
    const double wider = line.isArea() ? 0.0 : line.beyondEdge(of);
    for (LineEdge edge : line.piecesIn(part)) {
      edge.za += wider;
      edge.zb += wider;
      WayPiece& piece = pieces.emplace_back(edge);
      piece.atCentre = piece.from(centre);
    }
  });
  return near;
}

/// Looks around further and further, until nothing beyond can be nearer.
NearBlock nearBlock(const LineDistance& distance, const NearLines& lines, const PlanBox& block) {
  const double radius = 0.5 * (block.high - block.low).norm();
  const double farthest = std::max(distance.to, -distance.from);
  NearBlock near;
  for (double metres = std::min(2.0 * radius + 1.0, farthest);; metres = std::min(2.0 * metres, farthest)) {
    near = piecesNear(lines, distance.of, block, metres);
    // How deep a place is in an area says its border, which may be far away.
    if (!near.areas.empty() && metres < farthest)
      near = piecesNear(lines, distance.of, block, metres = farthest);
    if (metres >= farthest || nearestAtCentre(near.beds) + radius <= metres) break;
  }
  dropFar(near.beds, radius);
  for (NearBlock::Border& border : near.areas) dropFar(border.pieces, radius);
  return near;
}

double distanceAt(const NearBlock& near, const LineDistance& distance, const Vec2& place) {
  double least = nearest(near.beds, place, distance.to);
  for (const NearBlock::Border& border : near.areas) {
    const double beyond = border.area->beyondEdge(distance.of);
    const double away = nearest(border.pieces, place, std::max(distance.to, -distance.from) + beyond);
    least = std::min(least, (border.area->holds(place) ? -away : away) - beyond);
  }
  return std::max(least, distance.from);
}

PlanBox placesOf(const GridRect& samples, const GridFrame& frame) {
  PlanBox box;
  box.add(Vec2(frame.x(samples.column0), frame.y(samples.row0)));
  box.add(Vec2(frame.x(samples.column1 - 1), frame.y(samples.row1 - 1)));
  return box;
}

}  // namespace

void LineDistance::cover(double metres) {
  // By more than floats of that size are apart.
  const double apart = 1.0 + 1e-6 * std::abs(metres);
  from = std::min(from, metres - apart);
  to = std::max(to, metres + apart);
}

void LineDistance::measure(const NearLines& lines, const GridRect& samples, float* out,
                           std::ptrdiff_t stride) const {
  const GridFrame& frame = lines.frame();
  const auto rowOf = [&](int row) { return out + (row - samples.row0) * stride - samples.column0; };
  for (int row0 = samples.row0; row0 < samples.row1; row0 += kBlock)
    for (int column0 = samples.column0; column0 < samples.column1; column0 += kBlock) {
      const GridRect block = GridRect{column0, row0, column0 + kBlock, row0 + kBlock}.intersected(samples);
      const NearBlock near = nearBlock(*this, lines, placesOf(block, frame));
      for (int row = block.row0; row < block.row1; ++row)
        for (int column = block.column0; column < block.column1; ++column)
          rowOf(row)[column] =
              near.empty() ? static_cast<float>(to)
                           : static_cast<float>(distanceAt(near, *this, Vec2(frame.x(column), frame.y(row))));
    }
}

double LineDistance::at(const NearLines& lines, const Vec2& place) const {
  PlanBox box;
  box.add(place);
  const NearBlock near = nearBlock(*this, lines, box);
  return near.empty() ? to : distanceAt(near, *this, place);
}

}  // namespace scarp
