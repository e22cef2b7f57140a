#include "core/line/BrushPath.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/brush/Alpha.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/DabKernel.h"
#include "core/brush/GroundStroke.h"
#include "core/brush/StrokeWork.h"
#include "core/line/Line.h"
#include "core/line/LinePath.h"
#include "core/line/LineSchema.h"

namespace scarp {

namespace {

bool isKept(const AlphaPtr& alpha) { return !alpha || alpha->embedded || alpha == builtInAlpha(alpha->name); }

/// Checks whether lines can use brushes of a kind.
Result<void> checkAlong(BrushKind kind) {
  const KindTraits& traits = brushKindInfo(kind).traits;
  const std::string_view name = brushKindInfo(kind).text.name;
  if (traits.dabs == StrokeDabs::None)
    return Error{"\"%1\" cannot go along a line: it is laid straight between two places; a road does so",
                 name};
  if (traits.needs.source == CopiedGround::Earlier)
    return Error{
        "\"%1\" cannot go along a line: it paints back earlier ground, and a layer of lines knows the ground "
        "beneath it as it is alone",
        name};
  if (kind == BrushKind::Hole || kind == BrushKind::Fill)
    return Error{
        "\"%1\" cannot go along a line: it opens or closes holes, and a layer of lines holds heights alone",
        name};
  return {};
}

}  // namespace

bool LineBrush::operator==(const LineBrush& other) const {
  if (settings_ == other.settings_) return true;
  if (!settings_ || !other.settings_) return false;
  const AlphaPtr &one = settings_->alpha, &two = other.settings_->alpha;
  if (one == two) return *settings_ == *other.settings_;
  if (!one || !two || !(*one == *two)) return false;
  BrushSettings like = *settings_;
  like.alpha = two;
  return like == *other.settings_;
}

Result<void> checkLineBrush(const BrushSettings& settings) {
  if (auto good = checkAlong(settings.kind); !good) return good;
  if (!isKept(settings.alpha)) return Error{"the picture of its alpha is in a file"};
  return validate(settings);
}

Result<LineBrush> lineBrushOf(BrushSettings settings) {
  settings.stabiliser = 0.0;
  settings.roundPath = false;
  if (!isKept(settings.alpha)) {
    Alpha alpha = reduced(*settings.alpha, kMaxEmbeddedPixels);
    alpha.embedded = true;
    const auto inSteps = [](float value) {
      return static_cast<float>(static_cast<double>(std::lround(double(value) * kAlphaSteps)) / kAlphaSteps);
    };
    for (float& value : alpha.values) value = inSteps(value);
    alpha.ground = inSteps(alpha.ground);
    settings.alpha = sharedAlpha(std::move(alpha));
  }
  if (auto good = checkLineBrush(settings); !good) return good.error();
  return LineBrush(std::move(settings));
}

namespace {

/// Of the paths of a layer together.
constexpr double kMostPathDabs = 1e6;
/// Samples that dabs change, each as often as it is changed, by what that costs: some ten seconds.
constexpr double kMostPathWork = 1e10;

/// Tiles of a raster that a stroke writes to, each copied the first time.
class RasterTarget : public StrokeTarget {
 public:
  RasterTarget(HeightRaster& ground, const std::function<bool(int)>& wanted)
      : ground_(ground), before_(ground), slotWanted_(wanted) {}

  [[nodiscard]] const HeightRaster& heights() const override { return ground_; }
  [[nodiscard]] std::vector<TileLoan<float>> lend(
      const GridRect& samples, const std::function<bool(const GridRect&)>& wanted) override {
    const GridRect inside = samples.intersected(ground_.rect());
    const GridRect tiles = ground_.tilesTouching(inside);
    std::vector<TileLoan<float>> loans;
    for (int tr = tiles.row0; tr < tiles.row1; ++tr)
      for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
        const int slot = ground_.tileIndex(tc, tr);
        const GridRect rect = ground_.tileRect(slot).intersected(inside);
        if (!slotWanted_(slot) || !wanted(rect)) continue;
        auto& own = written_[slot];
        if (!own) {
          own = ground_.copyOfTile(slot);
          ground_.exchangeTile(slot, own);
        }
        const auto offset = HeightRaster::offsetIn(rect.column0 % HeightRaster::tileSize,
                                                   rect.row0 % HeightRaster::tileSize);
        loans.push_back({rect, own->data() + offset, HeightRaster::tileSize});
      }
    return loans;
  }
  void touched(const GridRect&) override {}
  void restore() override {
    ground_ = before_;
    written_.clear();
  }

