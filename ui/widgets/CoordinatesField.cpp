#include "ui/widgets/CoordinatesField.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <cmath>
#include <limits>

#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "ui/widgets/Controls.h"

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
  auto* row = bareLayout<QHBoxLayout>(this, 6);
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

namespace {

constexpr int kLocalDecimals = 3;  ///< Millimetres.

/// Without zeros at the end.
QString shortDecimals(double value, int decimals) {
  QString text = QString::number(value, 'f', decimals);
  while (text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
    text.chop(1);
  return text == QStringLiteral("-0") ? QStringLiteral("0") : text;
}

}  // namespace

CoordinatesField::CoordinatesField(const GridFrame& frame, const GeoReference& reference, QWidget* parent)
    : QComboBox(parent), frame_(frame), reference_(reference) {
  setObjectName(QStringLiteral("coordinates"));
  setAccessibleName(tr("Coordinates"));
  setToolTip(tr("Choose the coordinates of the positions"));
  addItem(tr("Terrain: metres from its middle"));
  if (!reference.hasGeoTransform) return;
  const auto crs = describeCrs(reference.crsWkt);
  if (crs && crs->geographic) decimals_ = 8;
  addItem(crs ? tr("World: %1").arg(QString::fromStdString(crs->name)) : tr("World: coordinates of the file"));
}

TypedPositions CoordinatesField::read(const QString& text) const {
  TypedPositions typed;
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    if (line.trimmed().isEmpty()) continue;
    const auto position = twoNumbersOf(line);
    if (!position || !toLocal(*position)) {
      typed.positions.clear();
      typed.problem =
          tr("“%1” is not a position. Type two numbers, such as %2.").arg(line.trimmed(), textOf(Vec2::Zero()));
      return typed;
    }
    typed.positions.push_back(*position);
  }
  if (typed.positions.empty())
    typed.problem = tr("Type a position: two numbers, such as %1.").arg(textOf(Vec2::Zero()));
  return typed;
}

std::optional<Vec2> CoordinatesField::toLocal(const Vec2& typed, bool world) const {
  if (!world) return typed;
  const auto places = WorldPlaces::create(frame_, reference_, {});
  return places ? places->toLocal(typed) : std::nullopt;
}

Vec2 CoordinatesField::fromLocal(const Vec2& local) const {
  return world() ? toWorld(reference_, frame_, frame_.column(local.x()), frame_.row(local.y())) : local;
}

QString CoordinatesField::textOf(const Vec2& local) const {
  const Vec2 place = fromLocal(local);
  const int decimals = world() ? decimals_ : kLocalDecimals;
  return QStringLiteral("%1, %2").arg(shortDecimals(place.x(), decimals), shortDecimals(place.y(), decimals));
}

QString CoordinatesField::extentText() const {
  Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
  for (const double x : {-0.5, 0.5})
    for (const double y : {-0.5, 0.5}) {
      const Vec2 corner = fromLocal(Vec2(x * frame_.width(), y * frame_.depth()));
      low = low.cwiseMin(corner);
      high = high.cwiseMax(corner);
    }
  const int decimals = world() ? decimals_ : kLocalDecimals;
  return tr("%1 to %2 east, %3 to %4 north")
      .arg(shortDecimals(low.x(), decimals), shortDecimals(high.x(), decimals),
           shortDecimals(low.y(), decimals), shortDecimals(high.y(), decimals));
}

}  // namespace scarp
