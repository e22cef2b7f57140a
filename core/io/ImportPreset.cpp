#include "core/io/ImportPreset.h"

#include <array>
#include <string_view>

#include "core/base/Contract.h"
#include "core/io/EnginePreset.h"

namespace scarp {

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
