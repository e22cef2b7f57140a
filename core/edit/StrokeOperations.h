#pragma once

#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/document/OperationNames.h"

// Operations of a brush on the ground.

namespace scarp {

/// What a brush goes over: its falloff and alpha are the weights, the strongest of a stroke count.
struct PaintSource {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

struct StrokeOperation {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

/// Makes a stroke of the history other than it was, and what came after it anew on the ground that follows.
/// One undoable step.
struct AdjustOperation {
  StepName step{};  ///< Counted from 0.
  StrokeOperation stroke;
};

}  // namespace scarp
