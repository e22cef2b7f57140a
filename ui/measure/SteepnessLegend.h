#pragma once

#include <QColor>
#include <QWidget>

namespace scarp {

/// How steep a slope (gain for a metre) looks: green for a walk, yellow, orange and red for a climb.
[[nodiscard]] QColor steepnessColour(double slope);

/// Says which colour is how steep.
class SteepnessLegend : public QWidget {
  Q_OBJECT

 public:
  explicit SteepnessLegend(QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override { return {116, 20}; }

 protected:
  void paintEvent(QPaintEvent*) override;
};

}  // namespace scarp
