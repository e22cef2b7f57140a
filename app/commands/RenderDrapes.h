#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/TerrainInput.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RasterImport.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// A picture that a person lays over the ground.
struct DrapeArgument {
  std::string path;
  double opacity = 1.0;  ///< 0…1.
  std::optional<ImportOptions> import{};  ///< Its heights are imported; nothing: it is drawn as it is.
};

/// --drape FILE[:OPACITY], several times, and --drape-import OPTIONS for these.
void addDrapeOptions(CLI::App& command, std::vector<DrapeArgument>& drapes);

/// What lies over the ground in a picture.
struct RenderedDrapes {
  std::vector<GroundDrape> drapes;
  std::vector<Message> warnings;  ///< Drapes of a project that are not drawn; one line each.
};

/// The drapes of a document that are seen, and over them those that were asked for. Of a project's only those
/// in its own folder are read. The error is one line: one that was asked for cannot be drawn.
[[nodiscard]] Result<RenderedDrapes> drapesOver(const TerrainDocument& document, const std::string& in,
                                                const TerrainInput& input,
                                                const std::vector<DrapeArgument>& asked,
                                                const Progress& progress);

}  // namespace scarp
