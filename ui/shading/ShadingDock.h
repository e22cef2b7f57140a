#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "ui/actions/EditorDock.h"
#include "ui/render/RenderSettings.h"
#include "ui/widgets/SettingFields.h"

class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class IconGrid;
class ShadingController;
class ShadingLegend;

/// How the ground looks: mode, legend, sun, lines, water, exaggeration. Each setting acts at once.
class ShadingDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  ShadingDock(const Actions& actions, ShadingController& controller, QWidget* parent = nullptr);

 private:
  /// The button of a number that finds itself unless one is typed.
  struct Automatic {
    QToolButton* button;
    const NumberSetting<RenderSettings>* setting;  ///< 0: automatic.
    std::function<bool(const RenderSettings&)> shown;
  };

  void addModes(QVBoxLayout& column, const Actions& actions);
  void addColours(QVBoxLayout& column);
  void addLight(QVBoxLayout& column);
  void addWater(QVBoxLayout& column, const Actions& actions);
  void addLines(QVBoxLayout& column, const Actions& actions);
  /// A number that finds itself, with a button for that; there while `shown` is true.
  void addAutoNumber(QVBoxLayout& column, std::string_view key, const NumberSpec& spec, const QString& tip,
                     const std::function<double()>& found,
                     const std::function<bool(const RenderSettings&)>& shown);
  /// A check box for an action that can be checked.
  void addCheck(QVBoxLayout& column, QAction& action);
  void refresh();

  ShadingController& controller_;
  IconGrid* modes_ = nullptr;
  ShadingLegend* legend_ = nullptr;
  QComboBox* ramps_ = nullptr;
  NumberField *seaLevel_ = nullptr, *snowLine_ = nullptr, *exaggeration_ = nullptr;
  SettingFields<RenderSettings> fields_;
  std::vector<Automatic> automatic_;
};

}  // namespace scarp
