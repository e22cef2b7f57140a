#include <fcntl.h>
#include <sched.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <optional>
#include <vector>

#include "core/io/ReaderServer.h"

namespace scarp {

namespace {

// With the sanitizers, a process that is forked past the library is none of theirs.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kForks = false;
#else
constexpr bool kForks = true;
#endif

Result<pid_t> spawn(const std::string& program, const char* argument, int socket, int samples) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  ::posix_spawn_file_actions_init(&files);
  ::posix_spawnattr_init(&attributes);
  // What libraries print is dropped; failures come as answers.
  ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  ::posix_spawn_file_actions_adddup2(&files, socket, kReaderSocket);
  ::posix_spawn_file_actions_adddup2(&files, samples, kReaderSamples);
  // Ctrl-C in a terminal is for this program, which ends the other.
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  pid_t process = 0;
  std::array<char*, 3> arguments{const_cast<char*>(program.c_str()), const_cast<char*>(argument), nullptr};
  const int failed = ::posix_spawn(&process, program.c_str(), &files, &attributes, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&files);
  ::posix_spawnattr_destroy(&attributes);
  if (failed != 0) return Error{"needs the program %1: %2", program, std::strerror(failed)};
  return process;
}

union Control {
  cmsghdr header;
  std::array<char, CMSG_SPACE(2 * sizeof(int))> bytes;
};

bool sendFiles(int to, const std::array<int, 2>& files) {
  char byte = 0;
  iovec data{&byte, 1};
  Control control{};
  msghdr message{};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes.data();
  message.msg_controllen = control.bytes.size();
  cmsghdr* const header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof files);
  std::memcpy(CMSG_DATA(header), files.data(), sizeof files);
  return ::sendmsg(to, &message, MSG_NOSIGNAL) == 1;
}

/// Nothing where the other end is gone.
std::optional<std::array<int, 2>> receiveFiles(int from) {
  char byte = 0;
  iovec data{&byte, 1};
  Control control{};
  msghdr message{};
  message.msg_iov = &data;
  message.msg_iovlen = 1;
  message.msg_control = control.bytes.data();
  message.msg_controllen = control.bytes.size();
  ssize_t got = 0;
  do got = ::recvmsg(from, &message, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  const cmsghdr* const header = got == 1 ? CMSG_FIRSTHDR(&message) : nullptr;
  std::array<int, 2> files{};
  if (!header || header->cmsg_type != SCM_RIGHTS || header->cmsg_len != CMSG_LEN(sizeof files)) return {};
  std::memcpy(files.data(), CMSG_DATA(header), sizeof files);
  return files;
}

/// The process that forks. Readers have its environment and its folder: it is another one where these change.
class Starter {
 public:
  ~Starter() { end(); }

  std::optional<pid_t> start(const std::string& program, int socket, int samples) {
    const std::vector<std::string> now = surroundings(program);
    if (process_ != 0 && now != surroundings_) end();
    if (process_ == 0 && !begin(program)) return std::nullopt;
    surroundings_ = now;
    pid_t reader = 0;
    const bool told = sendFiles(socket_, {socket, samples}) && receive(reader) && reader > 0;
    if (told) return reader;
    end();
    return std::nullopt;
  }

 private:
  static std::vector<std::string> surroundings(const std::string& program) {
    std::error_code none;
    std::vector<std::string> all{program, std::filesystem::current_path(none).string()};
    for (char** variable = environ; variable && *variable; ++variable) all.emplace_back(*variable);
    return all;
  }
  bool begin(const std::string& program) {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
    // Not one of the numbers that the other process gets.
    const int theirs = ::fcntl(ends[1], F_DUPFD_CLOEXEC, 16);
    socket_ = ::fcntl(ends[0], F_DUPFD_CLOEXEC, 16);
    ::close(ends[0]);
    ::close(ends[1]);
    const auto process = spawn(program, kStarterArgument, theirs, theirs);
    ::close(theirs);
    process_ = process ? *process : 0;
    if (process_ == 0) end();
    return process_ != 0;
  }
  bool receive(pid_t& reader) const {
    ssize_t got = 0;
    do got = ::recv(socket_, &reader, sizeof reader, 0);
    while (got < 0 && errno == EINTR);
    return got == static_cast<ssize_t>(sizeof reader);
  }
  void end() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
    if (process_ == 0) return;
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
  }

  int socket_ = -1;
  pid_t process_ = 0;
  std::vector<std::string> surroundings_;
};

}  // namespace

Result<pid_t> startReader(const std::string& program, int socket, int samples) {
  static std::mutex mutex;
  static Starter starter;
  if (kForks) {
    const std::lock_guard lock(mutex);
    if (const auto reader = starter.start(program, socket, samples)) return *reader;
  }
  return spawn(program, nullptr, socket, samples);
}

void serveStarts() {
  ::prctl(PR_SET_NAME, kStarterName);
  while (const auto files = receiveFiles(kReaderSocket)) {
    // A child of the program's, which is told how it ends. This process has one thread, and holds no lock.
    const auto reader =
        static_cast<pid_t>(::syscall(SYS_clone, CLONE_PARENT | SIGCHLD, nullptr, nullptr, nullptr, 0));
    if (reader == 0) {
      ::prctl(PR_SET_NAME, "scarp-reader");
      const int socket = ::fcntl((*files)[0], F_DUPFD_CLOEXEC, 16),
                samples = ::fcntl((*files)[1], F_DUPFD_CLOEXEC, 16);
      for (const int file : *files) ::close(file);
      ::dup2(socket, kReaderSocket);
      ::dup2(samples, kReaderSamples);
      ::close(socket);
      ::close(samples);
      return;
    }
    for (const int file : *files) ::close(file);
    if (::send(kReaderSocket, &reader, sizeof reader, MSG_NOSIGNAL) != static_cast<ssize_t>(sizeof reader))
      break;
  }
  std::_Exit(0);
}

}  // namespace scarp
