#pragma once

#include <span>
#include <string_view>

#include "core/brush/Alpha.h"

namespace scarp {

/// The project's own alphas, by name, in the order in which they are shown.
[[nodiscard]] std::span<const std::string_view> alphaNames();

/// One of them, 256 × 256, made when it is first asked for; always the same one. Null for another name. Any
/// thread.
[[nodiscard]] AlphaPtr builtInAlpha(std::string_view name);

}  // namespace scarp
