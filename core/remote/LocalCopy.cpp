#include "core/remote/LocalCopy.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

#include "core/base/Contract.h"

namespace scarp {

LocalCopy::LocalCopy(std::uint64_t most) : file_(::memfd_create("scarp-remote", MFD_CLOEXEC)), most_(most) {
  if (file_ >= 0 && ::ftruncate(file_, static_cast<off_t>(most)) != 0) {
    ::close(file_);
    file_ = -1;
  }
}

LocalCopy::~LocalCopy() {
  if (file_ >= 0) ::close(file_);
}

bool LocalCopy::write(std::uint64_t from, std::span<const std::byte> bytes) {
  EXPECTS(usable() && from <= most_ && bytes.size() <= most_ - from);
  if (bytes.empty()) return true;
  // By a map of it: a limit for files stops write() there, and kills.
  const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  const std::uint64_t begin = from / page * page;
  const auto length = static_cast<std::size_t>(from - begin) + bytes.size();
  void* const at =
      ::mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_SHARED, file_, static_cast<off_t>(begin));
  if (at == MAP_FAILED) return false;
  std::memcpy(static_cast<std::byte*>(at) + (from - begin), bytes.data(), bytes.size());
  ::munmap(at, length);
  return true;
}

bool LocalCopy::end(std::uint64_t size) {
  EXPECTS(usable() && size <= most_);
  return ::ftruncate(file_, static_cast<off_t>(size)) == 0;
}

}  // namespace scarp
