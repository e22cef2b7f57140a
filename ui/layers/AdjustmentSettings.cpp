#include "ui/layers/AdjustmentSettings.h"

#include <QElapsedTimer>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "core/operation/OperationSchema.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberField.h"

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
  auto* row = new QHBoxLayout(request_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(state_, 1);
  row->addWidget(update_);
  state_->setWordWrap(true);
  state_->setObjectName(QStringLiteral("adjustmentState"));
  update_->setObjectName(QStringLiteral("updateAdjustment"));
  update_->setToolTip(tr("Compute the layer from the terrain beneath it"));
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

}  // namespace scarp
