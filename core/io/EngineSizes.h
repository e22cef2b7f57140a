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

/// How an Unreal landscape is put together: count · sections · quads + 1 samples along a side.
struct UnrealComponents {
  int quads = 63;      ///< Of a section: 7, 15, 31, 63, 127 or 255.
  int sections = 1;    ///< Of a component, each way: 1 or 2.
  SampleSize count{};  ///< Components: at most 32 each way.
};
/// The largest components that give a size; nothing where none do.
[[nodiscard]] std::optional<UnrealComponents> unrealComponents(const SampleSize& size);

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
