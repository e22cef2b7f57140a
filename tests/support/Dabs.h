#pragma once

#include <vector>

#include "core/brush/DabKernel.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

/// Puts private copies of the tiles that a rectangle touches into a terrain, and lends them.
inline std::vector<TileLoan<float>> lend(Terrain& terrain, const GridRect& rect) {
  constexpr int kSide = HeightRaster::tileSize;
  const GridRect tiles = terrain.heights.tilesTouching(rect);
  std::vector<TileLoan<float>> loans;
  for (int tr = tiles.row0; tr < tiles.row1; ++tr)
    for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
      const int slot = terrain.heights.tileIndex(tc, tr);
      const auto tile = terrain.heights.copyOfTile(slot);
      terrain.heights.exchangeTile(slot, tile);
      const GridRect part = terrain.heights.tileRect(slot).intersected(rect);
      loans.push_back(
          {part, tile->data() + HeightRaster::offsetIn(part.column0 % kSide, part.row0 % kSide), kSide});
    }
  return loans;
}

/// Applies a dab as an edit does.
inline void applyDabTo(Terrain& terrain, const Dab& dab, const BrushSettings& settings,
                       const StrokeGround& ground = {}) {
  const auto loans = lend(terrain, dabRect(dab, terrain.frame));
  applyDab(dab, settings, ground, terrain.frame, terrain.heights, loans);
}

/// Applies a dab as large as the brush.
inline void applyTo(Terrain& terrain, Dab dab, const BrushSettings& settings,
                    const StrokeGround& ground = {}) {
  dab.radius = settings.radius;
  applyDabTo(terrain, dab, settings, ground);
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
