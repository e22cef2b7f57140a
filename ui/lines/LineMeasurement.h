#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/LineFigures.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "ui/measure/MeasureFacts.h"

namespace scarp {

/// What a line of a kind adds up to.
[[nodiscard]] MeasureFacts factsOf(const LineFigures& figures, const Line& line);
/// Returns the differences from the settings, and remedies, one sentence each.
[[nodiscard]] QStringList notesOf(const LineReport& report, const Line& line);
/// A place where the design of a line differs from its settings, local frame.
struct FindingPlace {
  Vec2 place;
  QString text;  ///< One sentence.
};
[[nodiscard]] std::vector<FindingPlace> findingPlaces(const LineFindings& findings, const Line& line);
/// Describes an edge with a steep bank or a wall.
[[nodiscard]] QString bankText(LineBankKind kind);
/// The stations of a line as a table, a row each, metres and cubic metres: station, x, y, ground, design,
/// grade, span, cut, fill, haul.
[[nodiscard]] QString stationsCsv(const LineReport& report);

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
