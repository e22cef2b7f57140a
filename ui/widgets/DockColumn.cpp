#include "ui/widgets/DockColumn.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>
#include <utility>

#include "ui/widgets/Controls.h"

namespace scarp {

namespace {

/// Never narrower than its content.
class ColumnScroll final : public ContentScroll {
 public:
  [[nodiscard]] QSize minimumSizeHint() const override {
    return {widget() ? widget()->minimumSizeHint().width() + barWidth() : 0, kLeastHeight};
  }

 private:
  static constexpr int kLeastHeight = 70;  ///< Pixels.
};

/// Keeps the height of a list at that of its rows, which depends on their texts and on the list's width.
class RowsHeight : public QObject {
 public:
  explicit RowsHeight(QListWidget& list) : QObject(&list), list_(list) {
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const QAbstractItemModel* const model = list.model();
    const auto later = [this] { fitLater(); };
    connect(model, &QAbstractItemModel::rowsInserted, this, later);
    connect(model, &QAbstractItemModel::rowsRemoved, this, later);
    connect(model, &QAbstractItemModel::dataChanged, this, later);
    connect(model, &QAbstractItemModel::modelReset, this, later);
    connect(model, &QAbstractItemModel::layoutChanged, this, later);
    connect(&list, &QListWidget::currentRowChanged, this, [this] {
      if (list_.hasFocus()) scrollToCurrentRow(list_);
    });
    list.viewport()->installEventFilter(this);
    list.installEventFilter(this);
    fit();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    const bool otherWidth = event->type() == QEvent::Resize && watched == list_.viewport();
    if (otherWidth || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitLater();
    return false;
  }

 private:
  /// Once for all changes of a turn of the event loop.
  void fitLater() {
    if (std::exchange(pending_, true)) return;
    QMetaObject::invokeMethod(
        this, [this] { fit(); }, Qt::QueuedConnection);
  }
  void fit() {
    pending_ = false;
    const int rows = list_.count();
    const int height = rows == 0 ? list_.fontMetrics().height()
                                 : list_.visualItemRect(list_.item(rows - 1)).bottom() + 1 -
                                       list_.visualItemRect(list_.item(0)).top();
    list_.setFixedHeight(height + 2 * list_.frameWidth());
  }

  QListWidget& list_;
  bool pending_ = false;
};

}  // namespace

void growWithRows(QListWidget& list) { new RowsHeight(list); }

void scrollToCurrentRow(const QListWidget& list) {
  const QListWidgetItem* const item = list.currentItem();
  QScrollArea* scroll = nullptr;
  for (QWidget* around = list.parentWidget(); around && !scroll; around = around->parentWidget()) {
    scroll = qobject_cast<QScrollArea*>(around);
    // Rows may have been added just now.
    if (!scroll && around->layout()) around->layout()->activate();
  }
  if (!item || !scroll) return;
  QEvent laidOut(QEvent::LayoutRequest);
  QCoreApplication::sendEvent(scroll, &laidOut);
  const QRect row = list.visualItemRect(item);
  const QPoint at = list.viewport()->mapTo(scroll->widget(), row.center());
  scroll->ensureVisible(at.x(), at.y(), 0, row.height());
}

QVBoxLayout& dockColumn(QDockWidget& dock) {
  auto* content = new QWidget;
  auto* column = layoutWith<QVBoxLayout>(content, {10, 8, 10, 10}, 5);
  auto* scroll = new ColumnScroll;
  scroll->setWidget(content);
  auto* whole = new QWidget;
  auto* rows = bareLayout<QVBoxLayout>(whole, 0);
  rows->addWidget(scroll, 1);
  dock.setWidget(whole);
  return *column;
}

void addDockFooter(QDockWidget& dock, QWidget& footer) {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(10, 2, 10, 6);
  row->addWidget(&footer);
  static_cast<QVBoxLayout*>(dock.widget()->layout())->addLayout(row);
}

void addHeading(QVBoxLayout& column, const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("heading"));
  label->setContentsMargins(1, 8, 0, 1);
  column.addWidget(label);
}

}  // namespace scarp
