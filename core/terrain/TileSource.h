#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "core/base/Message.h"

namespace scarp {

inline constexpr int kCoarseStep = 16, kFarStep = 64;

/// Where tiles come from that a raster has not read yet: the raster asks for one when somebody first looks at
/// it. Calls may come from any thread, several at a time.
template <class Tile>
class TileSource {
 public:
  using Sample = typename Tile::value_type;

  virtual ~TileSource() = default;

  /// The tile in a slot; the same one for as long as somebody holds it. Never null: a slot without a tile is
  /// not asked for. What cannot be read (a damaged file, a disk that fails) the source makes up for (an
  /// earlier state of the tile, holes) and tells whoever opened it; it does not stop here.
  [[nodiscard]] virtual std::shared_ptr<const Tile> tile(int slot) = 0;

  /// One of the samples of a tile (offset: row by row within it) where that is known without reading the tile
  /// whole; so a coarse picture costs little. Nothing where it is not. Whoever looks at few samples looks at
  /// those whose row and column kCoarseStep divides, and whoever looks at very few at those of kFarStep: they are
  /// the ones that sources know.
  [[nodiscard]] virtual std::optional<Sample> peek(int /*slot*/, std::size_t /*offset*/) { return {}; }

  /// How often it has made up for something that it may be able to read later: who finds the same number before
  /// and after reading, and no trouble() before, has read the terrain and nothing else.
  [[nodiscard]] virtual std::size_t failures() const { return 0; }
  /// Why something that was made up for stands there now, as one line; empty where nothing does.
  [[nodiscard]] virtual Message trouble() const { return {}; }
};

}  // namespace scarp
