#pragma once

#include "core/schema/Schema.h"
#include "core/terrain/StoredSource.h"

namespace scarp {

// Stored forms, every number to the bit. Constant; any thread.

[[nodiscard]] const Schema<StoredLayout>& storedLayoutSchema();
/// Checks that the band exists and that numbers are within their ranges.
[[nodiscard]] const Schema<StoredSource>& storedSourceSchema();

}  // namespace scarp
