#include "ui/project/ViewJson.h"

#include <nlohmann/json.hpp>

#include "core/script/SchemaJson.h"
#include "core/view/CameraSchema.h"
#include "ui/render/LookSchema.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

}  // namespace

ordered_json writeCamera(const Camera& camera) { return writeAll(cameraSchema(), camera); }

Result<Camera> readCamera(const json& value, const std::string& path) {
  return readAll(value, path, cameraSchema(), Camera());
}

ordered_json writeLook(const RenderSettings& look) { return writeAll(lookSchema(), look); }

Result<RenderSettings> readLook(const json& value, const std::string& path, const RenderSettings& usual) {
  RenderSettings look = usual;
  look.shading.snowLine.reset();
  return readAll(value, path, lookSchema(), look);
}

}  // namespace scarp
