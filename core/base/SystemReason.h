#pragma once

#include <string>
#include <system_error>

namespace scarp {

/// What one of the system's error numbers means: "No space left on device".
[[nodiscard]] inline std::string systemReason(int error) { return std::generic_category().message(error); }

}  // namespace scarp
