#include "core/io/ReaderProcess.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <utility>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/io/ReaderServer.h"

namespace scarp {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kWatch{50};  ///< Between two looks at the time and at the progress.

/// Not one of the numbers that the other process gets.
int above(int file) {
  const int other = ::fcntl(file, F_DUPFD_CLOEXEC, 16);
  ::close(file);
  return other;
}

std::mutex otherProgramMutex;
std::string otherProgram;

/// Beside this program, as it is built; or where it is installed.
std::string readerProgram() {
  if (const std::lock_guard lock(otherProgramMutex); !otherProgram.empty()) return otherProgram;
  std::error_code none;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
  const auto beside = folder / "scarp-reader", installed = folder / SCARP_LIBEXEC / "scarp-reader";
  return (std::filesystem::exists(beside, none) ? beside : installed.lexically_normal()).string();
}

/// Seconds of the processor that a process has taken.
double processorTime(pid_t process) {
  clockid_t clock{};
  timespec time{};
  if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0.0;
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace

void ReaderProcess::useProgram(std::string path) {
  const std::lock_guard lock(otherProgramMutex);
  otherProgram = std::move(path);
}

Result<std::unique_ptr<ReaderProcess>> ReaderProcess::start() {
  auto samples = std::make_unique<SharedSamples>();
  std::array<int, 2> ends{};
  if (samples->file() < 0 || ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return Error{"cannot be read in a process of its own: %1", systemReason(errno)};
  const int ours = above(ends[0]), theirs = above(ends[1]);
  auto channel = std::make_unique<ReaderChannel>(ours);
  const int shared = ::fcntl(samples->file(), F_DUPFD_CLOEXEC, 16);
  const auto process = startReader(readerProgram(), theirs, shared);
  ::close(theirs);
  ::close(shared);
  if (!process) return process.error();
  return std::unique_ptr<ReaderProcess>(new ReaderProcess(*process, std::move(channel), std::move(samples)));
}

ReaderProcess::ReaderProcess(pid_t process, std::unique_ptr<ReaderChannel> channel,
                             std::unique_ptr<SharedSamples> samples)
    : process_(process), channel_(std::move(channel)), samples_(std::move(samples)) {}

ReaderProcess::~ReaderProcess() { end(); }

Message ReaderProcess::end() {
  if (process_ == 0) return {};
  ::kill(process_, SIGKILL);
  int status = 0;
  while (::waitpid(process_, &status, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
  if (WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL)
    return Message("its decoder crashed: %1", ::strsignal(WTERMSIG(status)));
  return WIFEXITED(status) && WEXITSTATUS(status) == kReaderOutOfMemory
             ? Message("its decoder needs more memory than it may have")
             : Message("its decoder has ended");
}

Result<Json> ReaderProcess::ask(const Json& question, const ReaderTime& time, const Progress& progress) {
  const auto crashed = [this] { return Error{"cannot be read; the file is damaged (%1)", end()}; };
  if (process_ == 0) return Error{"cannot be read any more: its decoder has ended"};
  const double worked = processorTime(process_);
  auto begun = Clock::now();
  const std::chrono::duration<double> longest(time.clock);
  if (!channel_->send(question)) return crashed();
  double fraction = 0.0;
  for (auto looked = begun;;) {
    // A process that reports progress is checked as often as one that does not.
    if (const auto now = Clock::now(); now - looked >= kWatch) {
      looked = now;
      const double allowed = time.question + time.questionPerByte * received_,
                   total = time.total + time.totalPerByte * received_, spent = processorTime(process_);
      const bool tooLong = spent - worked >= allowed || spent >= total;
      if (tooLong || now - begun >= longest) {
        end();
        if (!tooLong)
          return Error{"cannot be read: its decoder does not answer within %1 s", longest.count()};
        return Error{"cannot be read: decoding it takes more than %1 s", spent >= total ? total : allowed};
      }
    }
    if (!channel_->waits(kWatch)) {
      if (keepGoing(progress, fraction)) continue;
      end();
      return Error::cancel();
    }
    auto answer = channel_->receive();
    if (!answer) return crashed();
    if (const auto bytes = answer->find("received"); bytes != answer->end() && bytes->isNumber())
      received_ = std::max(received_, bytes->get<double>());
    if (const auto far = answer->find("progress"); far != answer->end() && far->isNumber()) {
      fraction = std::clamp(far->get<double>(), 0.0, 1.0);
      if (answer->contains("waits")) begun = Clock::now();
      if (keepGoing(progress, fraction)) continue;
      end();
      return Error::cancel();
    }
    if (const auto error = answer->find("error"); error != answer->end()) {
      if (Message message = Message::fromJson(*error); !message.empty()) return Error{std::move(message)};
      return Error{"cannot be read: its reader answers what cannot be"};
    }
    return *std::move(answer);
  }
}

Result<double> sizeOfFile(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return Error{Message::verbatim(systemReason(errno))};
  if (!S_ISREG(status.st_mode)) return Error{"is no file"};
  return static_cast<double>(status.st_size);
}

Result<DecodedFile> decodeFile(const Json& question, double seconds, std::uint64_t most,
                               const Progress& progress) {
  auto process = ReaderProcess::start();
  if (!process) return process.error();
  auto answer = (*process)->ask(question, seconds, progress);
  if (!answer) return answer.error();
  const auto length = answer->find("bytes");
  if (length == answer->end() || !length->isUnsigned() || length->get<std::uint64_t>() > most)
    return Error{"cannot be read: its reader answers what cannot be"};
  const auto bytes = length->get<std::size_t>();
  SharedSamples& shared = (*process)->samples();
  if (!shared.grow((bytes + sizeof(double) - 1) / sizeof(double)))
    return Error{"cannot be read: there is not enough memory"};
  if (const auto given = (*process)->ask({{"give", bytes}}, seconds, progress); !given) return given.error();
  const auto from = std::as_bytes(shared.mapped()).first(bytes);
  return DecodedFile{std::make_shared<const Json>(*std::move(answer)), {from.begin(), from.end()}};
}

}  // namespace scarp
