#include "core/tools/ToolBox.h"

namespace scarp {

std::string ToolBox::hindrance() const {
  if (gesture_ || !cursor_ || context_.bending) return {};
  if (context_.crop) return crop_->hindrance(*cursor_, context_);
  return (context_.floating ? *paste_ : inHand()).hindrance(*cursor_, context_);
}

}  // namespace scarp
