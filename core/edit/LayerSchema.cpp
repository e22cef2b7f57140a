#include "core/edit/LayerSchema.h"

#include "core/document/Layer.h"
#include "core/edit/LayerOperations.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

const Schema<SetLayerOperation>& layerSchema() {
  using Set = SetLayerOperation;
  using Make = MakeSetting<Set>;
  static const Schema<Set> schema{
      {Make::text<&Set::name>("name"), Make::choice<&Set::blend>("blend", layerBlendNames()),
       Make::number<&Set::opacity>("opacity", "", 0, 1), Make::flag<&Set::visible>("visible"),
       Make::flag<&Set::locked>("locked")},
      RangeWording::Bounds};
  return schema;
}

}  // namespace scarp
