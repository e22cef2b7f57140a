#pragma once

#include "core/schema/Schema.h"
#include "core/terrain/StoredSource.h"

namespace scarp {

// Stored forms, every number to the bit. Constant; any thread.

[[nodiscard]] const Schema<StoredLayout>& storedLayoutSchema();
/// Type of a Message, which may be empty. A text, as earlier versions wrote it, reads as a verbatim message.
[[nodiscard]] ValueType messageType();
/// Checks that the band exists and that numbers are within their ranges.
[[nodiscard]] const Schema<StoredSource>& storedSourceSchema();

}  // namespace scarp
