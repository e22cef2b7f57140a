#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/project/ProjectFile.h"

namespace scarp {

/// What of a project an export or another file is made of.
struct DamageScope {
  enum class Content {
    Facts,     ///< Sizes, names and settings of what there is; no tiles.
    Heights,   ///< The ground.
    Shown,     ///< The ground, what is painted and selected on it, objects, models and pictures.
    Document,  ///< All but the undo history and settings.
    Everything
  };
  Content content = Content::Shown;
  std::optional<GridRect> samples{};  ///< Of the ground; all of it where left out.
};

/// Those of a project's damages that are within a scope.
[[nodiscard]] std::vector<Damage> damageWithin(std::span<const Damage> damages, const DamageScope& scope);

/// Reads what is in a scope, so that damage in it is known before anything is made of it, and returns that
/// damage. `rasters` are those of the document that was opened; tiles that are read stay in them. An error
/// where it was cancelled or the file was overwritten.
[[nodiscard]] Result<std::vector<Damage>> findDamage(const ProjectFile& file,
                                                     const std::map<RasterId, HeightRaster>& rasters,
                                                     const DamageScope& scope, const Progress& progress = {});

/// One line that names what is damaged and where, for an export that is refused: "a.scarp: is damaged: 4
/// tiles of the ground at columns 0 to 390, rows 256 to 390; holes are there instead". Contract: there is
/// damage.
[[nodiscard]] std::string damageLine(const std::string& path, std::span<const Damage> damages);

}  // namespace scarp
