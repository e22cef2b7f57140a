#include "ui/document/SharedWork.h"

namespace scarp {

SharedWork::~SharedWork() = default;

}  // namespace scarp
