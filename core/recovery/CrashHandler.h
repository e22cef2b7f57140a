#pragma once

#include <string>

namespace scarp {

/// While it lives, a signal that ends the program (SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS) first
/// writes a crash report (CrashReports.h); then the signal ends the program as it would have. The report has the
/// stack of the thread that got the signal, and goes nowhere but to the place given here. One in a process; the
/// main thread, whose stack may overflow, makes it. Does nothing in builds with sanitizers.
class CrashHandler {
 public:
  /// The folder is made where there is none. `about`: the first line of a report, as "Scarp 0.1.0". Where the
  /// folder cannot be written, crashes leave no report.
  CrashHandler(const std::string& folder, const std::string& about);
  /// Reports are written to standard error: for test programs.
  explicit CrashHandler(const std::string& about);
  ~CrashHandler();
  CrashHandler(const CrashHandler&) = delete;
  CrashHandler& operator=(const CrashHandler&) = delete;

 private:
  static void install(const std::string& path, const std::string& about);
};

}  // namespace scarp
