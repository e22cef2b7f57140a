#pragma once

#include <cpl_error.h>

#include <string>

namespace scarp {

/// While it lives GDAL's errors on this thread are nobody's; then the last one is again that of before. A
/// driver that finds one from a request which another try made good would take its file for broken.
class QuietErrors {
 public:
  QuietErrors() : type_(CPLGetLastErrorType()), number_(CPLGetLastErrorNo()), message_(CPLGetLastErrorMsg()) {
    CPLPushErrorHandler(CPLQuietErrorHandler);
  }
  ~QuietErrors() {
    CPLPopErrorHandler();
    CPLErrorSetState(type_, number_, message_.c_str());
  }
  QuietErrors(const QuietErrors&) = delete;
  QuietErrors& operator=(const QuietErrors&) = delete;

 private:
  CPLErr type_;
  CPLErrorNum number_;
  std::string message_;
};

}  // namespace scarp
