#include "ui/mask/SelectionDock.h"

#include <QAction>
#include <QCheckBox>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/mask/MaskNames.h"
#include "core/terrain/WorkingRange.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/mask/MaskCommands.h"
#include "ui/mask/MaskView.h"
#include "ui/mask/PastePanel.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/IconGrid.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr int kAroundName = 8;  ///< Pixels.

/// A button that does what an action does.
QToolButton* buttonFor(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  button->setProperty("push", true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return button;
}

/// What the numbers of the wand are for each criterion: unit, and how far the bar reaches.
struct WandReach {
  const char* unit;
  double high;
};
constexpr WandReach kReaches[] = {{"m", 200.0}, {"°", 45.0}, {"/m", 0.2}, {"°", 180.0}};

}  // namespace

SelectionDock::SelectionDock(const Actions& actions, MaskCommands& commands, MaskView& view, QWidget* parent)
    : QDockWidget(tr("Selection"), parent), commands_(commands), view_(view), paste_(new PastePanel) {
  setObjectName(QStringLiteral("maskDock"));
  QVBoxLayout& column = dockColumn(*this);
  column.addWidget(paste_);
  addTools(column, actions);
  addChanges(column, actions);
  addKept(column);
  column.addStretch();
  connect(paste_, &PastePanel::problem, this, &SelectionDock::problem);
  connect(&commands_, &MaskCommands::changed, this, &SelectionDock::refresh);
  setDocument(nullptr);
}

NumberField* SelectionDock::addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name,
                                      const QString& tip, double low, double high,
                                      const std::function<void(double)>& set) {
  auto* field = new NumberField(spec);
  field->setObjectName(QLatin1String(name));
  field->setToolTip(tip + QLatin1Char('\n') + tr("Drag, or click to type any number."));
  field->setCheck(rangeCheck(spec.label.toLower(), low, high));
  connect(field, &NumberField::refused, this, &SelectionDock::problem);
  connect(field, &NumberField::valueEdited, this, set);
  column.addWidget(field);
  return field;
}

void SelectionDock::addTools(QVBoxLayout& column, const Actions& actions) {
  kinds_ = new IconGrid(5, 24, true);
  kinds_->setObjectName(QStringLiteral("selectKinds"));
  for (std::size_t i = 0; i < actions.selectKinds.size(); ++i) {
    const QAction& action = *actions.selectKinds[i];
    kinds_->add(static_cast<int>(i), action.icon(), action.iconText(), action.toolTip());
  }
  QFont small = font();
  small.setPointSizeF(8.0);                                  // as the style has it
  for (auto* button : kinds_->findChildren<QToolButton*>())  // the longer name gets more of the row
    button->setMinimumWidth(QFontMetrics(small).horizontalAdvance(button->text()) + kAroundName);
  connect(kinds_, &IconGrid::picked, this, [this, &actions](int kind) {
    actions.selectKinds[static_cast<std::size_t>(kind)]->trigger();
    refresh();  // also where it did not act
  });
  column.addWidget(kinds_);
  hint_ = new QLabel(tr("Shift adds, Ctrl subtracts, both intersect."));
  hint_->setProperty("role", QStringLiteral("heading"));
  hint_->setWordWrap(true);
  column.addWidget(hint_);
  feather_ = addNumber(column, {tr("Feather"), tr("m"), 0.0, 200.0}, "selectFeather",
                       tr("Metres over which the edge of a shape is soft"), 0.0, kHighest,
                       [this](double v) { change([v](SelectSettings& s) { s.feather = v; }); });
  radius_ = addNumber(column, {tr("Radius"), tr("m"), 1.0, 1000.0, true}, "selectRadius",
                      tr("Of the brush, metres"), 1e-3, kHighest, [this](double v) {
                        if (!document_) return;
                        BrushSettings brush = document_->tools().brush();
                        brush.radius = v;
                        if (validate(brush)) document_->tools().setBrush(brush);
                      });
  criterion_ = new ChoiceRow(tr("Alike in"), titlesOf(wandCriterionNames()));
  connect(criterion_, &ChoiceRow::picked, this, [this](int index) {
    change([index](SelectSettings& s) {
      s.wand.criterion = static_cast<WandCriterion>(index);
      // Numbers of one unit mean nothing in another.
      s.wand.tolerance = 0.1 * kReaches[index].high;
      s.wand.softness = 0.0;
    });
  });
  column.addWidget(criterion_);
  tolerance_ = addNumber(column, {tr("Tolerance"), {}, 0.0, 45.0}, "wandTolerance",
                         tr("By how much ground may differ and be selected"), 0.0, kHighest,
                         [this](double v) { change([v](SelectSettings& s) { s.wand.tolerance = v; }); });
  softness_ = addNumber(column, {tr("Softness"), {}, 0.0, 45.0}, "wandSoftness",
                        tr("Over how much more the selection fades"), 0.0, kHighest,
                        [this](double v) { change([v](SelectSettings& s) { s.wand.softness = v; }); });
  contiguous_ = new QCheckBox(tr("Contiguous"));
  contiguous_->setToolTip(tr("Only ground that hangs together with the place clicked on"));
  connect(contiguous_, &QCheckBox::clicked, this,
          [this](bool on) { change([on](SelectSettings& s) { s.wand.contiguous = on; }); });
  column.addWidget(contiguous_);
}

