#include "core/io/AtomicFolder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"

namespace scarp {

namespace fs = std::filesystem;

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

bool holds(const std::string& path, const void* data, std::size_t bytes) {
  const OpenFile file(std::fopen(path.c_str(), "rb"));
  std::vector<char> read(bytes + 1);
  return file && std::fread(read.data(), 1, read.size(), file.get()) == bytes &&
         std::memcmp(read.data(), data, bytes) == 0;
}

}  // namespace

Result<AtomicFolder> AtomicFolder::create(const std::string& named, const std::string& mark) {
  std::string target = named;
  while (target.size() > 1 && target.ends_with('/')) target.pop_back();
  if (target.empty()) return Error{"no folder to write is named"};
  std::error_code failure;
  if (fs::exists(target, failure)) {
    if (!fs::is_directory(target, failure)) return cannotWrite(target, "it is a file, not a folder");
    if (!fs::is_empty(target, failure) && !fs::exists(fs::path(target) / mark, failure))
      return cannotWrite(target, "there are other files in this folder; name another one");
  }
  sweepTemporaries(target);
  const std::string temporary = temporaryBeside(target);
  if (!fs::create_directory(temporary, failure) || failure)
    return cannotWrite(target, failure ? failure.message() : "there is such a file");
  return AtomicFolder(target, temporary);
}

AtomicFolder::AtomicFolder(AtomicFolder&& other) noexcept
    : target_(std::move(other.target_)), temporary_(std::exchange(other.temporary_, {})) {}

AtomicFolder::~AtomicFolder() {
  std::error_code ignored;
  if (!temporary_.empty()) fs::remove_all(temporary_, ignored);
}

Result<void> AtomicFolder::write(const std::string& name, const void* data, std::size_t bytes) {
  const fs::path path = fs::path(temporary_) / name;
  std::error_code failure;
  fs::create_directories(path.parent_path(), failure);
  errno = 0;
  OpenFile file(std::fopen(path.c_str(), "wb"));
  const bool wrote = file && std::fwrite(data, 1, bytes, file.get()) == bytes && std::fflush(file.get()) == 0;
  const int reason = errno;
  if (!wrote) return cannotWrite(target_, reason != 0 ? systemReason(reason) : "the write failed");
  file.reset();
  if (!holds(path.string(), data, bytes)) return cannotWrite(target_, name + " reads back differently");
  return {};
}

Result<void> AtomicFolder::commit() {
  if (const int descriptor = ::open(temporary_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      descriptor >= 0) {
    const bool kept = ::syncfs(descriptor) == 0;
    const int reason = errno;
    ::close(descriptor);
    if (!kept) return cannotWrite(target_, systemReason(reason));
  }
  std::error_code failure;
  const bool replaces = fs::exists(target_, failure);
  const std::string old = replaces ? temporaryBeside(target_) : std::string();
  if (replaces && std::rename(target_.c_str(), old.c_str()) != 0)
    return cannotWrite(target_, systemReason(errno));
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) {
    const int reason = errno;
    if (replaces) (void)std::rename(old.c_str(), target_.c_str());
    return cannotWrite(target_, systemReason(reason));
  }
  temporary_.clear();
  if (replaces) fs::remove_all(old, failure);
  return {};
}

}  // namespace scarp
