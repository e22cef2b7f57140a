#pragma once

#include <optional>
#include <vector>

#include "core/brush/Stroke.h"
#include "core/edit/EditSession.h"

namespace scarp {

/// A stroke being applied to a document: what the sculpting tool and the script replay share, so that
/// the same samples give the same ground. Destroyed unfinished, it leaves no trace.
class SculptStroke {
 public:
  /// settings are valid.
  SculptStroke(TerrainDocument& document, const BrushSettings& settings);

  void add(const StrokeSample& sample);
  /// Applies the rest and commits.
  void finish();
  void cancel() { session_.rollback(); }

  [[nodiscard]] const BrushSettings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<StrokeSample>& samples() const { return samples_; }

 private:
  void apply(const std::vector<Dab>& dabs);

  TerrainDocument& document_;
  BrushSettings settings_;
  EditSession session_;
  Stroke stroke_;
  std::optional<double> level_;  ///< Flatten: the ground under the first sample.
  std::vector<StrokeSample> samples_;
};

/// "Raise", "Smooth" …: a brush kind as a person reads it.
[[nodiscard]] const char* brushTitle(BrushKind kind);

}  // namespace scarp
