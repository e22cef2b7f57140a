#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace scarp {

class Json;

/// One end of a socket between this program and the process that decodes files for it. A message is a JSON
/// value in CBOR, with its length before it. One thread at a time.
class ReaderChannel {
 public:
  explicit ReaderChannel(int socket) : socket_(socket) {}  ///< Takes the socket over.
  ~ReaderChannel();
  ReaderChannel(const ReaderChannel&) = delete;
  ReaderChannel& operator=(const ReaderChannel&) = delete;

  /// Whether it was sent; not where the other end is gone.
  bool send(const Json& message);
  /// Waits for a message; nothing where the other end is gone, or sends what is no message.
  [[nodiscard]] std::optional<Json> receive();
  /// Waits so long; whether there is something to receive, the end included.
  [[nodiscard]] bool waits(std::chrono::milliseconds time) const;
  /// Waits until the other end is gone.
  void awaitEnd() const;

 private:
  [[nodiscard]] bool receive(std::span<std::byte> bytes) const;

  int socket_;
};

/// Parses a message of an untrusted process. Returns nothing if the bytes are not an object, or nest deeper
/// than 48 levels.
[[nodiscard]] std::optional<Json> readMessage(std::span<const std::uint8_t> bytes);

/// Memory that both processes see, for samples. This program makes it, and only it can make it longer.
class SharedSamples {
 public:
  SharedSamples();                                   ///< An empty one; file() < 0 where there can be none.
  explicit SharedSamples(int file) : file_(file) {}  ///< The other process's; takes the descriptor over.
  ~SharedSamples();
  SharedSamples(const SharedSamples&) = delete;
  SharedSamples& operator=(const SharedSamples&) = delete;

  [[nodiscard]] int file() const { return file_; }
  /// Makes it so long at least. Whether there is the memory.
  [[nodiscard]] bool grow(std::size_t samples);
  /// Maps so much of it at least. Whether it is so long, and there is the room.
  [[nodiscard]] bool map(std::size_t samples);
  [[nodiscard]] std::span<double> mapped() const { return mapped_; }

 private:
  int file_ = -1;
  std::span<double> mapped_;
};

}  // namespace scarp
