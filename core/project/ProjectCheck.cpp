#include "core/project/ProjectCheck.h"

#include "core/base/PrintableLine.h"
#include "core/project/ProjectHistory.h"

namespace scarp {

Result<void> checkPages(ProjectStore& store, const std::string& path) {
  // The first of it stands for all: one wrong page has many consequences.
  auto check = store.database().prepare("PRAGMA quick_check(1)");
  if (!check.ok()) return check.error();
  const auto row = check->step();
  if (!row.ok() && row.error().cancelled) return row.error();
  std::string found = !row.ok() ? row.error().text() : *row ? std::string(check->text(0)) : "ok";
  found.erase(0, found.rfind('\n') + 1);  // Before it is which database it is.
  if (found != "ok")
    store.damage().found(
        damageOf(path, Message("SQLite's check of its pages says \"%1\"", printableLine(found, 100)),
                 Damage::Now::Rebuilt, Damage::Part::Nothing));
  return {};
}

Result<void> checkProject(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save,
                          const std::string& path, const Progress& progress) {
  if (auto pages = checkPages(*store, path); !pages) return pages;
  if (!save.sound)
    store->damage().found(damageOf(path, Message("parts of its directory are lost"), Damage::Now::Rebuilt));
  (void)loadObjects(*store, save);
  int done = 0;
  const auto rasters = loadRasters(store, save);
  if (!loadPyramid(*store, save, rasters.at(kGround)))
    store->damage().found(
        damageOf(path, Message("the height pyramid is lost"), Damage::Now::Rebuilt, Damage::Part::Nothing));
  for (const auto& [id, raster] : rasters) {
    const double share = static_cast<double>(done++) / static_cast<double>(rasters.size());
    for (const int slot : raster.heldSlots()) {
      if (slot % 64 == 0 && !keepGoing(progress, 0.9 * share)) return Error::cancel();
      if (raster.unread(slot)) (void)raster.source()->tile(slot);
    }
  }
  if (auto history = checkHistory(*store, partOf(progress, 0.9, 1.0)); !history) return history.error();
  (void)loadSettings(*store);
  return {};
}

}  // namespace scarp
