#include "core/tools/ToolSchema.h"

#include "core/mask/MaskSchema.h"
#include "core/objects/ObjectSchema.h"

namespace scarp {

namespace {

NumberSetting<PlaceSettings> tiltVariation() {
  NumberSetting<PlaceSettings> tilt =
      MakeSetting<PlaceSettings>::number<&PlaceSettings::variation, &ObjectVariation::tilt>(
          "tiltJitter", "tilt variation", "°", 0, 90);
  tilt.get = [](const PlaceSettings& s) { return degreesOf(s.variation.tilt); };
  tilt.store = [](PlaceSettings& s, double degrees) { s.variation.tilt = radiansOf(degrees); };
  return tilt;
}

}  // namespace

const Schema<PlaceSettings>& placeSchema() {
  using Make = NewObjectSetting<PlaceSettings>;
  using S = PlaceSettings;
  constexpr double kFarthest = 1e6;  // Metres.
  static const Schema<PlaceSettings> schema{
      {Make::asset(), Make::scale(), Make::jitter("scaleJitter"), Make::offset("heightOffset"),
       alignedSetting<PlaceSettings>("alignToGround"), Make::rule(), Make::randomTurn("randomYaw"),
       Make::choice<&S::mode>(
           "mode", EnumNames({{"place"}, {"select"}, {"lasso"}, {"line"}, {"circle"}, {"paint"}, {"erase"}})),
       tiltVariation(),
       Make::number<&S::variation, &ObjectVariation::tint>("tintJitter", "colour variation", "", 0, 1),
       above(Make::number<&S::apart>("apart", "distance", " m", 0, kFarthest)),
       Make::number<&S::count>("count", "", 0, 10'000),
       above(Make::number<&S::density>("density", " /ha", 0, 1e6)),
       Make::number<&S::spacing>("spacing", " m", 0, kFarthest),
       Make::number<&S::strength>("strength", "", 0, 1), Make::flag<&S::anyAsset>("anyAsset"),
       above(Make::number<&S::step>("step", " m", 0, kFarthest)),
       above(Make::number<&S::angleStep>("angleStep", "angle step", "°", 0, 180))},
      RangeWording::Bare};
  return schema;
}

const Schema<SelectSettings>& selectSchema() {
  using S = SelectSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{
      {Make::choice<&S::kind>("select",
                              EnumNames({{"rectangle"}, {"ellipse"}, {"lasso"}, {"wand"}, {"paint"}})),
       Make::number<&S::feather>("feather", maskMetres().unit, maskMetres().low, maskMetres().high)},
      RangeWording::Bare};
  return schema;
}

}  // namespace scarp
