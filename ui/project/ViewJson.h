#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/Result.h"
#include "core/geometry/Camera.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

// Views and looks as JSON. Readers are strict; an error is one line that begins with `path`.

/// All but the clip planes, which follow the terrain.
[[nodiscard]] nlohmann::ordered_json writeCamera(const Camera& camera);
[[nodiscard]] Result<Camera> readCamera(const nlohmann::json& value, const std::string& path);

/// Without what is up to the machine.
[[nodiscard]] nlohmann::ordered_json writeLook(const RenderSettings& look);
/// What it does not say is as in `usual`.
[[nodiscard]] Result<RenderSettings> readLook(const nlohmann::json& value, const std::string& path,
                                              const RenderSettings& usual);

}  // namespace scarp
