#include "ui/lines/LinesDock.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "core/edit/LineEdit.h"
#include "core/line/StampShape.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/lines/LineCommands.h"
#include "ui/lines/LineList.h"
#include "ui/lines/LineMarks.h"
#include "ui/lines/LineMeasurement.h"
#include "ui/lines/LinePlot.h"
#include "ui/lines/LineSession.h"
#include "ui/lines/LineSettingsForm.h"
#include "ui/lines/StampForm.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

/// Of a cell: how far a line may be off after it is simplified.
constexpr double kSimplifyCells = 1.0;

/// Places around which a line is shown: its points, or the outline of a stamp.
std::vector<Vec2> placesOf(const Line& line) {
  if (line.kind == LineKind::Stamp) return stampOutline(line);
  std::vector<Vec2> places;
  for (const LinePoint& point : line.points) places.emplace_back(point.x, point.y);
  return places;
}

}  // namespace

DockRow LinesDock::row() {
  return {.key = QStringLiteral("linesDock"),
          .title = tr("Lines"),
          .icon = "lines",
          .place = DockPlace::Tools,
          .tool = LineTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new LinesDock(context.actions, context.jobs, context.lineMarks, context.viewport,
                                       &context.window);
            connect(dock, &LinesDock::exportChosen, &context.lineCommands, &LineCommands::exportWanted);
            return dock;
          }};
}

LinesDock::LinesDock(const Actions& actions, JobRunner& jobs, LineMarks& marks, Viewport& viewport,
                     QWidget* parent)
    : EditorDock(row(), parent),
      viewport_(viewport),
      marks_(marks),
      session_(new LineSession(this)),
      measurement_(new LineMeasurement(jobs, this)) {
  QVBoxLayout& column = dockColumn(*this);
  addTop(column);
  list_ = new LineList(*session_, [this](const std::function<void(ToolState&)>& action) { act(action); });
  column.addWidget(list_);
  connect(list_, &LineList::edited, this, &LinesDock::refresh);
  addButtons(column, actions);
  chosen_ = new QWidget;
  auto* within = bareLayout<QVBoxLayout>(chosen_, 5);
  point_ = new FoldingSection(QStringLiteral("linePointSection"), tr("Point"), true);
  pointForm_ = new LinePointForm(*session_);
  point_->column().addWidget(pointForm_);
  within->addWidget(point_);
  shape_ = new FoldingSection(QStringLiteral("lineSettingsSection"), tr("Shape"), true);
  settings_ = new LineSettingsForm(*session_);
  shape_->column().addWidget(settings_);
  stampForm_ = new StampForm(*session_);
  shape_->column().addWidget(stampForm_);
  within->addWidget(shape_);
  addFigures(*within);
  column.addWidget(chosen_);
  column.addStretch(1);
  addFiles(actions);
  connect(session_, &LineSession::problem, this, &LinesDock::problem);
  connect(settings_, &LineSettingsForm::problem, this, &LinesDock::problem);
  connect(pointForm_, &LinePointForm::problem, this, &LinesDock::problem);
  connect(stampForm_, &StampForm::problem, this, &LinesDock::problem);
  connect(measurement_, &LineMeasurement::changed, this, &LinesDock::showFigures);
  connect(plot_, &LinePlot::pointedChanged, this, [this] {
    const LineStation* const at = plot_->pointed();
    marks_.point(at && !std::isnan(at->design)
                     ? std::optional(Vec3(at->place.x(), at->place.y(), at->design))
                     : std::nullopt);
  });
  setDocument(nullptr);
}

void LinesDock::addTop(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  auto* caption = new QLabel(tr("Draw"));
  caption->setProperty("role", QStringLiteral("quiet"));
  row->addWidget(caption);
  kind_ = describe(
      new QComboBox, "lineKind",
      {.name = tr("Kind of the next line"), .tip = tr("What the next line is, which says how it begins")});
  kind_->addItems(titlesOf(lineKindNames()));
  row->addWidget(kind_, 1);
  snaps_ =
      describe(new QCheckBox(tr("Snap")), "lineSnaps",
               {.tip = tr("Points are drawn to the points and courses of other lines; Ctrl turns it round")});
  row->addWidget(snaps_);
  column.addLayout(row);
  start_ = new QLabel;
  start_->setWordWrap(true);
  column.addWidget(start_);
  // With a kind chosen, one is about to draw.
  connect(kind_, &QComboBox::activated, this, [this](int index) {
    if (!document_) return;
    document_->tools().get<LineTool>().setKind(static_cast<LineKind>(index));
    document_->tools().setTool(LineTool::kName);
  });
  connect(snaps_, &QCheckBox::clicked, this, [this](bool on) {
    if (document_) document_->tools().get<LineTool>().setSnaps(on);
  });
}

