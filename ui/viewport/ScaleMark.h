#pragma once

#include <QWidget>
#include <optional>

#include "core/view/ViewFootprint.h"

namespace scarp {

/// A scale bar over the view's bottom left corner, readable over any ground; lets the mouse through.
class ScaleMark : public QWidget {
  Q_OBJECT

 public:
  static constexpr double mostPixels = 150.0;  ///< Logical; longer than that no bar is asked for.

  explicit ScaleMark(QWidget* view);

  /// Nothing: no bar. nearMiddle: it is true at the middle of the view alone, and says so.
  void show(const std::optional<ScaleBar>& bar, bool nearMiddle);
  [[nodiscard]] const std::optional<ScaleBar>& bar() const { return bar_; }
  [[nodiscard]] QString text() const;

 protected:
  void paintEvent(QPaintEvent*) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  std::optional<ScaleBar> bar_;
  bool nearMiddle_ = false;
};

/// "20 m", "5 km"; "100 ft", "2 mi".
[[nodiscard]] QString scaleText(double metres);

}  // namespace scarp
