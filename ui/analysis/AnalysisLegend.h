#pragma once

#include <QWidget>
#include <optional>

#include "core/visibility/GroundAnalysis.h"

namespace scarp {

/// What the colours of an analysis mean: two of them, or a bar from little to much.
class AnalysisLegend : public QWidget {
  Q_OBJECT

 public:
  explicit AnalysisLegend(QWidget* parent = nullptr);

  void setKind(AnalysisKind kind);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  void drawSwatches(QPainter& painter) const;
  void drawBar(QPainter& painter) const;
  /// How high a swatch or the bar is, logical pixels.
  [[nodiscard]] int bandHeight() const;

  AnalysisKind kind_ = AnalysisKind::Viewshed;
};

}  // namespace scarp
