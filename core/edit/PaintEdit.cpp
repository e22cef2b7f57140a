#include "core/edit/PaintEdit.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LineReferences.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/material/MaterialSchema.h"
#include "core/material/PaintRaster.h"
#include "core/material/PaintRows.h"
#include "core/material/RuleRows.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

constexpr MaterialId kElsewhere = 1, kWithin = 2;  ///< Of the rules that stand for limits.

RuleStack limitRules(const std::vector<RuleCondition>& limits) {
  return {kElsewhere, {MaterialRule{kWithin, 1.0, true, limits}}};
}

Message titleOf(const PaintOperation& operation, const TerrainDocument& document) {
  const bool fills = !operation.stroke;
  if (operation.action == PaintAction::Erase) return Message(fills ? "Clear paint" : "Erase paint");
  if (operation.action == PaintAction::Blend) return Message("Blend materials");
  const auto material = std::ranges::find(document.materials(), operation.material, &Material::id);
  return Message(fills ? "Fill with \"%1\"" : "Paint \"%1\"", material->name);
}

/// Metres around a sample whose materials it takes on where borders are softened: a fraction of the brush.
constexpr double kSofteningOfRadius = 0.15;

/// Whether a mask may be above 0 anywhere in a rectangle.
bool covers(const MaskRaster& mask, const GridRect& samples) {
  if (mask.fill() != 0.0F) return true;
  const GridRect tiles = mask.tilesTouching(samples);
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column)
      if (mask.holds(mask.tileIndex(column, row))) return true;
  return false;
}

}  // namespace

Result<void> PaintEdit::check(const PaintOperation& operation, const TerrainDocument& document) {
  const auto known = [&](MaterialId id) {
    return std::ranges::find(document.materials(), id, &Material::id) != document.materials().end();
  };
  if (document.materials().empty()) return Error{"the terrain has no materials yet"};
  if (operation.action == PaintAction::Paint && !known(operation.material))
    return Error{"there is no material %1", operation.material};
  if (operation.onto != 0 && !known(operation.onto)) return Error{"there is no material %1", operation.onto};
  if (!(operation.opacity >= 0.0 && operation.opacity <= 1.0))
    return Error{"the opacity %1 is out of range (0 to 1)", shortNumber(operation.opacity)};
  if (operation.action == PaintAction::Blend && !operation.stroke)
    return Error{"borders are blended along a stroke only"};
  if (auto good = scarp::validate(limitRules(operation.limits)); !good) return good;
  if (lookAt(operation.limits, GroundMeasure::Lines))
    if (auto good = checkLines(operation.limits, document.state()); !good) return good;
  if (!operation.stroke) return {};
  return checkMaskStroke(operation.stroke->brush, operation.stroke->samples, document.frame());
}

PaintEdit::PaintEdit(TerrainDocument& document, PaintOperation operation, RuleGround ground)
    : document_(document),
      operation_(std::move(operation)),
      ground_(std::move(ground)),
      limitMap_(document.frame().columns, document.frame().rows),
      materialMap_(document.frame().columns, document.frame().rows),
      session_(document, titleOf(operation_, document)) {
  for (const Material& material : document.materials()) {
    const HeightRaster* painted = document.raster({RasterRole::Paint, material.id});
    before_.emplace(material.id, painted ? *painted : emptyPaint(document.frame()));
  }
  for (const Material& material : document.materials())
    paint_.push_back({material.id, &before_.at(material.id)});
  if (!operation_.limits.empty()) limits_.emplace(limitRules(operation_.limits), document.frame());
  if (operation_.onto != 0 || operation_.action == PaintAction::Blend)
    rules_.emplace(document.rules(), document.frame());
  if (operation_.action == PaintAction::Blend)
    softening_ =
        std::clamp(static_cast<int>(std::lround(kSofteningOfRadius * operation_.stroke->brush.radius /
                                                document.frame().cellSize())),
                   1, 64);
}

void PaintEdit::reckon(RuleWeights& weights, MaterialMap& map, std::set<int>& known,
                       const GridRect& samples) {
  const HeightRaster& slots = before_.begin()->second;
  const GridRect reached = paintSlots(samples.intersected(document_.frame().samples()));
  for (int i = 0; i < reached.area(); ++i) {
    const int slot =
        slots.tileIndex(reached.column0 + i % reached.width(), reached.row0 + i / reached.width());
    if (!known.insert(slot).second) continue;
    const GridRect part = paintSamples(slots, slot, document_.frame());
    weights.refresh(map, ground_.over(document_.content()), part);
    if (&map == &materialMap_) layPaint(paint_, map, map, {&part, 1});
  }
}

