#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/project/ProjectContents.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"
#include "core/project/ProjectSummary.h"
#include "core/store/StoredModels.h"

namespace scarp {

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
