#include "core/remote/LocalCopy.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/base/Contract.h"

namespace scarp {

LocalCopy::LocalCopy(const std::string& folder, std::uint64_t most) : most_(most) {
  if (folder.empty()) return;
  path_ = folder + "/copy";
  ::unlink(path_.c_str());  // Of a process that had the same folder.
  file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  named_ = file_ >= 0;
  if (named_ && ::ftruncate(file_, static_cast<off_t>(most)) != 0) {
    ::close(file_);
    file_ = -1;
  }
}

LocalCopy::~LocalCopy() {
  removeName();
  if (file_ >= 0) ::close(file_);
}

void LocalCopy::removeName() {
  if (!named_) return;
  named_ = false;
  ::unlink(path_.c_str());
  ::rmdir(path_.substr(0, path_.rfind('/')).c_str());
}

bool LocalCopy::write(std::uint64_t from, std::span<const std::byte> bytes) {
  EXPECTS(usable() && from <= most_ && bytes.size() <= most_ - from);
  if (bytes.empty()) return true;
  // Without room on the disk, a write to a map of it would kill. Not all file systems can tell.
  const auto begins = static_cast<off_t>(from), count = static_cast<off_t>(bytes.size());
  if (::fallocate(file_, FALLOC_FL_KEEP_SIZE, begins, count) != 0 && (errno == ENOSPC || errno == EDQUOT))
    return false;
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
