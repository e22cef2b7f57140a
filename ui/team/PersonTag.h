#pragma once

#include <QColor>
#include <QWidget>

namespace scarp {

/// A name in its colour over a view, beside a place in it. Takes no clicks.
class PersonTag : public QWidget {
  Q_OBJECT

 public:
  explicit PersonTag(QWidget* view);

  /// at: in the view, logical pixels; the tag stands above it.
  void show(const QString& name, const QColor& colour, const QPoint& at);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString name_;
  QColor colour_;
};

}  // namespace scarp
