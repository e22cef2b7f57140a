#pragma once

#include <QWidget>

namespace scarp {

/// What the colours of differences mean: from lower by so many metres to higher by as many.
class CompareLegend : public QWidget {
  Q_OBJECT

 public:
  explicit CompareLegend(QWidget* parent = nullptr);

  void setFull(double metres);  ///< At which the colours are full.
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  double full_ = 1.0;
};

}  // namespace scarp
