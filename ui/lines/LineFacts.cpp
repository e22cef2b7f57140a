#include "ui/lines/LineFacts.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

struct LineTexts {
  Q_DECLARE_TR_FUNCTIONS(LineFacts)
};

QString exactly(double value, const QString& unit) {
  return QStringLiteral("%1 %2").arg(QString::number(value, 'f', 3), unit);
}

QString tableNumber(double value) { return std::isnan(value) ? QString() : QString::number(value, 'g', 12); }

}  // namespace

MeasureFacts factsOf(const LineFigures& figures, const Line& line) {
  MeasureFacts facts;
  const QString m = QStringLiteral("m"), m2 = QStringLiteral("m²"), m3 = QStringLiteral("m³");
  const auto metres = [&](const QString& caption, double value) {
    facts.push_back({caption, distanceText(value), exactly(value, m)});
  };
  const auto cubic = [&](const QString& caption, double value) {
    facts.push_back({caption, volumeText(value), exactly(value, m3)});
  };
  const bool area = isArea(line.kind);
  metres(area ? LineTexts::tr("Border") : LineTexts::tr("Length"), figures.length);
  if (area) facts.push_back({LineTexts::tr("Area"), areaText(figures.planeArea), exactly(figures.planeArea, m2)});
  facts.push_back({LineTexts::tr("Max. grade"), LineTexts::tr("%1 %").arg(fixedText(100.0 * figures.steepest, 1)),
                   exactly(100.0 * figures.steepest, QStringLiteral("%"))});
  if (!area) {
    if (figures.leastRadius)
      metres(LineTexts::tr("Min. radius"), *figures.leastRadius);
    else
      facts.push_back({LineTexts::tr("Min. radius"), LineTexts::tr("straight"), LineTexts::tr("straight")});
    metres(LineTexts::tr("Climb"), figures.climb);
    metres(LineTexts::tr("Descent"), figures.descent);
    if (figures.bridges > 0.0) metres(LineTexts::tr("Bridges"), figures.bridges);
    if (figures.tunnels > 0.0) metres(LineTexts::tr("Tunnels"), figures.tunnels);
  }
  cubic(LineTexts::tr("Cut"), figures.earth.cut);
  cubic(LineTexts::tr("Fill"), figures.earth.fill);
  cubic(LineTexts::tr("Left over"), figures.left);
  facts.push_back({LineTexts::tr("Moved"), areaText(figures.earth.area), exactly(figures.earth.area, m2)});
  if (figures.shift != 0.0) metres(LineTexts::tr("Raised by"), figures.shift);
  return facts;
}

QString stationsCsv(const LineReport& report) {
  QString text = QStringLiteral("station,x,y,ground,design,grade,span,cut,fill,haul\n");
  for (const LineStation& at : report.stations) {
    QStringList row;
    for (const double number : {at.station, at.place.x(), at.place.y(), at.ground, at.design, at.grade})
      row += tableNumber(number);
    row += QString::fromStdString(std::string(lineSpanNames().key(at.span)));
    for (const double number : {at.cut, at.fill, at.haul}) row += tableNumber(number);
    text += row.join(QLatin1Char(',')) + QLatin1Char('\n');
  }
  return text;
}

}  // namespace scarp
