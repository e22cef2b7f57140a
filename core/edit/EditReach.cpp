#include "core/edit/EditReach.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskTiles.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr std::size_t kLooks = 16;  ///< Places of a way.

/// Which samples of a row an edit reaches: its first, and the one after its last.
struct Columns {
  int from, to;
};

/// Where a mask may let something through.
struct Gate {
  const MaskRaster* mask;  ///< Null: everywhere.

  [[nodiscard]] bool closed(int slot) const {
    if (!mask) return false;
    const auto& tile = mask->tile(slot);
    return tile ? tile == plainMaskTile(0.0F) : mask->fill() == 0.0F;
  }
  [[nodiscard]] bool openAt(int column, int row) const { return !mask || mask->at(column, row) > 0.0F; }
};

/// Whether both let anything through, of the samples of a rectangle that `columns` gives for each row.
template <class F>
bool anyThrough(const Gate& one, const Gate& other, const HeightRaster& ground, const GridRect& rect,
                F&& columns) {
  const GridRect tiles = ground.tilesTouching(rect);
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = ground.tileIndex(tc, tr);
      if (one.closed(slot) || other.closed(slot)) continue;
      const GridRect part = ground.tileRect(slot).intersected(rect);
      for (int row = part.row0; row < part.row1; ++row) {
        const Columns wanted = columns(row);
        for (int c = std::max(part.column0, wanted.from); c < std::min(part.column1, wanted.to); ++c)
          if (one.openAt(c, row) && other.openAt(c, row)) return true;
      }
    }
  return false;
}

template <class F>
Message whyMaskedIn(const TerrainDocument& document, const GridRect& rect, Masked masked, F&& columns) {
  const LayerId edited = document.editedLayer();
  const Gate selection{masked == Masked::BySelectionToo ? document.selection() : nullptr};
  const Gate mask{edited != kBaseLayer && isMasked(document, edited)
                      ? document.raster({RasterRole::LayerMask, edited})
                      : nullptr};
  if (!selection.mask && !mask.mask) return {};
  const HeightRaster& ground = document.heights();
  if (rect.empty() || anyThrough(selection, mask, ground, rect, columns)) return {};
  const Gate open{nullptr};
  if (mask.mask &&
      (!anyThrough(mask, open, ground, rect, columns) || anyThrough(selection, open, ground, rect, columns)))
    return Message("the mask of the layer \"%1\" lets nothing through here",
                   document.layers()[document.placeOf(edited) - 1].name);
  return Message(selectsNothing(*selection.mask) ? "nothing is selected" : "nothing is selected here");
}

}  // namespace

Message whyMasked(const TerrainDocument& document, const EditReach& reach) {
  const GridFrame& frame = document.frame();
  const double column = frame.column(reach.place.x()), row = frame.row(reach.place.y());
  // Of a brush smaller than a cell, the samples around it.
  const double across = std::max(reach.radius / frame.dx, 0.75),
               down = std::max(reach.radius / frame.dy, 0.75);
  const auto within = [](double value, int most) {
    return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(most)));
  };
  const GridRect rect{within(std::ceil(column - across), frame.columns),
                      within(std::ceil(row - down), frame.rows),
                      within(std::floor(column + across) + 1.0, frame.columns),
                      within(std::floor(row + down) + 1.0, frame.rows)};
  return whyMaskedIn(document, rect, Masked::BySelectionToo, [&](int r) -> Columns {
    const double off = (r - row) / down, half = across * std::sqrt(std::max(0.0, 1.0 - off * off));
    return {within(std::ceil(column - half), frame.columns),
            within(std::floor(column + half) + 1.0, frame.columns)};
  });
}

Message whyMasked(const TerrainDocument& document, const GridRect& samples, Masked masked) {
  const GridRect rect = samples.intersected(document.frame().samples());
  return whyMaskedIn(document, rect, masked, [&](int) -> Columns { return {rect.column0, rect.column1}; });
}

Message whyMasked(const TerrainDocument& document, std::span<const EditReach> way) {
  Message why;
  const std::size_t step = std::max<std::size_t>(1, way.size() / kLooks);
  for (std::size_t i = 0; i < way.size(); i += step) {
    why = whyMasked(document, way[i]);
    if (why.empty()) return {};
  }
  return why;
}

Message whyStrokeChangedNothing(const TerrainDocument& document, const BrushSettings& brush,
                                std::span<const StrokeSample> samples) {
  const GridFrame& frame = document.frame();
  const double east = 0.5 * frame.width(), north = 0.5 * frame.depth();
  if (std::ranges::none_of(samples, [&](const StrokeSample& at) {
        return std::abs(at.x) <= east + brush.radius && std::abs(at.y) <= north + brush.radius;
      }))
    return Message("it is outside the terrain, which extends from x %1 to %2 and from y %3 to %4",
                   plainMetres(-east), metres(east), plainMetres(-north), metres(north));
  std::vector<EditReach> way;
  for (const StrokeSample& at : samples) way.push_back({{at.x, at.y}, brush.radius});
  if (Message why = whyMasked(document, way); !why.empty()) return why;
  // Within half the diagonal of a cell around any place on the terrain there is a sample.
  if (const double needed = 0.5 * std::hypot(frame.dx, frame.dy); brush.radius < needed)
    return Message(
        "a brush with a radius of %1 is smaller than a cell and may contain no sample; use a radius of at "
        "least %2",
        metres(brush.radius), metres(std::ceil(10.0 * needed) / 10.0));
  return {};
}

Message whyStrokeInexact(const TerrainDocument& document, const BrushSettings& brush,
                         std::span<const StrokeSample> samples) {
  const StrokeDabs dabs = brushKindInfo(brush.kind).traits.dabs;
  if (dabs == StrokeDabs::Moves || dabs == StrokeDabs::None || !kindUses(brush.kind, "strength")) return {};
  const GridFrame& frame = document.frame();
  float highest = 0.0F;
  for (const StrokeSample& sample : samples)
    if (const auto at = surfaceAt(document.heights(), frame, frame.column(sample.x), frame.row(sample.y)))
      highest = std::max(highest, std::abs(static_cast<float>(at->height)));
  const double step = std::nextafter(highest, std::numeric_limits<float>::infinity()) - highest;
  // A stroke is rounded by up to half a step. Two digits of the height, so that many strokes have one message.
  const double digit = highest > 0.0F ? std::pow(10.0, std::floor(std::log10(highest)) - 1.0) : 1.0;
  const double least = 0.5 * step / 0.02;
  if (!(brush.strength > 0.0) || brush.strength >= least) return {};
  return Message(
      "the strength of %1 is too little for heights of %2, which are stored in steps of %3 mm: a stroke "
      "changes up to %4 % more or less; with %5 it is at most 2 %",
      metres(brush.strength), metres(digit * std::round(highest / digit)), std::round(1e5 * step) / 100.0,
      std::ceil(50.0 * step / brush.strength), metres(std::ceil(1000.0 * least) / 1000.0));
}

Message StrokeOperation::whyNoEffect(const TerrainDocument& document) const {
  return whyStrokeChangedNothing(document, brush, samples);
}

Message FilterOperation::whyNoEffect(const TerrainDocument& document) const {
  return whyMasked(document, document.frame().samples());
}

}  // namespace scarp
