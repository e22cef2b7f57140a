#include "core/document/SpillFile.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "core/base/SystemReason.h"

namespace scarp {

std::string SpillFile::usualFolder() {
  const char* folder = std::getenv("TMPDIR");
  // Not /tmp: that may be memory.
  return folder && *folder ? folder : "/var/tmp";
}

SpillFile::~SpillFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Result<int> SpillFile::descriptor() {
  const std::lock_guard lock(mutex_);
  if (descriptor_ >= 0) return descriptor_;
  std::string path = folder_ + "/scarp-history-XXXXXX";
  descriptor_ = mkostemp(path.data(), O_CLOEXEC);
  if (descriptor_ < 0)
    return Error{"the undo history cannot be written to \"%1\": %2", folder_, systemReason(errno)};
  unlink(path.c_str());
  return descriptor_;
}

Result<std::shared_ptr<const SpilledBytes>> SpillFile::write(std::span<const std::byte> bytes) {
  const auto file = descriptor();
  if (!file.ok()) return file.error();
  const std::uint64_t offset = take(bytes.size());
  // From here on whatever happens gives the space back.
  auto place = std::make_shared<const SpilledBytes>(shared_from_this(), offset, bytes.size());
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t written =
        pwrite(*file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0)
      return Error{"the undo history cannot be written to \"%1\": %2", folder_,
                   systemReason(written < 0 ? errno : ENOSPC)};
    done += static_cast<std::size_t>(written);
  }
  return std::shared_ptr<const SpilledBytes>(std::move(place));
}

std::uint64_t SpillFile::fileBytes() const {
  const std::lock_guard lock(mutex_);
  return end_;
}

std::uint64_t SpillFile::take(std::uint64_t bytes) {
  const std::lock_guard lock(mutex_);
  for (auto place = free_.begin(); place != free_.end(); ++place) {
    const auto [offset, room] = *place;
    if (room < bytes) continue;
    free_.erase(place);
    if (room > bytes) free_.emplace(offset + bytes, room - bytes);
    return offset;
  }
  const std::uint64_t offset = end_;
  end_ += bytes;
  return offset;
}

void SpillFile::give(std::uint64_t offset, std::uint64_t bytes) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  auto after = free_.lower_bound(offset);
  if (after != free_.end() && after->first == offset + bytes) {
    bytes += after->second;
    after = free_.erase(after);
  }
  if (after != free_.begin()) {
    const auto before = std::prev(after);
    if (before->first + before->second == offset) {
      offset = before->first;
      bytes += before->second;
      free_.erase(before);
    }
  }
  if (offset + bytes < end_) {
    free_.emplace(offset, bytes);
    return;
  }
  end_ = offset;
  // A file that stays longer than it need be costs disk, nothing else.
  if (ftruncate(descriptor_, static_cast<off_t>(end_)) != 0) return;
}

Result<std::vector<std::byte>> SpilledBytes::read() const {
  std::vector<std::byte> bytes(bytes_);
  const auto file = file_->descriptor();
  if (!file.ok()) return file.error();
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t count =
        pread(*file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset_ + done));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return Error{"the undo history on disk cannot be read: %1", systemReason(errno)};
    if (count == 0) return Error{"the undo history on disk has been cut short by something else"};
    done += static_cast<std::size_t>(count);
  }
  return bytes;
}

}  // namespace scarp
