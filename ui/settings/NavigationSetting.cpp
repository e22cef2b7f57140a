#include "ui/settings/NavigationSetting.h"

#include <QSettings>

namespace scarp {

namespace {

constexpr const char* kNavigationKey = "mouse/navigation";
constexpr const char* kBlender = "blender";

}  // namespace

NavigationStyle rememberedNavigation() {
  return QSettings().value(QLatin1String(kNavigationKey)).toString() == QLatin1String(kBlender)
             ? NavigationStyle::Blender
             : NavigationStyle::Unreal;
}

void rememberNavigation(NavigationStyle style) {
  QSettings().setValue(QLatin1String(kNavigationKey),
                       QLatin1String(style == NavigationStyle::Blender ? kBlender : "unreal"));
}

}  // namespace scarp
