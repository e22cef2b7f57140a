#pragma once

#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/document/OperationNames.h"

// Operations of a brush on the ground.

namespace scarp {

/// The samples under a brush stroke: falloff and alpha are the weights; where dabs overlap, the largest
/// counts.
struct PaintSource {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

struct StrokeOperation {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

/// Changes a stroke of the history, and recomputes the later edits on the resulting terrain.
/// One undoable step.
struct AdjustOperation {
  StepName step{};  ///< Counted from 0.
  StrokeOperation stroke;
};

}  // namespace scarp
