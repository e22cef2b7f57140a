#pragma once

#include <QDockWidget>
#include <QPointer>
#include <functional>
#include <vector>

#include "core/live/AnalysisChoice.h"

class QCheckBox;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class AnalysisController;
class AnalysisLegend;
class IconGrid;
class NumberField;
class SunTimeButton;
struct NumberSpec;

/// Settings and legend of the analysis that lies on the ground. Open while there is one; closing it ends it.
class AnalysisDock : public QDockWidget {
  Q_OBJECT

 public:
  AnalysisDock(const Actions& actions, AnalysisController& controller, QWidget* parent = nullptr);

 Q_SIGNALS:
  void problem(const QString& message);  ///< A number that cannot be; empty: taken back.

 private:
  using Get = std::function<double(const AnalysisChoice&)>;
  using Set = std::function<void(AnalysisChoice&, double)>;
  struct Row {
    NumberField* field;
    AnalysisKind kind;
    Get get;
  };

  void addKinds(QVBoxLayout& column, const Actions& actions);
  void addNumbers(QVBoxLayout& column);
  /// A number from low to high, whatever its bar's reach.
  NumberField* addNumber(QVBoxLayout& column, AnalysisKind kind, const NumberSpec& spec, const char* name,
                         const QString& tip, double low, double high, Get get, Set set);
  void addSunTime(QVBoxLayout& column);
  void refresh();
  /// No less height than its content has.
  void makeRoom();

  AnalysisController& controller_;
  std::optional<AnalysisKind> shown_;
  QPointer<QDockWidget> before_;  ///< In front when we came.
  IconGrid* kinds_ = nullptr;
  AnalysisLegend* legend_ = nullptr;
  QToolButton* observer_ = nullptr;
  SunTimeButton* sunTime_ = nullptr;
  QCheckBox* asLight_ = nullptr;
  std::vector<Row> rows_;
};

}  // namespace scarp
