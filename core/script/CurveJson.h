#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "core/brush/Curve.h"

namespace scarp {

class ObjectReader;

/// A curve as its points, [[x, y], …]: sets what stands under the key, if anything does; true if it did.
bool readCurve(ObjectReader& reader, std::string_view key, Curve& curve);
[[nodiscard]] nlohmann::ordered_json writeCurve(const Curve& curve);

}  // namespace scarp
