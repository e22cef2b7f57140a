#include "ui/scatter/ScatterAssetList.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>
#include <algorithm>

#include "core/scatter/ScatterRuleSchema.h"
#include "ui/objects/AssetPictures.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {
namespace {

constexpr int kAssetPicture = 28, kGridWidth = 220;  ///< Pixels.

}  // namespace

ScatterAssetList::ScatterAssetList(AssetPictures& pictures, QWidget* parent)
    : QWidget(parent), pictures_(pictures) {
  auto* all = bareLayout<QVBoxLayout>(this, 4);
  column_ = new QVBoxLayout;
  column_->setSpacing(4);
  all->addLayout(column_);
  auto* add = describe(new QPushButton(tr("Add Asset")), "scatterAssetAdd",
                       {.tip = tr("Put down another asset too"), .tabs = true});
  connect(add, &QPushButton::clicked, this, [this, add] {
    ask(*add, [this](AssetKind asset) {
      assets_.push_back({asset, 1.0});
      tell();
    });
  });
  all->addWidget(add);
  connect(&pictures_, &AssetPictures::changed, this, &ScatterAssetList::showPictures);
}

void ScatterAssetList::ask(QWidget& beside, const std::function<void(AssetKind)>& take) {
  QMenu menu;
  menu.setObjectName(QStringLiteral("scatterAssetMenu"));
  auto* grid = new AssetGrid(pictures_);
  grid->setMinimumWidth(kGridWidth);
  grid->show(table_);
  auto* action = new QWidgetAction(&menu);
  action->setDefaultWidget(grid);
  menu.addAction(action);
  std::optional<AssetKind> picked;
  connect(grid, &AssetGrid::picked, &menu, [&](AssetKind asset) {
    picked = asset;
    menu.close();
  });
  menu.exec(beside.mapToGlobal(QPoint(0, beside.height())));
  if (picked) take(*picked);
}

void ScatterAssetList::tell() {
  Q_EMIT editBegun();
  Q_EMIT assetsEdited(assets_);
  Q_EMIT editEnded(true);
}

void ScatterAssetList::show(const std::vector<ScatterAsset>& assets, const AssetTable& table) {
  assets_ = assets;
  table_ = table;
  if (!std::ranges::equal(assets_, rows_, {}, &ScatterAsset::asset, &Row::asset)) build();
  showPictures();
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (!rows_[i].weight->typing()) rows_[i].weight->setValue(assets_[i].weight);
}

void ScatterAssetList::showPictures() {
  for (const Row& row : rows_) row.button->setIcon(pictures_.of(row.asset, table_));
}

void ScatterAssetList::build() {
  for (const Row& row : std::exchange(rows_, {})) {
    // One of them may be what asks for it.
    column_->removeWidget(row.whole);
    row.whole->hide();
    for (QWidget* child : row.whole->findChildren<QWidget*>()) child->setObjectName({});
    row.whole->deleteLater();
  }
  for (std::size_t i = 0; i < assets_.size(); ++i) {
    auto* whole = new QWidget;
    auto* line = bareLayout<QHBoxLayout>(whole, 4);
    auto* button = new QPushButton(titleOfAsset(assets_[i].asset));
    button->setObjectName(QStringLiteral("scatterAsset%1").arg(i));
    button->setToolTip(tr("Put down another asset in its place"));
    button->setIconSize({kAssetPicture, kAssetPicture});
    button->setFocusPolicy(Qt::TabFocus);
    button->setStyleSheet(QStringLiteral("text-align: left; padding: 2px 6px;"));
    connect(button, &QPushButton::clicked, this, [this, i, button] {
      ask(*button, [this, i](AssetKind asset) {
        assets_[i].asset = asset;
        tell();
      });
    });
    NumberField* weight = limitedField(
        {tr("Weight"), {}, 0.01, 10.0, true}, scatterAssetSchema().number("weight"),
        QStringLiteral("scatterWeight%1").arg(i), tr("How often, beside the weights of the others"));
    connect(weight, &NumberField::refused, this, &ScatterAssetList::problem);
    connect(weight, &NumberField::editBegun, this, &ScatterAssetList::editBegun);
    connect(weight, &NumberField::editEnded, this, &ScatterAssetList::editEnded);
    connect(weight, &NumberField::valueEdited, this, [this, i](double value) {
      assets_[i].weight = value;
      Q_EMIT assetsEdited(assets_);
    });
    QToolButton* remove = iconButton(QStringLiteral("close"), tr("Leave this asset out"));
    remove->setObjectName(QStringLiteral("scatterAssetRemove%1").arg(i));
    remove->setEnabled(assets_.size() > 1);
    connect(remove, &QToolButton::clicked, this, [this, i] {
      assets_.erase(assets_.begin() + static_cast<std::ptrdiff_t>(i));
      tell();
    });
    line->addWidget(button, 1);
    line->addWidget(weight, 1);
    line->addWidget(remove);
    column_->addWidget(whole);
    rows_.push_back({assets_[i].asset, button, weight, whole});
  }
}

}  // namespace scarp
