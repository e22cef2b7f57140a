#pragma once

#include <optional>
#include <string>

#include "core/geometry/SunPosition.h"
#include "core/terrain/Terrain.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace scarp {

/// A moment at which the sun shines, as the command line has it.
struct SunTime {
  std::optional<UtcTime> time;
  std::string text;  ///< As it was written.
  std::optional<double> latitude, longitude;
};

/// Adds --sun-at, --latitude and --longitude to a group of options; returns the first. `sun` must outlive the
/// parsing.
CLI::Option* addSunTimeOptions(CLI::App& command, SunTime& sun, const std::string& group);

/// Where the sun is then, as the terrain's local frame counts azimuths: at the given place, with y taken for
/// north, or in the terrain's middle by its CRS. Contract: there is a time. The error is one line: `name`,
/// the terrain's, lies nowhere, or the sun is below the horizon.
[[nodiscard]] Result<SunPosition> sunOver(const Terrain& terrain, const std::string& name,
                                          const SunTime& sun);

/// Tells a person where it is, as the other options would have it.
void printSun(const SunPosition& sun);

}  // namespace scarp
