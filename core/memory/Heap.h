#pragma once

#include <cstddef>

namespace scarp {

/// Gives the system back what the heap has kept of memory that was freed: after much work with many threads,
/// several times what is in use. It stops whoever allocates for some milliseconds. Any thread.
void releaseHeap();

/// The same where there is much of it, as after a big file was read; else it does nothing.
void releaseLargeHeap();

/// Gives the heap one arena for each 256 MiB that the process may have resident, and two at least, where the system
/// would make more: each keeps some of what its threads freed. Arenas that there are stay.
void keepHeapWithin(std::size_t bytes);

}  // namespace scarp
