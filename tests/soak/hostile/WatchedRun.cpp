#include "tests/soak/hostile/WatchedRun.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <thread>

namespace scarp::soak {

namespace {

/// What a run printed, read from files that have no name.
class Capture {
 public:
  Capture() : file_(std::tmpfile()) {}
  ~Capture() {
    if (file_) std::fclose(file_);
  }
  Capture(const Capture&) = delete;
  Capture& operator=(const Capture&) = delete;
  [[nodiscard]] int descriptor() const { return ::fileno(file_); }
  [[nodiscard]] std::string text() const {
    constexpr std::size_t enough = 1 << 16;
    std::string text(enough, '\0');
    const ssize_t count = ::pread(descriptor(), text.data(), text.size(), 0);
    text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return text;
  }

 private:
  std::FILE* file_;
};

}  // namespace

WatchedRun watchProgram(const std::vector<std::string>& arguments, const std::string& folder,
                        const RunLimits& limits) {
  const Capture out, err;
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit space{limits.addressSpace, limits.addressSpace}, core{0, 0};
    ::setrlimit(RLIMIT_AS, &space);
    ::setrlimit(RLIMIT_CORE, &core);
    ::dup2(out.descriptor(), STDOUT_FILENO);
    ::dup2(err.descriptor(), STDERR_FILENO);
    if (::chdir(folder.c_str()) == 0) ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  WatchedRun run;
  int status = 0;
  rusage usage{};
  while (::wait4(child, &status, WNOHANG, &usage) == 0) {
    if (!run.tooLong && std::chrono::steady_clock::now() - start > limits.time) {
      run.tooLong = true;
      ::kill(child, SIGKILL);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  run.took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
  run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  run.peakBytes = static_cast<std::size_t>(usage.ru_maxrss) << 10U;
  run.out = out.text();
  run.err = err.text();
  return run;
}

}  // namespace scarp::soak
