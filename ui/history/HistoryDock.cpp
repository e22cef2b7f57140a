#include "ui/history/HistoryDock.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QScrollBar>
#include <QSettings>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/script/Script.h"
#include "core/tools/ViewController.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/history/AdjustPanel.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

constexpr int kMostRows = 1000;

QString timeOf(const QDateTime& made) {
  const QLocale locale;
  return made.date() == QDate::currentDate()
             ? locale.toString(made.time(), QStringLiteral("HH:mm:ss"))
             : locale.toString(made, QStringLiteral("d MMM yyyy HH:mm"));
}

}  // namespace

SharedChangesList::SharedChangesList(QWidget* parent)
    : QWidget(parent), list_(new QTreeWidget), here_(new QLabel), buttons_(new QHBoxLayout) {
  setObjectName(QStringLiteral("sharedChanges"));
  auto* column = bareLayout<QVBoxLayout>(this, 4);
  column->addWidget(list_, 1);
  column->addWidget(here_);
  column->addLayout(buttons_);
  describe(list_, "sharedChangesList",
           {.name = tr("Changes of the shared terrain"),
            .help = tr("Who changed what in the shared terrain, the newest first")});
  list_->setHeaderLabels({tr("No."), tr("Who"), tr("What"), tr("When")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(100);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(2, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(3, QHeaderView::ResizeToContents);
  offerRowMenu(*list_, {}, [this](QMenu& menu, const QModelIndex& row) {
    menu.addAction(tr("&Name This State…"), this,
                   [this, change = row.siblingAtColumn(0).data().toLongLong()] { Q_EMIT nameAsked(change); });
  });
  here_->setObjectName(QStringLiteral("sharedHere"));
  wrapAs(here_, "quiet");
  // Others wrote the names.
  here_->setTextFormat(Qt::PlainText);
}

void SharedChangesList::offer(const QList<QAction*>& actions) {
  for (QAction* action : actions) buttons_->addWidget(actionButton(action));
}

void SharedChangesList::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  if (document_ && document_->shared()) document_->shared()->disconnect(this);
  document_ = document && document->shared() ? document : nullptr;
  list_->clear();
  last_ = 0;
  if (document_) {
    connect(document_->shared(), &SharedWork::changed, this, &SharedChangesList::refresh);
    subscriptions_.push_back(document_->view().cursorChanged.subscribe([this] { showHere(); }));
  }
  refresh();
}

void SharedChangesList::refresh() {
  if (!document_) return;
  const std::vector<SharedChange>& changes = document_->shared()->changes();
  if (!changes.empty() && changes.back().number != last_) {
    const QScrollBar& bar = *list_->verticalScrollBar();
    const bool atEnd = bar.value() == bar.maximum();
    const auto fresh = std::ranges::find_if(changes, [this](const SharedChange& c) { return c.number > last_; });
    for (auto change = fresh; change != changes.end(); ++change) {
      auto* row = new QTreeWidgetItem({QString::number(change->number), change->author, change->name,
                                       timeOf(change->made)});
      row->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
      row->setToolTip(2, Qt::convertFromPlainText(change->name));
      list_->addTopLevelItem(row);
    }
    while (list_->topLevelItemCount() > kMostRows) delete list_->takeTopLevelItem(0);
    last_ = changes.back().number;
    if (atEnd) list_->scrollToBottom();
  }
  showHere();
}

void SharedChangesList::showHere() {
  if (!isVisible()) return;
  const auto& cursor = document_ ? document_->view().cursor() : std::nullopt;
  if (!cursor) return here_->setText(tr("Point at the ground to see who changed it last."));
  const GridFrame& frame = document_->terrain().frame();
  const int column = std::clamp(static_cast<int>(std::lround(cursor->column)), 0, frame.columns - 1);
  const int row = std::clamp(static_cast<int>(std::lround(cursor->row)), 0, frame.rows - 1);
  const SharedChange* const change = document_->shared()->lastChangeAt(column, row);
  here_->setText(change ? tr("Around here last: %1, %2 (no. %3, %4)")
                              .arg(change->author, change->name)
                              .arg(change->number)
                              .arg(timeOf(change->made))
                        : tr("Nobody changed the ground here lately."));
}

namespace {

constexpr const char* kKey = "history/budgetMiB";
constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t kChoices[] = {128, 256, 512, 1024, 2048, 4096, 8192};  // MiB

QString budgetText(std::size_t bytes) {
  const std::size_t mib = bytes / kMiB;
  return mib < 1024 ? HistoryBudget::tr("%1 MiB").arg(mib)
                    : HistoryBudget::tr("%1 GiB").arg(numberText(static_cast<double>(mib) / 1024.0, 3));
}

}  // namespace

std::size_t rememberedHistoryBudget() {
  const std::size_t usual = HistorySettings{}.budget / kMiB;
  return kMiB * QSettings().value(QLatin1String(kKey), static_cast<qulonglong>(usual)).toULongLong();
}

HistoryBudget::HistoryBudget(QWidget* parent)
    : QWidget(parent), text_(new QLabel), bar_(new QProgressBar), budget_(new QToolButton) {
  setObjectName(QStringLiteral("historyUse"));
  auto* column = layoutWith<QVBoxLayout>(this, {0, 2, 0, 0}, 3);
  auto* line = new QHBoxLayout;
  line->setSpacing(6);
  text_->setProperty("role", QStringLiteral("quiet"));
  line->addWidget(text_, 1);
  line->addWidget(budget_);
  column->addLayout(line);
  bar_->setTextVisible(false);
  bar_->setAccessibleName(tr("Memory that the history takes"));
  bar_->setFixedHeight(3);
  bar_->setRange(0, 1000);
  column->addWidget(bar_);
  describe(
      budget_, "historyBudget",
      {.name = tr("Memory for the history"),
       .tip = tr(
           "Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary "
           "file; "
           "all of them can always be undone")});
  budget_->setAutoRaise(true);
  budget_->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(budget_);
  auto* group = new QActionGroup(menu);
  for (const std::size_t mib : kChoices) {
    QAction* action = menu->addAction(budgetText(mib * kMiB));
    action->setCheckable(true);
    action->setChecked(mib * kMiB == rememberedHistoryBudget());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, mib] {
      QSettings().setValue(QLatin1String(kKey), static_cast<qulonglong>(mib));
      Q_EMIT budgetChosen();
    });
  }
  budget_->setMenu(menu);
}

