#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

class Json;

// What a document holds beside its rasters, as JSON that reads back equal (see SchemaJson.h). Readers are
// strict; an error is one line that begins with `path`. Any thread.

[[nodiscard]] Json writeState(const DocumentState& state);
/// A frame of at most 2²⁰ samples a side and 2³⁶ together, no id of a layer or named mask twice or 0.
[[nodiscard]] Result<DocumentState> readState(const Json& value, const std::string& path);

/// [id, asset, x, y, yaw in radians, scale, height offset, rule], and after it the elevation of one that
/// stays: short, for there may be many. In older files the rule is whether it aligns.
[[nodiscard]] Json writeStoredObject(const Object& object);
/// An id above 0, finite numbers, a scale above 0.
[[nodiscard]] Result<Object> readStoredObject(const Json& value, const std::string& path);

}  // namespace scarp
