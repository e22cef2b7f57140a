#include "app/commands/TextFile.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

#include "core/base/SystemReason.h"

namespace scarp {

Result<std::string> readTextFile(const std::string& path) {
  const auto failed = [&](int error) { return errorIn(path, "cannot be read: %1", systemReason(error)); };
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!file) return failed(errno);
  std::string text;
  std::array<char, 1 << 16> part;
  while (const std::size_t length = std::fread(part.data(), 1, part.size(), file.get()))
    text.append(part.data(), length);
  // A folder opens, and only reading it fails.
  if (std::ferror(file.get())) return failed(errno);
  return text;
}

}  // namespace scarp
