#include "ui/materials/PaintPanel.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/edit/PaintEdit.h"
#include "core/material/MaterialSchema.h"
#include "core/scene/Scene.h"
#include "core/tools/PaintTool.h"
#include "core/tools/ViewController.h"
#include "ui/actions/Actions.h"
#include "ui/brush/AlphaSection.h"
#include "ui/brush/BrushSection.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/ConditionList.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/materials/MaterialView.h"
#include "ui/materials/RuleText.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

/// Strokes of paint take the strongest weight of their dabs: what makes dabs weaker does not count.
BrushUse paintUse() {
  return {QStringLiteral("paint"),
          BrushKind::Raise,
          {"strength", "flow", "jitter-strength", "pressure-strength", "pressure-flow"}};
}

}  // namespace

PaintPanel::PaintPanel(const Actions& actions, MaterialView& view, QWidget* parent)
    : QWidget(parent), actions_(actions), view_(view), brush_(new BrushBinding(paintUse(), this)) {
  auto* column = bareLayout<QVBoxLayout>(this, 0);
  connect(brush_, &BrushBinding::problem, this, &PaintPanel::problem);
  auto* section = new BrushSection(*brush_, QStringLiteral("brushSize"), tr("Brush"), true);
  column->addWidget(section);
  addWays(section->column());
  section->number("radius", {tr("Radius"), QStringLiteral("m"), 1.0, 5000.0, true},
                  tr("From the brush's centre to its rim. Keys: [ and ]"));
  addFills(section->column());
  addPick(section->column());
  addLimits(*column);
  column->addWidget(BrushSections::falloff(*brush_, false));
  column->addWidget(new AlphaSection(*brush_));
  column->addWidget(BrushSections::symmetry(*brush_));
  BrushSection* stroke = BrushSections::stroke(*brush_);
  stroke->flag("pressure-radius", tr("Pen pressure sets the size"),
               tr("A harder press makes the brush larger"));
  column->addWidget(stroke);
  column->addWidget(BrushSections::jitter(*brush_));
}

void PaintPanel::addWays(QVBoxLayout& column) {
  ways_ = new IconGrid(3, 24, true);
  ways_->setObjectName(QStringLiteral("paintWays"));
  ways_->add(0, actions_.way("paintMaterials")->icon(), tr("Paint"),
             tr("Cover the ground with the chosen material"));
  ways_->add(1, actions_.brush(BrushKind::Lower)->icon(), tr("Erase"),
             tr("Take paint away: the rules come back"));
  ways_->add(2, actions_.brush(BrushKind::Smooth)->icon(), tr("Blend"),
             tr("Soften the borders of materials"));
  connect(ways_, &IconGrid::picked, this, [this](int way) {
    if (!document_) return;
    change([way](PaintSettings& paint) { paint.action = static_cast<PaintAction>(way); });
    document_->tools().setTool(PaintTool::kName);
    refresh();
  });
  column.addWidget(ways_);
  opacity_ = opacityField(ruleSchema().number("opacity"), QStringLiteral("paintOpacity"),
                          tr("How far a stroke covers what lies there"));
  connect(opacity_, &NumberField::valueEdited, this,
          [this](double value) { change([value](PaintSettings& paint) { paint.opacity = value; }); });
  connect(opacity_, &NumberField::refused, this, &PaintPanel::problem);
  column.addWidget(opacity_);
}

void PaintPanel::addFills(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  const auto button = [&](const char* name, const QString& text, const QString& tip, PaintAction action) {
    auto* push = describe(new QPushButton(text), name, {.tip = tip, .tabs = true});
    connect(push, &QPushButton::clicked, this, [this, action] { fill(action); });
    row->addWidget(push);
  };
  button(
      "fillMaterial", tr("Fill"),
      tr("Cover what is selected, or all ground, with the chosen material; only where “Only where” allows"),
      PaintAction::Paint);
  button("clearPaint", tr("Clear"), tr("Take away all paint from what is selected, or from all ground"),
         PaintAction::Erase);
  column.addLayout(row);
}

void PaintPanel::addPick(QVBoxLayout& column) {
  auto* hint = new QLabel(tr("Ctrl erases, Shift blends."));
  hint->setProperty("role", QStringLiteral("quiet"));
  column.addWidget(hint);
  under_ = new QLabel;
  under_->setObjectName(QStringLiteral("materialUnderCursor"));
  under_->setProperty("role", QStringLiteral("quiet"));
  // A long name makes the panel no wider.
  under_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  column.addWidget(under_);
  connect(actions_.takeHeight, &QAction::triggered, this, [this] {
    if (document_ && document_->tools().tool() == PaintTool::kName) pick();
  });
}

