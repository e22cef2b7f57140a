#include "core/operation/NewTerrain.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "core/base/Contract.h"
#include "core/operation/TerrainForms.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kErosionBytes = 80.0;  ///< Per sample of the grid of erosion, with its margin.

constexpr std::array<TerrainTemplateInfo, 7> kTemplates{{
    {"Level terrain", 0.0, "", "", 0.0, nullptr},
    {"Island with ridges, valleys and a coast", 0.08, "Coast Indentation",
     "Round coast (0 %) to bays and headlands (100 %)", kErosionBytes, generateIsland},
    {"Mountain range with ridges, side valleys and foothills", 0.15, "Range Width",
     "Narrow (0 %) to wide (100 %) mountain range", 1.69 * kErosionBytes, generateMountains},
    {"Plateau cut by a meandering river, with walls of rock layers and side canyons", 0.1, "River Bends",
     "Straight (0 %) to strongly meandering (100 %) river", 1.33 * kErosionBytes, generateCanyon},
    {"Sand dunes with steep lee sides", 0.012, "Barchans",
     "Continuous ridges (0 %) to separate crescents (100 %)", 16.0, generateDunes},
    {"Smooth hills with shallow valleys", 0.06, "Hill Size", "Small (0 %) to large (100 %) hills",
     1.21 * kErosionBytes, generateHills},
    {"Main valley with a flat floor and side valleys", 0.14, "Floor Width",
     "V-shaped (0 %) to wide U-shaped (100 %) valley", 1.69 * kErosionBytes, generateValley},
}};

std::string plainNumber(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%g", value);
  return text.data();
}

}  // namespace

const EnumNames& terrainTemplateNames() {
  static const EnumNames names({{"flat", "Flat"},
                                {"island", "Island"},
                                {"mountains", "Mountains"},
                                {"canyon", "Canyon"},
                                {"dunes", "Dunes"},
                                {"hills", "Hills"},
                                {"valley", "Valley"}});
  return names;
}

const TerrainTemplateInfo& terrainTemplate(TerrainTemplate form) {
  return kTemplates.at(static_cast<std::size_t>(form));
}

double defaultHeight(const NewTerrain& settings) {
  const double side = (std::min(settings.columns, settings.rows) - 1.0) * settings.cellSize;
  return std::min(terrainTemplate(settings.form).heightRatio * side, kHighest);
}

double neededMemory(const NewTerrain& settings) {
  const TerrainTemplateInfo& info = terrainTemplate(settings.form);
  if (!info.generate) return 0.0;
  return (info.bytesPerSample + 2.0 * sizeof(float)) * settings.columns * settings.rows;
}

Result<void> checkNewTerrain(const NewTerrain& settings) {
  if (std::min(settings.columns, settings.rows) < 2 ||
      std::max(settings.columns, settings.rows) > kMostTerrainSide)
    return Error{"a size of %1x%2 is not supported (2x2 to %3x%4)", settings.columns, settings.rows,
                 kMostTerrainSide, kMostTerrainSide};
  if (auto fit = checkFrame({settings.columns, settings.rows, settings.cellSize, settings.cellSize}); !fit)
    return fit;
  const bool generated = terrainTemplate(settings.form).generate != nullptr;
  if (generated && double(settings.columns) * settings.rows > kMaxGeneratedSamples)
    return Error{"a size of %1x%2 is too large for the template %3 (up to 8193x8193)", settings.columns,
                 settings.rows, std::string(terrainTemplateNames().key(settings.form))};
  if (settings.height && (!isHeight(*settings.height) || (generated && !(*settings.height > 0.0))))
    return Error{generated ? "a height of %1 is out of range (above %2 to %3)"
                           : "a height of %1 is out of range (%2 to %3)",
                 metres(plainNumber(*settings.height)), plainMetres(generated ? 0.0 : -kHighest),
                 plainMetres(kHighest)};
  if (!(settings.shape >= 0.0 && settings.shape <= 1.0))
    return Error{"a shape of %1 is out of range (0 to 1)", plainNumber(settings.shape)};
  if (!(settings.roughness >= 0.0 && settings.roughness <= 1.0))
    return Error{"a roughness of %1 is out of range (0 to 1)", plainNumber(settings.roughness)};
  return {};
}

Result<Terrain> makeTerrain(const NewTerrain& settings, const Progress& progress) {
  if (const auto fit = checkNewTerrain(settings); !fit) return fit.error();
  const double height = settings.height.value_or(defaultHeight(settings));
  const TerrainTemplateInfo& info = terrainTemplate(settings.form);
  const int columns = settings.columns, rows = settings.rows;
  Terrain terrain{{columns, rows, settings.cellSize, settings.cellSize},
                  {},
                  HeightRaster(columns, rows, info.generate ? 0.0F : static_cast<float>(height))};
  if (!info.generate) return terrain;
  const auto heights = info.generate({settings, height, progress});
  if (!heights) return Error::cancel();
  terrain.heights.write(terrain.frame.samples(), *heights);
  return terrain;
}

NewTerrain reducedTerrain(const NewTerrain& settings, int maxSide) {
  EXPECTS(maxSide >= 2);
  NewTerrain reduced = settings;
  reduced.height = settings.height.value_or(defaultHeight(settings));
  const int longer = std::max(settings.columns, settings.rows);
  if (longer <= maxSide) return reduced;
  const double factor = (maxSide - 1.0) / (longer - 1.0);
  const auto side = [&](int samples) {
    return std::clamp(static_cast<int>(std::lround((samples - 1) * factor)) + 1, 2, maxSide);
  };
  reduced.columns = side(settings.columns);
  reduced.rows = side(settings.rows);
  reduced.cellSize = settings.cellSize * (longer - 1.0) / (std::max(reduced.columns, reduced.rows) - 1.0);
  return reduced;
}

NewTerrain sampleIsland() {
  return {.form = TerrainTemplate::Island, .cellSize = 4.0, .height = 320.0, .seed = 7};
}

}  // namespace scarp