ScratchVector<float> PaintEdit::amounts(const MaskRaster& coverage, const GridRect& samples) const {
  const auto area = static_cast<std::size_t>(samples.area());
  ScratchVector<float> amount(area), factor;
  coverage.read(samples, amount);
  const auto strength = static_cast<float>(operation_.opacity);
  for (float& a : amount) a *= strength;
  if (const MaskRaster* selection = document_.selection(); selection && operation_.stroke) {
    factor.resize(area);
    selection->read(samples, factor);
    std::ranges::transform(amount, factor, amount.begin(), std::multiplies<>());
  }
  ScratchVector<std::uint8_t> bytes;
  const auto only = [&](const MaterialMap& map, MaterialId material) {
    bytes.resize(area);
    map.read(material, samples, bytes);
    std::ranges::transform(amount, bytes, amount.begin(),
                           [](float a, std::uint8_t b) { return a * (static_cast<float>(b) / 255.0F); });
  };
  if (limits_) only(limitMap_, kWithin);
  if (operation_.onto != 0) only(materialMap_, operation_.onto);
  return amount;
}

PaintEdit::Softened PaintEdit::softened(const GridRect& samples) {
  const GridRect around = samples.grown(softening_).intersected(document_.frame().samples());
  reckon(*rules_, materialMap_, laid_, around);
  const auto width = static_cast<std::size_t>(around.width()),
             height = static_cast<std::size_t>(around.height());
  const auto area = static_cast<std::size_t>(samples.area());
  std::vector<std::uint8_t> bytes(width * height);
  std::vector<std::int32_t> across(width * height);
  std::vector<std::int64_t> total(area);
  std::map<MaterialId, std::vector<std::int64_t>> sums;
  for (const MaterialPaint& material : paint_) {
    materialMap_.read(material.material, around, bytes);
    if (std::ranges::all_of(bytes, [](std::uint8_t b) { return b == 0; })) continue;
    // Sums of windows as differences of running sums, which 32 bits hold: 255 × 129 × the longest side.
    const auto reach = static_cast<std::size_t>(softening_);
    const auto window = [reach](const std::vector<std::int32_t>& running, std::size_t i) {
      return running[std::min(i + reach + 1, running.size() - 1)] - running[i > reach ? i - reach : 0];
    };
    std::vector<std::int32_t> running(width + 1);
    for (std::size_t r = 0; r < height; ++r) {
      for (std::size_t c = 0; c < width; ++c) running[c + 1] = running[c] + bytes[r * width + c];
      for (std::size_t c = 0; c < width; ++c) across[r * width + c] = window(running, c);
    }
    std::vector<std::int64_t>& sum = sums[material.material];
    sum.resize(area);
    running.assign(height + 1, 0);
    const auto wide = static_cast<std::size_t>(samples.width());
    for (std::size_t c = 0; c < wide; ++c) {
      const std::size_t column = c + static_cast<std::size_t>(samples.column0 - around.column0);
      for (std::size_t r = 0; r < height; ++r) running[r + 1] = running[r] + across[r * width + column];
      for (std::size_t r = 0; r < static_cast<std::size_t>(samples.height()); ++r)
        sum[r * wide + c] = window(running, r + static_cast<std::size_t>(samples.row0 - around.row0));
    }
    for (std::size_t i = 0; i < area; ++i) total[i] += sum[i];
  }
  Softened soft;
  for (const auto& [material, sum] : sums) {
    std::vector<float>& mean = soft[material];
    mean.resize(area);
    for (std::size_t i = 0; i < area; ++i)
      if (total[i] > 0)
        mean[i] = static_cast<float>(static_cast<double>(sum[i]) / static_cast<double>(total[i]) * kParts);
  }
  return soft;
}

