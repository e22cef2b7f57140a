#pragma once

#include <QWidget>
#include <vector>

#include "core/terrain/HeightPyramid.h"
#include "ui/render/SceneView.h"

class QPainter;

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

}  // namespace scarp
