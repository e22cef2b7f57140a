#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

class QDockWidget;
class QListWidget;
class QString;
class QVBoxLayout;
class QWidget;

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
  static constexpr int kMaxPasses = 4;  ///< Activations in a row, in which a layout normally settles.

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
    // The requests that this function posted would call it again without end. A layout that is still invalid keeps
    // its request: it posts no other before it is activated.
    int passes = 0;
    while (layout->activate() && ++passes < kMaxPasses) {
    }
    if (passes == kMaxPasses) return;
    for (QWidget* done : {widget(), viewport(), static_cast<QWidget*>(this)})
      QCoreApplication::removePostedEvents(done, QEvent::LayoutRequest);
  }
};

/// Fills a dock with a column that scrolls where it is not high enough, and returns it. The dock does not get
/// narrower than what is in the column.
QVBoxLayout& dockColumn(QDockWidget& dock);

/// Makes a list in such a column as high as its rows, so that only the column scrolls. The row that the
/// keyboard chooses stays in sight.
void growWithRows(QListWidget& list);
/// Scrolls the column to the current row of such a list.
void scrollToCurrentRow(const QListWidget& list);

/// Puts a widget under such a column, where it stays in sight. The dock owns it.
void addDockFooter(QDockWidget& dock, QWidget& footer);

/// A quiet line of text over the group of controls that follows.
void addHeading(QVBoxLayout& column, const QString& text);

}  // namespace scarp
