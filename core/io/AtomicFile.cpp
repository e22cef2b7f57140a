#include "core/io/AtomicFile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>
#include <utility>

namespace scarp {

namespace {

std::string freshName(const std::string& target, const char* purpose) {
  static std::atomic<unsigned> counter{0};
  return target + "." + std::to_string(::getpid()) + "-" + std::to_string(counter++) + "." + purpose;
}

// Renames last once the folder itself is on the disk; where a folder cannot be synced, nothing is lost.
void syncFolder(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

}  // namespace

Error cannotWrite(const std::string& target, const std::string& reason) {
  return {target + ": cannot be written: " + reason};
}

AtomicFile::AtomicFile(std::string shown, std::string target, std::string temporary)
    : shown_(std::move(shown)), target_(std::move(target)), temporary_(std::move(temporary)) {}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : shown_(std::move(other.shown_)),
      target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})),
      backup_(std::exchange(other.backup_, {})),
      placed_(other.placed_) {}

AtomicFile::~AtomicFile() {
  if (!temporary_.empty() && !placed_) ::unlink(temporary_.c_str());
  if (!backup_.empty()) ::unlink(backup_.c_str());
}

Result<AtomicFile> AtomicFile::create(const std::string& target) {
  if (target.empty()) return Error{"no file to write is named"};
  struct stat status {};
  const bool exists = ::stat(target.c_str(), &status) == 0;
  if (exists && S_ISDIR(status.st_mode)) return cannotWrite(target, "it is a folder");
  if (exists && !S_ISREG(status.st_mode)) return cannotWrite(target, "it is not an ordinary file");
  if (!exists && target.ends_with('/')) return cannotWrite(target, "it is a folder");

  std::error_code failure;
  std::string real = target;
  if (std::filesystem::is_symlink(target, failure)) {
    const auto followed = std::filesystem::weakly_canonical(target, failure);
    if (!failure) real = followed.string();
  }
  const std::string temporary = freshName(real, "tmp");
  const int descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return cannotWrite(target, std::strerror(errno));
  if (exists) (void)::fchmod(descriptor, status.st_mode & 07777);
  ::close(descriptor);
  return AtomicFile(target, std::move(real), temporary);
}

Result<void> AtomicFile::sync() const {
  const int descriptor = ::open(temporary_.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return cannotWrite(shown_, std::strerror(errno));
  const int failure = ::fsync(descriptor) == 0 ? 0 : errno;
  if (::close(descriptor) != 0 || failure != 0)
    return cannotWrite(shown_, std::strerror(failure ? failure : errno));
  return {};
}

Result<void> AtomicFile::keepOld() {
  struct stat status {};
  if (::lstat(target_.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  const std::string name = freshName(target_, "old");
  // Where the file system has no second names the old file is moved aside instead.
  if (::link(target_.c_str(), name.c_str()) != 0 && ::rename(target_.c_str(), name.c_str()) != 0)
    return cannotWrite(shown_, std::strerror(errno));
  backup_ = name;
  return {};
}

void AtomicFile::restoreOld() {
  if (placed_ && backup_.empty()) ::unlink(target_.c_str());
  if (!backup_.empty() && ::rename(backup_.c_str(), target_.c_str()) == 0) {
    ::unlink(backup_.c_str());  // Both names may be one file, and then the rename did nothing.
    backup_.clear();
  }
}

Result<void> AtomicFile::commit(std::span<AtomicFile* const> files) {
  std::optional<Error> failure;
  for (AtomicFile* file : files) {
    if (auto kept = file->keepOld(); !kept) {
      failure = kept.error();
      break;
    }
    if (std::rename(file->temporary_.c_str(), file->target_.c_str()) != 0) {
      failure = cannotWrite(file->shown_, std::strerror(errno));
      break;
    }
    file->placed_ = true;
  }
  if (failure) {
    for (AtomicFile* file : files) file->restoreOld();
    return *failure;
  }
  for (AtomicFile* file : files) syncFolder(file->target_);
  return {};
}

}  // namespace scarp
