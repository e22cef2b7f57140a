#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/terrain/GridFrame.h"

namespace scarp {

struct EnginePreset;

struct SampleSize {
  int columns = 0, rows = 0;
  bool operator==(const SampleSize&) const = default;
};

/// "1009 x 1009"
[[nodiscard]] std::string sizeText(const SampleSize& size);

/// Why an engine does not take a grid as it is, in one line: its sides, or cells that are not square where it
/// has one number for both. Nothing where it takes it.
[[nodiscard]] std::optional<std::string> sizeProblem(const EnginePreset& preset, const GridFrame& frame);

/// Sizes over the same ground that an engine takes in place of a grid that it does not, small to large, each
/// as near the grid's proportions as may be. Not empty where there is a problem.
[[nodiscard]] std::vector<SampleSize> engineSizes(const EnginePreset& preset, const GridFrame& frame);

/// Which of them changes the terrain least: the side nearest the longer one of the grid; where cells become
/// square, the finer ones. Contract: engineSizes() is not empty.
[[nodiscard]] SampleSize nearestEngineSize(const EnginePreset& preset, const GridFrame& frame);

}  // namespace scarp
