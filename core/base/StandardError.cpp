#include "core/base/StandardError.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#include <sanitizer/common_interface_defs.h>
#endif

namespace scarp {

namespace {

int ownDescriptor = STDERR_FILENO;

}  // namespace

void silenceLibraries() {
  if (std::getenv("SCARP_LIBRARY_MESSAGES") || ownDescriptor != STDERR_FILENO) return;
  constexpr int kFirst = 3;
  const int own = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, kFirst);
  const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (own >= 0 && nowhere >= 0 && ::dup2(nowhere, STDERR_FILENO) == STDERR_FILENO) {
    ownDescriptor = own;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    __sanitizer_set_report_fd(reinterpret_cast<void*>(static_cast<long>(own)));
#endif
  } else if (own >= 0) {
    ::close(own);
  }
  if (nowhere >= 0) ::close(nowhere);
}

int ownStandardError() { return ownDescriptor; }

void writeError(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(ownDescriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace scarp
