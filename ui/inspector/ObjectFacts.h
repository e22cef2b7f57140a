#pragma once

#include "core/objects/ObjectPickReport.h"
#include "ui/inspector/FactGrid.h"

namespace scarp {

/// The object that a ray meets before the ground, and how the ray enters its box, in words and numbers.
class ObjectFacts : public FactGrid {
  Q_OBJECT

 public:
  explicit ObjectFacts(QWidget* parent = nullptr);

  void show(const ObjectPickReport& report, const LocalRay& ray);

 private:
  QLabel *object_, *slab_, *woo_, *planes_, *point_, *normal_, *t_, *triangle_, *faces_;
};

}  // namespace scarp
