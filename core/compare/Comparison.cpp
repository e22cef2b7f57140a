#include "core/compare/Comparison.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/compare/SharedGrid.h"

namespace scarp {

namespace {

constexpr float kLeastFull = 1e-3F;  ///< Metres.

Terrain groundOf(const DocumentParts& document) {
  return {document.state.frame, document.state.georeference, document.rasters.at(kGround)};
}

std::uint8_t shadeOf(float difference, double full) {
  const double share = std::clamp(0.5 + 0.5 * static_cast<double>(difference) / full, 0.0, 1.0);
  return static_cast<std::uint8_t>(std::lround(FractionBytes::kFull * share));
}

/// Differences of the samples that both have, as bytes of the map, a strip at a time.
void fillMap(Comparison& comparison, const HeightRaster& over, const GridRect& samples) {
  std::vector<float> strip;
  constexpr int kRows = HeightRaster::tileSize;
  const GridRect& changed = comparison.heights.changed;
  for (int row = changed.row0; row < changed.row1; row += kRows) {
    const GridRect part{changed.column0, row, changed.column1, std::min(row + kRows, changed.row1)};
    strip.resize(static_cast<std::size_t>(part.area()));
    over.read(part, strip);
    FractionBytes bytes{{part.column0 + samples.column0, part.row0 + samples.row0, part.column1 + samples.column0,
                         part.row1 + samples.row0},
                        {}};
    bytes.values.reserve(strip.size());
    for (const float difference : strip)
      bytes.values.push_back(difference == 0.0F || std::isnan(difference) ? FractionBytes::kNone
                                                                          : shadeOf(difference, comparison.full));
    comparison.map.replace(bytes);
  }
}

void findGreatest(Comparison& comparison, const HeightRaster& over, const GridFrame& frame, const GridRect& samples) {
  const GridRect& changed = comparison.heights.changed;
  const bool up = comparison.heights.highest >= -comparison.heights.lowest;
  comparison.greatestHeight = up ? comparison.heights.highest : comparison.heights.lowest;
  std::vector<float> row(static_cast<std::size_t>(changed.width()));
  float most = 0.0F;
  for (int r = changed.row0; r < changed.row1; ++r) {
    over.read({changed.column0, r, changed.column1, r + 1}, row);
    for (int i = 0; i < changed.width(); ++i) {
      const float size = std::abs(row[static_cast<std::size_t>(i)]);
      if (!(size > most)) continue;
      most = size;
      comparison.greatest = Vec2(frame.x(changed.column0 + i + samples.column0), frame.y(r + samples.row0));
    }
  }
}

void addThings(std::vector<DifferentThing>& things, const ThingDifference& difference, const Vec2& shift) {
  const auto add = [&](const std::vector<Message>& names, DifferentThing::Way way) {
    for (const Message& name : names) {
      std::optional<Vec2> place;
      if (const auto found = difference.places.find(name.text()); found != difference.places.end())
        place = found->second;
      if (place && way == DifferentThing::Way::Removed) *place += shift;
      things.push_back({difference.kind, name, way, place});
    }
  };
  add(difference.added, DifferentThing::Way::Added);
  add(difference.changed, DifferentThing::Way::Changed);
  add(difference.removed, DifferentThing::Way::Removed);
}

}  // namespace

Result<Comparison> compareDocuments(const DocumentParts& before, const DocumentParts& after,
                                    const Progress& progress) {
  const Terrain was = groundOf(before), is = groundOf(after);
  const auto grid = sharedGrid(was, is);
  if (!grid) return grid.error();
  const Terrain old = partOfTerrain(was, grid->before), present = partOfTerrain(is, grid->after);
  const auto heights = heightDifference(old.heights, present.heights, present.frame, progress);
  if (!heights) return heights.error();
  const auto over = differences(old.heights, present.heights, progress);
  if (!over) return over.error();
  Comparison comparison{*heights, std::max(heights->size99, double(kLeastFull)),
                        FractionMap(is.frame.columns, is.frame.rows)};
  comparison.note = grid->note;
  if (!heights->changed.empty()) {
    fillMap(comparison, *over, grid->after);
    findGreatest(comparison, *over, is.frame, grid->after);
  }
  // The middle of each terrain is the origin of its local frame.
  const Vec2 shift(is.frame.x(grid->after.column0) - was.frame.x(grid->before.column0),
                   is.frame.y(grid->after.row0) - was.frame.y(grid->before.row0));
  for (const ThingDifference& difference : thingsBetween(before, after))
    addThings(comparison.things, difference, shift);
  return comparison;
}

}  // namespace scarp
