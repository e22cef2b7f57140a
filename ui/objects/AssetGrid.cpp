#include "ui/objects/AssetGrid.h"

#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "core/model/ModelImport.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/AssetPictures.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

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
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  search_->setObjectName(QStringLiteral("assetSearch"));
  search_->setAccessibleName(tr("Find assets"));
  search_->setWhatsThis(tr("Shows the models whose name or tags have these words"));
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
