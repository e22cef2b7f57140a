#include "core/tools/ToolSchema.h"

#include "core/mask/MaskSchema.h"
#include "core/objects/ObjectSchema.h"

namespace scarp {

const Schema<PlaceSettings>& placeSchema() {
  using Make = NewObjectSetting<PlaceSettings>;
  static const Schema<PlaceSettings> schema{
      {Make::asset(), Make::scale(), Make::jitter("scaleJitter"), Make::offset("heightOffset"),
       alignedSetting<PlaceSettings>("alignToGround"), Make::rule(), Make::randomTurn("randomYaw")},
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
