#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"
#include "core/operation/Filter.h"
#include "core/visibility/SkyView.h"

namespace scarp {

/// What is made of a terrain in parts: filters one after the other, and then, if it is wanted, the fraction
/// of the sky's light in place of heights. Neither: the heights as they are read.
struct PartWork {
  std::vector<Filter> filters;
  std::optional<SkySettings> sky;
};

/// Reads "convert", an operation of a script, an array of them or a whole script (JSON). Beside what scripts
/// hold there is {"op": "sky", "directions": 32, "distance": metres}, as the last one. An error is one line
/// that names what is wrong or cannot be done in parts.
[[nodiscard]] Result<PartWork> readPartWork(std::string_view text);

/// In one line, so that what readPartWork() reads of it is equal.
[[nodiscard]] std::string writePartWork(const PartWork& work);

}  // namespace scarp
