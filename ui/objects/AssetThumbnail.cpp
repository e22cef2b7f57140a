#include "ui/objects/AssetThumbnail.h"

#include <algorithm>
#include <limits>

#include "core/document/TerrainDocument.h"
#include "ui/render/OffscreenRenderer.h"

namespace scarp {

namespace {

/// What is not background, in the middle of a square and as large as that allows, on nothing.
QImage cutOut(const QImage& drawn, int side) {
  QImage picture = drawn.convertToFormat(QImage::Format_ARGB32);
  const QRgb background = picture.pixel(0, 0);
  QRect inside;
  for (int y = 0; y < picture.height(); ++y) {
    auto* const row = reinterpret_cast<QRgb*>(picture.scanLine(y));
    for (int x = 0; x < picture.width(); ++x) {
      if (row[x] == background)
        row[x] = 0;
      else
        inside |= QRect(x, y, 1, 1);
    }
  }
  const int longest = std::max({inside.width(), inside.height(), 1});
  QRect square(0, 0, longest, longest);
  square.moveCenter(inside.center());
  return picture.copy(square).scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

Result<std::vector<QImage>> drawThumbnails(const std::vector<ModelPtr>& models, int side,
                                           const Progress& progress) {
  // Side by side on a terrain that is all hole, too far apart to be seen together.
  std::vector<Asset> assets;
  double apart = 1.0;
  for (std::size_t i = 0; i < models.size(); ++i) {
    assets.push_back(assetOf("thumbnail " + std::to_string(i), models[i]));
    apart = std::max(apart, 20.0 * models[i]->bounds.diagonal());
  }
  const double width = apart * static_cast<double>(models.size() + 1);
  const GridFrame frame{2, 2, width, width};
  ObjectLayer objects;
  std::vector<double> places;
  for (std::size_t i = 0; i < models.size(); ++i) {
    places.push_back(apart * (static_cast<double>(i) + 1.0) - 0.5 * width);
    Object object{
        .id = i + 1, .asset = *assetNamed(assets[i].name), .x = places[i], .rule = ObjectRule::Stay};
    object.elevation = 0.0;
    objects.exchange(object.id, object);
  }
  objects.setAssets(AssetTable(std::move(assets)));
  const GeoReference nowhere;
  const Terrain holes{frame, nowhere, HeightRaster(2, 2, std::numeric_limits<float>::quiet_NaN())};
  const TerrainDocument document(holes, std::move(objects));
  const auto renderer = OffscreenRenderer::create();
  if (!renderer) return renderer.error();
  std::vector<QImage> pictures;
  for (std::size_t i = 0; i < models.size(); ++i) {
    if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(models.size())))
      return Error::cancel();
    const Box& own = models[i]->bounds;
    const Vec3 foot(places[i], 0.0, 0.0);
    SceneView view;
    view.pixelWidth = view.pixelHeight = 2 * side;
    view.size = {2.0 * side, 2.0 * side};
    view.settings.sky = view.settings.grid = view.settings.compass = false;
    view.settings.background = {0.27F, 0.29F, 0.31F};
    view.settings.light = {190.0, 45.0};  // Behind the eye.
    view.atOnce = true;
    Camera& camera = view.camera;
    camera.projection = Camera::Projection::Orthographic;
    camera.yaw = -0.6;
    camera.pitch = -0.32;
    const Box box{foot + own.min, foot + own.max};
    camera.frame(box, view.size);
    camera.fitClipPlanes(box);
    auto picture = (*renderer)->draw(document, view);
    if (!picture) return picture.error();
    pictures.push_back(cutOut(*picture, side));
  }
  return pictures;
}

}  // namespace scarp