std::vector<PaintEdit::Laid> PaintEdit::laidTiles(int slot, const GridRect& samples,
                                                  const MaskRaster& coverage, const Softened& soft,
                                                  const GridRect& whole) const {
  // Of a stroke that nothing else bounds the coverage is read where it lies.
  const bool bounded = limits_ || operation_.onto != 0 || (document_.selection() && operation_.stroke);
  ScratchVector<float> amount;
  if (bounded) amount = amounts(coverage, samples);
  if (bounded ? std::ranges::all_of(amount, [](float a) { return a == 0.0F; }) : !covers(coverage, samples))
    return {};
  struct Plane {
    MaterialId material;
    HeightRaster::TilePtr before;  ///< Null: no paint.
    std::shared_ptr<HeightRaster::Tile> tile;
    const std::vector<float>* goal;  ///< Parts; null: 0, or all of them.
    bool laid;                       ///< The goal is to cover all.
  };
  std::vector<Plane> planes;
  for (const MaterialPaint& paint : paint_) {
    const bool laid = operation_.action == PaintAction::Paint && paint.material == operation_.material;
    const auto goal = soft.find(paint.material);
    HeightRaster::TilePtr before = paint.raster->tile(slot);
    if (!laid && goal == soft.end() && !before) continue;
    const HeightRaster* const present = document_.raster({RasterRole::Paint, paint.material});
    std::shared_ptr<HeightRaster::Tile> tile;
    if (present && present->holds(slot)) {
      tile = present->copyOfTile(slot);
    } else {
      tile = makeInLargePages<HeightRaster::Tile>();
      tile->fill(0.0F);
    }
    planes.push_back({paint.material, std::move(before), std::move(tile),
                      goal == soft.end() ? nullptr : &goal->second, laid});
  }

  constexpr std::size_t kChunk = WeightPlane::side;
  using Shares = std::array<float, kChunk>;
  using Bytes = std::array<std::uint8_t, kChunk>;
  // The last of them is what the rules keep.
  std::vector<Shares> shares(planes.size() + 1);
  std::vector<Bytes> bytes(planes.size() + 1);
  std::vector<const float*> from;
  std::vector<std::uint8_t*> to;
  for (std::size_t k = 0; k <= planes.size(); ++k) {
    from.push_back(shares[k].data());
    to.push_back(bytes[k].data());
  }
  constexpr int kSide = MaskRaster::tileSize;
  static_assert(kSide == static_cast<int>(kChunk));
  const auto strength = static_cast<float>(operation_.opacity);
  alignas(64) Shares scaled;
  const auto width = static_cast<std::size_t>(samples.width());
  for (int row = samples.row0; row < samples.row1; ++row)
    for (std::size_t begin = 0, count = 0; begin < width; begin += count) {
      const int column = samples.column0 + static_cast<int>(begin);
      // As far as the end of a tile.
      count = std::min(kChunk - static_cast<std::size_t>(column) % kChunk, width - begin);
      const float* a = nullptr;
      if (bounded) {
        a = &amount[static_cast<std::size_t>(row - samples.row0) * width + begin];
      } else {
        const auto& tile = coverage.tile(coverage.tileIndex(column / kSide, row / kSide));
        const float* const cover =
            tile ? tile->data() + MaskRaster::offsetIn(column % kSide, row % kSide) : nullptr;
        for (std::size_t i = 0; i < count; ++i) scaled[i] = (cover ? cover[i] : coverage.fill()) * strength;
        a = scaled.data();
      }
      if (std::all_of(a, a + count, [](float one) { return one == 0.0F; })) continue;
      const std::size_t inTile = paintOffset(column, row),
                        inWhole = static_cast<std::size_t>(row - whole.row0) *
                                      static_cast<std::size_t>(whole.width()) +
                                  static_cast<std::size_t>(column - whole.column0);
      Shares& left = shares.back();
      left.fill(kParts);
      for (std::size_t k = 0; k < planes.size(); ++k) {
        const Plane& plane = planes[k];
        mixRow(
            {plane.before ? paintBytes(*plane.before) + inTile : nullptr, a,
             plane.goal && !plane.laid ? plane.goal->data() + inWhole : nullptr, plane.laid ? kParts : 0.0F},
            static_cast<int>(count), left.data(), shares[k].data());
      }
      if (planes.size() == 1) {
        pairByteRow(shares[0].data(), static_cast<int>(count), paintBytes(*planes[0].tile) + inTile);
        continue;
      }
      byteRows(from, to);
      for (std::size_t k = 0; k < planes.size(); ++k)
        std::copy_n(bytes[k].data(), count, paintBytes(*planes[k].tile) + inTile);
    }
  std::vector<Laid> laid;
  for (Plane& plane : planes)
    laid.push_back({plane.material, holdsNoPaint(*plane.tile) ? nullptr : std::move(plane.tile)});
  return laid;
}

void PaintEdit::lay(const MaskRaster& coverage, const GridRect& samples) {
  const GridRect rect = samples.intersected(document_.frame().samples());
  if (rect.empty()) return;
  if (limits_) reckon(*limits_, limitMap_, limited_, rect);
  if (operation_.onto != 0) reckon(*rules_, materialMap_, laid_, rect);
  const Softened soft = operation_.action == PaintAction::Blend ? softened(rect) : Softened{};
  const HeightRaster& directory = before_.begin()->second;
  std::vector<int> slots;
  const GridRect touched = paintSlots(rect);
  for (int row = touched.row0; row < touched.row1; ++row)
    for (int column = touched.column0; column < touched.column1; ++column)
      slots.push_back(directory.tileIndex(column, row));
  std::vector<std::vector<Laid>> laid(slots.size());
  parallelFor(slots.size(), [&](std::size_t i) {
    const GridRect part = paintSamples(directory, slots[i], document_.frame()).intersected(rect);
    laid[i] = laidTiles(slots[i], part, coverage, soft, rect);
  });
  std::map<MaterialId, HeightRaster> painted;
  for (std::size_t i = 0; i < slots.size(); ++i)
    for (Laid& one : laid[i]) {
      const HeightRaster* const present = document_.raster({RasterRole::Paint, one.material});
      painted.try_emplace(one.material, present ? *present : emptyPaint(document_.frame()))
          .first->second.exchangeTile(slots[i], std::move(one.tile));
    }
  for (const auto& [material, raster] : painted) session_.replace({RasterRole::Paint, material}, raster);
}

void PaintEdit::commit(std::vector<StrokeSample> samples) {
  if (operation_.stroke) operation_.stroke->samples = std::move(samples);
  session_.commit(std::make_shared<Operation>(std::move(operation_)));
}

OperationParts PaintOperation::parts() {
  if (!stroke) return {};
  return {.brush = &stroke->brush, .samples = &stroke->samples};
}

}  // namespace scarp