void SelectionDock::addChanges(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Selection"));
  auto* rows = new QGridLayout;
  rows->setSpacing(4);
  const std::array all{actions.selectAll,  actions.selectNone,   actions.selectInvert,
                       actions.selectGrow, actions.selectShrink, actions.selectBlur};
  for (std::size_t i = 0; i < all.size(); ++i)
    rows->addWidget(buttonFor(all[i]), static_cast<int>(i) / 3, static_cast<int>(i) % 3);
  column.addLayout(rows);
  metres_ = addNumber(column, {tr("Grow, shrink, blur by"), tr("m"), 1.0, 500.0, true}, "selectMetres",
                      tr("Metres"), 0.0, kHighest, [this](double v) { commands_.setMetres(v); });
  NumberSpec dim{tr("Dim unselected"), QStringLiteral("%"), 0.0, 1.0};
  dim.shown = 100.0;
  opacity_ = addNumber(column, dim, "selectVeil", tr("How much the ground outside the selection is dimmed"),
                       0.0, 1.0, [this](double v) { view_.setOpacity(v); });
}

void SelectionDock::addKept(QVBoxLayout& column) {
  addHeading(column, tr("Saved selections"));
  auto* row = new QHBoxLayout;
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("maskName"));
  name_->setPlaceholderText(tr("Name"));
  auto* keep = new QPushButton(tr("Save"));
  keep->setToolTip(tr("Save the selection under this name, in the project too"));
  const auto keepNow = [this] {
    const QString typed = name_->text().trimmed();
    QString name = typed;
    // One that is free, so that nothing that was kept is lost.
    for (int i = 1; typed.isEmpty() && (i == 1 || commands_.kept().contains(name)); ++i)
      name = tr("Selection %1").arg(i);
    commands_.keep(name);
    name_->clear();
  };
  connect(keep, &QPushButton::clicked, this, keepNow);
  connect(name_, &QLineEdit::returnPressed, this, keepNow);
  row->addWidget(name_, 1);
  row->addWidget(keep);
  column.addLayout(row);
  kept_ = new QListWidget;
  kept_->setObjectName(QStringLiteral("keptMasks"));
  kept_->setMaximumHeight(110);
  kept_->setFocusPolicy(Qt::TabFocus);
  kept_->setAccessibleName(tr("Saved selections"));
  connect(kept_, &QListWidget::itemActivated, this,
          [this](const QListWidgetItem* item) { commands_.load(item->text(), MaskOperation::Replace); });
  column.addWidget(kept_);
  auto* does = new QHBoxLayout;
  const auto with = [&](const QString& text, const QString& tip, const auto& act) {
    auto* button = new QPushButton(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, act] {
      if (const QListWidgetItem* item = kept_->currentItem()) act(item->text());
    });
    does->addWidget(button);
  };
  with(tr("Load"), tr("Replace the selection by the saved one"),
       [this](const QString& name) { commands_.load(name, MaskOperation::Replace); });
  with(tr("Add"), tr("Add the saved one to the selection"),
       [this](const QString& name) { commands_.load(name, MaskOperation::Add); });
  with(tr("Delete"), tr("Delete the saved selection"),
       [this](const QString& name) { commands_.forget(name); });
  column.addLayout(does);
}

void SelectionDock::setDocument(EditorDocument* document) {
  document_ = document;
  paste_->setTools(document ? &document->tools() : nullptr);
  onSettings_ =
      document ? document->tools().settingsChanged.subscribe([this] { refresh(); }) : Subscription();
  widget()->setEnabled(document);
  refresh();
}

void SelectionDock::change(const std::function<void(SelectSettings&)>& edit) {
  if (!document_) return;
  SelectSettings settings = document_->tools().selecting();
  edit(settings);
  document_->tools().setSelecting(settings);
}

void SelectionDock::showWand(const SelectSettings& settings) {
  const WandReach& reach = kReaches[static_cast<std::size_t>(settings.wand.criterion)];
  criterion_->setChosen(static_cast<int>(settings.wand.criterion));
  for (NumberField* field : {tolerance_, softness_}) field->setReach(0.0, reach.high);
  tolerance_->setValue(settings.wand.tolerance);
  softness_->setValue(settings.wand.softness);
  contiguous_->setChecked(settings.wand.contiguous);
}

void SelectionDock::refresh() {
  const ToolState* tools = document_ ? &document_->tools() : nullptr;
  const SelectSettings settings = tools ? tools->selecting() : SelectSettings();
  const bool inHand = tools && tools->tool() == ToolKind::Select;
  const bool wand = settings.kind == SelectKind::Wand, paints = settings.kind == SelectKind::Paint;
  kinds_->setChosen(inHand ? static_cast<int>(settings.kind) : -1);
  hint_->setText(paints ? tr("Paints a selection; Ctrl takes away, Shift smooths.")
                        : tr("Shift adds, Ctrl subtracts, both intersect."));
  feather_->setValue(settings.feather);
  feather_->setVisible(!wand && !paints);
  radius_->setVisible(paints);
  if (tools) radius_->setValue(tools->brush().radius);
  showWand(settings);
  for (QWidget* each : std::initializer_list<QWidget*>{criterion_, tolerance_, softness_, contiguous_})
    each->setVisible(wand);
  metres_->setValue(commands_.metres());
  opacity_->setValue(view_.opacity());
  const QStringList names = commands_.kept();
  QStringList shown;
  for (int i = 0; i < kept_->count(); ++i) shown += kept_->item(i)->text();
  if (names == shown) return;
  kept_->clear();
  kept_->addItems(names);
}

}  // namespace scarp
