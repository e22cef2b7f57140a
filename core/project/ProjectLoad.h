#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"
#include "core/project/ProjectSummary.h"
#include "core/store/StoredContents.h"
#include "core/store/TileContent.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The tiles of one raster out of a project file, read when somebody asks. What is damaged is told to the
/// store, and replaced: by the tile's state at an earlier save, or by holes (a mask: by its fill).
class ProjectTiles final : public TileSource<HeightRaster::Tile> {
 public:
  /// What the file holds of a raster of these columns and rows. `name` is what messages call it: "the
  /// ground", "the layer \"Rocks\"" …
  ProjectTiles(std::shared_ptr<ProjectStore> store, RasterId raster, Message name, const GridRect& samples,
               float fill, const std::vector<std::pair<int, ContentRef>>& refs);
  ~ProjectTiles() override;

  [[nodiscard]] HeightRaster::TilePtr tile(int slot) override;
  [[nodiscard]] std::optional<float> peek(int slot, std::size_t offset) override;

  /// The sum of the slot's tile, where `present` is the one that was read from here (null: where it was not
  /// read); nothing where it is another tile, or was not sound.
  [[nodiscard]] std::optional<std::uint64_t> sumOf(int slot, const HeightRaster::TilePtr& present);

 private:
  using Tile = HeightRaster::Tile;
  static constexpr std::size_t kCoarse = kCoarseSide * kCoarseSide;
  struct Slot {
    ContentRef ref;
    std::weak_ptr<const Tile> tile;
    std::atomic<bool> replaced = false;  ///< What the file holds is damaged.
    bool noCoarse = false;
    std::atomic<const std::array<float, kCoarse>*> coarse = nullptr;
  };

  [[nodiscard]] HeightRaster::TilePtr read(int slot, const ContentRef& ref);
  /// What stands in for a damaged tile, and how that is told.
  struct Replacement {
    HeightRaster::TilePtr tile;
    Damage damage;
  };
  [[nodiscard]] Replacement replacement(int slot);
  /// Holes, or of a mask its fill: one tile for all slots.
  [[nodiscard]] HeightRaster::TilePtr nothing();
  [[nodiscard]] bool isMask() const { return raster_.role >= RasterRole::LayerMask; }
  [[nodiscard]] std::mutex& mutexOf(int slot) {
    return mutexes_[static_cast<std::size_t>(slot) % mutexes_.size()];
  }

  std::shared_ptr<ProjectStore> store_;
  RasterId raster_;
  Message name_;
  HeightRaster shape_;                   ///< Without tiles: for the tiles' rectangles and the fill.
  std::unordered_map<int, Slot> slots_;  ///< Those that the file holds a tile of.
  std::array<std::mutex, 64> mutexes_;
  std::mutex nothingMutex_;
  HeightRaster::TilePtr nothing_;
};

/// A row of `save`.
struct SavedState {
  SavedVersion version;
  SaveSummary summary;
};
/// The saved states that are sound, the latest first. `complete`: no row was damaged.
struct SavedStates {
  std::vector<SavedState> states;
  bool complete = true;
};
[[nodiscard]] SavedStates readSaves(ProjectStore& store);

/// Where everything of one saved state is.
struct LoadedSave {
  SavedState saved;
  bool sound = true;  ///< Nothing was missing. Else what is known, from all that the file still has.
  SlotMap map;
  std::vector<PicturePtr> pictures;  ///< Those of the state, and of the history.
  std::vector<ModelPtr> models;      ///< The same.
  ProjectState state;
};
/// Nothing: the present one. An error where not even the frame is known any more.
[[nodiscard]] Result<LoadedSave> loadSave(ProjectStore& store, std::optional<std::int64_t> save = {});

/// The document of a saved state, but for its pyramid and history; tiles are read when they are needed.
[[nodiscard]] DocumentParts loadParts(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save);
/// The rasters, with tiles to be read when they are needed.
[[nodiscard]] std::map<RasterId, HeightRaster> loadRasters(const std::shared_ptr<ProjectStore>& store,
                                                           const LoadedSave& save);
[[nodiscard]] ObjectLayer loadObjects(ProjectStore& store, const LoadedSave& save);
/// Nothing where some of it is damaged.
[[nodiscard]] std::optional<HeightPyramid> loadPyramid(ProjectStore& store, const LoadedSave& save,
                                                       const HeightRaster& ground);

/// "the ground", "the layer \"Rocks\"" …
[[nodiscard]] Message rasterName(RasterId raster, const DocumentState& state);

/// The keys of a document's object chunks.
inline constexpr std::int64_t kObjectsInChunk = 256;

/// Settings that are sound, "preview" not among them.
struct LoadedSettings {
  ProjectSettings settings;
  std::vector<std::byte> preview;
};
[[nodiscard]] LoadedSettings loadSettings(ProjectStore& store);

}  // namespace scarp
