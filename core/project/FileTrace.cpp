#include "core/project/FileTrace.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <string_view>

namespace scarp {

namespace {

std::int64_t nanoseconds(const timespec& time) {
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

}  // namespace

std::optional<FileTrace> FileTrace::of(int descriptor) {
  struct stat status {};
  FileTrace trace;
  if (::fstat(descriptor, &status) != 0) return std::nullopt;
  trace.bytes = status.st_size;
  trace.modified = nanoseconds(status.st_mtim);
  if (::pread(descriptor, trace.header.data(), trace.header.size(), 0) < 0) return std::nullopt;
  return trace;
}

bool FileTrace::standsFor(int descriptor) const {
  struct stat status {};
  return ::fstat(descriptor, &status) == 0 && status.st_size == bytes &&
         nanoseconds(status.st_mtim) == modified;
}

std::optional<std::uint32_t> FileTrace::transactions() const {
  // https://www.sqlite.org/fileformat.html: the magic string, and the file change counter at byte 24.
  constexpr std::string_view magic("SQLite format 3\0", 16);
  if (!std::equal(magic.begin(), magic.end(), header.begin())) return std::nullopt;
  std::uint32_t count = 0;
  for (std::size_t i = 24; i < 28; ++i) count = count << 8 | header[i];
  return count;
}

}  // namespace scarp
