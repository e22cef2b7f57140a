#pragma once

#include <QWidget>

#include "ui/inspector/PickOverlay.h"

class QCheckBox;
class QLabel;

namespace scarp {

/// How often each step of a pick happened, in the colours of the picture; a tick shows or hides it there.
class PickLegend : public QWidget {
  Q_OBJECT

 public:
  explicit PickLegend(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to count.
  [[nodiscard]] PickLayers shown() const;

 Q_SIGNALS:
  void shownChanged();

 private:
  struct Row {
    QCheckBox* box;
    QLabel* count;
  };
  std::array<Row, kPickLayers> rows_;
  QLabel* time_;
};

}  // namespace scarp
