#include "core/project/ProjectCheck.h"

#include "core/project/ProjectHistory.h"

namespace scarp {

Result<void> checkProject(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save,
                          const std::string& path, const Progress& progress) {
  if (!save.sound)
    store->found({path + ": is damaged: parts of its directory are lost", {}, {}, Damage::Now::Rebuilt});
  (void)loadObjects(*store, save);
  if (!loadPyramid(*store, save))
    store->found({path + ": is damaged: the height pyramid is lost", {}, {}, Damage::Now::Rebuilt});
  int done = 0;
  const auto rasters = loadRasters(store, save);
  for (const auto& [id, raster] : rasters) {
    const double share = static_cast<double>(done++) / static_cast<double>(rasters.size());
    for (int slot = 0; slot < raster.tileCount(); ++slot) {
      if (slot % 64 == 0 && !keepGoing(progress, 0.9 * share)) return Error::cancel();
      if (raster.unread(slot)) (void)raster.source()->tile(slot);
    }
  }
  if (auto history = checkHistory(*store, partOf(progress, 0.9, 1.0)); !history) return history.error();
  (void)loadSettings(*store);
  return {};
}

}  // namespace scarp
