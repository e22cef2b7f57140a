#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <string>

#include "core/line/Line.h"
#include "core/line/LineSection.h"

class QCheckBox;

namespace scarp {

/// The cross-section of a line to draw by hand, as seen along it: the bed, what is beside it, and how the side
/// slopes begin, in cut on the left and in fill on the right. Drag a corner; press beside the bed for a new one;
/// double-click it or press Delete to be rid of it. UI thread.
class SectionEditor : public QWidget {
  Q_OBJECT

 public:
  explicit SectionEditor(QWidget* parent = nullptr);

  /// Tells nobody; ignored while a corner is dragged.
  void showSettings(const LineSettings& settings);
  /// Where a place of the section is on the widget: metres to the right of the middle and above it.
  [[nodiscard]] QPointF toPixel(double right, double up) const;

  [[nodiscard]] QSize sizeHint() const override { return {200, 170}; }

 Q_SIGNALS:
  void editBegun();           ///< Until editEnded() what is edited is one edit.
  void editEnded(bool kept);  ///< false: Esc; the section from before has been told by sectionEdited.
  /// By hand, as readLineSection() takes it; while a corner is dragged, each step.
  void sectionEdited(const std::string& text);

 protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent*) override;

 private:
  struct Corner {
    bool left = false;
    std::size_t index = 0;
    bool operator==(const Corner&) const = default;
  };
  /// Pixels a metre, and the height in the middle of the picture.
  struct Scale {
    double across = 1.0, up = 1.0, middle = 0.0;
  };

  [[nodiscard]] QRectF area() const;
  [[nodiscard]] Scale fitted() const;
  [[nodiscard]] const std::vector<LineSectionPoint>& side(bool left) const {
    return left ? section_.left : section_.right;
  }
  [[nodiscard]] std::vector<LineSectionPoint>& side(bool left) { return left ? section_.left : section_.right; }
  /// The edge of the bed, or the middle where corners count from it: metres from the middle, and above it.
  [[nodiscard]] LineSectionPoint origin() const;
  [[nodiscard]] QPointF pixelOf(const Corner& corner) const;
  [[nodiscard]] LineSectionPoint toSection(const QPointF& pixel) const;
  [[nodiscard]] std::optional<Corner> cornerAt(const QPointF& pixel) const;
  [[nodiscard]] std::vector<Corner> corners() const;  ///< From left to right.
  void move(const Corner& corner, LineSectionPoint to);
  void remove(const Corner& corner);
  std::optional<Corner> add(const QPointF& pixel);
  /// The other side becomes as this one where both are to be alike; then it is told.
  void edited(bool left);
  void once(const std::function<void()>& edit);
  [[nodiscard]] QString saidOf(const Corner& corner) const;

  LineSettings settings_;
  LineSection section_, before_;  ///< before_: as it was when the drag began.
  Scale scale_;
  std::optional<Corner> chosen_, under_;
  bool dragging_ = false;
  QCheckBox* alike_;
};

}  // namespace scarp
