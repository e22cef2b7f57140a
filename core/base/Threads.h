#pragma once

namespace scarp {

/// Whether the system gives this process a thread for each processor besides those that it has, which some
/// libraries wait for in vain. Any thread.
[[nodiscard]] bool canStartThreads();

}  // namespace scarp
