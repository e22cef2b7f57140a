#pragma once

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/drape/DrapePicture.h"

namespace scarp {

/// A tile of a drape: 2^level cells of the terrain's grid a side, the first at column · 2^level.
struct DrapeTileId {
  int level = 0, column = 0, row = 0;
  auto operator<=>(const DrapeTileId&) const = default;
};

/// A tile's texels, kDrapeSide² of them: the outermost ones lie beyond it, so that colours are smooth at its
/// border. Empty: it is transparent.
using DrapeTile = std::shared_ptr<const DrapeTexels>;

inline constexpr int kDrapeTexels = 128;             ///< Of a tile, a side.
inline constexpr int kDrapeSide = kDrapeTexels + 2;  ///< With a border.
inline constexpr int kFinestDrapeLevel = 1;          ///< 64 texels along a cell.

/// A drape over a terrain as a quadtree of tiles, made when they are wanted: by a worker that takes the most
/// urgent first. Any thread; who makes tiles waits for whoever else makes one.
class DrapeTiles {
 public:
  /// The picture is opened. The error is one line that begins with the path.
  [[nodiscard]] static Result<std::shared_ptr<DrapeTiles>> open(const DrapeOrigin& origin,
                                                                const GridFrame& frame,
                                                                const GeoReference& reference,
                                                                const Progress& progress = {});

  [[nodiscard]] const DrapeFacts& facts() const { return facts_; }
  /// Levels that there are: the finest has about a texel a pixel of the picture, the coarsest is one tile.
  [[nodiscard]] int finest() const { return finest_; }
  [[nodiscard]] int coarsest() const { return coarsest_; }

  /// Null where it has not been made, or was forgotten since. Remembers that it was looked for.
  [[nodiscard]] DrapeTile find(const DrapeTileId& id);
  /// The same, made now where it is not there. After an error tiles are transparent.
  [[nodiscard]] DrapeTile make(const DrapeTileId& id, const Progress& progress = {});

  /// Why tiles cannot be made any more; nothing while they can.
  [[nodiscard]] std::optional<Error> failure() const;

  /// Those that somebody, told apart by `who`, wants beside others; replaces what they wanted before. Tells
  /// `onWanted` where there is something to be made.
  void want(const void* who, std::vector<DrapeTileId> tiles);
  [[nodiscard]] bool wanting() const;
  /// Makes the most urgent tile: coarse ones first, then by their rows, as files are read. False where none
  /// is wanted; an error once, after which nothing is wanted any more.
  [[nodiscard]] Result<bool> makeNext(const Progress& progress = {});
  /// Called by want(), on its thread.
  void onWanted(std::function<void()> call) { wanted_ = std::move(call); }

 private:
  DrapeTiles(DrapeOrigin origin, const GridFrame& frame, GeoReference reference, DrapePicture picture);
  [[nodiscard]] Result<DrapeTile> drawn(const DrapeTileId& id, const Progress& progress);
  void keep(const DrapeTileId& id, const DrapeTile& tile);

  struct Kept {
    DrapeTile tile;
    std::uint64_t lastUsed = 0;
  };

  DrapeOrigin origin_;
  GridFrame frame_;
  GeoReference reference_;
  DrapeFacts facts_;
  int finest_ = kFinestDrapeLevel, coarsest_ = kFinestDrapeLevel;
  std::mutex drawing_;
  std::optional<DrapePicture> picture_;  ///< Nothing: what was cancelled took the decoder with it.
  mutable std::mutex mutex_;
  std::map<DrapeTileId, Kept> kept_;
  std::map<const void*, std::vector<DrapeTileId>> wants_;
  std::uint64_t clock_ = 0;
  std::optional<Error> failure_;
  std::function<void()> wanted_;
};

}  // namespace scarp