void LinesDock::addButtons(QVBoxLayout& column, const Actions& actions) {
  buttons_ = new QWidget;
  auto* row = bareLayout<QHBoxLayout>(buttons_, 2);
  const auto button = [&](const char* name, const QString& picture, const QString& tip,
                          std::function<void(ToolState&)> action) {
    QToolButton* made = iconButton(picture, tip);
    made->setObjectName(QLatin1String(name));
    row->addWidget(made);
    connect(made, &QToolButton::clicked, this, [this, action = std::move(action)] { act(action); });
  };
  button("lineReverse", QStringLiteral("line-reverse"), tr("Reverse: from its last point to its first"),
         reverseChosenLines);
  button("lineSplit", QStringLiteral("line-split"), tr("Split at the chosen point; a closed line opens there"),
         splitChosenLine);
  button("lineJoin", QStringLiteral("line-join"),
         tr("Join the chosen lines; a single one with the open line whose end is nearest"), joinChosenLines);
  button("lineSimplify", QStringLiteral("line-simplify"),
         tr("Simplify: leave out points where the line stays within a cell of where it was"),
         [](ToolState& tools) {
           simplifyChosenLines(tools, kSimplifyCells * tools.document().frame().cellSize());
         });
  QToolButton* const lay =
      iconButton(QStringLiteral("paint-materials"), tr("Lay a material along the line, with soft edges"));
  lay->setObjectName(QStringLiteral("lineLayMaterial"));
  lay->setPopupMode(QToolButton::InstantPopup);
  materials_ = new LineMaterialMenu(actions, lay);
  lay->setMenu(materials_);
  row->addWidget(lay);
  connect(materials_, &LineMaterialMenu::problem, this, &LinesDock::problem);
  button("lineEarlier", QStringLiteral("up"), tr("Move up in the list: applied earlier"),
         [](ToolState& tools) { reorderChosenLines(tools, false); });
  button("lineLater", QStringLiteral("down"), tr("Move down in the list: applied later"),
         [](ToolState& tools) { reorderChosenLines(tools, true); });
  button("lineGoTo", QStringLiteral("frame"), tr("Bring the chosen lines into sight"),
         [this](ToolState&) { goTo(); });
  row->addStretch(1);
  button("lineDelete", QStringLiteral("delete"), tr("Delete the chosen lines"), deleteChosenLines);
  column.addWidget(buttons_);
  findings_ = describe(new QToolButton, "lineFindings",
                       {.tip = tr("Show the findings on this line. Red dots mark their places in the "
                                  "view; hover over one to read what it means"),
                        .tabs = true});
  findings_->setIcon(icon(QStringLiteral("warning")));
  findings_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  findings_->setAutoRaise(true);
  findings_->hide();
  connect(findings_, &QToolButton::clicked, this, &LinesDock::scrollToNotes);
  column.addWidget(findings_);
  offerRowMenu(*list_, buttons_->findChildren<QAbstractButton*>(),
               [this](QMenu& menu, const QModelIndex&) { addToRowMenu(menu); });
}

void LinesDock::addToRowMenu(QMenu& menu) {
  if (!session_->line()) return;
  if (session_->line()->kind != LineKind::Stamp) {
    QMenu* const kinds = menu.addMenu(tr("Kind"));
    kinds->setObjectName(QStringLiteral("lineKinds"));
    const QStringList titles = titlesOf(lineKindNames());
    for (int i = 0; i < titles.size(); ++i) {
      const auto kind = static_cast<LineKind>(i);
      if (kind == LineKind::Stamp) continue;
      QAction* const entry = kinds->addAction(titles[i]);
      entry->setCheckable(true);
      entry->setChecked(session_->line()->kind == kind);
      connect(entry, &QAction::triggered, this,
              [this, kind] { act([kind](ToolState& tools) { setKindOfChosenLines(tools, kind); }); });
    }
  }
  connect(menu.addAction(tr("Duplicate")), &QAction::triggered, this, [this] { act(duplicateChosenLines); });
  connect(menu.addAction(tr("Export Chosen Lines…")), &QAction::triggered, this, &LinesDock::exportChosen);
}