void HistoryBudget::show(const EditHistory* history) {
  setEnabled(history);
  const HistoryMemory use = history ? history->memory() : HistoryMemory{};
  const std::size_t budget = history ? history->settings().budget : rememberedHistoryBudget();
  QString text = bytesText(static_cast<double>(use.total()));
  if (use.disk > 0) text = tr("%1 + %2 on disk").arg(text, bytesText(static_cast<double>(use.disk)));
  text_->setText(text);
  text_->setToolTip(tr("As it is %1, compressed %2, on disk %3")
                        .arg(bytesText(static_cast<double>(use.plain)),
                             bytesText(static_cast<double>(use.packed)),
                             bytesText(static_cast<double>(use.disk))));
  budget_->setText(tr("of %1").arg(budgetText(budget)));
  const double share = budget > 0 ? static_cast<double>(use.total()) / static_cast<double>(budget) : 1.0;
  bar_->setValue(static_cast<int>(1000.0 * std::min(1.0, share)));
}

DockRow HistoryDock::row() {
  return {.key = QStringLiteral("historyDock"),
          .title = tr("History"),
          .place = DockPlace::Overview,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new HistoryDock(context.jobs, &context.window);
            dock->shared().offer({context.actions.nameState, context.actions.versions});
            return dock;
          }};
}

HistoryDock::HistoryDock(JobRunner& jobs, QWidget* parent)
    : EditorDock(row(), parent),
      model_(new HistoryModel(this)),
      list_(new QListView),
      adjust_(new AdjustPanel(jobs)),
      budget_(new HistoryBudget),
      shared_(new SharedChangesList) {
  auto* content = new QWidget;
  auto* column = layoutWith<QVBoxLayout>(content, {10, 4, 10, 8}, 4);
  column->addWidget(list_, 1);
  column->addWidget(adjust_);
  column->addWidget(budget_);
  column->addWidget(shared_, 1);
  shared_->hide();
  setWidget(content);
  list_->setModel(model_);
  list_->setItemDelegate(new HistoryDelegate(pictures_, list_));
  list_->setUniformItemSizes(true);
  list_->setMouseTracking(true);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setSelectionMode(QAbstractItemView::NoSelection);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setMinimumHeight(100);
  list_->setFocusPolicy(Qt::TabFocus);
  list_->setAccessibleName(tr("History of edits"));
  list_->setWhatsThis(
      tr("Every step that was done. A click goes back or forward to it; a right click offers more"));
  connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) {
    const QPoint at = list_->viewport()->mapFromGlobal(QCursor::pos());
    if (index.row() > 0 && HistoryDelegate::menuSpot(list_->visualRect(index)).contains(at))
      offer(index.row(), QCursor::pos());
    else
      goTo(index.row());
  });
  connect(list_, &QListView::activated, this, [this](const QModelIndex& index) { goTo(index.row()); });
  connect(list_, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
    if (const QModelIndex index = list_->indexAt(at); index.isValid())
      offer(index.row(), list_->viewport()->mapToGlobal(at));
  });
  connect(adjust_, &AdjustPanel::problem, this, &HistoryDock::problem);
  connect(budget_, &HistoryBudget::budgetChosen, this, &HistoryDock::useBudget);
  refresh();
}

