#include "core/io/FileConfinement.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kReadFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t kRead = kReadFile | LANDLOCK_ACCESS_FS_READ_DIR;
/// All that the first version of Landlock knows; of these only reading is ever allowed.
constexpr std::uint64_t kHandled = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1;

/// Links beside a file that are followed at most.
constexpr int kMostLinks = 64;

class Ruleset {
 public:
  Ruleset() {
    landlock_ruleset_attr attributes{};
    attributes.handled_access_fs = kHandled;
    descriptor_ = static_cast<int>(::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0));
  }
  ~Ruleset() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  Ruleset(const Ruleset&) = delete;
  Ruleset& operator=(const Ruleset&) = delete;

  [[nodiscard]] bool usable() const { return descriptor_ >= 0; }

  /// A file, or a folder and all below. Nothing where there is none.
  void allow(const fs::path& path) const {
    const int place = ::open(path.c_str(), O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status {};
    landlock_path_beneath_attr rule{};
    rule.parent_fd = place;
    rule.allowed_access = ::fstat(place, &status) == 0 && S_ISDIR(status.st_mode) ? kRead : kReadFile;
    ::syscall(SYS_landlock_add_rule, descriptor_, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    ::close(place);
  }

  [[nodiscard]] bool enforce() const {
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           ::syscall(SYS_landlock_restrict_self, descriptor_, 0) == 0;
  }

 private:
  int descriptor_;
};

/// Headers and worlds of a raster that is a link are often links too.
void allowLinks(const Ruleset& rules, const fs::path& folder, const std::string& stem) {
  std::error_code failure;
  int links = 0;
  for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure))
    if (at->path().filename().string().starts_with(stem) && at->is_symlink(failure) && ++links <= kMostLinks)
      rules.allow(at->path());
}

}  // namespace

bool confineToFile(const std::string& file) {
  const Ruleset rules;
  if (!rules.usable()) return false;
  // What libraries load later, and what they read about the machine.
  for (const char* path : {"/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/proc/cpuinfo", "/proc/meminfo",
                           "/sys/devices/system/cpu", "/sys/fs/cgroup", "/dev/null", "/dev/urandom"})
    rules.allow(path);
  for (const char* variable : {"GDAL_DATA", "PROJ_LIB", "PROJ_DATA"})
    if (const char* const folder = std::getenv(variable); folder && *folder) rules.allow(folder);
  std::error_code failure;
  const fs::path path = fs::absolute(file, failure);
  rules.allow(path);
  rules.allow(path.parent_path());
  allowLinks(rules, path.parent_path(), path.stem().string());
  return rules.enforce();
}

}  // namespace scarp