 private:
  HeightRaster& ground_;
  HeightRaster before_;
  const std::function<bool(int)>& slotWanted_;
  std::map<int, std::shared_ptr<HeightRaster::Tile>> written_;
};

bool pressedAtPoints(const BrushSettings& brush) {
  return brushKindInfo(brush.kind).traits.dabs == StrokeDabs::Single;
}

std::vector<StrokeSample> samplesThrough(const std::vector<LineNode>& nodes, bool closed) {
  std::vector<StrokeSample> samples;
  samples.reserve(nodes.size() + 1);
  const auto put = [&](const LineNode& node, bool pressed) {
    samples.push_back({node.place.x(), node.place.y(), pressed ? 1.0 : 0.0, 0.0});
  };
  bool pressed = !nodes.empty() && nodes.front().span == LineSpan::Ground;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    put(nodes[i], pressed);
    if (!closed && i + 1 == nodes.size()) break;
    const bool onward = nodes[i].span == LineSpan::Ground;
    if (onward != pressed) put(nodes[i], onward);
    pressed = onward;
  }
  if (closed && !nodes.empty()) put(nodes.front(), pressed);
  return samples;
}

/// What lines ask for.
struct PathWork {
  double dabs = 0.0, work = 0.0;
};

void addWork(const Line& line, const GridFrame& frame, PathWork& sum) {
  const BrushSettings& brush = line.brush.settings();
  const double copies = dabCopies(brush), each = dabWork(brush, frame);
  const bool stamps = pressedAtPoints(brush);
  const std::size_t count = line.points.size();
  const double apart = spacingOf(brush) * brush.radius;
  // What a dab off the terrain changes is nothing.
  const double x = 0.5 * frame.width() + 2.0 * brush.radius, y = 0.5 * frame.depth() + 2.0 * brush.radius;
  const bool everywhere = brush.symmetry.kind != SymmetryKind::None;
  for (std::size_t i = 0; i < count; ++i) {
    if (i + 1 == count && !line.closed && !stamps) break;
    const LinePoint &a = line.points[i], &b = line.points[(i + 1) % count];
    const double chord = reproducible::hypot(b.x - a.x, b.y - a.y);
    const double dabs = (stamps ? 1.0 : chord / apart + 1.0);
    const bool off = !everywhere && (std::max(a.x, b.x) < -x || std::min(a.x, b.x) > x ||
                                     std::max(a.y, b.y) < -y || std::min(a.y, b.y) > y);
    sum.dabs += dabs * copies;
    if (!off) sum.work += dabs * each;
  }
}

GridRect grownWithin(const GridRect& rect, double samples, const GridFrame& frame) {
  const double most = std::max(frame.columns, frame.rows);
  return rect.grown(static_cast<int>(std::min(std::ceil(samples), most))).intersected(frame.samples());
}

}  // namespace

void forEachStrokeAlong(
    const Line& line, const GridFrame& frame,
    const std::function<void(const BrushSettings&, std::span<const StrokeSample>)>& call) {
  const BrushSettings& brush = line.brush.settings();
  if (!pressedAtPoints(brush)) {
    const std::vector<StrokeSample> samples = samplesThrough(lineNodes(line, frame), line.closed);
    if (!samples.empty()) call(brush, samples);
    return;
  }
  BrushSettings stamp = brush;
  for (const LinePoint& point : line.points) {
    const StrokeSample press{point.x, point.y, 1.0, 0.0};
    call(stamp, {&press, 1});
    ++stamp.strokeSeed;
  }
}

std::vector<Dab> dabsAlong(const Line& line, const GridFrame& frame) {
  std::vector<Dab> all;
  const auto take = [&all](const std::vector<Dab>& dabs) { all.insert(all.end(), dabs.begin(), dabs.end()); };
  forEachStrokeAlong(line, frame, [&](const BrushSettings& brush, std::span<const StrokeSample> samples) {
    Stroke stroke(brush);
    for (const StrokeSample& sample : samples) take(stroke.add(sample));
    take(stroke.finish());
  });
  return all;
}

bool madeByTiles(const BrushSettings& brush) {
  const BrushLimits& limits = brush.limits;
  const bool slopes = limits.steepest < 90.0 || limits.leastSlope > 0.0 || limits.mostSlope < 90.0;
  return !brushKindInfo(brush.kind).traits.around && !slopes;
}

bool goesByStart(const BrushSettings& brush) {
  const bool onGround = brush.stampBlend == StampBlend::Add || brush.stampBlend == StampBlend::Subtract;
  if (brush.kind == BrushKind::Stamp && onGround) return false;
  return brushKindInfo(brush.kind).traits.needs.level;
}

