#include "core/io/EnginePreset.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/operation/Reshape.h"

namespace scarp {

const std::vector<EnginePreset>& enginePresets() {
  using enum RasterFormat;
  using enum RowOrder;
  using Sides = std::vector<int>;
  const auto row = [](const char* name, const char* title, std::vector<RasterFormat> formats,
                      const char* extension, Sides sides, bool square, bool squareCells, RowOrder order,
                      double divisor = 65535.0) {
    return EnginePreset{name,  title,  std::move(formats), extension, std::move(sides), square, squareCells,
                        order, divisor};
  };
  static const std::vector<EnginePreset> presets{
      row("unity", "Unity", {Raw}, "raw", {33, 65, 129, 257, 513, 1025, 2049, 4097}, true, false, SouthFirst,
          65536.0),
      row("unreal", "Unreal", {Png, Raw}, "png", {127, 253, 505, 1009, 2017, 4033, 8129}, false, false,
          NorthFirst),
      row("godot", "Godot (HTerrain)", {Exr, Raw}, "exr", {513, 1025, 2049, 4097}, true, false, NorthFirst),
      row("terrain3d", "Terrain3D", {Exr, Raw}, "exr", {}, false, true, NorthFirst),
      row("blender", "Blender", {Exr, Png}, "exr", {}, false, false, NorthFirst)};
  return presets;
}

Result<const EnginePreset*> findPreset(const std::string& name) {
  const auto& presets = enginePresets();
  const auto found =
      std::ranges::find(presets, name, [](const EnginePreset& p) { return std::string(p.name); });
  if (found != presets.end()) return &*found;
  std::string names;
  for (const EnginePreset& preset : presets) names.append(names.empty() ? "" : ", ").append(preset.name);
  return Error{"'%1' is no preset; there are %2", name, names};
}

RasterFormat usualFormat(const EnginePreset& preset) {
  const auto format = rasterFormatOf(std::string("heights.") + preset.extension);
  EXPECTS(format);
  return *format;
}

Result<void> checkFormat(const EnginePreset& preset, RasterFormat format) {
  if (std::ranges::find(preset.formats, format) != preset.formats.end()) return {};
  return Error{"%1 wants a file ending in %2", Message(preset.title), endingsOf(preset.formats)};
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

/// "513, 1025 or 2049"
Message listed(const std::vector<int>& sides) {
  std::string first;
  for (std::size_t i = 0; i + 1 < sides.size(); ++i) first += (i > 0 ? ", " : "") + std::to_string(sides[i]);
  return Message("%1 or %2", first, sides.back());
}

/// Of two that are as near the larger one.
int nearestSide(const std::vector<int>& sides, double side) {
  return *std::ranges::min_element(sides, [side](int a, int b) {
    const double toA = std::abs(a - side), toB = std::abs(b - side);
    return toA < toB || (toA == toB && a > b);
  });
}

/// Returns true if one cell size for both axes makes the ground at most half a cell longer or shorter.
bool squareCells(const GridFrame& frame) {
  const int cells = std::min(frame.columns, frame.rows) - 1;
  return std::abs(frame.dx - frame.dy) * cells <= 0.5 * std::max(frame.dx, frame.dy) * (1.0 + 1e-9);
}

int samplesOver(double metres, double cell) {
  return static_cast<int>(std::clamp(std::round(metres / cell) + 1.0, 2.0, double(kMostSamples)));
}

constexpr int kMostComponents = 32;  // Each way.

/// Larger components first: Unreal draws fewer of them faster.
constexpr std::array<UnrealComponents, 12> kComponents = [] {
  constexpr std::array<std::pair<int, int>, 12> sizes{{{255, 2},
                                                       {127, 2},
                                                       {255, 1},
                                                       {63, 2},
                                                       {127, 1},
                                                       {31, 2},
                                                       {63, 1},
                                                       {15, 2},
                                                       {31, 1},
                                                       {7, 2},
                                                       {15, 1},
                                                       {7, 1}}};
  std::array<UnrealComponents, 12> all{};
  for (std::size_t i = 0; i < sizes.size(); ++i) all[i] = {sizes[i].first, sizes[i].second, {}};
  return all;
}();

bool isUnreal(const EnginePreset& preset) { return std::string_view(preset.name) == "unreal"; }

/// Of all landscapes of whole components the one whose sides are nearest to a grid's.
SampleSize nearestComponents(const GridFrame& frame) {
  SampleSize best{};
  long long least = -1;
  for (const UnrealComponents& one : kComponents) {
    const int size = one.quads * one.sections;
    const auto side = [size](int samples) {
      const double count = std::round((samples - 1.0) / size);
      return 1 + size * static_cast<int>(std::clamp(count, 1.0, double(kMostComponents)));
    };
    const SampleSize made{side(frame.columns), side(frame.rows)};
    const long long off = std::abs(made.columns - frame.columns) + std::abs(made.rows - frame.rows);
    if (least < 0 || off < least) best = made, least = off;
  }
  return best;
}

std::vector<SampleSize> squareCellSizes(const GridFrame& frame) {
  const SampleSize byDx{frame.columns, samplesOver(frame.depth(), frame.dx)};
  const SampleSize byDy{samplesOver(frame.width(), frame.dy), frame.rows};
  return frame.dx < frame.dy ? std::vector{byDy, byDx} : std::vector{byDx, byDy};
}

/// With a given side along the grid's longer one.
SampleSize sizeWith(const EnginePreset& preset, const GridFrame& frame, int side) {
  if (preset.square) return {side, side};
  const bool wide = frame.columns >= frame.rows;
  const double share =
      wide ? (frame.rows - 1.0) / (frame.columns - 1) : (frame.columns - 1.0) / (frame.rows - 1);
  const int other = nearestSide(preset.sides, 1.0 + (side - 1) * share);
  return wide ? SampleSize{side, other} : SampleSize{other, side};
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

void addSettings(const std::vector<EngineSetting>& settings, Json& json) {
  for (const EngineSetting& setting : settings)
    json[setting.key] = setting.number ? Json(*setting.number) : Json(setting.text);
}

std::string settingsText(const std::vector<EngineSetting>& settings) {
  std::string text;
  for (const EngineSetting& setting : settings) text += setting.name + ": " + setting.text + "\n";
  return text;
}

std::optional<UnrealComponents> unrealComponents(const SampleSize& size) {
  for (UnrealComponents one : kComponents) {
    const int quads = one.quads * one.sections;
    if ((size.columns - 1) % quads != 0 || (size.rows - 1) % quads != 0) continue;
    one.count = {(size.columns - 1) / quads, (size.rows - 1) / quads};
    const auto [least, most] = std::minmax(one.count.columns, one.count.rows);
    if (least >= 1 && most <= kMostComponents) return one;
  }
  return std::nullopt;
}

std::string sizeText(const SampleSize& size) {
  return std::to_string(size.columns) + " x " + std::to_string(size.rows);
}

std::optional<Message> sizeProblem(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells && !squareCells(frame))
    return Message("%1 takes square cells, not %2 x %3", Message(preset.title),
                   plainMetres(nineDigits(frame.dx)), metres(nineDigits(frame.dy)));
  if (preset.sides.empty()) return std::nullopt;
  const auto fits = [&](int side) { return std::ranges::binary_search(preset.sides, side); };
  if (fits(frame.columns) && fits(frame.rows) && (!preset.square || frame.columns == frame.rows))
    return std::nullopt;
  if (isUnreal(preset) && unrealComponents({frame.columns, frame.rows})) return std::nullopt;
  return Message(preset.square ? "%1 takes squares with %2 samples a side, not %3 x %4"
                               : "%1 takes %2 samples a side, not %3 x %4",
                 Message(preset.title), listed(preset.sides), frame.columns, frame.rows);
}

std::vector<SampleSize> engineSizes(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame);
  std::vector<SampleSize> sizes;
  for (const int side : preset.sides) sizes.push_back(sizeWith(preset, frame, side));
  if (!isUnreal(preset)) return sizes;
  const SampleSize near = nearestComponents(frame);
  const auto after = std::ranges::find_if(sizes, [&](const SampleSize& size) {
    return std::max(size.columns, size.rows) >= std::max(near.columns, near.rows);
  });
  if (std::ranges::find(sizes, near) == sizes.end()) sizes.insert(after, near);
  return sizes;
}

SampleSize nearestEngineSize(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame).back();
  EXPECTS(!preset.sides.empty());
  return sizeWith(preset, frame, nearestSide(preset.sides, std::max(frame.columns, frame.rows)));
}

