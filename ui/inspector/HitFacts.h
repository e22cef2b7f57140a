#pragma once

#include "core/pick/PickReport.h"
#include "ui/inspector/FactGrid.h"

namespace scarp {

/// Where a ray goes through the terrain's box, and what it meets, in words and numbers.
class HitFacts : public FactGrid {
  Q_OBJECT

 public:
  explicit HitFacts(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to tell.

 private:
  QLabel *enters_, *leaves_, *t_, *point_, *cell_, *triangle_, *side_, *normal_;
};

}  // namespace scarp
