#include "core/io/ReaderChannel.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <vector>

#include "core/base/Json.h"

namespace scarp {

namespace {

constexpr std::uint32_t kLongestMessage = 16U << 20;  ///< Bytes; names and coordinate systems, no samples.

/// Warnings of files are the deepest: info, warnings, and two levels for each text within another.
constexpr std::size_t kMaxMessageDepth = 48;

}  // namespace

std::optional<Json> readMessage(std::span<const std::uint8_t> bytes) {
  Json message = Json::fromCbor(bytes, kMaxMessageDepth);
  return message.isObject() ? std::optional(std::move(message)) : std::nullopt;
}

ReaderChannel::~ReaderChannel() { ::close(socket_); }

bool ReaderChannel::send(const Json& message) {
  const std::vector<std::uint8_t> body = message.toCbor();
  if (body.size() > kLongestMessage) return false;
  const auto length = static_cast<std::uint32_t>(body.size());
  std::vector<std::uint8_t> bytes(sizeof length);
  std::memcpy(bytes.data(), &length, sizeof length);
  bytes.insert(bytes.end(), body.begin(), body.end());
  for (std::size_t done = 0; done < bytes.size();) {
    const auto sent = ::send(socket_, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    done += static_cast<std::size_t>(sent);
  }
  return true;
}

bool ReaderChannel::receive(std::span<std::byte> bytes) const {
  for (std::size_t done = 0; done < bytes.size();) {
    const auto got = ::recv(socket_, bytes.data() + done, bytes.size() - done, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    done += static_cast<std::size_t>(got);
  }
  return true;
}

std::optional<Json> ReaderChannel::receive() {
  std::uint32_t length = 0;
  if (!receive(std::as_writable_bytes(std::span(&length, 1))) || length > kLongestMessage) return {};
  std::vector<std::uint8_t> bytes(length);
  if (!receive(std::as_writable_bytes(std::span(bytes)))) return {};
  return readMessage(bytes);
}

bool ReaderChannel::waits(std::chrono::milliseconds time) const {
  pollfd what{socket_, POLLIN, 0};
  return ::poll(&what, 1, static_cast<int>(time.count())) > 0;
}

void ReaderChannel::awaitEnd() const {
  pollfd what{socket_, POLLRDHUP, 0};
  while (::poll(&what, 1, -1) < 0 && errno == EINTR) {
  }
}

SharedSamples::SharedSamples() : file_(::memfd_create("scarp-samples", MFD_CLOEXEC | MFD_ALLOW_SEALING)) {
  // Who made it shorter would take memory away from under the other process.
  if (file_ >= 0) ::fcntl(file_, F_ADD_SEALS, F_SEAL_SHRINK);
}

SharedSamples::~SharedSamples() {
  if (!mapped_.empty()) ::munmap(mapped_.data(), mapped_.size_bytes());
  if (file_ >= 0) ::close(file_);
}

bool SharedSamples::grow(std::size_t samples) {
  if (samples <= mapped_.size()) return true;
  return ::ftruncate(file_, static_cast<off_t>(samples * sizeof(double))) == 0 && map(samples);
}

bool SharedSamples::map(std::size_t samples) {
  if (samples <= mapped_.size()) return true;
  struct stat status {};
  if (::fstat(file_, &status) != 0 || static_cast<std::size_t>(status.st_size) < samples * sizeof(double))
    return false;
  if (!mapped_.empty()) ::munmap(mapped_.data(), mapped_.size_bytes());
  mapped_ = {};
  void* at = ::mmap(nullptr, samples * sizeof(double), PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
  if (at == MAP_FAILED) return false;
  mapped_ = {static_cast<double*>(at), samples};
  return true;
}

}  // namespace scarp