namespace {

constexpr double kMostMetres = 1e6;

struct Reading {
  ImportPreset preset;
  void (*apply)(std::span<const double> numbers, int columns, ImportOptions& options);
};

void applyUnity(std::span<const double> numbers, int columns, ImportOptions& options) {
  const EnginePreset& unity = **findPreset("unity");
  // The highest of 65,536 steps is short of the terrain height by one.
  options.range = ImportRange{0.0, numbers[0] * 65535.0 / unity.divisor, ImportRange::Of::Steps};
  options.cellSize = numbers[1] / (columns - 1);
  options.rows = unity.order;
}

void applyUnreal(std::span<const double> numbers, int, ImportOptions& options) {
  // At Z scale 100 a metre has 128 steps, and step 32768 is at the landscape's own location.
  const auto metres = [&](double step) {
    return ((step - 32768.0) / 128.0 * numbers[0] + numbers[2]) / 100.0;
  };
  options.range = ImportRange{metres(0.0), metres(65535.0), ImportRange::Of::Steps};
  options.cellSize = numbers[1] / 100.0;
  options.rows = RowOrder::NorthFirst;
}

void applyTerrain3d(std::span<const double> numbers, int, ImportOptions& options) {
  options.range = ImportRange{numbers[0], numbers[1], ImportRange::Of::Steps};
  options.cellSize = numbers[2];
  options.rows = RowOrder::NorthFirst;
}

void applyTerrarium(std::span<const double>, int, ImportOptions& options) {
  options.range.reset();
  options.bands = BandUse{BandUse::Kind::Terrarium, 1};
}

void applyMapbox(std::span<const double>, int, ImportOptions& options) {
  options.range.reset();
  options.bands = BandUse{BandUse::Kind::Mapbox, 1};
}

const std::vector<Reading>& readings() {
  static const std::vector<Reading> all{
      {{"unity",
        "Unity",
        {{"height", "Terrain height", " m", 600.0, 0.001, kMostMetres},
         {"width", "Terrain width", " m", 1000.0, 0.001, kMostMetres}}},
       applyUnity},
      {{"unreal",
        "Unreal Engine",
        {{"z-scale", "Z scale", "", 100.0, 0.001, kMostMetres},
         {"xy-scale", "X and Y scale", " cm", 100.0, 0.001, kMostMetres},
         {"location-z", "Location Z", " cm", 0.0, -1e8, 1e8}}},
       applyUnreal},
      {{"terrain3d",
        "Godot Terrain3D",
        {{"min", "Range, min", " m", 0.0, -kMostMetres, kMostMetres},
         {"max", "Range, max", " m", 300.0, -kMostMetres, kMostMetres},
         {"spacing", "Vertex spacing", " m", 1.0, 0.001, kMostMetres}}},
       applyTerrain3d},
      {{"terrarium", "Terrarium tile", {}}, applyTerrarium},
      {{"mapbox", "Mapbox Terrain-RGB tile", {}}, applyMapbox},
  };
  return all;
}

}  // namespace

const std::vector<ImportPreset>& importPresets() {
  static const std::vector<ImportPreset> presets = [] {
    std::vector<ImportPreset> all;
    for (const Reading& reading : readings()) all.push_back(reading.preset);
    return all;
  }();
  return presets;
}

ImportOptions importOptions(const ImportPreset& preset, std::span<const double> numbers, int columns,
                            ImportOptions options) {
  EXPECTS(numbers.size() == preset.numbers.size() && columns >= 2);
  options.scale.reset();
  options.offset.reset();
  options.verticalUnit.reset();
  for (const Reading& reading : readings())
    if (std::string_view(reading.preset.name) == preset.name) reading.apply(numbers, columns, options);
  return options;
}

}  // namespace scarp
