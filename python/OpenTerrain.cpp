#include "python/OpenTerrain.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "core/drape/DrapeFile.h"
#include "core/project/ProjectContents.h"
#include "core/project/ProjectHold.h"

namespace scarp {

namespace {

constexpr std::chrono::milliseconds kBetweenTries{20};

}  // namespace

OpenTerrain::OpenTerrain(Terrain terrain, std::vector<Message> warnings)
    : document_(std::make_unique<TerrainDocument>(std::move(terrain))), warnings_(std::move(warnings)) {}

OpenTerrain::OpenTerrain(OpenedProject project)
    : document_(std::make_unique<TerrainDocument>(std::move(project.document))),
      file_(std::move(project.file)),
      settings_(std::move(project.settings)),
      preview_(std::move(project.preview)),
      warnings_(std::move(project.warnings)) {}

OpenTerrain::~OpenTerrain() {
  if (!inForkedProcess()) return;
  static_cast<void>(document_.release());
  static_cast<void>(new std::shared_ptr<ProjectFile>(std::move(file_)));
}

OpenTerrain::Turn::Turn(OpenTerrain& terrain, Watch& watch) : terrain_(terrain) {
  if (terrain_.holder_ == std::this_thread::get_id())
    throw CallFailure("the terrain is at work: what watches the work cannot use it");
  while (!terrain_.mutex_.try_lock_for(kBetweenTries)) {
    if (Watch::calling())
      throw CallFailure("the terrain is in use by another thread, for which what watches work does not wait");
    watch.wait();
  }
  terrain_.holder_ = std::this_thread::get_id();
}

OpenTerrain::Turn::~Turn() {
  terrain_.holder_ = std::thread::id();
  terrain_.mutex_.unlock();
}

std::vector<Message> OpenTerrain::Turn::warnings() const {
  std::vector<Message> warnings = terrain_.warnings_;
  if (!terrain_.file_) return warnings;
  for (const Damage& damage : terrain_.file_->damages())
    if (std::ranges::find(warnings, damage.message()) == warnings.end()) warnings.push_back(damage.message());
  return warnings;
}

Result<Message> OpenTerrain::Turn::damageIn(const DamageScope& scope, const Progress& progress) const {
  if (!terrain_.file_) return Message();
  const auto found = findDamage(*terrain_.file_, contentsOf(document()).document.rasters, scope, progress);
  if (!found) return found.error();
  return found->empty() ? Message() : damageLine(terrain_.file_->path(), *found);
}

Result<void> OpenTerrain::Turn::checkDamage(const DamageScope& scope, const Progress& progress) const {
  const auto damage = damageIn(scope, progress);
  if (!damage) return damage.error();
  if (damage->empty()) return {};
  return Error{"%1; accept_damage=True uses it as it is", *damage};
}

Result<void> OpenTerrain::Turn::save(const std::string& path, const Progress& progress) const {
  std::error_code failed;
  const std::shared_ptr<ProjectFile> source = terrain_.file_;
  const bool again = source && !source->readOnly() && std::filesystem::equivalent(path, source->path(), failed);
  ProjectContents contents =
      source ? contentsOf(document(), source->knownHistory()) : contentsOf(document());
  contents.settings = terrain_.settings_;
  contents.preview = terrain_.preview_;
  // What drapes name lies as it lies from here.
  if (!document().drapes().empty())
    contents.settings[kSavedIn] = savedInAlso(std::filesystem::absolute(path, failed).parent_path().string(),
                                              contents.settings[kSavedIn]);
  if (again) {
    if (const auto saved = source->save(contents, progress); !saved) return saved.error();
  } else {
    std::shared_ptr<ProjectHold> hold;
    if (std::filesystem::exists(path, failed)) hold = ProjectHold::open(path, true, false);
    if (hold && hold->refused()) return errorIn(path, "is in use");
    if (source && std::filesystem::equivalent(path, source->path(), failed) && source->changedByOthers())
      return errorIn(path, "another program has changed it since it was read; save under another name");
    auto file = ProjectFile::saveAs(path, contents, source, {}, progress);
    if (!file) return file.error();
    terrain_.file_ = *std::move(file);
  }
  document().markSaved();
  terrain_.settings_ = std::move(contents.settings);
  return {};
}

}  // namespace scarp
