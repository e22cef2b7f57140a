#include "core/io/GdalErrors.h"

#include <cpl_conv.h>
#include <cpl_error.h>
#include <gdal.h>

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include "core/base/Progress.h"
#include "core/io/GdalDrivers.h"

namespace scarp {

namespace {

void CPL_STDCALL catchError(CPLErr level, CPLErrorNum, const char* message) {
  if (level != CE_Warning && level != CE_Failure) return;
  static_cast<GdalErrors*>(CPLGetErrorHandlerUserData())->add(level == CE_Failure, message);
}

/// "./ogr/dxf/ogrdxflayer.cpp, 2151: error at line 60" without the place in GDAL's source code.
std::string withoutSourcePlace(const std::string& line) {
  const std::size_t comma = line.find(", "), colon = line.find(": ");
  if (comma == std::string::npos || colon == std::string::npos || colon <= comma + 2) return line;
  const std::string_view file = std::string_view(line).substr(0, comma);
  const std::string_view number = std::string_view(line).substr(comma + 2, colon - comma - 2);
  const bool isPlace = (file.ends_with(".cpp") || file.ends_with(".c") || file.ends_with(".h")) &&
                       file.find(' ') == std::string_view::npos &&
                       number.find_first_not_of("0123456789") == std::string_view::npos;
  return isPlace ? line.substr(colon + 2) : line;
}

}  // namespace

void prepareGdal() {
  static std::once_flag once;
  std::call_once(once, [] {
    // GDAL's own worker threads do not have our handler; what they say must not reach the terminal.
    CPLSetErrorHandler(CPLQuietErrorHandler);
    GDALAllRegister();
    restrictGdal();
    // A JPEG that is cut short is grey from there on, which libjpeg calls a warning.
    CPLSetConfigOption("GDAL_ERROR_ON_LIBJPEG_WARNING", "YES");
    limitGdalCache();
  });
}

GdalErrors::GdalErrors() {
  prepareGdal();
  CPLPushErrorHandlerEx(catchError, this);
}

GdalErrors::~GdalErrors() { CPLPopErrorHandler(); }

void GdalErrors::add(bool isFailure, const char* message) {
  constexpr std::size_t enough = 8;  // A damaged file can complain once a row.
  auto& list = isFailure ? failures_ : warnings_;
  std::string line(message);
  std::ranges::replace(line, '\n', ' ');
  line = withoutSourcePlace(line);
  while (!line.empty() && (line.back() == ' ' || line.back() == '.')) line.pop_back();
  // Text of an exception that a library caught.
  const bool outOfMemory = line.find("bad_alloc") != std::string::npos;
  Message told = outOfMemory ? Message("there is not enough memory") : Message::verbatim(std::move(line));
  if (list.size() < enough && std::ranges::find(list, told) == list.end()) list.push_back(std::move(told));
}

int goOnByProgress(double fraction, const char*, void* progress) {
  return keepGoing(*static_cast<const Progress*>(progress), fraction) ? 1 : 0;
}

WithoutAuxFiles::WithoutAuxFiles() { CPLSetThreadLocalConfigOption("GDAL_PAM_ENABLED", "NO"); }

WithoutAuxFiles::~WithoutAuxFiles() { CPLSetThreadLocalConfigOption("GDAL_PAM_ENABLED", nullptr); }

}  // namespace scarp
