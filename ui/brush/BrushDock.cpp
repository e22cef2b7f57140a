#include "ui/brush/BrushDock.h"

#include <QLabel>
#include <QVBoxLayout>

#include "core/tools/LineTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"
#include "ui/actions/Actions.h"
#include "ui/brush/AlphaSection.h"
#include "ui/brush/BrushSection.h"
#include "ui/brush/PresetSection.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {
constexpr int kSectionsBeforeAlpha = 3;  ///< Size, kind and falloff.
}  // namespace

DockRow BrushDock::row() {
  return {.key = QStringLiteral("brushDock"),
          .title = tr("Brush"),
          .icon = "raise",
          .place = DockPlace::Tools,
          .tool = SculptTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            return new BrushDock(context.actions, &context.window);
          }};
}

BrushDock::BrushDock(const Actions& actions, QWidget* parent)
    : EditorDock(row(), parent),
      actions_(actions),
      binding_(new BrushBinding(this)),
      kind_(new KindSection(*binding_, actions)),
      presets_(new PresetSection(*binding_, PresetStore::usualFolder())),
      alpha_(new AlphaSection(*binding_)),
      radiusNote_(new QLabel) {
  QVBoxLayout& column = dockColumn(*this);
  column.setSpacing(0);
  column.addWidget(presets_);
  BrushSection* size = BrushSections::size(*binding_);
  column.addWidget(size);
  radiusNote_->setObjectName(QStringLiteral("radiusNote"));
  radiusNote_->setWordWrap(true);
  size->column().insertWidget(1, radiusNote_);  // right under the radius
  column.addWidget(kind_);
  column.addWidget(BrushSections::falloff(*binding_));
  column.addWidget(alpha_);
  column.addWidget(BrushSections::limits(*binding_));
  column.addWidget(BrushSections::symmetry(*binding_));
  column.addWidget(BrushSections::stroke(*binding_));
  column.addWidget(BrushSections::pen(*binding_));
  column.addWidget(BrushSections::jitter(*binding_));
  column.addStretch();
  connect(binding_, &BrushBinding::shown, this, &BrushDock::showRadiusNote);
  connect(binding_, &BrushBinding::shown, this, &BrushDock::placeAlpha);
  connect(presets_, &PresetSection::problem, this, &BrushDock::problem);
  connect(presets_, &PresetSection::picked, this, &BrushDock::toolPicked);
  connect(binding_, &BrushBinding::problem, this, &BrushDock::problem);
  setDocument(nullptr);
}

void BrushDock::setDocument(EditorDocument* document) {
  document_ = document;
  kind_->setHistory(document ? &document->terrain() : nullptr);
  presets_->setDocument(document);
  binding_->setTools(document ? &document->tools() : nullptr);
  widget()->setEnabled(document);
}

bool BrushDock::activatesTool(const ToolState& tools) const { return !tools.current().usesBrush(); }

void BrushDock::placeAlpha(const BrushSettings& brush) {
  auto& column = *static_cast<QVBoxLayout*>(alpha_->parentWidget()->layout());
  const bool first = brush.kind == BrushKind::Stamp;
  const int place = column.indexOf(presets_) + 1, present = column.indexOf(alpha_);
  if (first == (present == place)) return;
  // Among the other sections it stands after the falloff.
  column.insertWidget(first ? place : place + kSectionsBeforeAlpha, alpha_);
  if (first) alpha_->setOpen(true);
}

void BrushDock::showRadiusNote(const BrushSettings& brush) {
  const double cell = document_ ? document_->terrain().frame().cellSize() : 0.0;
  radiusNote_->setText(
      tr("The radius is smaller than a cell (%1): a stroke may touch no sample.").arg(shortLengthText(cell, 3)));
  radiusNote_->setVisible(brush.radius < cell);
}

}  // namespace scarp
