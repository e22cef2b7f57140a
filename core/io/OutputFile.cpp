#include "core/io/OutputFile.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "core/base/SystemReason.h"

namespace scarp {

namespace {

constexpr std::size_t bufferBytes = 1 << 18;

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

}  // namespace scarp
