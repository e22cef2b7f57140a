#include "core/recovery/CrashHandler.h"

#include <execinfo.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

#include "core/base/Contract.h"
#include "core/recovery/CrashReports.h"

namespace scarp {

namespace {

constexpr std::array kFatal{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS};
// The sanitizers have handlers of their own, and their reports say more.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kHandles = false;
#else
constexpr bool kHandles = true;
#endif

constexpr int kMostFrames = 100;
constexpr std::string_view kStandardError = "-";
/// Where a lock that the crash has left keeps the report from being written, the program ends after all.
constexpr unsigned kPatience = 10;

// A signal handler may allocate nothing: all that it needs stands here beforehand.
std::array<char, 4096> reportPath{};  ///< kStandardError: no file. Empty: there is no handler.
std::array<char, 256> aboutLine{};
std::array<struct sigaction, kFatal.size()> handlersBefore{};
alignas(16) std::array<char, std::size_t{64} << 10> signalStack{};
stack_t stackBefore{};
std::atomic_flag crashing = ATOMIC_FLAG_INIT;
static_assert(std::atomic<bool>::is_always_lock_free);

void putText(int file, const char* text) {
  std::size_t left = std::strlen(text);
  while (left > 0) {
    const ssize_t count = ::write(file, text, left);
    if (count <= 0) return;
    text += count;
    left -= static_cast<std::size_t>(count);
  }
}

void putNumber(int file, std::uint64_t number, unsigned base) {
  std::array<char, 24> digits{};
  std::size_t at = digits.size() - 1;
  do digits[--at] = "0123456789abcdef"[number % base];
  while ((number /= base) > 0);
  putText(file, &digits[at]);
}

void putTwoDigits(int file, std::uint64_t number) {
  if (number < 10) putText(file, "0");
  putNumber(file, number, 10);
}

/// Seconds since 1970 as "2026-11-26T09:05:00Z". gmtime() may not be called in a signal handler.
void putTime(int file, std::uint64_t seconds) {
  using namespace std::chrono;
  const year_month_day date{sys_days{days{static_cast<int>(seconds / 86400)}}};
  putNumber(file, static_cast<std::uint64_t>(static_cast<int>(date.year())), 10);
  putText(file, "-");
  putTwoDigits(file, static_cast<unsigned>(date.month()));
  putText(file, "-");
  putTwoDigits(file, static_cast<unsigned>(date.day()));
  const std::array<std::uint64_t, 3> clock{seconds / 3600 % 24, seconds / 60 % 60, seconds % 60};
  for (std::size_t i = 0; i < clock.size(); ++i) {
    putText(file, i == 0 ? "T" : ":");
    putTwoDigits(file, clock[i]);
  }
  putText(file, "Z");
}

void writeReport(int signal, const siginfo_t& info) {
  const bool toFile = kStandardError != reportPath.data();
  const int file = toFile ? ::open(reportPath.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600)
                          : ::dup(STDERR_FILENO);
  if (file < 0) return;
  putText(file, aboutLine.data());
  putText(file, "\nEnded by ");
  const char* const name = ::sigdescr_np(signal);
  putText(file, name ? name : "a signal");
  putText(file, " (signal ");
  putNumber(file, static_cast<std::uint64_t>(signal), 10);
  if (info.si_code > 0 && signal != SIGABRT) {  // The kernel's own: else there is a sender in its place.
    putText(file, ") at address 0x");
    putNumber(file, reinterpret_cast<std::uintptr_t>(info.si_addr), 16);
  } else {
    putText(file, ")");
  }
  timespec now{};
  ::clock_gettime(CLOCK_REALTIME, &now);
  putText(file, "\nTime: ");
  putTime(file, static_cast<std::uint64_t>(now.tv_sec));
  std::array<char, 17> thread{};
  ::prctl(PR_GET_NAME, thread.data());
  putText(file, "\nThread: ");
  putText(file, thread.data());
  putText(file, ::getpid() == ::gettid() ? " (main)" : "");
  putText(file, "\n\nStack, the innermost first:\n");
  std::array<void*, kMostFrames> frames{};
  const int count = ::backtrace(frames.data(), kMostFrames);
  // The first two are this function and its caller.
  ::backtrace_symbols_fd(frames.data() + std::min(2, count), std::max(0, count - 2), file);
  ::fsync(file);
  ::close(file);
}

void onFatalSignal(int signal, siginfo_t* info, void*) {
  // Another thread crashes meanwhile: the first one ends the program.
  while (crashing.test_and_set()) ::pause();
  ::signal(SIGALRM, SIG_DFL);
  sigset_t some;
  ::sigemptyset(&some);
  ::sigaddset(&some, SIGALRM);
  ::sigprocmask(SIG_UNBLOCK, &some, nullptr);
  ::alarm(kPatience);
  writeReport(signal, *info);
  // As it would have ended, with the core dump that the system may want.
  ::signal(signal, SIG_DFL);
  ::sigaddset(&some, signal);
  ::sigprocmask(SIG_UNBLOCK, &some, nullptr);
  ::raise(signal);
}

void keepText(std::span<char> to, const std::string& text) {
  const std::size_t length = std::min(text.size(), to.size() - 1);
  std::copy_n(text.data(), length, to.data());
  to[length] = '\0';
}

}  // namespace

CrashHandler::CrashHandler(const std::string& folder, const std::string& about) {
  std::error_code failure;
  if (kHandles) std::filesystem::create_directories(folder, failure);
  install(newCrashReportPath(folder), about);
}

CrashHandler::CrashHandler(const std::string& about) { install(std::string(kStandardError), about); }

void CrashHandler::install(const std::string& path, const std::string& about) {
  if (!kHandles) return;
  EXPECTS(reportPath[0] == '\0');
  keepText(aboutLine, about);
  keepText(reportPath, path.size() < reportPath.size() ? path : "/");
  // It loads a library, which a handler must not do.
  std::array<void*, 4> some{};
  (void)::backtrace(some.data(), static_cast<int>(some.size()));

  stack_t stack{};
  stack.ss_sp = signalStack.data();
  stack.ss_size = signalStack.size();
  ::sigaltstack(&stack, &stackBefore);
  struct sigaction action {};
  action.sa_sigaction = onFatalSignal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  ::sigfillset(&action.sa_mask);
  for (std::size_t i = 0; i < kFatal.size(); ++i) ::sigaction(kFatal[i], &action, &handlersBefore[i]);
}

CrashHandler::~CrashHandler() {
  if (!kHandles) return;
  for (std::size_t i = 0; i < kFatal.size(); ++i) ::sigaction(kFatal[i], &handlersBefore[i], nullptr);
  ::sigaltstack(&stackBefore, nullptr);
  reportPath[0] = '\0';
}

}  // namespace scarp
