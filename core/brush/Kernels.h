#pragma once

#include "core/brush/DabWork.h"

namespace scarp {

// The kernels of the brush kinds, each the same bits for any number of threads. Holes stay holes but where
// it says otherwise. Those that look at their surroundings read them before they write.

// HeightKernels: what becomes of a sample depends on that sample alone.
void raiseDab(const DabWork& work, float sign);
void flattenDab(const DabWork& work);
void setHeightDab(const DabWork& work);
void noiseDab(const DabWork& work);

// FormKernels: shapes of land.
void terraceDab(const DabWork& work);
void plateauDab(const DabWork& work);
void craterDab(const DabWork& work);

// BlurKernels: towards the mean of the surroundings, or away from it.
void smoothDab(const DabWork& work);
void sharpenDab(const DabWork& work);

// HoleKernels: the only ones that make holes and close them.
void holeDab(const DabWork& work);
void fillDab(const DabWork& work);

}  // namespace scarp
