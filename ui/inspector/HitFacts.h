#pragma once

#include <QWidget>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"

class QLabel;

namespace scarp {

/// Captions with values beside them, in two columns.
class FactGrid : public QWidget {
  Q_OBJECT

 public:
  explicit FactGrid(QWidget* parent = nullptr);

 protected:
  /// half: 0 left, 1 right. The value can be selected. wide: it has the right half too.
  QLabel* add(int row, int half, const QString& caption, const QString& object, const QString& tip,
              bool wide = false);
  /// A dash for every value.
  void clearValues();

  [[nodiscard]] static QString vectorText(const Vec3& v, int decimals);
  [[nodiscard]] static QString pointText(const Vec3& point);
  [[nodiscard]] static QString normalText(const Vec3& normal);

 private:
  std::vector<QLabel*> values_;
};

/// Where a ray goes through the terrain's box, and what it meets, in words and numbers.
class HitFacts : public FactGrid {
  Q_OBJECT

 public:
  explicit HitFacts(QWidget* parent = nullptr);

  void show(const PickReport* report);  ///< Null: nothing to tell.

 private:
  QLabel *enters_, *leaves_, *t_, *point_, *cell_, *triangle_, *side_, *normal_;
};

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
