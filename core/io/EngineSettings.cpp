#include "core/io/EngineSettings.h"

#include "core/io/EnginePreset.h"
#include "core/io/EngineSizes.h"
#include "core/io/NineDigits.h"

namespace scarp {

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
  return {word("resolution", "Overall Resolution", sizeOf(frame)),
          number("scaleX", "Scale X", 100.0 * frame.dx), number("scaleY", "Scale Y", 100.0 * frame.dy),
          number("scaleZ", "Scale Z", scaleZ),
          number("locationZ", "Location Z (cm)", 100.0 * q.min + 256.0 * scaleZ)};
}

std::vector<EngineSetting> terrain3d(RasterFormat format, const GridFrame& frame, const Quantisation& q) {
  std::vector<EngineSetting> settings;
  if (format == RasterFormat::Raw16) {
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
  const bool metres = format == RasterFormat::Exr;
  return {number("planeX", "Plane, Dimensions X (m)", frame.width()),
          number("planeY", "Plane, Dimensions Y (m)", frame.depth()),
          word("colourSpace", "Image, Color Space", "Non-Color"),
          number("midlevel", "Displace, Midlevel", 0.0),
          number("strength", "Displace, Strength", metres ? 1.0 : q.max - q.min),
          number("locationZ", "Location Z (m)", metres ? 0.0 : q.min)};
}

}  // namespace

std::vector<EngineSetting> engineSettings(const EnginePreset& preset, RasterFormat format,
                                          const GridFrame& frame, const Quantisation& quantisation) {
  const std::string name = preset.name;
  if (name == "unity") return unity(frame, quantisation);
  if (name == "unreal") return unreal(frame, quantisation);
  if (name == "terrain3d") return terrain3d(format, frame, quantisation);
  return blender(format, frame, quantisation);
}

std::string settingsText(const std::vector<EngineSetting>& settings) {
  std::string text;
  for (const EngineSetting& setting : settings) text += setting.name + ": " + setting.text + "\n";
  return text;
}

}  // namespace scarp
