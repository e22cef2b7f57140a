#include "core/io/AtomicFile.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/SystemReason.h"
#include "core/io/Companions.h"
#include "core/io/FolderManifest.h"

namespace scarp {

namespace {

constexpr std::size_t bufferBytes = 1 << 18;

/// Begins the names of files that a process of this machine has under way: ".scarp-host-pid-…". A folder may
/// be shared with other machines, whose processes cannot be asked after.
std::string namePrefix() {
  std::array<char, HOST_NAME_MAX + 1> host{};
  ::gethostname(host.data(), host.size() - 1);
  std::uint32_t sum = 2166136261U;  // FNV-1a
  for (const char c : std::string_view(host.data())) sum = (sum ^ static_cast<unsigned char>(c)) * 16777619U;
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%08x", sum);
  return std::string(".scarp-") + text.data() + "-";
}

/// As short as it is whatever the target's name, which may be as long as a name can be.
std::string freshName(const std::string& target, const char* purpose) {
  static std::atomic<unsigned> counter{0};
  const std::string name =
      namePrefix() + std::to_string(::getpid()) + "-" + std::to_string(counter++) + "." + purpose;
  return (std::filesystem::path(target).parent_path() / name).string();
}

/// Removes what a killed process left under a temporary name. Only a staged folder is removed with its
/// contents, because it was never visible under its name. A folder that was set aside may hold files of the
/// user, and so may a folder of any other name: earlier versions moved a folder that they replaced to such a
/// name.
void removeLeftover(const std::filesystem::path& path) {
  std::error_code failure;
  if (std::filesystem::symlink_status(path, failure).type() != std::filesystem::file_type::directory)
    std::filesystem::remove(path, failure);
  else if (path.extension() == "." + std::string(kStagedFolder))
    std::filesystem::remove_all(path, failure);
  else if (path.extension() == "." + std::string(kReplacedFolder))
    removeListedFiles(path.string());
}

/// Removes what processes that were killed have left in a folder.
void sweep(const std::filesystem::path& folder) {
  const std::string prefix = namePrefix();
  std::error_code failure;
  std::filesystem::directory_iterator entries(folder.empty() ? "." : folder, failure);
  for (; !failure && entries != std::filesystem::directory_iterator(); entries.increment(failure)) {
    const std::string name = entries->path().filename().string();
    if (!name.starts_with(prefix)) continue;
    const long process = std::strtol(name.c_str() + prefix.size(), nullptr, 10);
    if (process > 0 && ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH)
      removeLeftover(entries->path());
  }
}

/// Gives a file a second name, which remains when the first one is removed or replaced. Returns the second
/// name, or an empty text if there is no such file. The error contains only the reason.
Result<std::string> secondName(const std::string& path) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::string();
  std::string second = freshName(path, "old");
  if (::link(path.c_str(), second.c_str()) == 0) return second;
  // Where the file system has no second names the old file is moved aside instead, under one that tells what
  // it is, as it would be the only copy if the program were killed now.
  second = path + "." + std::to_string(::getpid()) + ".old";
  if (::rename(path.c_str(), second.c_str()) == 0) return second;
  return Error{Message::verbatim(systemReason(errno))};
}

/// Renames a file back. Returns false if that fails.
bool putBack(const std::string& second, const std::string& path) {
  if (::rename(second.c_str(), path.c_str()) != 0) return false;
  ::unlink(second.c_str());  // Both names may be one file, and then the rename did nothing.
  return true;
}

}  // namespace

OutputFile::OutputFile(const std::string& path)
    : descriptor_(::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC)) {
  if (descriptor_ < 0) remember(errno);
  buffer_.reserve(bufferBytes);
}

OutputFile::~OutputFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void OutputFile::remember(int errorNumber) {
  if (errorNumber_ == 0) errorNumber_ = errorNumber;
}

void OutputFile::write(const void* data, std::size_t bytes) {
  if (failed()) return;
  position_ += bytes;
  const char* const from = static_cast<const char*>(data);
  buffer_.insert(buffer_.end(), from, from + bytes);
  if (buffer_.size() >= bufferBytes) flush();
}

void OutputFile::flush() {
  std::size_t done = 0;
  while (!failed() && done < buffer_.size()) {
    const ssize_t written = ::write(descriptor_, buffer_.data() + done, buffer_.size() - done);
    if (written < 0 && errno != EINTR) remember(errno);
    if (written > 0) done += static_cast<std::size_t>(written);
  }
  buffer_.clear();
}

void OutputFile::seek(std::uint64_t position) {
  flush();
  if (!failed() && ::lseek(descriptor_, static_cast<off_t>(position), SEEK_SET) < 0) remember(errno);
  position_ = position;
}

Result<void> OutputFile::close() {
  flush();
  if (descriptor_ >= 0 && ::close(descriptor_) != 0) remember(errno);
  descriptor_ = -1;
  if (failed()) return Error{Message::verbatim(systemReason(errorNumber_))};
  return {};
}

Result<void> writeGiven(const std::string& path, const ByteGiver& give) {
  OutputFile file(path);
  const bool whole = give([&file](const void* data, std::size_t bytes) {
    file.write(data, bytes);
    return !file.failed();
  });
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<void> proveGiven(const std::string& path, const ByteGiver& give) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> there;
  bool same = true;
  const bool whole = give([&](const void* data, std::size_t bytes) {
    there.resize(bytes);
    file.read(there.data(), static_cast<std::streamsize>(bytes));
    return same = file && std::memcmp(there.data(), data, bytes) == 0;
  });
  if (!same) return notAsWritten();
  if (!whole) return Error::cancel();
  if (file.peek() != std::ifstream::traits_type::eof()) return Error{"it is longer than what was written"};
  return {};
}

