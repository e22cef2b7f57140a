#pragma once

#include "core/base/Progress.h"
#include "core/model/Model.h"

namespace scarp {

/// Welds equal vertices, drops those that nothing uses, puts triangles into an order that graphics cards
/// like, and adds coarser levels where the model has one: by meshoptimizer, and of cut-out leaves by leaving
/// some out and making the others larger. Sets the levels' errors: what meshoptimizer says, else a fifth of
/// the length of triangles' sides. Same input, same levels. Contract: sound indices; materials are there.
void makeLevels(Model& model, const Progress& told);

}  // namespace scarp