bool copiesGround(const BrushSettings& brush) {
  return brushKindInfo(brush.kind).traits.needs.source != CopiedGround::None;
}

GridRect readByDab(const Dab& dab, const BrushSettings& brush, const GridFrame& frame) {
  constexpr double kBeside = 4.0;  ///< Neighbours, and what interpolations look at.
  double beyond = kBeside;
  switch (brush.kind) {
    case BrushKind::Smooth:
    case BrushKind::Sharpen:  // A box twice over, as wide as an eighth of the radius, at least a sample, and
                              // as far again for what bridges holes.
      beyond += 4.0 * std::clamp(dab.radius / (8.0 * frame.cellSize()), 1.0, 64.0);
      break;
    case BrushKind::Pinch:
    case BrushKind::Inflate:  // Ground comes from further out by at most a quarter of the radius.
      beyond += 0.25 * dab.radius / frame.cellSize();
      break;
    case BrushKind::Smudge:
      beyond += dab.motion.norm() / frame.cellSize();
      break;
    default:
      break;
  }
  const double r = dab.radius;
  return grownWithin(frame.samplesWithin(dab.centre.x() - r, dab.centre.y() - r, dab.centre.x() + r,
                                         dab.centre.y() + r),
                     beyond, frame);
}

GridRect readByBrushPath(const Line& line, const GridFrame& frame) {
  const BrushSettings& brush = line.brush.settings();
  if (copiesGround(brush)) return frame.samples();
  GridRect all;
  for (const Dab& dab : dabsAlong(line, frame)) all = all.united(readByDab(dab, brush, frame));
  // A stroke may begin where no dab is, lifted or jittered.
  if (goesByStart(brush))
    forEachStrokeAlong(line, frame, [&](const BrushSettings&, std::span<const StrokeSample> samples) {
      for (const StrokeSample& at : samples)
        all = all.united(grownWithin(frame.samplesWithin(at.x - brush.radius, at.y - brush.radius,
                                                         at.x + brush.radius, at.y + brush.radius),
                                     4.0, frame));
    });
  return all;
}

double brushReach(const BrushSettings& brush) { return brush.radius * (1.0 + brush.jitter.position); }

void layBrushPath(const Line& line, const GridFrame& frame, const std::function<bool(int)>& wanted,
                  HeightRaster& ground) {
  forEachStrokeAlong(line, frame, [&](const BrushSettings& brush, std::span<const StrokeSample> samples) {
    RasterTarget target(ground, wanted);
    StrokeGround before = strokeGroundOf(brush, ground, frame);
    if (line.kind == LineKind::Stamp && line.points.front().height)
      before.level = *line.points.front().height;
    GroundStroke stroke(brush, frame, target, std::move(before));
    for (const StrokeSample& sample : samples) stroke.add(sample);
    stroke.finish();
  });
}

void layBrushStroke(const BrushSettings& brush, std::span<const StrokeSample> samples, const GridFrame& frame,
                    HeightRaster& ground) {
  const std::function<bool(int)> everywhere = [](int) { return true; };
  RasterTarget target(ground, everywhere);
  GroundStroke stroke(brush, frame, target, strokeGroundOf(brush, ground, frame));
  for (const StrokeSample& sample : samples) stroke.add(sample);
  stroke.finish();
}

double brushWork(const Line& line, const GridFrame& frame) {
  PathWork sum;
  addWork(line, frame, sum);
  return sum.work;
}

double brushWorkAlong(const BrushSettings& brush, double metres, const GridFrame& frame) {
  return (metres / (spacingOf(brush) * brush.radius) + 1.0) * dabWork(brush, frame);
}

HeightRaster withBrushPath(HeightRaster ground, const Line& line, const GridFrame& frame) {
  layBrushPath(line, frame, [](int) { return true; }, ground);
  return ground;
}

Result<void> checkBrushWork(std::span<const Line> lines, const GridFrame& frame) {
  PathWork sum;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!hasBrush(lines[i].kind) || !lines[i].visible) continue;
    addWork(lines[i], frame, sum);
    if (!(sum.dabs <= kMostPathDabs))
      return errorIn(
          inWords(i, lines[i]),
          "too much for its brush: the brush paths of the layer come to %1 dabs, where %2 are the most",
          sum.dabs, kMostPathDabs);
    if (!(sum.work <= kMostPathWork))
      return errorIn(
          inWords(i, lines[i]),
          "too much for its brush: the brush paths of the layer come to %1 steps of work on samples, "
          "where %2 are the most",
          sum.work, kMostPathWork);
  }
  return {};
}

}  // namespace scarp
