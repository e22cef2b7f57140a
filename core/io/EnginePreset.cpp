#include "core/io/EnginePreset.h"

#include <algorithm>

#include "core/base/Contract.h"

namespace scarp {

const std::vector<EnginePreset>& enginePresets() {
  using enum RasterFormat;
  static const std::vector<EnginePreset> presets{
      {"unity",
       "Unity",
       {Raw},
       "raw",
       {33, 65, 129, 257, 513, 1025, 2049, 4097},
       true,
       false,
       RowOrder::SouthFirst,
       65536.0},
      {"unreal",
       "Unreal",
       {Png, Raw},
       "png",
       {127, 253, 505, 1009, 2017, 4033, 8129},
       false,
       false,
       RowOrder::NorthFirst,
       65535.0},
      {"godot",
       "Godot (HTerrain)",
       {Exr, Raw},
       "exr",
       {513, 1025, 2049, 4097},
       true,
       false,
       RowOrder::NorthFirst,
       65535.0},
      {"terrain3d", "Terrain3D", {Exr, Raw}, "exr", {}, false, true, RowOrder::NorthFirst, 65535.0},
      {"blender", "Blender", {Exr, Png}, "exr", {}, false, false, RowOrder::NorthFirst, 65535.0},
  };
  return presets;
}

Result<const EnginePreset*> findPreset(const std::string& name) {
  const auto& presets = enginePresets();
  const auto found =
      std::ranges::find(presets, name, [](const EnginePreset& p) { return std::string(p.name); });
  if (found != presets.end()) return &*found;
  std::string names;
  for (const EnginePreset& preset : presets) {
    if (!names.empty()) names += ", ";
    names += preset.name;
  }
  return Error{"'" + name + "' is no preset; there are " + names};
}

RasterFormat usualFormat(const EnginePreset& preset) {
  const auto format = rasterFormatOf(std::string("heights.") + preset.extension);
  EXPECTS(format);
  return *format;
}

Result<void> checkFormat(const EnginePreset& preset, RasterFormat format) {
  if (std::ranges::find(preset.formats, format) != preset.formats.end()) return {};
  return Error{std::string(preset.title) + " wants a file ending in " + endingsOf(preset.formats)};
}

}  // namespace scarp
