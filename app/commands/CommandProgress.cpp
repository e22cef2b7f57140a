#include "app/commands/CommandProgress.h"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <string>

#include "core/base/StandardError.h"

namespace scarp {

namespace {

std::atomic<bool> interrupted{false}, endsAtOnce{false};
static_assert(std::atomic<bool>::is_always_lock_free, "they are used in a signal handler");

void interrupt(int) {
  interrupted.store(true);
  if (!endsAtOnce.load()) return;
  writeError("scarp: cancelled\n");
  ::_exit(1);
}

}  // namespace

CommandProgress::CommandProgress() : onTerminal_(::isatty(ownStandardError()) == 1) {
  interrupted.store(false);
  endsAtOnce.store(false);
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
}

CommandProgress::~CommandProgress() {
  clear();
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

Progress CommandProgress::stage(std::string name) {
  clear();
  return [this, name = std::move(name)](double fraction) {
    const int percent = static_cast<int>(100.0 * fraction);
    if (onTerminal_ && percent != shown_) {
      shown_ = percent;
      writeError('\r' + name + ' ' + std::to_string(percent) + " %\x1b[K");
    }
    return !interrupted.load();
  };
}

void CommandProgress::endAtOnce(bool at) {
  clear();
  endsAtOnce.store(at);
}

void CommandProgress::clear() {
  if (shown_ >= 0) writeError("\r\x1b[K");
  shown_ = -1;
}

}  // namespace scarp
