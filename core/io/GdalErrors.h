#pragma once

#include <vector>

#include "core/base/Message.h"

namespace scarp {

/// Prepares GDAL once for the process; it prints nothing on its own from then on. Any thread.
void prepareGdal();

/// Catches what GDAL reports on this thread while it lives, in place of GDAL printing it. Not moved
/// between threads.
class GdalErrors {
 public:
  GdalErrors();
  ~GdalErrors();
  GdalErrors(const GdalErrors&) = delete;
  GdalErrors& operator=(const GdalErrors&) = delete;

  [[nodiscard]] bool failed() const { return !failures_.empty(); }
  /// The first failure, which names the cause, as one line; empty where there was none.
  [[nodiscard]] Message failure() const { return failures_.empty() ? Message() : failures_.front(); }
  [[nodiscard]] const std::vector<Message>& warnings() const { return warnings_; }

  void add(bool isFailure, const char* message);

 private:
  std::vector<Message> failures_, warnings_;
};

/// A GDALProgressFunc whose data is a Progress.
int goOnByProgress(double fraction, const char* message, void* progress);

/// Keeps GDAL on this thread from reading or leaving .aux.xml files while it lives.
class WithoutAuxFiles {
 public:
  WithoutAuxFiles();
  ~WithoutAuxFiles();
  WithoutAuxFiles(const WithoutAuxFiles&) = delete;
  WithoutAuxFiles& operator=(const WithoutAuxFiles&) = delete;
};

}  // namespace scarp
