#pragma once

#include <string_view>

namespace scarp {

/// Keeps standard error for Scarp's own lines: what libraries print there (libpng, HDF5, Qt …) is dropped
/// from then on. For a program of its own, once, before it starts threads. Does nothing where the environment
/// variable SCARP_LIBRARY_MESSAGES is set, so that a developer sees what libraries print.
void silenceLibraries();

/// Descriptor of the standard error that Scarp's own lines go to.
[[nodiscard]] int ownStandardError();

/// Writes a text to it. Any thread, also in a signal handler.
void writeError(std::string_view text);

}  // namespace scarp
