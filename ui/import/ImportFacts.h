#pragma once

#include <QString>
#include <vector>

#include "core/io/ImportPreview.h"
#include "ui/import/GroundFields.h"

namespace scarp {

/// Heights and size that a file gets by options, as far as a look at it tells.
[[nodiscard]] GroundMeasures measuresOf(const ImportPreview& preview, const ImportOptions& options);

/// All that may be the heights in a file: each band, and what can be made of colours.
[[nodiscard]] std::vector<BandUse> bandUses(const ImportPreview& preview);
[[nodiscard]] QString bandUseText(const BandUse& use, const ImportPreview& preview);

/// Why the guess is as it is, a line each.
[[nodiscard]] QString reasonsText(const ImportPreview& preview);

/// "PNG, 16 bits, 1009 × 1009 samples: heights 0 to 200 m, 1008 × 1008 m".
[[nodiscard]] QString factsText(const ImportPreview& preview, const GroundMeasures& measures);
/// "heights 0 to 200 m, 1008 × 1008 m"
[[nodiscard]] QString measuresText(const GroundMeasures& measures);

}  // namespace scarp
