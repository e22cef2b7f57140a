#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/PathScope.h"
#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"

namespace scarp {

/// A brush that has been given a name.
struct BrushPreset {
  std::string name;  ///< One line, not empty, at most 60 bytes.
  BrushSettings brush;
  bool operator==(const BrushPreset&) const = default;
};

/// Presets out of a file's text: {"scarp-brush": 1, "name": …, "brush": {…}}, or a list of these. Settings
/// that it does not mention are those of a new brush. An error is one line with the file's name, the place
/// and the key: "mine.json: [1].brush.radius: radius -1 m is out of range (above 0 to 1e+07)".
[[nodiscard]] Result<std::vector<BrushPreset>> readBrushPresets(std::string_view text,
                                                                const std::string& fileName,
                                                                const FileScope& files = {});

/// The text of a file with one preset; one that readBrushPresets reads back equal. Contract: the brush is
/// valid.
[[nodiscard]] std::string writeBrushPreset(const BrushPreset& preset);
/// Of a file with several.
[[nodiscard]] std::string writeBrushPresets(const std::vector<BrushPreset>& presets);

/// What is wrong with a preset's name, in one line.
[[nodiscard]] Result<void> checkPresetName(const std::string& name);

/// A brush made as large as another radius: strength, flow, bumps, steps and rise keep their proportion to
/// it. Heights and places on the terrain stay. Contract: the radius is one that a brush can have.
[[nodiscard]] BrushSettings atRadius(const BrushSettings& brush, double radius);

}  // namespace scarp
