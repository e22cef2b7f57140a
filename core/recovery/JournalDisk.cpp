#include "core/recovery/JournalDisk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "core/base/SystemReason.h"

namespace scarp {

namespace {

Error reason(int error) { return Message::verbatim(systemReason(error)); }

class SystemFile final : public AppendFile {
 public:
  explicit SystemFile(int descriptor) : descriptor_(descriptor) {}
  ~SystemFile() override { ::close(descriptor_); }
  SystemFile(const SystemFile&) = delete;
  SystemFile& operator=(const SystemFile&) = delete;

  Result<void> append(std::span<const std::byte> bytes) override {
    while (!bytes.empty()) {
      const ssize_t written = ::pwrite(descriptor_, bytes.data(), bytes.size(), static_cast<off_t>(end_));
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return reason(written < 0 ? errno : ENOSPC);
      end_ += static_cast<std::uint64_t>(written);
      bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
  }
  Result<void> sync() override {
    while (::fdatasync(descriptor_) != 0)
      if (errno != EINTR) return reason(errno);
    return {};
  }
  Result<void> cut(std::uint64_t bytes) override {
    end_ = bytes;
    if (::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) return reason(errno);
    return {};
  }

 private:
  int descriptor_;
  std::uint64_t end_ = 0;
};

/// Names last once their folder is on the disk.
Result<void> syncFolderOf(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return reason(errno);
  const int error = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  // Some file systems know no sync of a folder.
  if (error != 0 && error != EINVAL) return reason(error);
  return {};
}

class SystemDisk final : public JournalDisk {
 public:
  Result<std::unique_ptr<AppendFile>> create(const std::string& path) override {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (descriptor < 0) return reason(errno);
    return std::unique_ptr<AppendFile>(std::make_unique<SystemFile>(descriptor));
  }
  Result<std::unique_ptr<AppendFile>> reopen(const std::string& path, std::uint64_t bytes) override {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return reason(errno);
    auto file = std::make_unique<SystemFile>(descriptor);
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) return reason(errno);
    if (static_cast<std::uint64_t>(status.st_size) < bytes) return Error{"it has been cut short"};
    if (auto cut = file->cut(bytes); !cut) return cut.error();
    return std::unique_ptr<AppendFile>(std::move(file));
  }
  Result<void> replace(const std::string& path, const std::string& by) override {
    if (std::rename(by.c_str(), path.c_str()) != 0) return reason(errno);
    return syncFolderOf(path);
  }
  Result<void> remove(const std::string& path) override {
    if (::unlink(path.c_str()) != 0) {
      if (errno == ENOENT) return {};
      return reason(errno);
    }
    return syncFolderOf(path);
  }
};

}  // namespace

std::shared_ptr<JournalDisk> JournalDisk::usual() { return std::make_shared<SystemDisk>(); }

}  // namespace scarp
