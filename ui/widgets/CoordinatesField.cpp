#include "ui/widgets/CoordinatesField.h"

#include <algorithm>
#include <limits>

#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "ui/widgets/WorldPositionField.h"

namespace scarp {
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
