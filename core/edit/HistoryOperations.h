#pragma once

#include "core/document/OperationNames.h"

// Operations on the history.

namespace scarp {

/// Makes the ground what it was at a position of the history, as far as the selection reaches.
struct RevertOperation {
  StepName step{};  ///< The place counts the steps that led there, the id is the last one's.
};

struct UndoOperation {};

struct RedoOperation {};

}  // namespace scarp
