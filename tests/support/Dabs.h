#pragma once

#include <vector>

#include "core/brush/DabKernel.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

/// Applies a dab as large as the brush to private copies of the tiles that it touches, as an edit does.
inline void applyTo(Terrain& terrain, Dab dab, const BrushSettings& settings,
                    const StrokeGround& ground = {}) {
  dab.radius = settings.radius;
  const GridRect rect = dabRect(dab, terrain.frame);
  const GridRect tiles = terrain.heights.tilesTouching(rect);
  std::vector<TileLoan<float>> loans;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = terrain.heights.tileIndex(tc, tr);
      const auto tile = terrain.heights.copyOfTile(slot);
      terrain.heights.exchangeTile(slot, tile);
      const GridRect part = terrain.heights.tileRect(slot).intersected(rect);
      loans.push_back(
          {part, tile->data() + HeightRaster::offsetIn(part.column0 % 128, part.row0 % 128), 128});
    }
  applyDab(dab, settings, ground, terrain.frame, terrain.heights, loans);
}

/// Ground that a stroke began on, level there.
inline StrokeGround levelGround(double level) {
  StrokeGround ground;
  ground.level = level;
  return ground;
}

inline BrushSettings brush(BrushKind kind, double radius, Falloff falloff = Falloff::Smooth) {
  BrushSettings settings;
  settings.kind = kind;
  settings.radius = radius;
  settings.falloff = falloff;
  return settings;
}

}  // namespace scarp::test
