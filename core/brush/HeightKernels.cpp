#include "core/brush/BrushNoise.h"
#include "core/brush/Kernels.h"
#include "core/brush/RowOps.h"

namespace scarp {

void raiseDab(const DabWork& work, float sign) {
  forEachRow(work, [sign](const DabRow& row) { addRow(row, sign); });
}

void flattenDab(const DabWork& work) {
  // Until the stroke has met ground there is no level to flatten to.
  if (!(work.ground.level == work.ground.level)) return;
  forEachRow(work,
             [goal = static_cast<float>(work.ground.level)](const DabRow& row) { towardRow(row, goal); });
}

void setHeightDab(const DabWork& work) {
  forEachRow(work, [goal = static_cast<float>(work.settings.targetHeight)](const DabRow& row) {
    towardRow(row, goal);
  });
}

void noiseDab(const DabWork& work) {
  const auto sheet = work.ground.noise ? work.ground.noise : noiseSheet(work.settings.noise, work.frame);
  requireUnder(work, *sheet);
  forEachRow(work, [&](const DabRow& row) { addRow(row, sheet->row(row.column, row.row)); });
}

}  // namespace scarp
