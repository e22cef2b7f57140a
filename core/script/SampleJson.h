#pragma once

#include <vector>

#include "core/base/Json.h"
#include "core/brush/StrokeSample.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

/// Reads the "samples" of a stroke, each [x, y, pressure, seconds], of which the last two may be left out.
void readSamples(ObjectReader& reader, std::vector<StrokeSample>& samples);
/// Contract: finite numbers.
[[nodiscard]] Json writeSamples(const std::vector<StrokeSample>& samples);

}  // namespace scarp
