#include "ui/objects/AssetPictures.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/document/TerrainDocument.h"
#include "core/model/ModelImport.h"
#include "core/objects/AssetMesh.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/OffscreenRenderer.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
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

namespace {

constexpr int kThumbnailSide = 128;
/// Kept; more assets than these are drawn anew when they come into sight again.
constexpr std::size_t kMostKept = 4000;
constexpr std::size_t kAtOnce = 8;

}  // namespace

AssetPictures::AssetPictures(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  for (int kind = 0; kind < kAssetKinds; ++kind)
    builtIn_.push_back(assetPicture(static_cast<AssetKind>(kind)));
}

QIcon AssetPictures::of(AssetKind asset, const AssetTable& assets) {
  if (isBuiltIn(asset)) return builtIn_[static_cast<std::size_t>(asset)];
  const ModelPtr& model = assets.shape(asset).model;
  if (!model) return icon(QStringLiteral("warning"));
  if (const auto found = drawn_.find(model->sum); found != drawn_.end()) return found->second;
  if (wanted_.emplace(model->sum, model).second && !drawing_) {
    drawing_ = true;
    // Those of a list are asked for one after the other.
    QTimer::singleShot(0, this, &AssetPictures::drawNext);
  }
  return icon(QStringLiteral("place"));
}

void AssetPictures::drawNext() {
  std::vector<ModelPtr> models;
  for (const auto& [sum, model] : wanted_)
    if (models.size() < kAtOnce) models.push_back(model);
  drawing_ = !models.empty();
  if (models.empty()) return;
  jobs_.runFor<std::vector<QImage>>(
      this, tr("Drawing pictures of models"),
      [models](const Progress& progress) { return drawThumbnails(models, kThumbnailSide, progress); },
      [this, models](const Result<std::vector<QImage>>& pictures) {
        if (drawn_.size() > kMostKept) drawn_.clear();
        for (std::size_t i = 0; i < models.size(); ++i) {
          wanted_.erase(models[i]->sum);
          // Without OpenGL a sign stays, and nobody draws it again and again.
          drawn_[models[i]->sum] =
              pictures ? QIcon(QPixmap::fromImage((*pictures)[i])) : icon(QStringLiteral("place"));
        }
        Q_EMIT changed();
        drawNext();
      });
}

namespace {

constexpr int kMostHeight = 300;  ///< Pixels; beyond it the grid scrolls.

/// Whether every word is in a text.
bool holdsAll(const QString& text, const QString& words) {
  const QStringList list = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::ranges::all_of(list,
                             [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString tipOf(AssetKind kind, const AssetTable& assets) {
  const Asset* own = assets.find(kind);
  if (!own) return AssetGrid::tr("Place: %1").arg(titleOfAsset(kind));
  QString tip = AssetGrid::tr("Place: %1").arg(QString::fromStdString(own->name));
  tip += QLatin1Char('\n') + messageText(sizeText(own->bounds.max - own->bounds.min));
  if (!own->tags.empty())
    tip += QLatin1Char('\n') + AssetGrid::tr("Tags: %1").arg(QString::fromStdString(own->tags));
  if (!own->model) tip += QLatin1Char('\n') + AssetGrid::tr("Its model is missing");
  return tip;
}

}  // namespace

AssetGrid::AssetGrid(AssetPictures& pictures, QWidget* parent)
    : QWidget(parent),
      pictures_(pictures),
      search_(new QLineEdit),
      grid_(new IconGrid(3, 40, true)),
      area_(new QScrollArea) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
  describe(search_, "assetSearch",
           {.name = tr("Find assets"), .help = tr("Shows the models whose name or tags have these words")});
  search_->setPlaceholderText(tr("Find by name or tag"));
  search_->setClearButtonEnabled(true);
  column->addWidget(search_);
  area_->setWidget(grid_);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->setFocusPolicy(Qt::NoFocus);
  column->addWidget(area_);
  connect(search_, &QLineEdit::textChanged, this, &AssetGrid::fill);
  connect(grid_, &IconGrid::picked, this, [this](int id) { Q_EMIT picked(static_cast<AssetKind>(id)); });
  connect(grid_, &IconGrid::menuAsked, this, [this](int id, const QPoint& at) {
    Q_EMIT menuAsked(static_cast<AssetKind>(id), at);
  });
  connect(&pictures_, &AssetPictures::changed, this, &AssetGrid::showPictures);
  fill();
}

void AssetGrid::show(const AssetTable& assets) {
  if (&assets.own() == &assets_.own()) return;
  assets_ = assets;
  fill();
}

void AssetGrid::setChosen(AssetKind asset) {
  chosen_ = asset;
  grid_->setChosen(static_cast<int>(asset));
}

void AssetGrid::fill() {
  const QString words = search_->text();
  // With what is always there a search is of no use.
  search_->setVisible(!assets_.own().empty());
  shown_.clear();
  for (int kind = 0; kind < kAssetKinds; ++kind)
    if (holdsAll(titleOfAsset(static_cast<AssetKind>(kind)), words))
      shown_.push_back(static_cast<AssetKind>(kind));
  for (const Asset& asset : assets_.own())
    if (holdsAll(QString::fromStdString(asset.name + " " + asset.tags), words))
      shown_.push_back(*assetNamed(asset.name));
  grid_->clear();
  for (const AssetKind kind : shown_)
    grid_->add(static_cast<int>(kind), pictures_.of(kind, assets_), titleOfAsset(kind),
               tipOf(kind, assets_));
  grid_->setChosen(static_cast<int>(chosen_));
  area_->setFixedHeight(std::min(grid_->sizeHint().height() + 2, kMostHeight));
}

void AssetGrid::showPictures() {
  for (const AssetKind kind : shown_) grid_->setIcon(static_cast<int>(kind), pictures_.of(kind, assets_));
}

}  // namespace scarp
