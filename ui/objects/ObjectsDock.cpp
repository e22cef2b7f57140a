#include "ui/objects/ObjectsDock.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/ObjectModel.h"
#include "ui/objects/PlacePanel.h"
#include "ui/objects/ScatterPanel.h"
#include "ui/objects/SelectedObjectPanel.h"
#include "ui/widgets/DockColumn.h"

namespace scarp {

ObjectsDock::ObjectsDock(const Actions& actions, JobRunner& jobs, QWidget* parent)
    : QDockWidget(tr("Objects"), parent),
      place_(new PlacePanel),
      scatter_(new ScatterPanel(jobs)),
      selection_(new SelectedObjectPanel(*actions.remove)),
      count_(new QLabel),
      model_(new ObjectModel(this)),
      list_(new QTreeView),
      soon_(new QTimer(this)) {
  setObjectName(QStringLiteral("objectsDock"));
  QVBoxLayout& column = dockColumn(*this);
  column.addWidget(place_);
  column.addWidget(scatter_);
  column.addWidget(selection_);
  count_->setProperty("role", QStringLiteral("heading"));
  count_->setContentsMargins(1, 8, 0, 1);
  column.addWidget(count_);
  column.addWidget(list_, 1);

  list_->setModel(model_);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setIconSize({18, 18});
  list_->setMinimumHeight(120);
  list_->setFocusPolicy(Qt::TabFocus);
  list_->setAccessibleName(tr("Placed objects"));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(QHeaderView::Stretch);
  soon_->setSingleShot(true);
  soon_->setInterval(30);

  connect(soon_, &QTimer::timeout, this, &ObjectsDock::listObjects);
  connect(place_, &PlacePanel::problem, this, &ObjectsDock::problem);
  connect(scatter_, &ScatterPanel::problem, this, &ObjectsDock::problem);
  connect(selection_, &SelectedObjectPanel::problem, this, &ObjectsDock::problem);
  connect(place_, &PlacePanel::assetPicked, actions.place, &QAction::trigger);
  connect(list_, &QTreeView::clicked, this, [this](const QModelIndex& index) {
    if (document_ && !document_->tools().dragging())
      document_->tools().selectObject(model_->idAt(index.row()));
  });
  connect(list_, &QTreeView::doubleClicked, actions.frame, &QAction::trigger);
  listObjects();
}

void ObjectsDock::setDocument(EditorDocument* document) {
  document_ = document;
  soon_->stop();
  place_->setTools(document ? &document->tools() : nullptr);
  scatter_->setDocument(document);
  selection_->setDocument(document);
  onObjects_ = document ? document->terrain().objectsChanged.subscribe([this] {
    if (!soon_->isActive()) soon_->start();
  })
                        : Subscription();
  onSelection_ = document ? document->tools().selectedObjectChanged.subscribe([this] { showSelection(); })
                          : Subscription();
  widget()->setEnabled(document);
  listObjects();
}

void ObjectsDock::setWater(std::optional<double> level) { scatter_->setWater(level); }

void ObjectsDock::cancel() { scatter_->cancel(); }

void ObjectsDock::listObjects() {
  model_->show(document_ ? &document_->terrain().objects() : nullptr);
  const int count = model_->rowCount();
  count_->setText(count == 0   ? tr("No objects yet")
                  : count == 1 ? tr("1 object on the terrain")
                               : tr("%1 objects on the terrain").arg(count));
  showSelection();
}

void ObjectsDock::showSelection() {
  const auto id = document_ ? document_->tools().selectedObject() : std::nullopt;
  const auto row = id ? model_->rowOf(*id) : std::nullopt;
  if (!row) return list_->clearSelection();
  list_->setCurrentIndex(model_->index(*row, 0));
}

}  // namespace scarp
