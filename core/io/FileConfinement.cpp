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
  void allow(const fs::path& path, std::uint64_t more = 0) const {
    const int place = ::open(path.c_str(), O_PATH | O_CLOEXEC);
    if (place < 0) return;
    struct stat status {};
    landlock_path_beneath_attr rule{};
    rule.parent_fd = place;
    rule.allowed_access = ::fstat(place, &status) == 0 && S_ISDIR(status.st_mode) ? kRead | more : kReadFile;
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

/// What libraries load later, and what they read about the machine.
void allowLibraries(const Ruleset& rules) {
  for (const char* path : {"/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/proc/cpuinfo", "/proc/meminfo",
                           "/sys/devices/system/cpu", "/sys/fs/cgroup", "/dev/null", "/dev/urandom"})
    rules.allow(path);
  for (const char* variable : {"GDAL_DATA", "PROJ_LIB", "PROJ_DATA"})
    if (const char* const folder = std::getenv(variable); folder && *folder) rules.allow(folder);
}

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
  allowLibraries(rules);
  std::error_code failure;
  const fs::path path = fs::absolute(file, failure);
  rules.allow(path);
  rules.allow(path.parent_path());
  allowLinks(rules, path.parent_path(), path.stem().string());
  return rules.enforce();
}

bool confineToAddress(const std::string& folder, const std::vector<std::string>& files) {
  const Ruleset rules;
  if (!rules.usable()) return false;
  allowLibraries(rules);
  // By these a server's name is found, and its certificate trusted.
  for (const char* path :
       {"/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/nsswitch.conf", "/etc/gai.conf",
        "/etc/services", "/etc/protocols", "/run/systemd/resolve", "/run/resolvconf", "/run/NetworkManager",
        "/etc/ssl", "/etc/pki", "/etc/ca-certificates", "/etc/gnutls", "/etc/passwd", "/etc/localtime"})
    rules.allow(path);
  for (const char* variable :
       {"SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE", "GDAL_CURL_CA_BUNDLE", "GDAL_HTTP_CAPATH",
        "GDAL_HTTP_HEADER_FILE", "GDAL_HTTP_COOKIEFILE", "GDAL_HTTP_NETRC_FILE"})
    if (const char* const path = std::getenv(variable); path && *path) rules.allow(path);
  for (const std::string& file : files) rules.allow(file);
  constexpr std::uint64_t kWrite = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
                                   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                   LANDLOCK_ACCESS_FS_REMOVE_DIR;
  if (!folder.empty()) rules.allow(folder, kWrite);
  return rules.enforce();
}

}  // namespace scarp
