#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/LineFigures.h"

namespace scarp {

class EditorDocument;
class JobRunner;

/// Measures the chosen line on a worker, and again whenever it or the ground beneath it changes. While it is
/// measured the last figures stay.
class LineMeasurement : public QObject {
  Q_OBJECT

 public:
  explicit LineMeasurement(JobRunner& jobs, QObject* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Of the line that is chosen; nothing before it is measured.
  [[nodiscard]] const std::optional<LineReport>& report() const { return report_; }
  [[nodiscard]] const Line& line() const { return line_; }  ///< That the report is of.

 Q_SIGNALS:
  void changed();

 private:
  void follow();
  void measure();

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  QTimer soon_;
  std::optional<LineReport> report_;
  Line line_;
  std::size_t asked_ = 0;               ///< How often a document was set: what comes of another is dropped.
  bool running_ = false, again_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
