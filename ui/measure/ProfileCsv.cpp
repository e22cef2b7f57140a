#include "ui/measure/ProfileCsv.h"

#include <QStringList>
#include <cmath>

namespace scarp {
namespace {

QString number(double value) { return std::isnan(value) ? QString() : QString::number(value, 'g', 12); }

}  // namespace

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
