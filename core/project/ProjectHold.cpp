#include "core/project/ProjectHold.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <mutex>
#include <string_view>
#include <utility>

namespace scarp {

namespace {

using Inode = std::pair<dev_t, ino_t>;

/// What this process holds for saving. A hold belongs to an open file, not to a process: only so it is known
/// who stands in the way.
struct OurHolds {
  std::mutex mutex;
  std::map<Inode, std::weak_ptr<ProjectHold>> all;
};

OurHolds& ourHolds() {
  static OurHolds holds;
  return holds;
}

std::int64_t nanoseconds(const timespec& time) {
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

}  // namespace

std::shared_ptr<ProjectHold> ProjectHold::open(const std::string& path, bool wanted, bool shared) {
  OurHolds& ours = ourHolds();
  const std::lock_guard lock(ours.mutex);
  struct stat status {};
  if (wanted && shared && ::stat(path.c_str(), &status) == 0)
    if (const auto found = ours.all.find({status.st_dev, status.st_ino}); found != ours.all.end())
      if (auto there = found->second.lock()) return there;
  std::shared_ptr<ProjectHold> hold(new ProjectHold(::open(path.c_str(), O_RDONLY | O_CLOEXEC)));
  if (!wanted || hold->descriptor_ < 0) return hold;
  hold->refused_ = ::flock(hold->descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  std::erase_if(ours.all, [](const auto& each) { return each.second.expired(); });
  if (!hold->refused_ && ::fstat(hold->descriptor_, &status) == 0)
    ours.all[{status.st_dev, status.st_ino}] = hold;
  return hold;
}

bool ProjectHold::movedAway(const std::string& path) const {
  struct stat ours {
  }, there{};
  if (descriptor_ < 0 || ::fstat(descriptor_, &ours) != 0) return false;
  return ::stat(path.c_str(), &there) != 0 || ours.st_ino != there.st_ino || ours.st_dev != there.st_dev;
}

ProjectHold::~ProjectHold() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

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
