#include "ui/mask/SelectionDock.h"

#include <QAction>
#include <QFontMetrics>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/brush/BrushSchema.h"
#include "core/mask/MaskSchema.h"
#include "core/mask/MaskTiles.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"
#include "core/tools/WorkTools.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/mask/MaskCommands.h"
#include "ui/mask/MaskImporter.h"
#include "ui/mask/MaskView.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Theme.h"

namespace scarp {

PastePanel::PastePanel(QWidget* parent)
    : QWidget(parent),
      fields_(placementSchema(), {[this](const auto& edit) { change(edit); }, problemOf(this)},
              QStringLiteral("paste")) {
  auto* column = bareLayout<QVBoxLayout>(this, 5);
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

/// How far the bars of the wand reach for each criterion, in its unit.
constexpr double kReaches[] = {200.0, 45.0, 0.2, 180.0};

}  // namespace

DockRow SelectionDock::row() {
  return {.key = QStringLiteral("maskDock"),
          .title = tr("Selection"),
          .icon = "select-rectangle",
          .place = DockPlace::Tools,
          .tool = SelectTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            return new SelectionDock(context.actions, context.maskCommands, context.maskView,
                                     &context.window);
          }};
}

SelectionDock::SelectionDock(const Actions& actions, MaskCommands& commands, MaskView& view, QWidget* parent)
    : EditorDock(row(), parent),
      commands_(commands),
      view_(view),
      shape_(selectSchema(), {[this](const auto& edit) { change(edit); }, problemOf(this)},
             QStringLiteral("select")),
      brush_(brushSchema(), {[this](const auto& edit) { setRadius(edit); }, problemOf(this)},
             QStringLiteral("select")),
      wand_(wandSchema(), {[this](const auto& edit) { changeWand(edit); }, problemOf(this)},
            QStringLiteral("wand")),
      paste_(new PastePanel) {
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

void SelectionDock::addTools(QVBoxLayout& column, const Actions& actions) {
  kinds_ = new IconGrid(5, 24, true);
  kinds_->setObjectName(QStringLiteral("selectKinds"));
  const std::vector<QAction*> ways = actions.waysOf(SelectTool::kName);  // in the order of SelectKind
  for (std::size_t i = 0; i < ways.size(); ++i)
    kinds_->add(static_cast<int>(i), ways[i]->icon(), ways[i]->iconText(), ways[i]->toolTip());
  QFont small = font();
  small.setPointSizeF(captionPoints());
  for (auto* button : kinds_->findChildren<QToolButton*>())  // the longer name gets more of the row
    button->setMinimumWidth(QFontMetrics(small).horizontalAdvance(button->text()) + kAroundName);
  connect(kinds_, &IconGrid::picked, this, [this, ways](int kind) {
    ways[static_cast<std::size_t>(kind)]->trigger();
    refresh();  // also where it did not act
  });
  column.addWidget(kinds_);
  hint_ = new QLabel(tr("Shift adds, Ctrl subtracts, both intersect."));
  wrapAs(hint_, "heading");
  column.addWidget(hint_);
  shape_.into(column);
  shape_.number("feather", {tr("Feather"), {}, 0.0, 200.0},
                tr("How far the edge of a shape is soft"));
  brush_.into(column);
  brush_.number("radius", {tr("Radius"), {}, 1.0, 1000.0, true}, tr("Of the brush"));
  wand_.into(column);
  wand_.choice("by", tr("Alike in"));
  tolerance_ = &wand_.number("tolerance", {tr("Tolerance"), {}, 0.0, 45.0},
                             tr("By how much ground may differ and be selected"));
  softness_ = &wand_.number("softness", {tr("Softness"), {}, 0.0, 45.0},
                            tr("Over how much more the selection fades"));
  wand_.flag("contiguous", tr("Contiguous"), tr("Only ground that hangs together with the place clicked on"));
}

void SelectionDock::addChanges(QVBoxLayout& column, const Actions& actions) {
  addHeading(column, tr("Selection"));
  empty_ = new QLabel(tr("Nothing is selected, so edits change nothing."));
  empty_->setObjectName(QStringLiteral("selectionEmpty"));
  wrapAs(empty_, "alert");
  column.addWidget(empty_);
  auto* rows = new QGridLayout;
  rows->setSpacing(4);
  const std::array all{actions.selectAll,  actions.selectNone,   actions.selectInvert,
                       actions.selectGrow, actions.selectShrink, actions.selectBlur};
  for (std::size_t i = 0; i < all.size(); ++i)
    rows->addWidget(buttonFor(all[i]), static_cast<int>(i) / 3, static_cast<int>(i) % 3);
  column.addLayout(rows);
  metres_ = limitedField({tr("Grow, shrink, blur by"), {}, 1.0, 500.0, true}, maskMetres(),
                         QStringLiteral("selectMetres"), tr("How far the edge moves or softens"));
  connect(metres_, &NumberField::valueEdited, &commands_, &MaskCommands::setMetres);
  opacity_ = limitedField(percentSpec(tr("Dim unselected"), 0.0, 1.0),
                          {tr("dim unselected").toStdString(), "", 0.0, 1.0}, QStringLiteral("selectVeil"),
                          tr("How much the ground outside the selection is dimmed"));
  connect(opacity_, &NumberField::valueEdited, &view_, &MaskView::setOpacity);
  for (NumberField* field : {metres_, opacity_}) {
    connect(field, &NumberField::refused, this, &SelectionDock::problem);
    column.addWidget(field);
  }
}

void SelectionDock::addKept(QVBoxLayout& column) {
  addHeading(column, tr("Saved selections"));
  auto* row = new QHBoxLayout;
  name_ = describe(new QLineEdit, "maskName",
                   {.name = tr("Name for the selection"),
                    .help = tr("Under this name the selection is kept with the project")});
  name_->setPlaceholderText(tr("Name"));
  keep_ = new QPushButton(tr("Save"));
  keep_->setToolTip(tr("Save the selection under this name, in the project too"));
  const auto keepNow = [this] {
    const QString typed = name_->text().trimmed();
    QString name = typed;
    // One that is free, so that nothing that was kept is lost.
    for (int i = 1; typed.isEmpty() && (i == 1 || commands_.kept().contains(name)); ++i)
      name = tr("Selection %1").arg(i);
    commands_.keep(name);
    name_->clear();
  };
  connect(keep_, &QPushButton::clicked, this, keepNow);
  connect(name_, &QLineEdit::returnPressed, this, keepNow);
  row->addWidget(name_, 1);
  row->addWidget(keep_);
  column.addLayout(row);
  kept_ =
      describe(new QListWidget, "keptMasks",
               {.name = tr("Saved selections"),
                .help = tr("Selections that the project keeps. Enter loads one, a right click offers more"),
                .tabs = true});
  kept_->setMaximumHeight(110);
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
    keptButtons_ += button;
  };
  with(tr("Load"), tr("Replace the selection by the saved one"),
       [this](const QString& name) { commands_.load(name, MaskOperation::Replace); });
  with(tr("Add"), tr("Add the saved one to the selection"),
       [this](const QString& name) { commands_.load(name, MaskOperation::Add); });
  with(tr("Delete"), tr("Delete the saved selection"),
       [this](const QString& name) { commands_.forget(name); });
  column.addLayout(does);
  offerRowMenu(*kept_, keptButtons_);
  const auto showPossible = [this] {
    requireRow(*kept_, keptButtons_, tr("Select a saved selection in the list first"));
  };
  connect(kept_, &QListWidget::currentRowChanged, this, showPossible);
  showPossible();
  auto* import = describe(
      new QPushButton(tr("Import…")), "importMasks",
      {.tip = tr(
           "Save a picture, classes of land cover, or features of a vector file as selections; over those of "
           "the same names"),
       .tabs = true});
  connect(import, &QPushButton::clicked, this, [this] { commands_.importer().ask(window()); });
  column.addWidget(import);
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
  SelectSettings settings = document_->tools().get<SelectTool>().settings();
  edit(settings);
  document_->tools().get<SelectTool>().setSettings(settings);
}

