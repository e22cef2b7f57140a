#include "core/document/LayerNames.h"

namespace scarp {

const EnumNames& layerBlendNames() {
  static const EnumNames names({{"add", "Add"}, {"max", "Max"}, {"min", "Min"}, {"replace", "Replace"}});
  return names;
}

}  // namespace scarp
