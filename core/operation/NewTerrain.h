#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/schema/EnumNames.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Landforms from which a terrain can begin.
enum class TerrainTemplate : std::uint8_t { Flat, Island, Mountains, Canyon, Dunes, Hills, Valley };

/// Names of the templates, in files and in the window. Constant; any thread.
[[nodiscard]] const EnumNames& terrainTemplateNames();

/// Settings of a new terrain.
struct NewTerrain {
  TerrainTemplate form = TerrainTemplate::Flat;
  int columns = 1025, rows = 1025;  ///< Samples, ≥ 2.
  double cellSize = 1.0;            ///< Metres between samples, > 0.
  /// Metres. Flat: the level. Island: the peak above the sea. Others: from the lowest sample, at 0 m, to the
  /// highest; > 0. Empty: defaultHeight().
  std::optional<double> height{};
  std::uint32_t seed = 1;  ///< Another seed gives another terrain of the same kind. Flat ignores it.
  double shape = 0.5;      ///< 0–1, with the meaning in TerrainTemplateInfo::shape.
  double roughness = 0.5;  ///< Small-scale relief, 0–1.

  bool operator==(const NewTerrain&) const = default;
};

struct NewTerrainWork;

/// A row of the table of templates.
struct TerrainTemplateInfo {
  const char* description;  ///< One sentence for a person.
  double heightRatio;       ///< Default height divided by the shorter side.
  const char* shape;        ///< Title of the setting `shape`; "" for Flat, which has neither it nor a seed.
  const char* shapeDescription;  ///< One sentence for a person.
  double bytesPerSample;         ///< Memory in use while it is generated.
  /// Heights in metres, row by row; nothing if cancelled.
  std::optional<std::vector<float>> (*generate)(const NewTerrainWork& work);
};
[[nodiscard]] const TerrainTemplateInfo& terrainTemplate(TerrainTemplate form);

/// Max. samples of a terrain that is generated as a whole; Flat has no such limit.
inline constexpr double kMaxGeneratedSamples = 8193.0 * 8193.0;

/// Height that is used if none is given: in proportion to the shorter side, metres; Flat: 0.
[[nodiscard]] double defaultHeight(const NewTerrain& settings);
/// Memory for generating the terrain and keeping it, bytes. Flat: 0.
[[nodiscard]] double neededMemory(const NewTerrain& settings);

/// Returns an error if a terrain cannot be made with these settings: one line that names the value.
[[nodiscard]] Result<void> checkNewTerrain(const NewTerrain& settings);

/// Generates a terrain. The same settings give the same bits, on any machine and any number of threads. The
/// shape does not depend on the cell size, and its large forms do not depend on the number of samples. Fails
/// as checkNewTerrain() does, or if cancelled. Any thread.
[[nodiscard]] Result<Terrain> makeTerrain(const NewTerrain& settings, const Progress& progress = {});

/// The settings of a smaller terrain of the same extent and form, with at most `maxSide` samples along a
/// side, for a preview. Contract: maxSide ≥ 2, and checkNewTerrain() succeeds.
[[nodiscard]] NewTerrain reducedTerrain(const NewTerrain& settings, int maxSide);

/// The island with which the program starts where no other terrain is named.
[[nodiscard]] NewTerrain sampleIsland();

}  // namespace scarp
