#include "ui/mask/PastePanel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/base/Angles.h"
#include "core/mask/MaskNames.h"
#include "core/terrain/WorkingRange.h"
#include "core/tools/ToolState.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

PastePanel::PastePanel(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  addHeading(*column, tr("Paste: drag it, its corners, or around it"));
  addNumber(
      *column, {tr("Rotation"), QStringLiteral("°"), -180.0, 180.0}, "pasteTurn", tr("Degrees anticlockwise"),
      -360.0, 360.0, [](const ClipPlacement& p) { return p.turn * kDegrees; },
      [](ClipPlacement& p, double v) { p.turn = v / kDegrees; });
  addNumber(
      *column, {tr("Scale"), QStringLiteral("×"), 0.1, 10.0, true}, "pasteScale", tr("How wide it becomes"),
      1e-3, 1e3, [](const ClipPlacement& p) { return p.scale; },
      [](ClipPlacement& p, double v) { p.scale = v; });
  addNumber(
      *column, {tr("Height scale"), QStringLiteral("×"), -2.0, 4.0}, "pasteHeightScale",
      tr("How high it becomes, above the plane on which it stood"), -1e3, 1e3,
      [](const ClipPlacement& p) { return p.heightScale; },
      [](ClipPlacement& p, double v) { p.heightScale = v; });
  addNumber(
      *column, {tr("Height"), tr("m"), -200.0, 200.0}, "pasteHeight",
      tr("Metres that are added to its heights"), -kHighest, kHighest,
      [](const ClipPlacement& p) { return p.heightOffset; },
      [](ClipPlacement& p, double v) { p.heightOffset = v; });
  addNumber(
      *column, {tr("Feather"), tr("m"), 0.0, 200.0}, "pasteFeather",
      tr("Metres over which its edge fades into the ground"), 0.0, kHighest,
      [](const ClipPlacement& p) { return p.feather; }, [](ClipPlacement& p, double v) { p.feather = v; });
  blend_ = new ChoiceRow(tr("Blend"), titlesOf(clipBlendNames()));
  connect(blend_, &ChoiceRow::picked, this, [this](int index) {
    change([index](ClipPlacement& p) { p.blend = static_cast<ClipBlend>(index); });
  });
  column->addWidget(blend_);
  relative_ = new QCheckBox(tr("Add to existing terrain"));
  relative_->setToolTip(tr("Its shape is laid on the ground that is there, instead of its own heights"));
  connect(relative_, &QCheckBox::clicked, this,
          [this](bool on) { change([on](ClipPlacement& p) { p.relative = on; }); });
  column->addWidget(relative_);
  auto* row = new QHBoxLayout;
  auto* drop = new QPushButton(tr("Apply"));
  auto* back = new QPushButton(tr("Cancel"));
  drop->setObjectName(QStringLiteral("pasteDrop"));
  back->setObjectName(QStringLiteral("pasteBack"));
  drop->setToolTip(tr("Apply the paste where it is (Enter)"));
  back->setToolTip(tr("Leave the ground as it was (Esc)"));
  connect(drop, &QPushButton::clicked, this, [this] { tools_->dropPaste(); });
  connect(back, &QPushButton::clicked, this, [this] { tools_->takePasteBack(); });
  for (QPushButton* button : {drop, back}) {
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
  }
  column->addLayout(row);
  hide();
}

void PastePanel::addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name, const QString& tip,
                           double low, double high, Get get, Set set) {
  auto* field = new NumberField(spec);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(tip + QLatin1Char('\n') + tr("Drag, or click to type any number."));
  field->setCheck(rangeCheck(spec.label.toLower(), low, high));
  connect(field, &NumberField::refused, this, &PastePanel::problem);
  connect(field, &NumberField::valueEdited, this, [this, set = std::move(set)](double value) {
    change([&](ClipPlacement& placement) { set(placement, value); });
  });
  rows_.push_back({field, std::move(get)});
  column.addWidget(field);
}

void PastePanel::change(const std::function<void(ClipPlacement&)>& edit) {
  if (!tools_ || !tools_->floating()) return;
  ClipPlacement placement = tools_->floating()->placement;
  edit(placement);
  tools_->setPlacement(placement);
}

void PastePanel::setTools(ToolState* tools) {
  tools_ = tools;
  onPaste_ = tools ? tools->pasteChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void PastePanel::refresh() {
  const bool floats = tools_ && tools_->floating();
  setVisible(floats);
  if (!floats) return;
  const ClipPlacement& placement = tools_->floating()->placement;
  for (const Row& row : rows_) row.field->setValue(row.get(placement));
  blend_->setChosen(static_cast<int>(placement.blend));
  relative_->setChecked(placement.relative);
}

}  // namespace scarp
