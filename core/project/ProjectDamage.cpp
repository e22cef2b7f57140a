#include "core/project/ProjectDamage.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/project/ProjectHistory.h"

namespace scarp {

namespace {

using Content = DamageScope::Content;

bool isWithin(RasterRole role, Content content) {
  switch (role) {
    case RasterRole::Ground:
      return content >= Content::Heights;
    case RasterRole::Paint:
    case RasterRole::NamedMask:
    case RasterRole::Selection:
    case RasterRole::Deposit:
      return content >= Content::Shown;
    case RasterRole::Base:
    case RasterRole::Layer:
    case RasterRole::LayerMask:
      break;
  }
  return content >= Content::Document;
}

bool isWithin(Damage::Part part, Content content) {
  switch (part) {
    case Damage::Part::Anything:
      return true;
    case Damage::Part::Objects:
    case Damage::Part::Pictures:
    case Damage::Part::Models:
      return content >= Content::Shown;
    case Damage::Part::History:
    case Damage::Part::Settings:
      return content == Content::Everything;
    case Damage::Part::Tile:
    case Damage::Part::Nothing:
      break;
  }
  return false;
}

/// Paint has two samples along a cell of the raster that it is stored in.
int samplesPerCell(RasterRole role) { return role == RasterRole::Paint ? 2 : 1; }

GridRect scaled(const GridRect& rect, int times) {
  return {rect.column0 * times, rect.row0 * times, rect.column1 * times, rect.row1 * times};
}

bool isWithin(const Damage& damage, const DamageScope& scope) {
  if (damage.now == Damage::Now::Journal) return false;
  if (!damage.raster) return isWithin(damage.part, scope.content);
  if (!isWithin(damage.raster->role, scope.content)) return false;
  const GridRect samples = scaled(damage.samples, samplesPerCell(damage.raster->role));
  return !scope.samples || !samples.intersected(*scope.samples).empty();
}

/// Tiles of a raster that a scope needs and that have not been read.
std::vector<int> unreadWithin(RasterId id, const HeightRaster& raster, const DamageScope& scope) {
  std::vector<int> slots;
  GridRect rect = raster.rect();
  if (scope.samples) {
    const int times = samplesPerCell(id.role);
    const GridRect& wanted = *scope.samples;
    rect = GridRect{wanted.column0 / times, wanted.row0 / times, (wanted.column1 + times - 1) / times,
                    (wanted.row1 + times - 1) / times}
               .intersected(rect);
  }
  if (rect.empty()) return slots;
  raster.forEachHeld(raster.tilesTouching(rect), [&](int slot) {
    if (raster.unread(slot)) slots.push_back(slot);
  });
  return slots;
}

/// Damaged tiles of one raster with the same kind of replacement.
struct DamagedArea {
  Message name;
  Damage::Now now = Damage::Now::Nothing;
  GridRect samples;
  std::size_t tiles = 0;
};

Message areaMessage(const DamagedArea& area) {
  const GridRect& at = area.samples;
  const Message where = area.tiles == 1
                            ? Message("1 tile of %1 at columns %2 to %3, rows %4 to %5", area.name,
                                      at.column0, at.column1 - 1, at.row0, at.row1 - 1)
                            : Message("%1 tiles of %2 at columns %3 to %4, rows %5 to %6", area.tiles,
                                      area.name, at.column0, at.column1 - 1, at.row0, at.row1 - 1);
  switch (area.now) {
    case Damage::Now::Holes:
      return Message("%1; holes are there instead", where);
    case Damage::Now::Earlier:
      return Message("%1; an earlier state is there instead", where);
    case Damage::Now::Nothing:
    case Damage::Now::Rebuilt:
    case Damage::Now::Journal:
      break;
  }
  return Message("%1; nothing is there instead", where);
}

}  // namespace

std::vector<Damage> damageWithin(std::span<const Damage> damages, const DamageScope& scope) {
  std::vector<Damage> within;
  std::ranges::copy_if(damages, std::back_inserter(within),
                       [&](const Damage& damage) { return isWithin(damage, scope); });
  return within;
}

Result<std::vector<Damage>> findDamage(const ProjectFile& file,
                                       const std::map<RasterId, HeightRaster>& rasters,
                                       const DamageScope& scope, const Progress& progress) {
  if (scope.content == Content::Everything) {
    const auto all = file.check(progress);
    if (!all) return all.error();
    return damageWithin(*all, scope);
  }
  std::vector<std::pair<const HeightRaster*, int>> unread;
  for (const auto& [id, raster] : rasters)
    if (isWithin(id.role, scope.content))
      for (const int slot : unreadWithin(id, raster, scope)) unread.emplace_back(&raster, slot);
  const bool all = parallelFor(unread.size(), progress,
                               [&](std::size_t i) { (void)unread[i].first->tile(unread[i].second); });
  if (!all) return Error::cancel();
  return damageWithin(file.damages(), scope);
}

Message damageLine(const std::string& path, std::span<const Damage> damages) {
  EXPECTS(!damages.empty());
  constexpr std::size_t kMaxNamed = 6;
  std::vector<DamagedArea> areas;
  std::vector<Message> named;
  for (const Damage& damage : damages) {
    if (!damage.raster) {
      named.push_back(withoutFile(damage.what));
      continue;
    }
    const auto found = std::ranges::find_if(areas, [&](const DamagedArea& area) {
      return area.name == damage.rasterName && area.now == damage.now;
    });
    DamagedArea& area = found == areas.end() ? areas.emplace_back(damage.rasterName, damage.now) : *found;
    area.samples = area.samples.united(scaled(damage.samples, samplesPerCell(damage.raster->role)));
    ++area.tiles;
  }
  std::vector<Message> all;
  for (const DamagedArea& area : areas) all.push_back(areaMessage(area));
  all.insert(all.end(), named.begin(), named.end());
  const std::size_t unnamed = all.size() - std::min(all.size(), kMaxNamed);
  all.resize(all.size() - unnamed);
  Message line = joined(all, "; ");
  if (unnamed > 0) line = Message("%1; and %2 more", std::move(line), unnamed);
  return damageMessage(path, std::move(line));
}

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
