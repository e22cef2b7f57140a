#pragma once

#include <string>
#include <vector>

#include "core/brush/DabWork.h"
#include "core/brush/Stroke.h"
#include "core/edit/EditSession.h"

namespace scarp {

/// A stroke being applied to a document: what the sculpting tool and the script replay share, so that
/// the same samples give the same ground. Destroyed unfinished, it leaves no trace.
class SculptStroke {
 public:
  /// settings are valid.
  SculptStroke(TerrainDocument& document, const BrushSettings& settings);
  /// Why the stroke does nothing, as one line (the earlier ground that it goes by cannot be read back); else
  /// empty.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }

  void add(const StrokeSample& sample);
  /// Applies the rest and commits. Whether it changed anything; refusal() where it was not kept.
  bool finish();
  void cancel() { session_.rollback(); }

  [[nodiscard]] const BrushSettings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<StrokeSample>& samples() const { return samples_; }

 private:
  /// What the stroke takes from the document before it touches any ground.
  StrokeGround groundBefore();
  /// Takes from the ground what the stroke needs to know, at the first sample over it.
  void meet(const StrokeSample& sample);
  void apply(const std::vector<Dab>& dabs);
  /// From the first sample to the last, in place of the ramp laid before.
  void layRamp();

  TerrainDocument& document_;
  BrushSettings settings_;
  std::string refusal_;
  StrokeGround ground_;
  EditSession session_;
  Stroke stroke_;
  std::vector<StrokeSample> samples_;
};

}  // namespace scarp
