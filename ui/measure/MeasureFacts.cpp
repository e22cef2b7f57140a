#include "ui/measure/MeasureFacts.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QStringList>
#include <cmath>
#include <numbers>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

struct Facts {
  Q_DECLARE_TR_FUNCTIONS(MeasureFacts)
};

QString inFull(double value, const QString& unit) {
  return QStringLiteral("%1 %2").arg(QString::number(value, 'f', 3), unit);
}

QString degreesText(double slope) {
  return Facts::tr("%1° (%2 %)")
      .arg(fixedText(std::atan(slope) * 180.0 / std::numbers::pi, 1), fixedText(100.0 * slope, 0));
}

QString number(double value) { return std::isnan(value) ? QString() : QString::number(value, 'g', 12); }

}  // namespace

void showFactsIn(QGridLayout& grid, const MeasureFacts& facts) {
  int cell = 0;
  const auto put = [&](const QString& text, int row, int column, bool caption) {
    auto* label = cell < grid.count() ? qobject_cast<QLabel*>(grid.itemAt(cell)->widget()) : nullptr;
    if (!label) {
      label = new QLabel;
      grid.addWidget(label, row, column);
      if (caption) label->setProperty("role", QStringLiteral("quiet"));
      if (!caption) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    label->setText(text);
    ++cell;
  };
  for (std::size_t i = 0; i < facts.size(); ++i) {
    const int row = static_cast<int>(i / 2), column = static_cast<int>(i % 2) * 2;
    put(facts[i].caption, row, column, true);
    put(facts[i].shown, row, column + 1, false);
  }
  while (cell < grid.count()) qobject_cast<QLabel*>(grid.itemAt(cell++)->widget())->clear();
}

MeasureFacts lineFacts(const ProfileFigures& figures) {
  const auto distance = [](const QString& caption, double metres) {
    return MeasureFact{caption, distanceText(metres), inFull(metres, Facts::tr("m"))};
  };
  const auto height = [](const QString& caption, double metres) {
    return MeasureFact{caption, lengthText(metres, 2), inFull(metres, Facts::tr("m"))};
  };
  MeasureFacts facts{distance(Facts::tr("Plane length"), figures.planeLength),
                     distance(Facts::tr("Surface length"), figures.surfaceLength),
                     height(Facts::tr("Lowest"), figures.lowest.height),
                     height(Facts::tr("Highest"), figures.highest.height),
                     distance(Facts::tr("Climb"), figures.climb),
                     distance(Facts::tr("Descent"), figures.descent),
                     {Facts::tr("Steepest"), degreesText(figures.steepest), degreesText(figures.steepest)}};
  if (figures.gaps > 1e-6 * figures.planeLength)
    facts.push_back(distance(Facts::tr("Without ground"), figures.gaps));
  return facts;
}

MeasureFacts areaFacts(const AreaFigures& figures, VolumeBase::Kind against) {
  const auto area = [](const QString& caption, double squareMetres) {
    return MeasureFact{caption, areaText(squareMetres), inFull(squareMetres, Facts::tr("m²"))};
  };
  const auto volume = [](const QString& caption, double cubicMetres) {
    return MeasureFact{caption, volumeText(cubicMetres), inFull(cubicMetres, Facts::tr("m³"))};
  };
  const bool earlier = against == VolumeBase::Kind::Earlier;
  // What stands over a plane would be cut away; what stands over an earlier ground was filled up.
  return {area(Facts::tr("Plane area"), figures.plane), area(Facts::tr("Surface area"), figures.surface),
          volume(earlier ? Facts::tr("Fill (added)") : Facts::tr("Cut (above)"), figures.above),
          volume(earlier ? Facts::tr("Cut (removed)") : Facts::tr("Fill (below)"), figures.below),
          volume(Facts::tr("Balance"), figures.above - figures.below)};
}

QString profileCsv(const GroundProfile& profile, const GridFrame& frame, const GeoReference& georeference) {
  const bool placed = georeference.hasGeoTransform;
  QString text = QStringLiteral("distance,height,x,y,slope");
  text += QLatin1String(placed ? ",world_x,world_y\n" : "\n");
  for (std::size_t i = 0; i < profile.points.size(); ++i) {
    const GroundProfile::Point& point = profile.points[i];
    if (std::isnan(point.height)) {
      text += QLatin1Char('\n');
      continue;
    }
    double slope = std::nan("");
    if (i + 1 < profile.points.size()) {
      const GroundProfile::Point& next = profile.points[i + 1];
      slope = (next.height - point.height) / (next.distance - point.distance);
    }
    QStringList row{number(point.distance), number(point.height), number(point.place.x()),
                    number(point.place.y()), number(slope)};
    if (placed) {
      const Vec2 world =
          toWorld(georeference, frame, frame.column(point.place.x()), frame.row(point.place.y()));
      row << QString::number(world.x(), 'g', 15) << QString::number(world.y(), 'g', 15);
    }
    text += row.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return text;
}

}  // namespace scarp
