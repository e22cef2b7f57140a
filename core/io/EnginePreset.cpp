#include "core/io/EnginePreset.h"

#include <algorithm>
#include <cstdlib>

#include "core/io/NineDigits.h"

namespace scarp {

namespace {

std::string listed(const std::vector<int>& sides) {
  std::string text;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (i > 0) text += i + 1 == sides.size() ? " or " : ", ";
    text += std::to_string(sides[i]);
  }
  return text;
}

// The sides just below and just above, or one where there is no other.
std::string nearestSides(const std::vector<int>& sides, int side) {
  const auto above = std::ranges::upper_bound(sides, side);
  if (above == sides.begin()) return std::to_string(*above);
  if (above == sides.end()) return std::to_string(sides.back());
  return std::to_string(*(above - 1)) + " and " + std::to_string(*above);
}

std::vector<std::string> unityNotes(const GridFrame& frame, const Quantisation& q) {
  return {"Unity: Import Raw with depth 16 bit, resolution " + std::to_string(frame.columns) +
              ", byte order Windows, no flip, terrain size X " + nineDigits(frame.width()) + ", Y " +
              nineDigits(q.max - q.min) + ", Z " + nineDigits(frame.depth()),
          "Unity: set the terrain's position Y to " + nineDigits(q.min)};
}

std::vector<std::string> unrealNotes(const GridFrame& frame, const Quantisation& q) {
  const double zScale = (q.max - q.min) * 12800.0 / 65535.0;
  return {
      "Unreal: set the landscape's scale to X " + nineDigits(100.0 * frame.dx) + ", Y " +
          nineDigits(100.0 * frame.dy) + ", Z " + nineDigits(zScale),
      "Unreal: set the landscape's location Z to " + nineDigits(100.0 * q.min + 256.0 * zScale) + " (cm)"};
}

std::vector<std::string> terrain3dNotes(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  std::vector<std::string> notes;
  if (format == RasterFormat::Exr)
    notes.push_back("Terrain3D: heights are metres: import with scale 1 and offset 0");
  else
    notes.push_back("Terrain3D: import with r16 size " + std::to_string(frame.columns) + " x " +
                    std::to_string(frame.rows) + " and r16 range " + nineDigits(q.min) + " to " +
                    nineDigits(q.max));
  notes.push_back("Terrain3D: set the vertex spacing to " + nineDigits(frame.dx));
  if (frame.dx != frame.dy)
    notes.push_back("Terrain3D: cells must be square there; these are " + nineDigits(frame.dx) + " x " +
                    nineDigits(frame.dy) + " m");
  return notes;
}

std::vector<std::string> blenderNotes(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  const bool metres = format == RasterFormat::Exr;
  std::vector<std::string> notes{"Blender: plane of " + nineDigits(frame.width()) + " x " +
                                 nineDigits(frame.depth()) +
                                 " m, image colour space Non-Color, Displace with midlevel 0 and strength " +
                                 (metres ? "1" : nineDigits(q.max - q.min))};
  if (!metres) notes.push_back("Blender: set the object's Z to " + nineDigits(q.min));
  return notes;
}

}  // namespace

const std::vector<EnginePreset>& enginePresets() {
  using enum RasterFormat;
  static const std::vector<EnginePreset> presets{
      {"unity",
       "Unity",
       {Raw16},
       "raw",
       {33, 65, 129, 257, 513, 1025, 2049, 4097},
       true,
       RowOrder::SouthFirst,
       65536.0},
      {"unreal",
       "Unreal",
       {Png16, Raw16},
       "png",
       {127, 253, 505, 1009, 2017, 4033, 8129},
       false,
       RowOrder::NorthFirst,
       65535.0},
      {"terrain3d", "Terrain3D", {Exr, Raw16}, "exr", {}, false, RowOrder::NorthFirst, 65535.0},
      {"blender", "Blender", {Exr, Png16}, "exr", {}, false, RowOrder::NorthFirst, 65535.0},
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

Result<void> checkPreset(const EnginePreset& preset, RasterFormat format, const GridFrame& frame) {
  const std::string title = preset.title;
  if (std::ranges::find(preset.formats, format) == preset.formats.end()) {
    std::string endings;
    for (const RasterFormatInfo& info : rasterFormats()) {
      if (std::ranges::find(preset.formats, info.format) == preset.formats.end()) continue;
      endings += endings.empty() ? "." : " or .";
      endings += info.extension;
    }
    return Error{title + " wants a file ending in " + endings};
  }
  if (preset.sides.empty()) return {};
  const auto fits = [&](int side) { return std::ranges::binary_search(preset.sides, side); };
  if (fits(frame.columns) && fits(frame.rows) && (!preset.square || frame.columns == frame.rows)) return {};
  const int wrong = preset.square         ? std::max(frame.columns, frame.rows)
                    : fits(frame.columns) ? frame.rows
                                          : frame.columns;
  const std::string nearest = fits(wrong) ? std::to_string(wrong) : nearestSides(preset.sides, wrong);
  return Error{title + " takes " + (preset.square ? "squares with " : "") + listed(preset.sides) +
               " samples a side; this terrain has " + std::to_string(frame.columns) + " x " +
               std::to_string(frame.rows) + ", nearest: " + nearest};
}

std::vector<std::string> presetNotes(const EnginePreset& preset, RasterFormat format, const GridFrame& frame,
                                     const Quantisation& quantisation) {
  const std::string name = preset.name;
  if (name == "unity") return unityNotes(frame, quantisation);
  if (name == "unreal") return unrealNotes(frame, quantisation);
  if (name == "terrain3d") return terrain3dNotes(format, frame, quantisation);
  return blenderNotes(format, frame, quantisation);
}

}  // namespace scarp
