#pragma once

#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"

// Operations on the whole ground.

namespace scarp {

/// Changes the ground as far as the selection reaches, into the active layer.
struct FilterOperation {
  Filter filter;
};

/// Everything gets another frame: ground, layers, selection and objects, of which those that would be off the
/// terrain go.
struct ReshapeOperation {
  Reshape reshape;
};

}  // namespace scarp
