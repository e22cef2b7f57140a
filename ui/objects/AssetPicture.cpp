#include "ui/objects/AssetPicture.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/objects/AssetMesh.h"
#include "core/objects/Object.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

struct Facet {
  QPolygonF outline;
  float depth;
  QColor colour;
};

// sRGB's curve, near enough for a picture of 40 pixels.
int encoded(float linear) {
  return static_cast<int>(255.0f * std::pow(std::clamp(linear, 0.0f, 1.0f), 1.0f / 2.2f));
}

// The facets turned towards an eye that looks from the south-east and above, the farthest first.
std::vector<Facet> facetsOf(const AssetMesh& mesh) {
  const Eigen::Vector3f right = Eigen::Vector3f(0.88f, 0.47f, 0.0f).normalized();
  const Eigen::Vector3f away = Eigen::Vector3f(-0.45f, 0.85f, -0.28f).normalized();
  const Eigen::Vector3f up(right.y() * away.z() - right.z() * away.y(),
                           right.z() * away.x() - right.x() * away.z(),
                           right.x() * away.y() - right.y() * away.x());
  const Eigen::Vector3f light = Eigen::Vector3f(-0.5f, -0.45f, 0.75f).normalized();
  std::vector<Facet> facets;
  for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3) {
    const auto* corner = &mesh.vertices[i];
    if (corner->normal.dot(away) > 0.0f) continue;
    Facet facet;
    facet.depth = 0.0f;
    for (int k = 0; k < 3; ++k) {
      facet.outline << QPointF(double(corner[k].position.dot(right)), -double(corner[k].position.dot(up)));
      facet.depth += corner[k].position.dot(away);
    }
    const float shade = 0.45f + 0.75f * std::max(0.0f, corner->normal.dot(light));
    const Eigen::Vector3f colour = corner->colour * shade;
    facet.colour = QColor(encoded(colour.x()), encoded(colour.y()), encoded(colour.z()));
    facets.push_back(std::move(facet));
  }
  std::ranges::sort(facets, std::ranges::greater(), &Facet::depth);
  return facets;
}

}  // namespace

QIcon assetPicture(AssetKind kind) {
  const std::vector<Facet> facets = facetsOf(assetMesh(kind));
  QRectF bounds;
  for (const Facet& facet : facets) bounds = bounds.united(facet.outline.boundingRect());
  return drawnIcon([facets, bounds](QPainter& painter, const QRectF& rect, const IconInk&) {
    const double scale = 0.94 * std::min(rect.width() / bounds.width(), rect.height() / bounds.height());
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    for (const Facet& facet : facets) {
      // A thin outline in the facet's own colour closes the seams that antialiasing leaves.
      painter.setPen(QPen(facet.colour, 0.6 / scale));
      painter.setBrush(facet.colour);
      painter.drawPolygon(facet.outline);
    }
  });
}

QString titleOfAsset(AssetKind kind) {
  return isBuiltIn(kind) ? coreText(assetNames().title(kind)) : QString::fromStdString(assetName(kind));
}

QString scatteredTitle(AssetKind kind, std::uint32_t rule, const std::vector<ScatterRule>& rules) {
  const auto found = std::ranges::find(rules, rule, &ScatterRule::id);
  const QString name = found == rules.end() ? QString() : QString::fromStdString(found->name);
  if (name.isEmpty()) return titleOfAsset(kind);
  return QCoreApplication::translate("AssetPicture", "%1 by the rule “%2”")
      .arg(titleOfAsset(kind), name);
}

}  // namespace scarp
