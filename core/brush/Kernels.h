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

// StampKernel: the brush's alpha as heights, its falloff as their cover.
void stampDab(const DabWork& work);

// CopyKernels: towards heights of ground.source, from elsewhere or from earlier.
void cloneDab(const DabWork& work);
/// Opens and closes holes too, as they were.
void restoreDab(const DabWork& work);

// MoveKernels: the ground is drawn along, no further up or down than the dab may change it.
void smudgeDab(const DabWork& work);
/// sign 1: towards the dab's centre; −1: away from it.
void pinchDab(const DabWork& work, double sign);

// ThermalKernel: what lies steeper than the talus angle slides. Mass is kept.
void thermalDab(const DabWork& work);
// HydraulicKernel: rain runs off within the dab and carries ground along. Mass is kept.
void hydraulicDab(const DabWork& work);

}  // namespace scarp
