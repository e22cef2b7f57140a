#pragma once

#include <QDockWidget>
#include <functional>
#include <vector>

#include "ui/render/RenderSettings.h"

class QCheckBox;
class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class IconGrid;
class NumberField;
class ShadingController;
class ShadingLegend;
struct NumberSpec;

/// How the ground looks: mode, legend, sun, lines, water, exaggeration. Each setting acts at once.
class ShadingDock : public QDockWidget {
  Q_OBJECT

 public:
  ShadingDock(const Actions& actions, ShadingController& controller, QWidget* parent = nullptr);

 Q_SIGNALS:
  void problem(const QString& message);  ///< A number that cannot be; empty: taken back.

 private:
  using Get = std::function<double(const RenderSettings&)>;
  using Set = std::function<void(RenderSettings&, double)>;
  struct Row {
    NumberField* field;
    Get get;
    std::function<bool(const RenderSettings&)> shown;
  };
  /// A number that finds itself unless one is typed.
  struct AutoRow {
    NumberField* field;
    QToolButton* automatic;
    std::function<double&(RenderSettings&)> value;  ///< 0: automatic.
    std::function<double()> found;
    std::function<bool(const RenderSettings&)> shown;
  };

  void addModes(QVBoxLayout& column, const Actions& actions);
  void addColours(QVBoxLayout& column);
  void addLight(QVBoxLayout& column);
  void addWater(QVBoxLayout& column, const Actions& actions);
  void addLines(QVBoxLayout& column, const Actions& actions);
  NumberField* makeNumber(const NumberSpec& spec, const char* name, const QString& tip, double low,
                          double high);
  /// A number from low to high, whatever its bar's reach, there while `shown` is true.
  NumberField* addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name, const QString& tip,
                         double low, double high, Get get, Set set,
                         std::function<bool(const RenderSettings&)> shown);
  void addAutoNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name, const QString& tip,
                     std::function<double&(RenderSettings&)> value, std::function<double()> found,
                     std::function<bool(const RenderSettings&)> shown);
  /// A check box for an action that can be checked.
  void addCheck(QVBoxLayout& column, QAction& action);
  void refresh();

  ShadingController& controller_;
  IconGrid* modes_ = nullptr;
  ShadingLegend* legend_ = nullptr;
  QComboBox* ramps_ = nullptr;
  QCheckBox* labels_ = nullptr;
  NumberField *seaLevel_ = nullptr, *snowLine_ = nullptr, *exaggeration_ = nullptr;
  std::vector<Row> rows_;
  std::vector<AutoRow> autoRows_;
};

}  // namespace scarp
