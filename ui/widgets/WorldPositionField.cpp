#include "ui/widgets/WorldPositionField.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <cmath>

#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"

namespace scarp {

std::optional<Vec2> twoNumbersOf(const QString& text) {
  static const QRegularExpression separator(QStringLiteral("[,;\\s]+"));
  const QStringList words = text.simplified().split(separator, Qt::SkipEmptyParts);
  if (words.size() != 2) return std::nullopt;
  Vec2 numbers;
  for (int i = 0; i < 2; ++i) {
    bool good = false;
    numbers[i] = QString(words[i]).replace(QChar(0x2212), QLatin1Char('-')).toDouble(&good);
    if (!good || !std::isfinite(numbers[i])) return std::nullopt;
  }
  return numbers;
}

WorldPositionField::WorldPositionField(const QString& name, QWidget* parent)
    : QWidget(parent), edit_(new QLineEdit) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  auto* label = new QLabel(tr("World"));
  label->setBuddy(edit_);
  row->addWidget(label);
  row->addWidget(edit_, 1);
  edit_->setObjectName(name);
  edit_->setAccessibleName(tr("World position"));
  connect(edit_, &QLineEdit::editingFinished, this, &WorldPositionField::take);
}

void WorldPositionField::setTerrain(const GridFrame& frame, const GeoReference& reference) {
  if (frame == frame_ && reference == reference_) return;
  frame_ = frame;
  reference_ = reference;
  const auto crs = describeCrs(reference.crsWkt);
  decimals_ = crs && crs->geographic ? 8 : 3;  // Millimetres.
  edit_->setToolTip(crs ? tr("East and north in %1").arg(QString::fromStdString(crs->name))
                        : tr("East and north in the coordinates of the file"));
}

void WorldPositionField::setPosition(const Vec2& local) {
  local_ = local;
  setVisible(reference_.hasGeoTransform);
  if (!reference_.hasGeoTransform || edit_->isModified()) return;
  const Vec2 world = toWorld(reference_, frame_, frame_.column(local.x()), frame_.row(local.y()));
  edit_->setText(QStringLiteral("%1, %2").arg(QString::number(world.x(), 'f', decimals_),
                                              QString::number(world.y(), 'f', decimals_)));
}

void WorldPositionField::take() {
  if (!edit_->isModified()) return;
  const QString text = edit_->text();
  edit_->setModified(false);
  const auto typed = twoNumbersOf(text);
  const auto places = WorldPlaces::create(frame_, reference_, {});
  const auto local = typed && places ? places->toLocal(*typed) : std::nullopt;
  if (!local) {
    setPosition(local_);
    Q_EMIT problem(tr("“%1” is not a position. Type two numbers, such as 400120.5, 5500310.").arg(text));
    return;
  }
  Q_EMIT problem(QString());
  Q_EMIT positionEdited(local->x(), local->y());
  setPosition(*local);
}

}  // namespace scarp
