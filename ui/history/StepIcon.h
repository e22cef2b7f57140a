#pragma once

#include <QIcon>

#include "core/document/EditRecord.h"

namespace scarp {

/// What a step of the history is shown with: of a stroke its brush.
[[nodiscard]] QIcon stepIcon(const EditRecord& record);

}  // namespace scarp
