#include "core/io/ReaderChannel.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

namespace scarp {

namespace {

using nlohmann::json;

constexpr std::uint32_t kLongestMessage = 16U << 20;  ///< Bytes; names and coordinate systems, no samples.

/// Says no to values within more values than messages have: the parser goes down into each of them.
class Shallow final : public json::json_sax_t {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(json::number_integer_t) override { return true; }
  bool number_unsigned(json::number_unsigned_t) override { return true; }
  bool number_float(json::number_float_t, const json::string_t&) override { return true; }
  bool string(json::string_t&) override { return true; }
  bool binary(json::binary_t&) override { return false; }
  bool start_object(std::size_t) override { return ++depth_ <= kDeepest; }
  bool key(json::string_t&) override { return true; }
  bool end_object() override { return depth_-- > 0; }
  bool start_array(std::size_t) override { return ++depth_ <= kDeepest; }
  bool end_array() override { return depth_-- > 0; }
  bool parse_error(std::size_t, const std::string&, const json::exception&) override { return false; }

 private:
  static constexpr int kDeepest = 4;
  int depth_ = 0;
};

}  // namespace

std::optional<json> readMessage(std::span<const std::uint8_t> bytes) try {
  Shallow shallow;
  if (!json::sax_parse(bytes.begin(), bytes.end(), &shallow, json::input_format_t::cbor)) return {};
  json message = json::from_cbor(bytes.begin(), bytes.end());
  return message.is_object() ? std::optional(std::move(message)) : std::nullopt;
} catch (const std::exception&) {  // Lengths that cannot be are thrown about.
  return {};
}

ReaderChannel::~ReaderChannel() { ::close(socket_); }

bool ReaderChannel::send(const json& message) {
  std::vector<std::uint8_t> bytes(sizeof(std::uint32_t));
  json::to_cbor(message, bytes);
  const auto length = static_cast<std::uint32_t>(bytes.size() - sizeof(std::uint32_t));
  if (length > kLongestMessage) return false;
  std::memcpy(bytes.data(), &length, sizeof length);
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

std::optional<json> ReaderChannel::receive() {
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
