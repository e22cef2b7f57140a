#include "core/project/ProjectHold.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <mutex>
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

}  // namespace scarp
