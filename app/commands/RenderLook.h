#pragma once

#include <string>

#include "app/commands/SunTime.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

/// How a picture is to look, as the command line has it.
struct RenderLook {
  RenderLook() { settings.shading.mode = ShadingMode::Natural; }  // As the editor on a graphics card.

  RenderSettings settings;
  SunTime sun;  ///< In place of settings.light where there is a time.
};

/// Adds --shading, --contours, --water, --sun and all else that tells how things look. `look` must outlive
/// the parsing.
void addLookOptions(CLI::App& command, RenderLook& look);

/// The same for a terrain. The error is one line: no place for --sun-at, or no sun.
[[nodiscard]] Result<RenderSettings> settingsOver(const Terrain& terrain, const std::string& name,
                                                  const RenderLook& look);

}  // namespace scarp
