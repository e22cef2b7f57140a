#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "core/base/GridRect.h"
#include "core/meshio/MeshSettings.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// How finely a command makes a mesh of the ground.
struct MeshDetailOptions {
  MeshSettings settings;
  std::optional<double> share;  ///< The error as a share of the height range.
  bool hasError = false, hasBudget = false;
  std::optional<GridRect> crop;

  /// The settings for a terrain: without a word an error of a thousandth of the height range.
  [[nodiscard]] MeshSettings settingsFor(const Terrain& terrain) const;
};

/// Adds --error, --triangles and --crop; `options` must outlive the parsing.
void addMeshDetailOptions(CLI::App& command, MeshDetailOptions& options);
/// Sets a number of the schema by a word, "150mm"; a word that makes no sense is wrong usage.
void setMeshNumber(const std::string& option, const char* key, const std::string& word,
                   MeshSettings& settings);

}  // namespace scarp
