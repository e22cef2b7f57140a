#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "core/base/Result.h"
#include "core/brush/GroundStroke.h"
#include "core/brush/StrokeWork.h"
#include "core/document/TerrainDocument.h"
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
  [[nodiscard]] const Message& refusal() const { return refusal_; }

  /// Samples that would exceed the limits of a stroke are left out; see truncation().
  void add(const StrokeSample& sample);
  /// Which limit was reached, as one line; empty if the stroke contains all samples.
  [[nodiscard]] const Message& truncation() const { return truncation_; }
  /// Applies the rest and commits. Whether it changed anything; refusal() where it was not kept.
  bool finish();
  void cancel() { target_.session.rollback(); }
  /// Returns whether finish() changed the ground as it is seen, not only a layer below one that hides it.
  [[nodiscard]] bool visible() const;

  [[nodiscard]] const BrushSettings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<StrokeSample>& samples() const { return samples_; }

 private:
  /// The ground of the document as it is seen, in an edit session.
  struct Target : StrokeTarget {
    Target(TerrainDocument& of, Message title) : document(of), session(of, std::move(title)) {}
    [[nodiscard]] const HeightRaster& heights() const override { return document.heights(); }
    [[nodiscard]] std::vector<TileLoan<float>> lend(
        const GridRect& samples, const std::function<bool(const GridRect&)>& wanted) override {
      return session.lend(samples, wanted);
    }
    void touched(const GridRect& samples) override { session.touched(samples); }
    void restore() override { session.restore(); }

    TerrainDocument& document;
    EditSession session;
  };

  SculptStroke(TerrainDocument& document, const BrushSettings& settings, Result<StrokeGround> ground);

  BrushSettings settings_;
  Message refusal_, truncation_;
  Target target_;
  GroundStroke stroke_;
  StrokeLimit limit_;
  std::vector<StrokeSample> samples_;
};

}  // namespace scarp
