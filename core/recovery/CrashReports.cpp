#include "core/recovery/CrashReports.h"

#include <cxxabi.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;
using CrashTime = std::chrono::sys_time<std::chrono::milliseconds>;

constexpr std::string_view kBegin = "crash-", kNew = "-new.txt", kSeen = ".txt";

/// Takes a number, and what stands after it, from the front of a text.
std::optional<long long> takeDigits(std::string_view& text, std::string_view after) {
  long long number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || number < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!text.starts_with(after)) return std::nullopt;
  text.remove_prefix(after.size());
  return number;
}

std::optional<CrashReport> reportOf(const fs::directory_entry& entry) {
  const std::string name = entry.path().filename().string();
  std::string_view rest = name;
  std::error_code failure;
  if (!rest.starts_with(kBegin) || !entry.is_regular_file(failure)) return std::nullopt;
  rest.remove_prefix(kBegin.size());
  const auto started = takeDigits(rest, "-"), pid = started ? takeDigits(rest, "") : std::nullopt;
  if (!pid || (rest != kNew && rest != kSeen)) return std::nullopt;
  const auto written = entry.last_write_time(failure);
  if (failure) return std::nullopt;
  const auto time = std::chrono::file_clock::to_sys(written);
  return CrashReport{entry.path().string(), static_cast<long>(*pid),
                     CrashTime(std::chrono::milliseconds(*started)),
                     std::chrono::time_point_cast<std::chrono::milliseconds>(time), rest == kSeen};
}

/// "scarp(_ZN5scarp3fooEv+0x12) [0x55]" with the name as C++ has it.
std::string readable(const std::string& line) {
  const std::size_t open = line.find("(_Z"), plus = line.find('+', open);
  if (open == std::string::npos || plus == std::string::npos) return line;
  const std::string name = line.substr(open + 1, plus - open - 1);
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> plain(
      abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), std::free);
  return plain ? line.substr(0, open + 1) + plain.get() + line.substr(plus) : line;
}

}  // namespace

std::string newCrashReportPath(const std::string& folder) {
  const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  return folder + "/" + std::string(kBegin) + std::to_string(now.time_since_epoch().count()) + "-" +
         std::to_string(::getpid()) + std::string(kNew);
}

std::vector<CrashReport> crashReports(const std::string& folder) {
  std::vector<CrashReport> all;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(folder, failure))
    if (auto report = reportOf(entry)) all.push_back(*std::move(report));
  std::ranges::sort(all, std::greater<>(), &CrashReport::written);
  while (all.size() > kMostCrashReports) {
    fs::remove(all.back().path, failure);
    all.pop_back();
  }
  return all;
}

void markSeen(CrashReport& report) {
  if (report.seen) return;
  const std::string to = report.path.substr(0, report.path.size() - kNew.size()) + std::string(kSeen);
  std::error_code failure;
  fs::rename(report.path, to, failure);
  if (failure) return;
  report.path = to;
  report.seen = true;
}

Result<std::string> readCrashReport(const CrashReport& report) {
  std::ifstream stream(report.path, std::ios::binary);
  if (!stream) return errorIn(report.path, "cannot be read");
  std::string text(kMostCrashBytes, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  std::istringstream lines(text);
  std::string shown;
  for (std::string line; std::getline(lines, line);) shown += printableLine(readable(line)) + "\n";
  return shown;
}

}  // namespace scarp
