#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// The complete content of a document at one time. A value; copies share their tiles.
struct DocumentContent {
  DocumentState state;
  /// The ground among them, and the base where there are layers. Each has the size that emptyRaster() gives its role.
  /// A raster that holds nothing may be absent.
  std::map<RasterId, HeightRaster> rasters;
  ObjectLayer objects;  ///< TerrainDocument gives it the assets of `state`.

  /// Null where there is none. A layer that holds nothing has none.
  [[nodiscard]] const HeightRaster* raster(RasterId id) const;
  /// Returns the tile of a layer in a slot, with its effective opacity. Contract: index <
  /// state.layers.size().
  [[nodiscard]] LayerTile layerTile(std::size_t index, int slot) const;
  /// Returns the tiles of the lowest `count` layers in a slot, except hidden layers.
  [[nodiscard]] std::vector<LayerTile> layerTiles(int slot, std::size_t count) const;

 private:
  [[nodiscard]] LayerTile layerTile(const Layer& layer, double opacity, int slot) const;
};

/// Returns the content of a document of a terrain and objects alone.
[[nodiscard]] DocumentContent contentOf(Terrain terrain, ObjectLayer objects = {});

}  // namespace scarp
