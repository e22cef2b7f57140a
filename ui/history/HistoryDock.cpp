#include "ui/history/HistoryDock.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/script/Script.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/history/AdjustPanel.h"
#include "ui/history/HistoryBudget.h"
#include "ui/history/HistoryDelegate.h"
#include "ui/history/HistoryModel.h"
#include "ui/history/SharedChangesList.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

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
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 8);
  column->setSpacing(4);
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
