#pragma once

#include "core/operation/OperationSchema.h"

namespace scarp {

class Json;

class ObjectReader;

// Filters and reshapes in scripts: one object each, {"filter": "blur", "radius": 20}, with the keys of
// OperationSchema.h; what is left out is as in a new one.

/// Reads the keys of a filter or reshape out of an object that may hold others. What is wrong is the
/// reader's error, with the key and where it stands: "operations[2].radius: Radius -1 m is out of range …".
void readFilter(ObjectReader& reader, Filter& filter);
void readReshape(ObjectReader& reader, Reshape& reshape);

/// All keys, so that what readFilter reads of them is equal. Contract: the settings are in range.
[[nodiscard]] Json writeFilter(const Filter& filter);
[[nodiscard]] Json writeReshape(const Reshape& reshape);

}  // namespace scarp
