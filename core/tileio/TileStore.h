#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// A tile of a pyramid; y counts from the north.
struct TileAddress {
  int zoom = 0, x = 0, y = 0;
  auto operator<=>(const TileAddress&) const = default;
};

/// What a pyramid of pictures says of itself.
struct PyramidFacts {
  std::string name;
  std::string encoding;  ///< "terrarium" or "mapbox".
  int minZoom = 0, maxZoom = 0;
  std::array<double, 4> bounds{};  ///< West, south, east, north in degrees.
  std::string json;                ///< The index of a folder.
};

/// Takes the tiles of a pyramid and puts them into their place together. Each is read back. Destroyed
/// unfinished, it leaves nothing behind. One thread. Errors are one line that names the target.
class TileStore {
 public:
  virtual ~TileStore() = default;
  virtual Result<void> put(const TileAddress& at, std::span<const std::uint8_t> bytes) = 0;
  virtual Result<void> finish(const PyramidFacts& facts) = 0;
};

/// By the path's ending: .mbtiles (MBTiles 1.3), .pmtiles (PMTiles 3), else a folder, "zoom/x/y.png" with
/// `index` (WebKindInfo). southFirst: the rows of a folder.
[[nodiscard]] Result<std::unique_ptr<TileStore>> openTileStore(const std::string& path, bool southFirst,
                                                               const char* index);

}  // namespace scarp
