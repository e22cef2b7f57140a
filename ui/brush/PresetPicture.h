#pragma once

#include <QImage>

#include "core/brush/BrushSettings.h"

namespace scarp {

/// What a brush does: a stroke of it over a small piece of made-up ground, as a shaded relief. It is as
/// strong there as it has to be to show. Square, opaque. Pure; any thread.
[[nodiscard]] QImage presetPicture(const BrushSettings& brush, int pixels);

}  // namespace scarp
