#include "core/view/CameraSchema.h"

#include <numbers>

#include "core/schema/MakeSetting.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kFarthestView = 1e12;  ///< Metres; no view of a terrain is from as far.

template <int axis>
NumberSetting<Camera> position(std::string_view key) {
  return {{key},
          {std::string(key), " m", -kFarthestView, kFarthestView},
          [](ConstStructRef c) { return c.as<Camera>().position[axis]; },
          [](StructRef c, double v) { c.as<Camera>().position[axis] = v; }};
}

}  // namespace

const Schema<Camera>& cameraSchema() {
  using Make = MakeSetting<Camera>;
  constexpr double half = 0.5 * std::numbers::pi;
  static const Schema<Camera> schema{
      {position<0>("x"), position<1>("y"), position<2>("z"), Make::number<&Camera::yaw>("yaw", "", -1e6, 1e6),
       Make::number<&Camera::pitch>("pitch", "", -half, half),
       Make::choice<&Camera::projection>("projection", EnumNames({{"perspective"}, {"orthographic"}})),
       Make::number<&Camera::fieldOfView>("fieldOfView", "", 0.01, 3.1),
       Make::number<&Camera::orthoHeight>("orthoHeight", " m", kSmallestCell * 1e-3, kFarthestView),
       Make::number<&Camera::exaggeration>("exaggeration", "", 1e-3, 1e3)},
      RangeWording::Bare};
  return schema;
}

}  // namespace scarp
