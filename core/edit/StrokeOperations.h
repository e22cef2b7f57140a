#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"

// Operations of a brush on the ground.

namespace scarp {

/// The samples under a brush stroke: falloff and alpha are the weights; where dabs overlap, the largest
/// counts.
struct PaintSource {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};

struct StrokeOperation {
  static constexpr OperationTraits kTraits{
      .key = "stroke", .topic = EditTopic::Ground, .icon = "", .copying = ScriptCopy::Alone, .effect = [] {
        return Message("the stroke");
      }};
  BrushSettings brush;
  std::vector<StrokeSample> samples;

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] std::optional<std::size_t> earlierGround() const;
  [[nodiscard]] Message whyNoEffect(const TerrainDocument& document) const;
};

/// Changes a stroke of the history, and recomputes the later edits on the resulting terrain.
/// One undoable step.
struct AdjustOperation {
  static constexpr OperationTraits kTraits{.key = "adjust",
                                           .topic = EditTopic::Unmergeable,
                                           .icon = "",
                                           .copying = ScriptCopy::Never,
                                           .needsHistory = true};
  StepName step{};  ///< Counted from 0.
  StrokeOperation stroke;

  [[nodiscard]] OperationParts parts();
};

}  // namespace scarp
