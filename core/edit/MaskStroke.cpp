#include "core/edit/MaskStroke.h"

#include <algorithm>

#include "core/brush/DabKernel.h"
#include "core/brush/DabWeights.h"
#include "core/mask/MaskTiles.h"

namespace scarp {

namespace {

/// A brush that only tells where it has been: every dab at its full weight, none pressed as one stamp.
BrushSettings pathOf(BrushSettings settings) {
  settings.kind = BrushKind::Raise;
  settings.strength = 1.0;
  settings.limits = {};
  // Half way between two dabs it is still whole.
  settings.innerRadius = std::max(settings.innerRadius, std::min(0.6 * settings.spacing, 0.5));
  return settings;
}

}  // namespace

MaskStroke::MaskStroke(const GridFrame& frame, const BrushSettings& settings)
    : frame_(frame),
      settings_(settings),
      path_(pathOf(settings)),
      stroke_(path_),
      weights_(frame.columns, frame.rows, 0.0F) {}

bool MaskStroke::add(const StrokeSample& sample) {
  samples_.push_back(sample);
  return paint(stroke_.add(sample));
}

bool MaskStroke::finish() { return paint(stroke_.finish()); }

bool MaskStroke::paint(const std::vector<Dab>& dabs) {
  bool painted = false;
  for (Dab dab : dabs) {
    const GridRect rect = dabRect(dab, frame_);
    if (rect.empty()) continue;
    dab.amount = 1.0;
    const DabWeights reach(dab, path_, frame_);
    std::vector<float> weights(static_cast<std::size_t>(rect.area())),
        row(static_cast<std::size_t>(rect.width()));
    weights_.read(rect, weights);
    for (int r = rect.row0; r < rect.row1; ++r) {
      const auto [from, to] = reach.reach(r, rect.column0, rect.column1);
      if (from >= to) continue;
      reach.amounts(r, from, to - from, row.data());
      float* const out =
          weights.data() + static_cast<std::ptrdiff_t>(r - rect.row0) * rect.width() + (from - rect.column0);
      for (int i = 0; i < to - from; ++i)
        out[i] = std::max(out[i], std::clamp(row[static_cast<std::size_t>(i)], 0.0F, 1.0F));
    }
    weights_ = withWeights(weights_, rect, weights);
    painted_ = painted_.united(rect);
    painted = true;
  }
  return painted;
}

}  // namespace scarp
