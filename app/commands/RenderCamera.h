#pragma once

#include <optional>

#include "core/base/Result.h"
#include "core/geometry/Camera.h"

namespace CLI {
class App;
}

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

}  // namespace scarp