void LinesDock::addFigures(QVBoxLayout& column) {
  figures_ = new FoldingSection(QStringLiteral("lineFiguresSection"), tr("Figures"), true);
  auto* holder = new QWidget;
  facts_ = bareLayout<QGridLayout>(holder);
  facts_->setHorizontalSpacing(10);
  facts_->setVerticalSpacing(3);
  facts_->setColumnStretch(1, 1);
  facts_->setColumnStretch(3, 1);
  figures_->column().addWidget(holder);
  plot_ = new LinePlot;
  figures_->column().addWidget(plot_);
  noEffect_ = new QLabel;
  noEffect_->setObjectName(QStringLiteral("lineNoEffect"));
  noEffect_->setWordWrap(true);
  noEffect_->hide();
  notes_ = new QLabel;
  notes_->setObjectName(QStringLiteral("lineNotes"));
  notes_->setWordWrap(true);
  notes_->hide();
  column.addWidget(noEffect_);
  column.addWidget(notes_);
  column.addWidget(figures_);
}

void LinesDock::addFiles(const Actions& actions) {
  auto* footer = new QWidget;
  auto* row = layoutWith<QHBoxLayout>(footer, {8, 2, 8, 6}, 6);
  const auto button = [row](const QString& text, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setToolTip(tip);
    made->setFocusPolicy(Qt::TabFocus);
    row->addWidget(made);
    return made;
  };
  QPushButton* const take = button(tr("Import…"), actions.importLines->toolTip());
  connect(take, &QPushButton::clicked, actions.importLines, &QAction::trigger);
  const QAction* const exporter = actions.exporter(ExportEntry::Lines);
  export_ = button(tr("Export…"), exporter->toolTip());
  connect(export_, &QPushButton::clicked, exporter, &QAction::trigger);
  csv_ = button(tr("Save CSV…"),
                tr("Save the chosen line as a table: ground, design, grade, cut, fill and mass haul by station"));
  connect(csv_, &QPushButton::clicked, this, &LinesDock::askCsv);
  row->addStretch(1);
  addDockFooter(*this, *footer);
}

void LinesDock::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  session_->setDocument(document);
  measurement_->setDocument(document);
  materials_->setDocument(document);
  list_->setDocument(document);
  document_ = document;
  if (document) {
    const auto follow = [this] { refresh(); };
    subscriptions_.push_back(onChange(document, follow, &DocumentChange::layers));
    subscriptions_.push_back(document->tools().get<LineTool>().changed.subscribe(follow));
    subscriptions_.push_back(unitsChanged().subscribe([this] { showFigures(); }));
  }
  widget()->setEnabled(document);
  refresh();
  showFigures();
}

void LinesDock::refresh() {
  const LineWork work = document_ ? document_->tools().get<LineTool>().work() : LineWork();
  kind_->setCurrentIndex(static_cast<int>(work.kind));
  start_->setText(work.kind == LineKind::Stamp ? tr("Click on the ground to place the image, or drag to set "
                                                    "its size. Drag its handles to move, scale and "
                                                    "rotate it; Shift + drag changes its height.")
                                               : tr("Click on the ground to draw a line; a double click or "
                                                    "Enter ends it, Esc gives it up, Backspace "
                                                    "takes the last point back. The ground follows the line, "
                                                    "and goes on doing so while you sculpt."));
  snaps_->setChecked(work.snaps);
  // While a line is dragged the list stays as it is.
  if (!document_ || !document_->terrain().editing()) showList();
  showChosen();
}

void LinesDock::showList() {
  list_->showLines();
  const bool any = list_->count() > 0;
  start_->setVisible(!any);
  list_->setVisible(any);
  buttons_->setVisible(any);
  setPossible(*export_, any, tr("Draw a line first"));
}

void LinesDock::showButtons() {
  const Line* const line = session_->line();
  const bool stamp = line && line->kind == LineKind::Stamp;
  for (auto* const button : buttons_->findChildren<QAbstractButton*>()) {
    const QString name = button->objectName();
    const bool ofCourse = name == QLatin1String("lineReverse") || name == QLatin1String("lineSplit") ||
                          name == QLatin1String("lineJoin") || name == QLatin1String("lineSimplify") ||
                          name == QLatin1String("lineLayMaterial");
    setPossible(*button, line && !(stamp && ofCourse),
                stamp ? tr("Height stamps have no course") : tr("Select a line in the list first"));
  }
}

void LinesDock::showNextStamp() {
  for (QWidget* const part :
       {static_cast<QWidget*>(settings_), static_cast<QWidget*>(point_), static_cast<QWidget*>(figures_),
        static_cast<QWidget*>(noEffect_), static_cast<QWidget*>(notes_), static_cast<QWidget*>(findings_)})
    part->hide();
  stampForm_->setVisible(true);
  shape_->setTitle(tr("Next height stamp"));
  stampForm_->showNext(session_->nextStamp());
}

