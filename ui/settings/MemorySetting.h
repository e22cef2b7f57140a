#pragma once

#include <cstddef>

namespace scarp {

/// The person's wish for what the program may keep in memory, bytes (see LargePages): half of the machine's
/// where there is none.
[[nodiscard]] std::size_t rememberedMemory();
/// From now on, and at every start without `--memory`.
void rememberMemory(std::size_t bytes);
/// Makes the program keep to the wish.
void applyMemory();

}  // namespace scarp
