#include "core/brush/DabWeights.h"
#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"

namespace scarp {

namespace {

/// The alpha over a row, 0 where it leaves the ground as it is.
void formOver(const DabRow& row, const DabWeights& weights, const BrushSettings& settings, float* form) {
  weights.alphas(row.row, row.column, row.count, form);
  const float ground = settings.alpha ? settings.alpha->ground : 0.0F;
  const float gain = settings.alpha ? settings.alpha->gain : 1.0F;
  for (int i = 0; i < row.count; ++i) form[i] = (form[i] - ground) * gain;
}

BrushSettings withoutAlpha(BrushSettings settings) {
  settings.alpha = nullptr;
  return settings;
}

/// The blends that go by the ground there is.
void stampOntoGround(const DabWork& work, float sign) {
  const Alpha* const alpha = work.settings.alpha.get();
  if (!alpha || alpha->ground == 0.0F)
    return forEachRow(work, [sign](const DabRow& row) { addRow(row, sign); });
  const BrushSettings plain = withoutAlpha(work.settings);
  const DabWork falloff{work.dab,     plain,      work.ground, work.frame,
                        work.heights, work.loans, work.rect,   work.rests};
  const DabWeights weights(work.dab, work.settings, work.frame);
  forEachRow(falloff, [&](const DabRow& row) {
    float form[HeightRaster::tileSize];
    formOver(row, weights, work.settings, form);
    for (int i = 0; i < row.count; ++i) form[i] *= sign;
    addRow(row, form);
  });
}

/// The blends that go for heights over the level at the stroke's start rather than over the ground there is.
void stampHeights(const DabWork& work) {
  if (!(work.ground.level == work.ground.level)) return;
  // The falloff alone is the cover.
  const BrushSettings plain = withoutAlpha(work.settings);
  Dab whole = work.dab;
  whole.amount = 1.0;
  const DabWork cover{whole, plain, work.ground, work.frame, work.heights, work.loans, work.rect, work.rests};
  const DabWeights weights(work.dab, work.settings, work.frame);
  const StampBlend blend = work.settings.stampBlend;
  const double metres = blend == StampBlend::Lowest ? -work.dab.amount : work.dab.amount;
  forEachRow(cover, [&](const DabRow& row) {
    float alphas[HeightRaster::tileSize];
    formOver(row, weights, work.settings, alphas);
    const StampRow stamp{alphas, static_cast<float>(work.ground.level), static_cast<float>(metres)};
    if (blend == StampBlend::Highest) return highestRow(row, stamp);
    if (blend == StampBlend::Lowest) return lowestRow(row, stamp);
    replaceRow(row, stamp);
  });
}

}  // namespace

/// The brush's alpha as heights, its falloff as their cover.
void stampDab(const DabWork& work) {
  switch (work.settings.stampBlend) {
    case StampBlend::Add:
      return stampOntoGround(work, 1.0F);
    case StampBlend::Subtract:
      return stampOntoGround(work, -1.0F);
    case StampBlend::Highest:
    case StampBlend::Lowest:
    case StampBlend::Replace:
      return stampHeights(work);
  }
}

}  // namespace scarp
