#include "ui/layers/LayerSettings.h"

#include <QElapsedTimer>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/document/Layer.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/operation/OperationSchema.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

namespace {

constexpr int kMaxDelay = 1000;  ///< Milliseconds between two results that a drag shows.

}  // namespace

AdjustmentSettings::AdjustmentSettings(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      request_(new QWidget),
      state_(new QLabel),
      update_(new QPushButton(tr("Update"))) {
  setObjectName(QStringLiteral("adjustmentSettings"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(6);
  auto* row = bareLayout<QHBoxLayout>(request_);
  row->addWidget(state_, 1);
  row->addWidget(update_);
  state_->setWordWrap(true);
  state_->setObjectName(QStringLiteral("adjustmentState"));
  describe(update_, "updateAdjustment", {.tip = tr("Compute the layer from the terrain beneath it")});
  column_->addWidget(request_);
  connect(update_, &QPushButton::clicked, this, [this] {
    if (const std::size_t there = place(); there > 0) Q_EMIT updateWanted(there);
  });
  delay_.setSingleShot(true);
  connect(&delay_, &QTimer::timeout, this, &AdjustmentSettings::show);
  refresh();
}

AdjustmentSettings::~AdjustmentSettings() = default;

void AdjustmentSettings::setDocument(TerrainDocument* document) {
  delay_.stop();
  session_.reset();
  document_ = document;
  layer_ = kBaseLayer;
  filter_.reset();
  refresh();
}

std::size_t AdjustmentSettings::place() const {
  if (!document_) return 0;
  const auto& layers = document_->layers();
  const auto found = std::ranges::find(layers, layer_, &Layer::id);
  return found == layers.end() ? 0 : static_cast<std::size_t>(found - layers.begin()) + 1;
}

void AdjustmentSettings::refresh() {
  if (session_) return;
  const std::size_t active = document_ ? document_->placeOf(document_->activeLayer()) : 0;
  const Layer* const layer = active > 0 ? &document_->layers()[active - 1] : nullptr;
  const bool adjusts = layer && layer->adjustment;
  setVisible(adjusts);
  if (!adjusts) {
    layer_ = kBaseLayer;
    filter_.reset();
    return;
  }
  if (layer_ != layer->id || !filter_ || layer->adjustment != *filter_) {
    layer_ = layer->id;
    filter_ = *layer->adjustment;
    makeForm();
  }
  const bool locked = effectiveSettings(document_->layers(), active - 1).locked;
  form_->setEnabled(!locked);
  request_->setVisible(!layer->isUpdatedByEdits());
  state_->setText(layer->outdated ? tr("Outdated") : tr("Up to date"));
  update_->setEnabled(!locked);
}

void AdjustmentSettings::makeForm() {
  // The widget whose edit led here may still be at work.
  if (form_) {
    form_->hide();
    form_->deleteLater();
  }
  form_ = new QWidget;
  auto* form = new QFormLayout(form_);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(6);
  addFields(
      *form, *filter_, OperationReach(*document_), [this] { edited(); }, QStringLiteral("adjustment"));
  for (NumberField* const field : form_->findChildren<NumberField*>()) {
    connect(field, &NumberField::refused, this, &AdjustmentSettings::problem);
    connect(field, &NumberField::editBegun, this, &AdjustmentSettings::begin);
    connect(field, &NumberField::editEnded, this, &AdjustmentSettings::end);
  }
  for (CurveEditor* const curve : form_->findChildren<CurveEditor*>()) {
    curve->setToolTip(tr("Drag a point, or press beside the curve to add one"));
    curve->setAccessibleName(tr("Curve"));
    connect(curve, &CurveEditor::editBegun, this, &AdjustmentSettings::begin);
    connect(curve, &CurveEditor::editEnded, this, &AdjustmentSettings::end);
  }
  column_->insertWidget(0, form_);
}

void AdjustmentSettings::begin() {
  if (!document_ || session_ || document_->editing() || place() == 0) return;
  session_ = std::make_unique<EditSession>(
      *document_, Message("Change layer \"%1\"", document_->layers()[place() - 1].name));
}

void AdjustmentSettings::edited() {
  if (const auto good = checkAdjustment(*filter_); !good)
    return Q_EMIT problem(messageText(good.error().message));
  Q_EMIT problem(QString());
  if (session_) {
    if (!delay_.isActive()) delay_.start();
    return;
  }
  SetLayerOperation change;
  change.layer = place();
  change.filter = *filter_;
  if (change.layer > 0) Q_EMIT wanted(change);
  // The operation may have been refused.
  refresh();
}

void AdjustmentSettings::show() {
  if (!session_ || place() == 0 || !checkAdjustment(*filter_)) return;
  QElapsedTimer time;
  time.start();
  DocumentState state = document_->state();
  Layer& layer = state.layers[place() - 1];
  if (layer.adjustment == *filter_) return;
  setAdjustment(layer, *filter_, document_->frame());
  session_->setState(std::move(state), EditSession::DerivedLayers::Now);
  // Half of the time is left for the drag and the view.
  delay_.setInterval(static_cast<int>(std::min<qint64>(time.elapsed(), kMaxDelay)));
}

void AdjustmentSettings::end(bool kept) {
  if (!session_) return;
  delay_.stop();
  if (kept) {
    show();
    SetLayerOperation change;
    change.layer = place();
    change.filter = document_->layers()[place() - 1].adjustment;
    session_->commit(std::make_shared<Operation>(change));
    if (const Message& why = session_->refusal(); !why.empty()) Q_EMIT problem(messageText(why));
  }
  session_.reset();
  refresh();
}

QStringList blendTitles() { return titlesOf(layerBlendNames()); }

LayerSettings::LayerSettings(QWidget* parent)
    : QWidget(parent),
      blend_(new ChoiceRow(tr("Blend"), blendTitles())),
      opacity_(opacityField(layerSchema().number("opacity"), QStringLiteral("layerOpacity"),
                            tr("How much of the layer lies on the ground"))),
      adjustment_(new AdjustmentSettings) {
  auto* column = bareLayout<QVBoxLayout>(this, 6);
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
