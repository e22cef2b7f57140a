#pragma once

#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/geometry/Camera.h"
#include "core/geometry/SunPosition.h"
#include "core/terrain/Terrain.h"
#include "ui/render/RenderSettings.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace scarp {

class TerrainDocument;

/// Where a picture is taken from, as the command line has it. Lengths are metres in the local frame, angles
/// degrees.
struct RenderCamera {
  std::optional<Vec3> position, lookAt;
  std::optional<double> azimuth, pitch, fieldOfView;
  double exaggeration = 1.0;
  bool top = false;
  bool pixelASample = false;  ///< From the top, the picture has a pixel for each sample.
};

/// Adds --camera, --look-at, --azimuth, --pitch, --fov, --top and --exaggeration. `camera` must outlive the
/// parsing.
void addCameraOptions(CLI::App& command, RenderCamera& camera);

/// The camera over a terrain, its clip planes set: what is left open is as the editor has it after opening.
/// The error names the option that makes no sense over this terrain.
[[nodiscard]] Result<Camera> cameraOver(const TerrainDocument& document, const RenderCamera& wanted,
                                        ViewSize size);

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

/// How a picture is to look, as the command line has it.
struct RenderLook {
  RenderLook() { settings.shading.mode = ShadingMode::Natural; }  // As the editor on a graphics card.

  RenderSettings settings;
  SunTime sun;  ///< In place of settings.light where there is a time.
};

/// Adds --shading, --contours, --water, --sun and all else that tells how things look. `look` must outlive
/// the parsing.
void addLookOptions(CLI::App& command, RenderLook& look);

/// The same for a terrain. The error is one line: no place for --sun-at, or no sun.
[[nodiscard]] Result<RenderSettings> settingsOver(const Terrain& terrain, const std::string& name,
                                                  const RenderLook& look);

}  // namespace scarp
