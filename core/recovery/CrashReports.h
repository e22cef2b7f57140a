#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A file that CrashHandler has left: crash-<milliseconds since 1970 of the start>-<process>-new.txt, without
/// "-new" once it has been offered.
struct CrashReport {
  std::string path;
  long pid = 0;
  std::chrono::sys_time<std::chrono::milliseconds> started, written;
  bool seen = false;
};

inline constexpr std::size_t kMostCrashReports = 10;
/// More of a report is not read.
inline constexpr std::size_t kMostCrashBytes = std::size_t{256} << 10;

/// Where a report of this process goes.
[[nodiscard]] std::string newCrashReportPath(const std::string& folder);
/// Those in a folder, the latest first; of more than kMostCrashReports the oldest are removed. Any thread.
[[nodiscard]] std::vector<CrashReport> crashReports(const std::string& folder);
/// It has been offered: `path` is another then.
void markSeen(CrashReport& report);
/// Its lines, with the names of functions as C++ has them. Bytes that are no text are question marks. An
/// error names the file.
[[nodiscard]] Result<std::string> readCrashReport(const CrashReport& report);

}  // namespace scarp
