#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

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
  /// content's layout keep outdated heights until it is invalidated as a whole.
  void layOutAgain() {
    updateGeometry();
    QLayout* layout = widget() ? widget()->layout() : nullptr;
    if (!layout) return;
    layout->invalidate();
    layout->activate();
    widget()->setMinimumHeight(contentHeight(widget()->width()));
    QEvent fit(QEvent::LayoutRequest);
    QScrollArea::event(&fit);  // Resizes the content.
    // Requests that this function caused would call it again without end.
    for (QWidget* laidOut : {widget(), viewport(), static_cast<QWidget*>(this)})
      QCoreApplication::removePostedEvents(laidOut, QEvent::LayoutRequest);
  }
};

}  // namespace scarp
