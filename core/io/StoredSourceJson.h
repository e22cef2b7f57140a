#pragma once

#include "core/schema/Schema.h"
#include "core/terrain/StoredSource.h"

namespace scarp {

// Stored forms, every number to the bit. Constant; any thread.

[[nodiscard]] const Schema<StoredLayout>& storedLayoutSchema();
/// A Message, which may be empty. A text is a message of an older version.
[[nodiscard]] ValueType messageType();
/// Checks that the band exists and that numbers are within their ranges.
[[nodiscard]] const Schema<StoredSource>& storedSourceSchema();

}  // namespace scarp
