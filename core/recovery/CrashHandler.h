#pragma once

#include <string>

namespace scarp {

/// While it lives, a signal that ends the program (SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS) first
/// writes a crash report (CrashReports.h) into a folder; then the signal ends the program as it would have.
/// The report has the stack of the thread that got the signal, and goes nowhere but into that folder. One in
/// a process; the main thread, whose stack may overflow, makes it. Does nothing where the sanitizers are.
class CrashHandler {
 public:
  /// The folder is made where there is none. `about`: the first line of a report, as "Scarp 0.1.0". Where the
  /// folder cannot be written, crashes leave no report.
  CrashHandler(const std::string& folder, const std::string& about);
  ~CrashHandler();
  CrashHandler(const CrashHandler&) = delete;
  CrashHandler& operator=(const CrashHandler&) = delete;
};

}  // namespace scarp
