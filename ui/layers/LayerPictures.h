#pragma once

#include <QImage>
#include <map>
#include <vector>

#include "core/document/RasterId.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Small pictures of what a document's layers and the base hold, and of their masks; made anew only of what
/// has changed. Nothing is read from a file for them: what was not read yet is flat until unread() has been
/// read.
class LayerPictures {
 public:
  static constexpr int side = 56;  ///< Pixels, at most; as the terrain is, wide or high.

  /// Whether any picture is another one now.
  bool follow(const TerrainDocument& document);
  void clear() { pictures_.clear(); }
  /// The rasters whose pictures need tiles that were not read from the file yet, except large ones. Reading
  /// the tiles of these copies, on any thread, reads them for the document.
  [[nodiscard]] static std::vector<HeightRaster> unread(const TerrainDocument& document);

  [[nodiscard]] QImage heights(LayerId layer) const { return of({RasterRole::Layer, layer}); }
  [[nodiscard]] QImage mask(LayerId layer) const { return of({RasterRole::LayerMask, layer}); }

 private:
  struct Picture {
    std::size_t fingerprint = 0;  ///< Of the tiles that it was made of.
    QImage image;
  };

  [[nodiscard]] QImage of(RasterId id) const;
  bool follow(RasterId id, const HeightRaster* raster);

  std::map<RasterId, Picture> pictures_;
};

}  // namespace scarp
