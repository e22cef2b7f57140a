#include "ui/objects/AssetPictures.h"

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <algorithm>

#include "ui/jobs/JobRunner.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/AssetThumbnail.h"
#include "ui/widgets/Icons.h"

namespace scarp {

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
  jobs_.run<std::vector<QImage>>(
      tr("Drawing pictures of models"),
      [models](const Progress& progress) { return drawThumbnails(models, kThumbnailSide, progress); },
      [here = QPointer<AssetPictures>(this), models](const Result<std::vector<QImage>>& pictures) {
        if (!here) return;
        if (here->drawn_.size() > kMostKept) here->drawn_.clear();
        for (std::size_t i = 0; i < models.size(); ++i) {
          here->wanted_.erase(models[i]->sum);
          // Without OpenGL a sign stays, and nobody draws it again and again.
          here->drawn_[models[i]->sum] =
              pictures ? QIcon(QPixmap::fromImage((*pictures)[i])) : icon(QStringLiteral("place"));
        }
        Q_EMIT here->changed();
        here->drawNext();
      });
}

}  // namespace scarp
