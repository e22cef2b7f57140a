#include "core/project/FileCopy.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"

namespace scarp {

namespace {

/// Closes itself.
struct Descriptor {
  explicit Descriptor(int opened) : number(opened) {}
  ~Descriptor() {
    if (number >= 0) ::close(number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number;
};

/// 0, or the system's number of what went wrong.
int copyBytes(int from, int to, std::uint64_t size, const Progress& progress, bool& cancelled) {
  if (::ioctl(to, FICLONE, from) == 0) return 0;
  std::vector<char> buffer(std::size_t{1} << 20);
  for (std::uint64_t done = 0; done < size;) {
    if (!keepGoing(progress, static_cast<double>(done) / static_cast<double>(size))) {
      cancelled = true;
      return 0;
    }
    const ssize_t count = ::pread(from, buffer.data(), buffer.size(), static_cast<off_t>(done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    if (count == 0) return 0;
    for (ssize_t written = 0; written < count;) {
      const ssize_t step = ::write(to, buffer.data() + written, static_cast<std::size_t>(count - written));
      if (step < 0 && errno == EINTR) continue;
      if (step <= 0) return step < 0 ? errno : ENOSPC;
      written += step;
    }
    done += static_cast<std::uint64_t>(count);
  }
  return 0;
}

}  // namespace

Result<void> copyFile(const std::string& from, const std::string& to, const Progress& progress) {
  const Descriptor source(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat status {};
  if (source.number < 0 || ::fstat(source.number, &status) != 0)
    return errorIn(from, "cannot be read: %1", systemReason(errno));
  auto target = AtomicFile::create(to);
  if (!target.ok()) return target.error();
  {
    const Descriptor copy(::open(target->temporaryPath().c_str(), O_WRONLY | O_CLOEXEC));
    if (copy.number < 0) return cannotWrite(to, systemReason(errno));
    bool cancelled = false;
    const int failure = copyBytes(source.number, copy.number, static_cast<std::uint64_t>(status.st_size),
                                  progress, cancelled);
    if (cancelled) return Error::cancel();
    if (failure != 0) return cannotWrite(to, systemReason(failure));
  }
  if (auto synced = target->sync(); !synced) return synced;
  const std::array<AtomicFile*, 1> files{&*target};
  return AtomicFile::commit(files);
}

std::string freeName(const std::string& path, const std::string& purpose) {
  const std::filesystem::path whole(path);
  const std::string start = (whole.parent_path() / whole.stem()).string() + "." + purpose;
  const std::string ending = whole.extension().string();
  std::string name = start + ending;
  std::error_code failure;
  for (int number = 2; std::filesystem::exists(name, failure); ++number)
    name = start + "-" + std::to_string(number) + ending;
  return name;
}

}  // namespace scarp
