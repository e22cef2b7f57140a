#include "ui/inspector/FactGrid.h"

#include <QGridLayout>
#include <QLabel>
#include <numbers>

#include "core/terrain/Surface.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

FactGrid::FactGrid(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(3);
  grid->setColumnStretch(1, 3);
  grid->setColumnStretch(3, 2);
}

QLabel* FactGrid::add(int row, int half, const QString& caption, const QString& object, const QString& tip,
                      bool wide) {
  auto* name = new QLabel(caption);
  name->setProperty("role", QStringLiteral("quiet"));
  auto* value = new QLabel;
  value->setObjectName(object);
  value->setAccessibleName(caption);
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QLabel* label : {name, value}) label->setToolTip(tip);
  auto* grid = static_cast<QGridLayout*>(layout());
  grid->addWidget(name, row, 2 * half);
  grid->addWidget(value, row, 2 * half + 1, 1, wide ? 3 : 1);
  values_.push_back(value);
  return value;
}

void FactGrid::clearValues() {
  for (QLabel* value : values_) value->setText(QString(QChar(0x2013)));
}

QString FactGrid::vectorText(const Vec3& v, int decimals) {
  return QStringLiteral("%1, %2, %3")
      .arg(fixedText(v.x(), decimals), fixedText(v.y(), decimals), fixedText(v.z(), decimals));
}

QString FactGrid::normalText(const Vec3& normal) {
  constexpr double kDegrees = 180.0 / std::numbers::pi;
  return QStringLiteral("%1 (%2°)").arg(vectorText(normal, 3), fixedText(slopeOf(normal) * kDegrees, 1));
}

}  // namespace scarp
