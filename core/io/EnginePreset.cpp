#include "core/io/EnginePreset.h"

#include <algorithm>

#include "core/base/Contract.h"
#include "core/io/EngineSizes.h"
#include "core/io/NineDigits.h"

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

namespace {

EngineSetting number(std::string key, std::string name, double value) {
  return {std::move(key), std::move(name), nineDigits(value), value};
}

EngineSetting word(std::string key, std::string name, std::string text) {
  return {std::move(key), std::move(name), std::move(text), std::nullopt};
}

std::string sizeOf(const GridFrame& frame) { return sizeText({frame.columns, frame.rows}); }

std::vector<EngineSetting> unity(const GridFrame& frame, const Quantisation& q) {
  return {word("depth", "Import Raw, Depth", "Bit 16"),
          frame.columns == frame.rows ? number("resolution", "Import Raw, Resolution", frame.columns)
                                      : word("resolution", "Import Raw, Resolution", sizeOf(frame)),
          word("byteOrder", "Import Raw, Byte Order", "Windows"),
          word("flipVertically", "Import Raw, Flip Vertically", "off"),
          number("sizeX", "Terrain size X", frame.width()),
          number("sizeY", "Terrain size Y", q.max - q.min),
          number("sizeZ", "Terrain size Z", frame.depth()),
          number("positionY", "Position Y", q.min)};
}

std::vector<EngineSetting> unreal(const GridFrame& frame, const Quantisation& q) {
  const double scaleZ = (q.max - q.min) * 12800.0 / 65535.0;
  std::vector<EngineSetting> settings{word("resolution", "Overall Resolution", sizeOf(frame))};
  if (const auto parts = unrealComponents({frame.columns, frame.rows})) {
    settings.push_back(
        word("sectionSize", "Section Size", sizeText({parts->quads, parts->quads}) + " quads"));
    settings.push_back(
        word("sectionsPerComponent", "Sections Per Component", sizeText({parts->sections, parts->sections})));
    settings.push_back(word("components", "Number of Components", sizeText(parts->count)));
  }
  settings.insert(settings.end(),
                  {number("scaleX", "Scale X", 100.0 * frame.dx),
                   number("scaleY", "Scale Y", 100.0 * frame.dy), number("scaleZ", "Scale Z", scaleZ),
                   number("locationZ", "Location Z (cm)", 100.0 * q.min + 256.0 * scaleZ)});
  return settings;
}

/// Zylann's HTerrain: raw samples take their range by hand, EXR is metres.
std::vector<EngineSetting> godot(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  std::vector<EngineSetting> settings;
  if (isQuantised(format)) {
    settings.push_back(word("bitDepth", "Import Maps, Bit depth", "16"));
    settings.push_back(word("endianness", "Import Maps, Raw endianess", "Little Endian"));
    settings.push_back(number("minHeight", "Import Maps, Min height", q.min));
    settings.push_back(number("maxHeight", "Import Maps, Max height", q.max));
  }
  settings.push_back(number("mapScaleX", "Map Scale X", frame.dx));
  settings.push_back(number("mapScaleY", "Map Scale Y", 1.0));
  settings.push_back(number("mapScaleZ", "Map Scale Z", frame.dy));
  return settings;
}

std::vector<EngineSetting> terrain3d(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  std::vector<EngineSetting> settings;
  if (isQuantised(format)) {
    settings.push_back(word("r16Size", "R16 Size", sizeOf(frame)));
    settings.push_back(number("rangeMin", "R16 Range, lowest", q.min));
    settings.push_back(number("rangeMax", "R16 Range, highest", q.max));
  }
  settings.push_back(number("importScale", "Import Scale", 1.0));
  settings.push_back(number("heightOffset", "Height Offset", 0.0));
  settings.push_back(number("vertexSpacing", "Vertex Spacing", frame.dx));
  return settings;
}

std::vector<EngineSetting> blender(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  const bool metres = !isQuantised(format);
  return {
      number("planeX", "Plane, Dimensions X (m)", frame.width()),
      number("planeY", "Plane, Dimensions Y (m)", frame.depth()),
      // A vertex for each sample. A picture's outermost samples lie half a pixel within it, and the
      // plane's outermost vertices on its border: so much smaller the UVs meet each other's middle.
      word("subdivision", "Plane, Grid X and Y Subdivisions", sizeText({frame.columns - 1, frame.rows - 1})),
      number("uvScaleX", "UV Map, Scale X about 0.5 (half a pixel each side)",
             (frame.columns - 1.0) / frame.columns),
      number("uvScaleY", "UV Map, Scale Y about 0.5 (half a pixel each side)",
             (frame.rows - 1.0) / frame.rows),
      word("colourSpace", "Image, Color Space", "Non-Color"), number("midlevel", "Displace, Midlevel", 0.0),
      number("strength", "Displace, Strength", metres ? 1.0 : q.max - q.min),
      number("locationZ", "Location Z (m)", metres ? 0.0 : q.min)};
}

}  // namespace

std::vector<EngineSetting> engineSettings(const EnginePreset& preset, RasterFormat format,
                                          const GridFrame& frame, const Quantisation& quantisation) {
  const std::string name = preset.name;
  if (name == "unity") return unity(frame, quantisation);
  if (name == "unreal") return unreal(frame, quantisation);
  if (name == "godot") return godot(format, frame, quantisation);
  if (name == "terrain3d") return terrain3d(format, frame, quantisation);
  return blender(format, frame, quantisation);
}

std::string settingsText(const std::vector<EngineSetting>& settings) {
  std::string text;
  for (const EngineSetting& setting : settings) text += setting.name + ": " + setting.text + "\n";
  return text;
}

}  // namespace scarp