void PaintPanel::addLimits(QVBoxLayout& column) {
  limited_ = new FoldingSection(QStringLiteral("paintLimits"), tr("Only where"), false);
  column.addWidget(limited_);
  connect(limited_, &FoldingSection::resetAsked, this, [this] {
    change([](PaintSettings& paint) {
      paint.onto = 0;
      paint.limits.clear();
    });
  });
  onto_ = describe(new QComboBox, "paintOnto",
                   {.name = tr("Only where this material lies"),
                    .tip = tr("Paint only where this material lies"),
                    .tabs = true});
  onto_->setIconSize({kMaterialIcon, kMaterialIcon});
  connect(onto_, &QComboBox::activated, this, [this](int index) {
    change([&](PaintSettings& paint) { paint.onto = onto_->itemData(index).toUInt(); });
  });
  limited_->column().addWidget(onto_);
  limits_ = new ConditionList(
      QStringLiteral("paintLimit"), groundOf([this] { return document_ ? &document_->scene() : nullptr; }),
      [this](const RuleCondition& like) { return document_ ? document_->scene().startOf(like) : like; });
  connect(limits_, &ConditionList::problem, this, &PaintPanel::problem);
  connect(limits_, &ConditionList::conditionsEdited, this,
          [this](const std::vector<RuleCondition>& conditions) {
            change([&](PaintSettings& paint) { paint.limits = conditions; });
          });
  limited_->column().addWidget(limits_);
}

void PaintPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showCursor();
}

void PaintPanel::setDocument(EditorDocument* document) {
  document_ = document;
  subscriptions_.clear();
  brush_->setTools(document ? &document->tools() : nullptr);
  if (document) {
    subscriptions_.push_back(document->scene().groundSettled.subscribe([this] { limits_->groundChanged(); }));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { refresh(); }));
    subscriptions_.push_back(onChange(
        document, [this] { showMaterials(); }, &DocumentChange::materials));
    subscriptions_.push_back(document->view().cursorChanged.subscribe([this] { showCursor(); }));
  }
  showMaterials();
}

void PaintPanel::change(const std::function<void(PaintSettings&)>& edit) {
  if (!document_) return;
  PaintSettings paint = document_->tools().get<PaintTool>().settings();
  edit(paint);
  document_->tools().get<PaintTool>().setSettings(paint);
}

void PaintPanel::fill(PaintAction action) {
  if (!document_) return;
  const PaintSettings& paint = document_->tools().get<PaintTool>().settings();
  PaintOperation operation;
  operation.action = action;
  operation.material = paint.material;
  operation.onto = paint.onto;
  operation.limits = paint.limits;
  if (action == PaintAction::Paint) operation.opacity = paint.opacity;
  if (document_->terrain().editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  const auto done = perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageText(done.error().message));
}

void PaintPanel::pick() {
  if (!document_) return;
  const auto& cursor = document_->view().cursor();
  if (!cursor) return;
  const auto found = view_.materialsAt(static_cast<int>(std::lround(cursor->column)),
                                       static_cast<int>(std::lround(cursor->row)));
  if (found.empty()) return;
  change([&](PaintSettings& paint) {
    paint.material = found.front().first;
    paint.action = PaintAction::Paint;
  });
}

void PaintPanel::refresh() {
  if (!document_) return;
  const PaintSettings& paint = document_->tools().get<PaintTool>().settings();
  ways_->setChosen(document_->tools().tool() == PaintTool::kName ? static_cast<int>(paint.action) : -1);
  opacity_->setValue(paint.opacity);
  onto_->setCurrentIndex(std::max(0, onto_->findData(paint.onto)));
  limits_->setConditions(paint.limits);
  limited_->setChanged(paint.onto != 0 || !paint.limits.empty());
  showCursor();
}

void PaintPanel::showMaterials() {
  onto_->clear();
  onto_->addItem(tr("On any material"), 0U);
  if (document_)
    for (const Material& material : document_->terrain().materials())
      onto_->addItem(materialIcon(material), tr("Only on %1").arg(QString::fromStdString(material.name)),
                     material.id);
  // What is painted onto may be gone.
  if (document_ && onto_->findData(document_->tools().get<PaintTool>().settings().onto) < 0)
    change([](PaintSettings& paint) { paint.onto = 0; });
  refresh();
}

void PaintPanel::showCursor() {
  if (!document_ || !isVisible()) return;
  const auto& cursor = document_->view().cursor();
  QStringList shares;
  if (cursor && document_->tools().tool() == PaintTool::kName)
    for (const auto& [material, weight] : view_.materialsAt(static_cast<int>(std::lround(cursor->column)),
                                                            static_cast<int>(std::lround(cursor->row))))
      if (shares.size() < 2)
        shares += tr("%1 %2 %")
                      .arg(nameOf(material, document_->terrain().materials()))
                      .arg(100.0 * weight / 255.0, 0, 'f', 0);
  under_->setText(shares.empty() ? tr("H takes the material under the cursor")
                                 : tr("H takes: %1").arg(shares.join(QStringLiteral(", "))));
}

}  // namespace scarp
