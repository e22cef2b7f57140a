#include "ui/mask/PastePanel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/mask/MaskSchema.h"
#include "core/tools/ToolState.h"
#include "core/tools/WorkTools.h"
#include "ui/widgets/DockColumn.h"

namespace scarp {

PastePanel::PastePanel(QWidget* parent)
    : QWidget(parent),
      fields_(placementSchema(),
              {[this](const auto& edit) { change(edit); },
               [this](const QString& message) { Q_EMIT problem(message); }},
              QStringLiteral("paste")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  addHeading(*column, tr("Paste: drag it, its corners, or around it"));
  fields_.into(*column);
  fields_.number("turn", {tr("Rotation"), {}, -180.0, 180.0}, tr("Degrees anticlockwise"));
  fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.1, 10.0, true}, tr("How wide it becomes"));
  fields_.number("height-scale", {tr("Height scale"), QStringLiteral("×"), -2.0, 4.0},
                 tr("How high it becomes, above the plane on which it stood"));
  fields_
      .number("height-offset", {tr("Height"), {}, -200.0, 200.0}, tr("What is added to its heights"))
      .setObjectName(QStringLiteral("pasteHeight"));
  fields_.number("feather", {tr("Feather"), {}, 0.0, 200.0},
                 tr("How far its edge fades into the ground"));
  fields_.choice("blend", tr("Blend"));
  fields_.flag("relative", tr("Add to existing terrain"),
               tr("Its shape is laid on the ground that is there, instead of its own heights"));
  auto* row = new QHBoxLayout;
  auto* drop = new QPushButton(tr("Apply"));
  auto* back = new QPushButton(tr("Cancel"));
  drop->setObjectName(QStringLiteral("pasteDrop"));
  back->setObjectName(QStringLiteral("pasteBack"));
  drop->setToolTip(tr("Apply the paste where it is (Enter)"));
  back->setToolTip(tr("Leave the ground as it was (Esc)"));
  connect(drop, &QPushButton::clicked, this, [this] { tools_->get<PasteTool>().drop(); });
  connect(back, &QPushButton::clicked, this, [this] { tools_->get<PasteTool>().remove(); });
  for (QPushButton* button : {drop, back}) {
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  column->addLayout(row);
  hide();
}

void PastePanel::change(const std::function<void(ClipPlacement&)>& edit) {
  if (!tools_ || !tools_->get<PasteTool>().floating()) return;
  ClipPlacement placement = tools_->get<PasteTool>().floating()->placement;
  edit(placement);
  tools_->get<PasteTool>().setPlacement(placement);
}

void PastePanel::setTools(ToolState* tools) {
  tools_ = tools;
  onPaste_ = tools ? tools->get<PasteTool>().changed.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void PastePanel::refresh() {
  const bool floats = tools_ && tools_->get<PasteTool>().floating();
  setVisible(floats);
  if (!floats) return;
  fields_.show(tools_->get<PasteTool>().floating()->placement);
}

}  // namespace scarp
