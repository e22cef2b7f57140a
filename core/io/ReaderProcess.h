#pragma once

#include <sys/types.h>

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ReaderChannel.h"

namespace scarp {

/// The program that decodes other people's formats for this one. Where a library crashes over a damaged file,
/// or takes memory or time out of proportion, that process ends and this one has an error in one line.
/// One thread at a time.
class ReaderProcess {
 public:
  /// Starts it: scarp-reader, beside this program or in its libexec folder. The error names no file.
  [[nodiscard]] static Result<std::unique_ptr<ReaderProcess>> start();
  /// Another path of scarp-reader, for a program that is not Scarp itself. Any thread; for what is started later.
  static void useProgram(std::string path);
  ~ReaderProcess();
  ReaderProcess(const ReaderProcess&) = delete;
  ReaderProcess& operator=(const ReaderProcess&) = delete;

  /// Sends a question and waits for the answer. `seconds`: of the processor that it may take. Stopped by
  /// `progress` it is cancelled, and the process ends; so it does after any error but one that it has told
  /// itself. The error names no file.
  [[nodiscard]] Result<nlohmann::json> ask(const nlohmann::json& question, double seconds,
                                           const Progress& progress = {});
  /// Where answers have their samples.
  [[nodiscard]] SharedSamples& samples() { return *samples_; }

 private:
  ReaderProcess(pid_t process, std::unique_ptr<ReaderChannel> channel,
                std::unique_ptr<SharedSamples> samples);
  /// Ends the process; how it had ended before, in words.
  std::string end();

  pid_t process_;  ///< 0: has ended.
  std::unique_ptr<ReaderChannel> channel_;
  std::unique_ptr<SharedSamples> samples_;
};

}  // namespace scarp
