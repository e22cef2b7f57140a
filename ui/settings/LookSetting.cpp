#include "ui/settings/LookSetting.h"

#include <QSettings>
#include <cmath>

namespace scarp {

namespace {

constexpr const char *kMode = "shading/mode", *kRamp = "shading/ramp", *kRelief = "shading/relief",
                     *kAzimuth = "shading/sunAzimuth", *kElevation = "shading/sunElevation",
                     *kContours = "shading/contours", *kLabels = "shading/contourLabels",
                     *kGrid = "shading/grid", *kWireframe = "shading/wireframe",
                     *kLineWater = "shading/lineWater", *kPixels = "quality/pixels",
                     *kSamples = "quality/samples", *kShadows = "quality/shadows";

/// A remembered number, if it is one from low to high.
template <class Number>
void recall(const QSettings& settings, const char* key, Number& value, Number low, Number high) {
  bool number = false;
  const double kept = settings.value(QLatin1String(key)).toDouble(&number);
  if (number && kept >= static_cast<double>(low) && kept <= static_cast<double>(high))
    value = static_cast<Number>(kept);
}

void recall(const QSettings& settings, const char* key, bool& value) {
  value = settings.value(QLatin1String(key), value).toBool();
}

}  // namespace

RenderSettings rememberedLook(const RenderSettings& usual) {
  const QSettings kept;
  RenderSettings look = usual;
  int mode = static_cast<int>(look.shading.mode), ramp = static_cast<int>(look.shading.ramp);
  recall(kept, kMode, mode, 0, kShadingModes - 1);
  recall(kept, kRamp, ramp, 0, kTintRamps - 1);
  look.shading.mode = static_cast<ShadingMode>(mode);
  look.shading.ramp = static_cast<TintRamp>(ramp);
  recall(kept, kRelief, look.shading.relief, 0.0, 1.0);
  recall(kept, kAzimuth, look.light.azimuth, 0.0, 360.0);
  recall(kept, kElevation, look.light.elevation, 0.0, 90.0);
  recall(kept, kContours, look.contours.shown);
  recall(kept, kLabels, look.contours.labels);
  recall(kept, kGrid, look.groundGrid.shown);
  recall(kept, kWireframe, look.wireframe);
  recall(kept, kLineWater, look.lineWater);
  return look;
}

bool shadingRemembered() { return QSettings().contains(QLatin1String(kMode)); }

void rememberLook(const RenderSettings& settings, bool withShading) {
  QSettings kept;
  const auto keep = [&kept](const char* key, const QVariant& value) {
    kept.setValue(QLatin1String(key), value);
  };
  if (withShading) keep(kMode, static_cast<int>(settings.shading.mode));
  keep(kRamp, static_cast<int>(settings.shading.ramp));
  keep(kRelief, settings.shading.relief);
  keep(kAzimuth, settings.light.azimuth);
  keep(kElevation, settings.light.elevation);
  keep(kContours, settings.contours.shown);
  keep(kLabels, settings.contours.labels);
  keep(kGrid, settings.groundGrid.shown);
  keep(kWireframe, settings.wireframe);
  keep(kLineWater, settings.lineWater);
}

RenderSettings rememberedQuality(const RenderSettings& usual) {
  const QSettings kept;
  RenderSettings quality = usual;
  recall(kept, kPixels, quality.pixelError, 0.0, 16.0);
  recall(kept, kSamples, quality.samples, 0, 8);
  if (const auto known = shadowQualityNames().find<ShadowQuality>(
          kept.value(QLatin1String(kShadows)).toString().toStdString()))
    quality.shadows = *known;
  return quality;
}

void rememberQuality(const RenderSettings& settings) {
  QSettings kept;
  kept.setValue(QLatin1String(kPixels), settings.pixelError);
  kept.setValue(QLatin1String(kSamples), settings.samples);
  kept.setValue(QLatin1String(kShadows),
                QString::fromStdString(std::string(shadowQualityNames().key(settings.shadows))));
}

}  // namespace scarp
