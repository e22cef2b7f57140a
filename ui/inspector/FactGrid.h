#pragma once

#include <QWidget>
#include <vector>

#include "core/geometry/Vec.h"

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
  [[nodiscard]] static QString normalText(const Vec3& normal);

 private:
  std::vector<QLabel*> values_;
};

}  // namespace scarp
