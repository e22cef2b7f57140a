#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/PathScope.h"
#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"

namespace scarp {

class Json;
class ObjectReader;

/// An embedded alpha: {"name", "columns", "rows", "ground", "values"}, the last two in 65535ths, row by row
/// from the north. Errors are one line that begins with `path`.
[[nodiscard]] Result<AlphaPtr> readEmbeddedAlpha(const Json& value, const std::string& path);
/// What readEmbeddedAlpha() reads back as the same. Contract: it is embedded.
[[nodiscard]] Json writeEmbeddedAlpha(const Alpha& alpha);

/// Sets what an object says of a brush, by the keys of BrushSchema and "alpha"; the kind must be there. An
/// alpha is the name of a known one, the path of a picture, which `files` resolves, {"path", "import"} with
/// import options (ImportOptionsJson.h), or an object that contains the picture (readEmbeddedAlpha()). The
/// first thing that is wrong is left in the reader; else the brush is valid.
void readBrush(ObjectReader& reader, BrushSettings& brush, const FileScope& files = {});

/// A brush with all its settings; what readBrush reads back is equal. Contract: the brush is valid.
[[nodiscard]] Json writeBrush(const BrushSettings& brush);

/// Reads a stroke: its "brush" and "samples", each [x, y, pressure, seconds], of which the last two may be
/// left out.
void readStroke(ObjectReader& reader, const FileScope& files, BrushSettings& brush,
                std::vector<StrokeSample>& samples);
/// Contract: finite numbers.
void writeStroke(Json& object, const BrushSettings& brush, const std::vector<StrokeSample>& samples);

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
