#pragma once

#include "core/schema/Schema.h"
#include "core/visibility/SkyView.h"
#include "core/visibility/SunShadow.h"
#include "core/visibility/Viewshed.h"

namespace scarp {

// What analyses, commands and panels take for the settings of analyses. Constant; any thread.

/// But where the observer stands.
[[nodiscard]] const Schema<ViewshedSettings>& viewshedSchema();
[[nodiscard]] const Schema<SunSettings>& sunSchema();
[[nodiscard]] const Schema<SkySettings>& skySchema();

}  // namespace scarp
