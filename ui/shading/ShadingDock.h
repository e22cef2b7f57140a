#pragma once

#include <QWidget>
#include <functional>
#include <string_view>
#include <vector>

#include "core/terrain/HeightPyramid.h"
#include "ui/actions/EditorDock.h"
#include "ui/render/RenderSettings.h"
#include "ui/render/SceneView.h"
#include "ui/widgets/SettingFields.h"

class QPainter;
class QComboBox;
class QToolButton;
class QVBoxLayout;

namespace scarp {

/// What the colours of a shading mode stand for: a bar with heights or degrees, or the materials
/// that occur. Takes no room for a mode whose colours say nothing of the kind.
class ShadingLegend : public QWidget {
  Q_OBJECT

 public:
  explicit ShadingLegend(QWidget* parent = nullptr);

  void explain(const ShadingSettings& shading, HeightRange heights, double seaLevel,
               const std::optional<GroundMaterials>& materials);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

  struct Tick {
    double at;  ///< Along the bar, 0…1.
    QString text;
  };
  /// What is written under the bar, from left to right.
  [[nodiscard]] const std::vector<Tick>& ticks() const { return ticks_; }

  struct Swatch {
    QColor colour;
    QString name;
  };
  /// The materials, in the order of their list.
  [[nodiscard]] const std::vector<Swatch>& swatches() const { return swatches_; }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  [[nodiscard]] int bandHeight() const;
  void paintSwatches(QPainter& painter) const;

  std::vector<QColor> colours_;  ///< Along the bar; none: no legend.
  std::vector<Tick> ticks_;
  std::vector<Swatch> swatches_;
};

class Actions;
class IconGrid;
class ShadingController;

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
    const NumberSetting* setting;  ///< 0: automatic.
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
