#pragma once

#include <cstddef>

namespace scarp {

/// Bytes that this process may have resident: what LargePages::setBudget() was given, else the machine's
/// memory. Any thread.
[[nodiscard]] std::size_t memoryBudget();

}  // namespace scarp
