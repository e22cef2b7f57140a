#pragma once

#include <sys/types.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ReaderChannel.h"

namespace scarp {

class Json;

/// Processor time and wall-clock time that a question may take.
struct ReaderTime {
  // NOLINTNEXTLINE(google-explicit-constructor): most questions have a plain number.
  ReaderTime(double seconds) : question(seconds), clock(std::max(45.0, 10.0 * seconds)) {}
  double question;  ///< Seconds of the processor.
  /// Wall-clock seconds: disks may be slow and machines busy. Time in which the process waits for the network
  /// does not count; it has separate limits.
  double clock;
  double total =
      std::numeric_limits<double>::infinity();  ///< Seconds of the processor since the process was started.
  /// Seconds added to `question` and `total` for each byte received from the network so far.
  double questionPerByte = 0.0, totalPerByte = 0.0;
};

/// The program that decodes other people's formats for this one. Where a library crashes over a damaged file,
/// or takes memory or time out of proportion, that process ends and this one has an error in one line.
/// One thread at a time.
class ReaderProcess {
 public:
  /// Starts it: scarp-reader, beside this program or in its libexec folder. The error names no file.
  [[nodiscard]] static Result<std::unique_ptr<ReaderProcess>> start();
  /// Another path of scarp-reader, for a program that is not Scarp itself. Any thread; for what is started
  /// later.
  static void useProgram(std::string path);
  ~ReaderProcess();
  ReaderProcess(const ReaderProcess&) = delete;
  ReaderProcess& operator=(const ReaderProcess&) = delete;

  /// Sends a question and waits for the answer. The process ends if `progress` cancels, and after any error
  /// except those that it reports itself. The error names no file.
  [[nodiscard]] Result<Json> ask(const Json& question, const ReaderTime& time, const Progress& progress = {});
  /// Where answers have their samples.
  [[nodiscard]] SharedSamples& samples() { return *samples_; }

 private:
  ReaderProcess(pid_t process, std::unique_ptr<ReaderChannel> channel,
                std::unique_ptr<SharedSamples> samples);
  /// Ends the process. Returns how it had ended before.
  Message end();

  pid_t process_;          ///< 0: has ended.
  double received_ = 0.0;  ///< Bytes, by the latest report of the process.
  std::unique_ptr<ReaderChannel> channel_;
  std::unique_ptr<SharedSamples> samples_;
};

/// Bytes of an ordinary file; the error is the reason alone.
[[nodiscard]] Result<double> sizeOfFile(const std::string& path);

/// Adds a value to what processes exchange, as it is in memory.
template <class Value>
void addValue(std::vector<std::byte>& bytes, const Value& value) {
  const auto* const from = reinterpret_cast<const std::byte*>(&value);
  bytes.insert(bytes.end(), from, from + sizeof value);
}
/// Takes a value from the front; nothing where there are too few bytes.
template <class Value>
[[nodiscard]] std::optional<Value> takeValue(std::span<const std::byte>& bytes) {
  if (bytes.size() < sizeof(Value)) return {};
  Value value{};
  std::memcpy(&value, bytes.data(), sizeof value);
  bytes = bytes.subspan(sizeof value);
  return value;
}

/// A whole file, decoded.
struct DecodedFile {
  std::shared_ptr<const Json> answer;  ///< The reader's, about the bytes.
  std::vector<std::byte> bytes;        ///< A copy: nobody changes it while it is looked at.
};
/// Asks a new process, which makes up to `most` bytes of a file. `seconds`: of the processor. The error names
/// no file.
[[nodiscard]] Result<DecodedFile> decodeFile(const Json& question, double seconds, std::uint64_t most,
                                             const Progress& progress);

}  // namespace scarp
