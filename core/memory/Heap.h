#pragma once

namespace scarp {

/// Gives the system back what the heap has kept of memory that was freed: after much work with many threads,
/// several times what is in use. It stops whoever allocates for some milliseconds. Any thread.
void releaseHeap();

/// The same where there is much of it, as after a big file was read; else it does nothing.
void releaseLargeHeap();

}  // namespace scarp
