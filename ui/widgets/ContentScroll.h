#pragma once

#include <QEvent>
#include <QLayout>
#include <QMetaObject>
#include <QScrollArea>
#include <QScrollBar>
#include <utility>

namespace scarp {

/// A column of controls of which only the height scrolls: the content has the width of the area and the height that it
/// needs at that width.
class ContentScroll : public QScrollArea {
 public:
  ContentScroll() {
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  }

 protected:
  [[nodiscard]] int barWidth() const { return verticalScrollBar()->sizeHint().width(); }
  [[nodiscard]] int contentHeight(int width) const {
    return widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : widget()->sizeHint().height();
  }

  bool event(QEvent* event) override {
    const bool handled = QScrollArea::event(event);
    if (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest) layOutAgain();
    return handled;
  }

 private:
  /// Passes on a change of the content's height, as the viewport has no layout that does. Layouts within the
  /// content's layout keep outdated heights until it is invalidated as a whole. That requests another layout, which is
  /// needed only if the height has changed since.
  void layOutAgain() {
    updateGeometry();
    QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (!layout || (std::exchange(requested_, false) && contentHeight(widget()->width()) == laidOutHeight_)) return;
    requested_ = true;
    layout->invalidate();
    layout->activate();
    laidOutHeight_ = contentHeight(widget()->width());
    widget()->setMinimumHeight(laidOutHeight_);
    QMetaObject::invokeMethod(this, [this] { requested_ = false; }, Qt::QueuedConnection);
  }

  bool requested_ = false;  ///< By layOutAgain() itself.
  int laidOutHeight_ = -1;
};

}  // namespace scarp
