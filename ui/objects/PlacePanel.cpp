#include "ui/objects/PlacePanel.h"

#include <QVBoxLayout>

#include "core/tools/ToolSchema.h"
#include "core/tools/ToolState.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/RuleChoice.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"

namespace scarp {
PlacePanel::PlacePanel(QWidget* parent)
    : QWidget(parent),
      assets_(new IconGrid(3, 40, true)),
      fields_(placeSchema(),
              {[this](const auto& edit) { change(edit); },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("place")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  for (int i = 0; i < kAssetKinds; ++i) {
    const auto kind = static_cast<AssetKind>(i);
    assets_->add(i, assetPicture(kind), assetTitle(kind), tr("Place: %1").arg(assetTitle(kind)));
  }
  fields_.into(*column);
  fields_.custom({"asset", assets_,
                  [this](const PlaceSettings& p) { assets_->setChosen(static_cast<int>(p.asset)); },
                  [](const PlaceSettings& from, PlaceSettings& to) { to.asset = from.asset; }});
  connect(assets_, &IconGrid::picked, this, [this](int id) {
    change([id](PlaceSettings& place) { place.asset = static_cast<AssetKind>(id); });
    Q_EMIT assetPicked();
  });
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

void PlacePanel::change(const std::function<void(PlaceSettings&)>& edit) {
  if (!tools_) return;
  PlaceSettings place = tools_->place();
  edit(place);
  tools_->setPlace(place);
}

void PlacePanel::refresh() { fields_.show(tools_ ? tools_->place() : PlaceSettings()); }

}  // namespace scarp