HistoryDock::~HistoryDock() { setDocument(nullptr); }

void HistoryDock::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  if (document_) document_->history().onReady({});
  document_ = document ? &document->terrain() : nullptr;
  pictures_.clear();
  adjust_->setDocument(document);
  const bool shared = document && document->shared();
  list_->setVisible(!shared);
  budget_->setVisible(!shared);
  shared_->setVisible(shared);
  shared_->setDocument(document);
  if (document_) {
    EditHistory& history = document_->history();
    subscriptions_.push_back(document_->historyChanged.subscribe([this] { refresh(); }));
    subscriptions_.push_back(
        history.trouble.subscribe([this](const Message& why) { Q_EMIT problem(messageText(why)); }));
    history.onReady([this] { QMetaObject::invokeMethod(this, &HistoryDock::settle, Qt::QueuedConnection); });
    useBudget();
  }
  refresh();
}

void HistoryDock::useBudget() {
  if (!document_) return;
  HistorySettings settings = document_->history().settings();
  settings.budget = rememberedHistoryBudget();
  document_->history().setSettings(std::move(settings));
  budget_->show(&document_->history());
}

void HistoryDock::settle() {
  if (!document_) return;
  document_->history().settle();
  budget_->show(&document_->history());
}

void HistoryDock::refresh() {
  if (document_) pictures_.follow(*document_, devicePixelRatioF());
  const EditHistory* const history = document_ ? &document_->history() : nullptr;
  model_->show(history);
  budget_->show(history);
  if (document_) list_->scrollTo(model_->index(model_->position()));
}

void HistoryDock::goTo(int row) {
  if (!document_ || document_->editing() || row == model_->position()) return;
  tell(document_->goTo(static_cast<std::size_t>(row)));
}

void HistoryDock::tell(const Result<void>& outcome) {
  if (!outcome.ok()) Q_EMIT problem(messageText(outcome.error().message));
}

void HistoryDock::offer(int row, const QPoint& onScreen) {
  if (!document_ || document_->editing()) return;
  const auto position = static_cast<std::size_t>(row);
  QMenu menu(this);
  QAction* go = menu.addAction(row > model_->position() ? tr("Redo to This Step") : tr("Go to This Step"));
  go->setObjectName(QStringLiteral("historyGo"));
  go->setEnabled(row != model_->position());
  QAction* revert = menu.addAction(
      icon(QStringLiteral("restore")),
      document_->selection() ? tr("Revert Selection to This Step") : tr("Revert All Ground to This Step"));
  revert->setObjectName(QStringLiteral("historyRevert"));
  revert->setEnabled(row != model_->position());
  menu.addSeparator();
  QAction* adjust = menu.addAction(tr("Adjust Stroke…"));
  adjust->setObjectName(QStringLiteral("historyAdjust"));
  adjust->setEnabled(row > 0 && !adjust_->running() && strokeOfStep(document_->history(), position - 1));
  const auto operation = row > 0 ? document_->history().record(position - 1).operation : nullptr;
  QAction* copy = menu.addAction(tr("Copy as Script"));
  copy->setObjectName(QStringLiteral("historyCopy"));
  copy->setEnabled(operation && operationInfo(*operation).traits.copying == ScriptCopy::Alone);
  const QAction* const chosen = menu.exec(onScreen);
  // The menu ran a loop of its own.
  if (!chosen || !document_ || document_->editing() || position > document_->history().size()) return;
  if (chosen == go) goTo(row);
  if (chosen == revert) tell(perform(RevertOperation{position}, *document_));
  if (chosen == adjust) adjust_->choose(position - 1);
  if (chosen == copy)
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeScript({{*operation}})));
}

}  // namespace scarp
