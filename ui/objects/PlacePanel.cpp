#include "ui/objects/PlacePanel.h"

#include <QCheckBox>
#include <QVBoxLayout>

#include "core/terrain/WorkingRange.h"
#include "core/tools/ToolState.h"
#include "ui/objects/AssetPicture.h"
#include "ui/objects/RuleChoice.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

NumberSpec jitterSpec() {
  NumberSpec spec{PlacePanel::tr("Variation"), QStringLiteral("%"), 0.0, 0.9};
  spec.shown = 100.0;
  return spec;
}

}  // namespace

PlacePanel::PlacePanel(QWidget* parent)
    : QWidget(parent),
      assets_(new IconGrid(3, 40, true)),
      scale_(new NumberField({tr("Scale"), QStringLiteral("×"), 0.1, 50.0, true})),
      jitter_(new NumberField(jitterSpec())),
      offset_(new NumberField({tr("Height offset"), tr("m"), -10.0, 10.0})),
      rule_(makeRuleChoice()),
      turn_(new QCheckBox(tr("Random rotation"))) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  for (int i = 0; i < kAssetKinds; ++i) {
    const auto kind = static_cast<AssetKind>(i);
    assets_->add(i, assetPicture(kind), assetTitle(kind), tr("Place: %1").arg(assetTitle(kind)));
  }
  column->addWidget(assets_);
  addHeading(*column, tr("New objects"));
  for (NumberField* field : {scale_, jitter_, offset_}) column->addWidget(field);
  column->addWidget(rule_);
  column->addWidget(turn_);
  scale_->setToolTip(tr("Size of new objects; 1 is life size"));
  jitter_->setToolTip(tr("New objects vary in size by up to this much either way"));
  offset_->setToolTip(tr("How far above the ground new objects are put, metres"));
  turn_->setToolTip(tr("Every new object is turned another way"));
  scale_->setCheck(rangeCheck(tr("scale"), 1e-4, 1e6));
  jitter_->setCheck(rangeCheck(tr("variation"), 0.0, 0.9));
  offset_->setCheck(rangeCheck(tr("height offset"), -kHighest, kHighest));
  for (NumberField* field : {scale_, jitter_, offset_})
    connect(field, &NumberField::refused, this, &PlacePanel::problem);

  const auto change = [this](auto edit) {
    return [this, edit](auto value) {
      if (!tools_) return;
      PlaceSettings place = tools_->place();
      edit(place, value);
      tools_->setPlace(place);
    };
  };
  connect(scale_, &NumberField::valueEdited, this, change([](PlaceSettings& p, double v) { p.scale = v; }));
  connect(jitter_, &NumberField::valueEdited, this,
          change([](PlaceSettings& p, double v) { p.scaleJitter = v; }));
  connect(offset_, &NumberField::valueEdited, this,
          change([](PlaceSettings& p, double v) { p.heightOffset = v; }));
  connect(rule_, &ChoiceRow::picked, this,
          change([](PlaceSettings& p, int index) { p.rule = static_cast<ObjectRule>(index); }));
  connect(turn_, &QCheckBox::clicked, this, change([](PlaceSettings& p, bool on) { p.randomYaw = on; }));
  connect(assets_, &IconGrid::picked, this,
          change([](PlaceSettings& p, int id) { p.asset = static_cast<AssetKind>(id); }));
  connect(assets_, &IconGrid::picked, this, &PlacePanel::assetPicked);
}

void PlacePanel::setTools(ToolState* tools) {
  tools_ = tools;
  onSettings_ = tools ? tools->settingsChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void PlacePanel::refresh() {
  const PlaceSettings place = tools_ ? tools_->place() : PlaceSettings();
  assets_->setChosen(static_cast<int>(place.asset));
  scale_->setValue(place.scale);
  jitter_->setValue(place.scaleJitter);
  offset_->setValue(place.heightOffset);
  rule_->setChosen(static_cast<int>(place.rule));
  turn_->setChecked(place.randomYaw);
}

}  // namespace scarp
