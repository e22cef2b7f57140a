#pragma once

#include <QWidget>
#include <vector>

#include "core/pick/PickReport.h"

class QLabel;

namespace scarp {

/// Where a ray goes through the terrain's box, and what it meets, in words and numbers.
class HitFacts : public QWidget {
  Q_OBJECT

 public:
  explicit HitFacts(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to tell.

 private:
  QLabel* add(int row, int half, const QString& caption, const char* object, const QString& tip);

  QLabel *enters_, *leaves_, *t_, *point_, *cell_, *triangle_, *side_, *normal_;
  std::vector<QLabel*> values_;
};

}  // namespace scarp
