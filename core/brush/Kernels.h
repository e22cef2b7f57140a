#pragma once

#include "core/brush/DabWork.h"

namespace scarp {

// The kernels of the brush kinds, each the same bits for any number of threads. Holes stay holes but where
// it says otherwise. Those that look at their surroundings read them before they write.

// HeightKernels: what becomes of a sample depends on that sample alone.

/// Up by the brush's amount, or with sign −1 down.
void raiseDab(const DabWork& work, float sign);
/// Towards the height under the stroke's start, or the plane there; nothing until the stroke has met ground.
void flattenDab(const DabWork& work);
/// Towards a height.
void setHeightDab(const DabWork& work);
/// Noise about its middle: as much goes up as down.
void noiseDab(const DabWork& work);

// FormKernels: shapes of land.

/// Towards level steps at the multiples of a step from height 0, by the ground before the stroke where the
/// stroke has it.
void terraceDab(const DabWork& work);
/// What is below the plateau comes up to it, or with a negative rise what is above comes down; the rest
/// stays. Nothing until the stroke has met ground.
void plateauDab(const DabWork& work);
/// A bowl with a raised rim, as deep as raising is high.
void craterDab(const DabWork& work);

// BlurKernels: towards the mean of the surroundings, or away from it. A detail as high as a quarter of the
// blur's radius changes by about the brush's amount, and others in proportion, so that the mean stays.

void smoothDab(const DabWork& work);
/// By no more than the amount, and not where ground is steeper than 60°, so that nothing becomes a spike.
void sharpenDab(const DabWork& work);

// HoleKernels: the only ones that make holes and close them; strength means nothing to them.

/// Opens a hole where falloff and alpha weigh half or more.
void holeDab(const DabWork& work);
/// Closes what holes the brush reaches, whatever its falloff, by heights between those around them; where
/// there is no ground around, the height under the stroke's start or 0.
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