void LinesDock::showChosen() {
  const Line* const line = session_->line();
  const bool next = !line && document_ && document_->tools().get<LineTool>().work().kind == LineKind::Stamp;
  chosen_->setVisible(line || next);
  showButtons();
  if (next) return showNextStamp();
  if (!line) return;
  const std::vector<const Line*> alike = session_->lines();
  const std::size_t count = 1 + document_->tools().get<LineTool>().work().also.size();
  const bool stamp = line->kind == LineKind::Stamp;
  settings_->setVisible(!stamp);
  stampForm_->setVisible(stamp);
  figures_->show();
  plot_->setVisible(!stamp);
  if (stamp)
    stampForm_->show(*line, alike, document_->terrain());
  else
    settings_->show(*line, alike);
  shape_->setTitle(count == 1 ? tr("Shape")
                   : alike.size() == count
                       ? tr("Shape of %1 lines", nullptr, pluralCount(count)).arg(countText(count))
                       : tr("Shape of %1 of %2 lines", nullptr, pluralCount(count))
                             .arg(countText(alike.size()), countText(count)));
  figures_->setTitle(count == 1 ? tr("Figures") : tr("Figures of %1").arg(shownName(*line)));
  const auto point = document_->tools().get<LineTool>().work().point;
  const bool one = count == 1 && point && *point < line->points.size();
  point_->setVisible(one);
  if (!one) return;
  point_->setTitle(tr("Point %1 of %2").arg(*point + 1).arg(line->points.size()));
  pointForm_->show(*line, *point, document_->terrain());
}

void LinesDock::showFigures() {
  const auto& report = measurement_->report();
  showFactsIn(*facts_, report ? factsOf(report->figures, measurement_->line()) : MeasureFacts());
  const bool idle = report && !report->noEffect.empty();
  if (idle) noEffect_->setText(tr("This line changes no sample: %1.").arg(messageText(report->noEffect)));
  noEffect_->setVisible(idle);
  const QStringList notes = report ? notesOf(*report, measurement_->line()) : QStringList();
  notes_->setText(notes.join(QLatin1Char('\n')));
  notes_->setVisible(!notes.isEmpty());
  const QString count = tr("%1 findings", nullptr, pluralCount(notes.size())).arg(countText(notes.size()));
  findings_->setText(count);
  findings_->setAccessibleName(count);
  findings_->setVisible(!notes.isEmpty());
  marks_.markFindings(report ? report->findings : LineFindings(), measurement_->line());
  plot_->show(report ? report->stations : std::vector<LineStation>());
  const bool stations = report && measurement_->line().kind != LineKind::Stamp;
  setPossible(*csv_, stations, tr("Select a line in the list first"));
}

void LinesDock::scrollToNotes() {
  auto* const scroll = findChild<QScrollArea*>();
  if (scroll) scroll->verticalScrollBar()->setValue(notes_->mapTo(scroll->widget(), QPoint()).y());
}

void LinesDock::act(const std::function<void(ToolState&)>& action) {
  if (!document_) return;
  if (document_->terrain().editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  action(document_->tools());
}

void LinesDock::goTo() {
  const Line* const line = session_->line();
  if (!line) return;
  const Box all = document_->terrain().box();
  Vec2 low(line->points[0].x, line->points[0].y), high = low;
  for (const Line* const each : chosenLines(document_->terrain(), document_->tools().get<LineTool>().work()))
    for (const Vec2& place : placesOf(*each)) {
      low = low.cwiseMin(place);
      high = high.cwiseMax(place);
    }
  Camera camera = document_->view().camera();
  camera.frame({{low.x(), low.y(), all.min.z()}, {high.x(), high.y(), all.max.z()}}, viewport_.viewSize());
  document_->view().travelTo(camera);
}

void LinesDock::askCsv() {
  const Line* const line = session_->line();
  if (!line) return;
  const QString path = QFileDialog::getSaveFileName(this, tr("Save Stations"), shownName(*line) + QStringLiteral(".csv"),
                                                    tr("Table (*.csv)"));
  if (!path.isEmpty()) saveCsv(path);
}

bool LinesDock::saveCsv(const QString& path) {
  if (!measurement_->report()) return false;
  const QByteArray table = stationsCsv(*measurement_->report()).toUtf8();
  QSaveFile file(path);  // whole or not at all
  const bool written = file.open(QIODevice::WriteOnly) && file.write(table) == table.size() && file.commit();
  Q_EMIT problem(written ? QString() : tr("%1 could not be written: %2").arg(path, file.errorString()));
  return written;
}

}  // namespace scarp
