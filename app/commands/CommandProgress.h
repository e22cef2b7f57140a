#pragma once

#include <string>

#include "core/base/Progress.h"

namespace scarp {

/// What a person sees of long work on a terminal: "stage 45 %" on stderr, which goes again. While one
/// lives, Ctrl-C and a polite kill do not end the program but make the work end as cancelled, so that
/// nothing half-written is left. One at a time, on the main thread.
class CommandProgress {
 public:
  CommandProgress();
  ~CommandProgress();
  CommandProgress(const CommandProgress&) = delete;
  CommandProgress& operator=(const CommandProgress&) = delete;

  /// To be handed to the work of a stage; must not outlive this.
  [[nodiscard]] Progress stage(std::string name);
  /// Whether, from now on, they do end the program: where nothing would be left, and the work asks nobody.
  void endAtOnce(bool at);
  /// Takes the line away before something else is written.
  void clear();

 private:
  bool onTerminal_;
  int shown_ = -1;  ///< Percent; −1: nothing.
};

}  // namespace scarp
