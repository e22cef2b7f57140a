#pragma once

#include <QDockWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"

class QVBoxLayout;

namespace scarp {

class Actions;
class BrushProfile;
class IconGrid;
class NumberField;
class ToolBox;
struct NumberSpec;

/// All settings of the sculpting brush. What a number may be is for core/brush to say.
class BrushDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit BrushDock(const Actions& actions, QWidget* parent = nullptr);

  /// The tools whose brush it shows; null for none. They must outlive it or be taken away first.
  void setTools(ToolBox* tools);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  using Get = std::function<double(const BrushSettings&)>;
  using Set = std::function<void(BrushSettings&, double)>;
  struct Row {
    NumberField* field;
    Get get;
  };

  NumberField* addNumber(QVBoxLayout& column, const NumberSpec& spec, const QString& name, const QString& tip,
                         Get get, Set set);
  void addKinds(QVBoxLayout& column, const Actions& actions);
  void addNumbers(QVBoxLayout& column, const Actions& actions);
  void addFalloff(QVBoxLayout& column);
  void change(const std::function<void(BrushSettings&)>& edit);
  void refresh();

  ToolBox* tools_ = nullptr;
  IconGrid* kinds_ = nullptr;
  IconGrid* falloffs_ = nullptr;
  BrushProfile* profile_ = nullptr;
  std::vector<Row> rows_;
  NumberField *target_ = nullptr, *noiseScale_ = nullptr, *noiseOctaves_ = nullptr, *seed_ = nullptr;
  QWidget* heightRow_ = nullptr;
  Subscription onSettings_;
};

}  // namespace scarp