std::string temporaryBeside(const std::string& target, const char* purpose) {
  return freshName(target, purpose);
}

void sweepTemporaries(const std::string& target) { sweep(std::filesystem::path(target).parent_path()); }

Result<std::unique_ptr<StagedFolder>> StagedFolder::create(const std::string& target) {
  auto folder = std::unique_ptr<StagedFolder>(new StagedFolder(temporaryBeside(target, kStagedFolder)));
  std::error_code failure;
  std::filesystem::create_directory(folder->path_, failure);
  if (failure) return cannotWrite(target, failure.message());
  folder->raster_ = (folder->path_ / std::filesystem::path(target).filename()).string();
  return folder;
}

StagedFolder::~StagedFolder() {
  std::error_code failure;
  std::filesystem::remove_all(path_, failure);
}

std::vector<std::filesystem::path> StagedFolder::others() const {
  std::vector<std::filesystem::path> found;
  std::error_code failure;
  for (std::filesystem::directory_iterator at(path_, failure), end; !failure && at != end;
       at.increment(failure))
    if (at->path() != raster_ && at->is_regular_file(failure)) found.push_back(at->path());
  std::ranges::sort(found);
  return found;
}

void syncParentFolder(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

Error cannotWrite(const std::string& target, MessageValue reason) {
  return errorIn(target, "cannot be written: %1", std::move(reason));
}

Error writeFailure(const AtomicFile& file, const Error& reason) {
  if (reason.cancelled) return reason;
  struct statvfs disk {};
  constexpr unsigned long long aBlock = 4096;
  if (::statvfs(file.temporaryPath().c_str(), &disk) == 0 && disk.f_frsize > 0 &&
      static_cast<unsigned long long>(disk.f_bavail) * disk.f_frsize < aBlock)
    return cannotWrite(file.target(), systemReason(ENOSPC));
  return cannotWrite(file.target(), reason.message.empty() ? Message("the write failed") : reason.message);
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
  if ((exists && S_ISDIR(status.st_mode)) || (!exists && target.ends_with('/')))
    return cannotWrite(target, Message("it is a folder"));
  if (exists && !S_ISREG(status.st_mode)) return cannotWrite(target, Message("it is not an ordinary file"));

  std::error_code failure;
  std::string real = target;
  if (std::filesystem::is_symlink(target, failure)) {
    const auto followed = std::filesystem::weakly_canonical(target, failure);
    if (!failure) real = followed.string();
  }
  sweep(std::filesystem::path(real).parent_path());
  const std::string temporary = freshName(real, "tmp");
  const int descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return cannotWrite(target, systemReason(errno));
  if (exists) (void)::fchmod(descriptor, status.st_mode & 07777);
  ::close(descriptor);
  return AtomicFile(target, std::move(real), temporary);
}

Result<void> AtomicFile::sync() const {
  const int descriptor = ::open(temporary_.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return cannotWrite(shown_, systemReason(errno));
  const int failure = ::fsync(descriptor) == 0 ? 0 : errno;
  if (::close(descriptor) != 0 || failure != 0)
    return cannotWrite(shown_, systemReason(failure ? failure : errno));
  return {};
}

void AtomicFile::restoreOld() {
  if (placed_ && backup_.empty()) ::unlink(target_.c_str());
  if (!backup_.empty() && putBack(backup_, target_)) backup_.clear();
}

Result<void> AtomicFile::commit(std::span<AtomicFile* const> files,
                                const std::function<Result<void>()>& check) {
  std::set<std::string> written;
  for (const AtomicFile* file : files) written.insert({file->target_, file->shown_});
  std::vector<std::pair<std::string, std::string>> removed;  // Companions, and their second names.
  const auto place = [&](AtomicFile& file) -> Result<void> {
    auto old = secondName(file.target_);
    if (!old) return cannotWrite(file.shown_, old.error().message);
    file.backup_ = *old;
    for (const std::string& raster : std::set{file.target_, file.shown_})
      for (const std::string& companion : companionsOf(raster).own) {
        if (!written.insert(companion).second) continue;
        auto kept = secondName(companion);
        if (!kept) return cannotWrite(companion, kept.error().message);
        removed.emplace_back(companion, *kept);
      }
    if (std::rename(file.temporary_.c_str(), file.target_.c_str()) != 0)
      return cannotWrite(file.shown_, systemReason(errno));
    file.placed_ = true;
    return {};
  };
  std::optional<Error> failure;
  for (AtomicFile* file : files)
    if (auto placed = place(*file); !placed) {
      failure = placed.error();
      break;
    }
  for (const auto& [companion, kept] : removed)
    if (!failure && ::unlink(companion.c_str()) != 0 && errno != ENOENT)
      failure = cannotWrite(companion, systemReason(errno));
  if (!failure && check)
    if (auto checked = check(); !checked) failure = checked.error();
  if (failure) {
    for (AtomicFile* file : files) file->restoreOld();
    for (const auto& [companion, kept] : removed) putBack(kept, companion);
    return *failure;
  }
  for (const auto& [companion, kept] : removed) ::unlink(kept.c_str());
  for (AtomicFile* file : files) syncParentFolder(file->target_);
  return {};
}

Result<void> AtomicFile::commit() {
  const std::array<AtomicFile*, 1> alone{this};
  return commit(alone);
}

}  // namespace scarp
