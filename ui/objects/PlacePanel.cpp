#include "ui/objects/PlacePanel.h"

#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/tools/ToolSchema.h"
#include "core/tools/ToolState.h"
#include "ui/objects/AssetGrid.h"
#include "ui/objects/RuleChoice.h"
#include "ui/widgets/DockColumn.h"

namespace scarp {
PlacePanel::PlacePanel(AssetPictures& pictures, QWidget* parent)
    : QWidget(parent),
      assets_(new AssetGrid(pictures)),
      fields_(placeSchema(),
              {[this](const auto& edit) { change(edit); },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("place")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  fields_.into(*column);
  fields_.custom({"asset", assets_, [this](const PlaceSettings& p) { assets_->setChosen(p.asset); },
                  [](const PlaceSettings& from, PlaceSettings& to) { to.asset = from.asset; }});
  connect(assets_, &AssetGrid::picked, this, &PlacePanel::pick);
  connect(assets_, &AssetGrid::menuAsked, this, &PlacePanel::menuAsked);
  auto* import = new QPushButton(tr("Import Models…"));
  import->setObjectName(QStringLiteral("importModels"));
  import->setToolTip(
      tr("Take models (glTF, OBJ, FBX, PLY, STL, DAE) in; files can be dropped on the window too"));
  connect(import, &QPushButton::clicked, this, &PlacePanel::importAsked);
  auto* library = new QPushButton(tr("Library"));
  library->setObjectName(QStringLiteral("modelLibrary"));
  library->setToolTip(tr("Models that are kept for all terrains"));
  auto* entries = new QMenu(library);
  entries->setToolTipsVisible(true);
  library->setMenu(entries);
  connect(entries, &QMenu::aboutToShow, this, [this, entries] { Q_EMIT libraryAsked(entries); });
  auto* sources = new QHBoxLayout;
  sources->addWidget(import, 1);
  sources->addWidget(library);
  column->addLayout(sources);
  addHeading(*column, tr("New objects"));
  fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true},
                 tr("Size of new objects; 1 is life size"));
  NumberSpec variation{tr("Variation"), QStringLiteral("%"), 0.0, 0.9};
  variation.shown = 100.0;
  fields_.number("scaleJitter", variation, tr("New objects vary in size by up to this much either way"));
  fields_.number("heightOffset", {tr("Height offset"), {}, -10.0, 10.0},
                 tr("How far above the ground new objects are put, metres"));
  fields_.choice("rule", ruleLabel(), ruleTitles(), ruleTips()).setObjectName(QStringLiteral("objectRule"));
  fields_.flag("randomYaw", tr("Random rotation"), tr("Every new object is turned another way"));
}

void PlacePanel::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void PlacePanel::showAssets(const AssetTable& assets) { assets_->show(assets); }

void PlacePanel::pick(AssetKind asset) {
  change([asset](PlaceSettings& place) { place.asset = asset; });
  Q_EMIT assetPicked();
}

void PlacePanel::change(const std::function<void(PlaceSettings&)>& edit) {
  if (!tools_) return;
  PlaceSettings place = tools_->place();
  edit(place);
  tools_->setPlace(place);
}

void PlacePanel::refresh() { fields_.show(tools_ ? tools_->place() : PlaceSettings()); }

}  // namespace scarp
