#pragma once

#include <optional>
#include <string>

namespace scarp {

/// Vertical scale in the header of a BT file: metres per stored unit, as stored, so possibly 0, negative or
/// not finite. 1 for the versions before 1.3, which have no such field. Nothing if the file is not a BT file
/// or cannot be read. `name` is a name that GDAL's file systems open. Any thread.
[[nodiscard]] std::optional<float> btVerticalScale(const std::string& name);

}  // namespace scarp
