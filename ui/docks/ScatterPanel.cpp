#include "ui/docks/ScatterPanel.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "core/edit/Operation.h"
#include "ui/EditorDocument.h"
#include "ui/docks/DockColumn.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

ScatterPanel::ScatterPanel(QWidget* parent)
    : QWidget(parent),
      density_(new NumberField({tr("Density"), tr("/ha"), 0.1, 10000.0, true})),
      spacing_(new NumberField({tr("Spacing"), tr("m"), 0.0, 50.0})),
      steepest_(new NumberField({tr("Max slope"), QStringLiteral("°"), 0.0, 90.0})),
      button_(new QPushButton) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  addHeading(*column, tr("Scatter"));
  const ScatterSettings usual;
  density_->setValue(usual.density);
  spacing_->setValue(usual.spacing);
  steepest_->setValue(40.0);
  density_->setToolTip(tr("Objects on a hectare (100 m × 100 m) of what is selected"));
  spacing_->setToolTip(tr("From one to another at least, metres"));
  steepest_->setToolTip(tr("None are put on steeper ground"));
  density_->setCheck(rangeCheck(tr("density"), 1e-6, 1e6));
  spacing_->setCheck(rangeCheck(tr("spacing"), 0.0, 1e6));
  steepest_->setCheck(rangeCheck(tr("slope"), 0.0, 90.0));
  for (NumberField* field : {density_, spacing_, steepest_}) {
    column->addWidget(field);
    connect(field, &NumberField::refused, this, &ScatterPanel::problem);
  }
  button_->setObjectName(QStringLiteral("scatter"));
  button_->setToolTip(tr("Objects like the new ones above, as one step that can be undone"));
  column->addWidget(button_);
  connect(button_, &QPushButton::clicked, this, &ScatterPanel::scatterNow);
  refresh();
}

void ScatterPanel::setDocument(EditorDocument* document) {
  document_ = document;
  onSelection_ = document
                     ? document->terrain().selectionChanged.subscribe([this](const GridRect&) { refresh(); })
                     : Subscription();
  onHistory_ =
      document ? document->terrain().historyChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void ScatterPanel::refresh() {
  const bool selecting = document_ && document_->terrain().selection();
  button_->setText(selecting ? tr("Scatter over Selection") : tr("Scatter over Terrain"));
}

void ScatterPanel::scatterNow() {
  if (!document_ || document_->tools().dragging()) return;
  TerrainDocument& terrain = document_->terrain();
  if (terrain.editing())
    return Q_EMIT problem(tr("Apply or cancel the preview on the ground first."));
  const PlaceSettings& place = document_->tools().place();
  ScatterOperation operation;
  ScatterSettings& settings = operation.settings;
  settings.asset = place.asset;
  settings.scale = place.scale;
  settings.scaleJitter = place.scaleJitter;
  settings.heightOffset = place.heightOffset;
  settings.rule = place.rule;
  settings.randomYaw = place.randomYaw;
  settings.density = density_->value();
  settings.spacing = spacing_->value();
  settings.steepest = steepest_->value();
  // Other places each time: what is not liked is undone and tried again.
  settings.seed = static_cast<std::uint32_t>(terrain.history().pushes());
  const auto done = perform(operation, terrain);
  Q_EMIT problem(done ? QString() : QString::fromStdString(done.error().message));
}

}  // namespace scarp