void SelectionDock::changeWand(const std::function<void(WandSettings&)>& edit) {
  change([&edit](SelectSettings& settings) {
    const WandCriterion before = settings.wand.criterion;
    edit(settings.wand);
    if (settings.wand.criterion == before) return;
    // Numbers of one unit mean nothing in another.
    settings.wand.tolerance = 0.1 * kReaches[static_cast<std::size_t>(settings.wand.criterion)];
    settings.wand.softness = 0.0;
  });
}

void SelectionDock::setRadius(const std::function<void(BrushSettings&)>& edit) {
  if (!document_) return;
  BrushSettings brush = document_->tools().brush();
  edit(brush);
  if (validate(brush)) document_->tools().setBrush(brush);
}

void SelectionDock::refresh() {
  const ToolState* tools = document_ ? &document_->tools() : nullptr;
  const SelectSettings settings = tools ? tools->get<SelectTool>().settings() : SelectSettings();
  const bool inHand = tools && tools->tool() == SelectTool::kName;
  const bool wand = settings.kind == SelectKind::Wand, paints = settings.kind == SelectKind::Paint;
  kinds_->setChosen(inHand ? static_cast<int>(settings.kind) : -1);
  hint_->setText(paints ? tr("Paints a selection; Ctrl subtracts, Shift smooths.")
                        : tr("Shift adds, Ctrl subtracts, both intersect."));
  shape_.show(settings);
  shape_.setVisible(!wand && !paints);
  brush_.show(tools ? tools->brush() : BrushSettings());
  brush_.setVisible(paints);
  for (NumberField* field : {tolerance_, softness_})
    field->setReach(0.0, kReaches[static_cast<std::size_t>(settings.wand.criterion)]);
  wand_.show(settings.wand);
  wand_.setVisible(wand);
  const MaskRaster* const selection = document_ ? document_->terrain().selection() : nullptr;
  empty_->setVisible(selection && selectsNothing(*selection));
  setPossible(*keep_, selection, tr("Select an area of the terrain first"));
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
