#pragma once

#include <string>
#include <vector>

namespace scarp {

/// From now on this thread, and those that it starts, can read a raster's file, what lies in its folder and
/// below, links beside it that bear its name, and what libraries need of the system (their own files and
/// tables, no one's home); it can open nothing for writing. It cannot be taken back. By Landlock: where the
/// system's kernel has none, nothing changes, and it returns false.
[[nodiscard]] bool confineToFile(const std::string& file);

/// The same for a process that reads an address: what libraries need, also to find servers and trust them,
/// and `files`; it can write below `folder` only. Connections are not confined.
[[nodiscard]] bool confineToAddress(const std::string& folder, const std::vector<std::string>& files);

}  // namespace scarp
