#include "ui/layers/LayerSettings.h"

#include <QVBoxLayout>

#include "core/document/Layer.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "ui/layers/AdjustmentSettings.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

QStringList blendTitles() { return titlesOf(layerBlendNames()); }

LayerSettings::LayerSettings(QWidget* parent)
    : QWidget(parent),
      blend_(new ChoiceRow(tr("Blend"), blendTitles())),
      opacity_(opacityField(layerSchema().number("opacity"), QStringLiteral("layerOpacity"),
                            tr("How much of the layer lies on the ground"))),
      adjustment_(new AdjustmentSettings) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(blend_);
  column->addWidget(opacity_);
  column->addWidget(adjustment_);
  blend_->setTip(0, tr("Raises the ground by what the layer holds"));
  blend_->setTip(1, tr("Fills up to the layer's height"));
  blend_->setTip(2, tr("Cuts down to the layer's height"));
  blend_->setTip(3, tr("Puts the layer's height in place of the ground's"));
  connect(blend_, &ChoiceRow::picked, this, [this](int index) {
    SetLayerOperation change;
    change.layer = document_->placeOf(document_->activeLayer());
    change.blend = static_cast<LayerBlend>(index);
    Q_EMIT wanted(change);
  });
  connect(adjustment_, &AdjustmentSettings::wanted, this, &LayerSettings::wanted);
  connect(adjustment_, &AdjustmentSettings::updateWanted, this, &LayerSettings::updateWanted);
  connect(adjustment_, &AdjustmentSettings::problem, this, &LayerSettings::problem);
  connect(opacity_, &NumberField::refused, this, &LayerSettings::problem);
  connect(opacity_, &NumberField::editBegun, this, &LayerSettings::beginOpacity);
  connect(opacity_, &NumberField::valueEdited, this, &LayerSettings::showOpacity);
  connect(opacity_, &NumberField::editEnded, this, &LayerSettings::endOpacity);
  refresh();
}

LayerSettings::~LayerSettings() = default;

void LayerSettings::setDocument(TerrainDocument* document) {
  session_.reset();
  document_ = document;
  adjustment_->setDocument(document);
  refresh();
}

void LayerSettings::refresh() {
  const std::size_t place = document_ ? document_->placeOf(document_->activeLayer()) : 0;
  setEnabled(place > 0);
  adjustment_->refresh();
  if (session_) return;
  if (place == 0) {
    blend_->setChosen(0);
    return opacity_->setValue(1.0);
  }
  const Layer& layer = document_->layers()[place - 1];
  blend_->setChosen(static_cast<int>(layer.blend));
  blend_->setEnabled(!layer.isGroup && !layer.adjustment);
  if (!opacity_->typing()) opacity_->setValue(layer.opacity);
}

void LayerSettings::beginOpacity() {
  if (!document_ || document_->editing()) return;
  place_ = document_->placeOf(document_->activeLayer());
  if (place_ == 0) return;
  session_ = std::make_unique<EditSession>(*document_,
                                           Message("Opacity of %1", document_->layers()[place_ - 1].name));
}

void LayerSettings::showOpacity(double opacity) {
  if (!session_) return;
  DocumentState state = document_->state();
  state.layers[place_ - 1].opacity = opacity;
  session_->setState(std::move(state));
}

void LayerSettings::endOpacity(bool kept) {
  if (!session_) return;
  SetLayerOperation change;
  change.layer = place_;
  change.opacity = document_->layers()[place_ - 1].opacity;
  if (kept) session_->commit(std::make_shared<Operation>(change));
  if (const Message& why = session_->refusal(); !why.empty()) Q_EMIT problem(messageText(why));
  session_.reset();
  refresh();
}

}  // namespace scarp
