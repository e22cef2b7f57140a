#pragma once

#include <QIcon>

#include "ui/render/RenderSettings.h"

namespace scarp {

/// A hill as a mode shows it, in the mode's own colours.
[[nodiscard]] QIcon shadingPicture(ShadingMode mode);
/// A ramp's colours from low to high.
[[nodiscard]] QIcon rampPicture(TintRamp ramp);
[[nodiscard]] QString rampTitle(TintRamp ramp);

}  // namespace scarp
