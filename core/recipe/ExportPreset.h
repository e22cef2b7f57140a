#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/RasterExport.h"

namespace scarp {

/// The choices of a terrain's export under a name, without a path: a user's own export target.
struct ExportPreset {
  std::string name;       ///< One line, not empty, at most 60 bytes.
  std::string extension;  ///< Of the file, without the dot; one of rasterFormats().
  ExportOptions options;  ///< With a format.
};
[[nodiscard]] bool operator==(const ExportPreset& a, const ExportPreset& b);

/// Presets out of a file's text: {"scarp-export": 1, "name": …, "extension": …, and the choices as in a
/// recipe}, or a list of these. The error is one line with the file's name and the key.
[[nodiscard]] Result<std::vector<ExportPreset>> readExportPresets(const std::string& text,
                                                                  const std::string& fileName);
/// The text that readExportPresets() reads back equal.
[[nodiscard]] std::string writeExportPresets(const std::vector<ExportPreset>& presets);
/// The error is one line: empty, too long, or characters that a name cannot have.
[[nodiscard]] Result<void> checkExportPresetName(const std::string& name);

/// Where the window stores a user's presets: $XDG_DATA_HOME/Scarp/scarp/exports, or in ~/.local/share.
[[nodiscard]] std::string exportPresetFolder();
/// A preset of a folder's files by its name. The error names what there is, or a damaged file.
[[nodiscard]] Result<ExportPreset> findExportPreset(const std::string& folder, const std::string& name);

}  // namespace scarp
