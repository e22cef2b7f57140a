#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectLoad.h"

namespace scarp {

/// Content of a project that an export or another file needs.
struct DamageScope {
  enum class Content {
    Facts,     ///< Sizes, names and settings; no tiles.
    Heights,   ///< The ground.
    Shown,     ///< The ground, its paint and selection, objects, models and pictures.
    Document,  ///< All but the undo history and settings.
    Everything
  };
  Content content = Content::Shown;
  std::optional<GridRect> samples{};  ///< Of the ground; all of it where left out.
};

/// Returns the damage of a project that is within a scope.
[[nodiscard]] std::vector<Damage> damageWithin(std::span<const Damage> damages, const DamageScope& scope);

/// Reads the content of a scope and returns the damage in it; to be called before the content is used.
/// `rasters` are those of the document that was opened; tiles that are read stay in them. Fails if it was
/// cancelled or the file was overwritten.
[[nodiscard]] Result<std::vector<Damage>> findDamage(const ProjectFile& file,
                                                     const std::map<RasterId, HeightRaster>& rasters,
                                                     const DamageScope& scope, const Progress& progress = {});

/// One line that names what is damaged and where, for an export that is refused: "a.scarp: is damaged: 4
/// tiles of the ground at columns 0 to 390, rows 256 to 390; holes are there instead". Contract: there is
/// damage.
[[nodiscard]] Message damageLine(const std::string& path, std::span<const Damage> damages);

/// What SQLite itself finds wrong with the file's pages and rows (PRAGMA quick_check), told to the store.
/// Reads the whole file. An error where it was cancelled.
[[nodiscard]] Result<void> checkPages(ProjectStore& store, const std::string& path);

/// Reads everything of a saved state, and the history, and checks the pages; what is damaged is told to the
/// store. `path` is how the file is named to a person. Any thread. An error where it was cancelled or the
/// history cannot be read.
[[nodiscard]] Result<void> checkProject(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save,
                                        const std::string& path, const Progress& progress);

}  // namespace scarp
