#pragma once

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <string>

#include "tests/support/TempFolder.h"

namespace scarp::test {

/// A folder for a SpillFile, removed at the end.
class SpillFolder {
 public:
  [[nodiscard]] const std::string& path() const { return path_; }
  /// Another way to the nameless file that this process has open in it; empty where there is none.
  [[nodiscard]] std::string openFile() const {
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
      std::error_code none;
      if (std::filesystem::read_symlink(entry.path(), none).string().starts_with(path_ + "/"))
        return entry.path().string();
    }
    return {};
  }

 private:
  TempFolder folder_;
  std::string path_ = folder_.path().string();
};

/// No file can grow beyond this, as on a full disk: writes are cut short, then fail.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  void (*handler_)(int);
  rlimit before_{};
};

}  // namespace scarp::test
