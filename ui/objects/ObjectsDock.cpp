#include "ui/objects/ObjectsDock.h"

#include <QAction>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/tools/PlaceTool.h"
#include "core/tools/ToolState.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/objects/AssetCommands.h"
#include "ui/objects/AssetPictures.h"
#include "ui/objects/PlacePanel.h"
#include "ui/objects/ScatterPanel.h"
#include "ui/objects/SelectedObjectPanel.h"
#include "ui/shading/ShadingController.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {

ObjectModel::ObjectModel(AssetPictures& pictures, QObject* parent)
    : QAbstractTableModel(parent), pictures_(pictures) {}

void ObjectModel::showPictures() {
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::DecorationRole});
}

void ObjectModel::showUnits() {
  Q_EMIT headerDataChanged(Qt::Horizontal, 1, 2);
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 1), index(rowCount() - 1, 2));
}

void ObjectModel::show(const ObjectLayer* objects) {
  const std::size_t count = objects ? objects->size() : 0;
  const bool same = count == rows_.size();  // moved or changed, most of the time: keep the view's place
  if (!same) beginResetModel();
  rows_.clear();
  rows_.reserve(count);
  assets_ = objects ? objects->assets() : AssetTable();
  if (objects)
    for (const auto& [id, object] : objects->all()) rows_.push_back(object);
  if (!same)
    endResetModel();
  else if (count > 0)
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<int> ObjectModel::rowOf(ObjectId id) const {
  const auto at = std::ranges::lower_bound(rows_, id, {}, &Object::id);
  if (at == rows_.end() || at->id != id) return std::nullopt;
  return static_cast<int>(at - rows_.begin());
}

int ObjectModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}
int ObjectModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant ObjectModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Object& object = rows_[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  if (role == Qt::DisplayRole)
    return column == 0 ? titleOfAsset(object.asset)
                       : fixedText(inLengthUnit(column == 1 ? object.x : object.y), 1);
  if (role == Qt::DecorationRole && column == 0) return pictures_.of(object.asset, assets_);
  if (role == Qt::TextAlignmentRole && column > 0) return int(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant ObjectModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return section == 0 ? tr("Kind") : section == 1 ? withLengthUnit(tr("East")) : withLengthUnit(tr("North"));
}

DockRow ObjectsDock::row() {
  return {.key = QStringLiteral("objectsDock"),
          .title = tr("Objects"),
          .icon = "place",
          .place = DockPlace::Tools,
          .tool = PlaceTool::kName,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new ObjectsDock(context.actions, context.assetCommands, context.assetPictures,
                                         context.jobs, &context.window);
            dock->addRules(context.scatterRules);
            connect(&context.shading, &ShadingController::changed, dock,
                    [dock, &shading = context.shading] { dock->setWater(shading.water()); });
            return dock;
          }};
}

ObjectsDock::ObjectsDock(const Actions& actions, AssetCommands& assets, AssetPictures& pictures,
                         JobRunner& jobs, QWidget* parent)
    : EditorDock(row(), parent),
      assets_(assets),
      parts_(new ChoiceRow({}, {tr("By Hand"), tr("By Rules")})),
      hand_(new QWidget),
      place_(new PlacePanel(pictures)),
      scatter_(new ScatterPanel(jobs)),
      selection_(new SelectedObjectPanel(*actions.remove)),
      count_(new QLabel),
      model_(new ObjectModel(pictures, this)),
      list_(new QTreeView),
      soon_(new QTimer(this)) {
  QVBoxLayout& whole = dockColumn(*this);
  parts_->setObjectName(QStringLiteral("objectParts"));
  parts_->setTip(0, tr("Put objects down one by one, or many at once"));
  parts_->setTip(1, tr("Rules put objects down, and go on doing so while you sculpt"));
  connect(parts_, &ChoiceRow::picked, this, [this](int part) {
    showPart(part);
    if (!showsRules()) Q_EMIT toolPicked();
  });
  whole.addWidget(parts_);
  whole.addWidget(hand_, 1);
  parts_->hide();
  auto& column = *new QVBoxLayout(hand_);
  column.setContentsMargins(0, 0, 0, 0);
  column.setSpacing(5);
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
  list_->setWhatsThis(
      tr("Every object that stands on the terrain. A click selects it, a double click goes there, a right "
         "click offers more"));
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(QHeaderView::Stretch);
  soon_->setSingleShot(true);
  soon_->setInterval(30);

  connect(soon_, &QTimer::timeout, this, &ObjectsDock::listObjects);
  connect(place_, &PlacePanel::problem, this, &ObjectsDock::problem);
  connect(scatter_, &ScatterPanel::problem, this, &ObjectsDock::problem);
  connect(selection_, &SelectedObjectPanel::problem, this, &ObjectsDock::problem);
  connect(place_, &PlacePanel::assetPicked, actions.way("place"), &QAction::trigger);
  connect(place_, &PlacePanel::importAsked, actions.importModels, &QAction::trigger);
  connect(place_, &PlacePanel::libraryAsked, &assets_, [this](QMenu* menu) { assets_.fillLibrary(*menu); });
  connect(place_, &PlacePanel::menuAsked, this, &ObjectsDock::askAboutAsset);
  connect(&pictures, &AssetPictures::changed, model_, &ObjectModel::showPictures);
  connect(&assets_, &AssetCommands::imported, place_, &PlacePanel::pick);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ObjectsDock::takeSelection);
  connect(list_, &QTreeView::doubleClicked, actions.frame, &QAction::trigger);
  offerRowMenu(*list_, {}, [&actions](QMenu& menu, const QModelIndex&) {
    menu.addActions({actions.frame, actions.duplicate, actions.remove});
    menu.addSeparator();
    menu.addActions({actions.sameAsset, actions.replaceAsset});
    menu.addSeparator();
    menu.addActions({actions.groupObjects, actions.ungroup, actions.lock, actions.hide});
  });
  onUnits_ = unitsChanged().subscribe([this] { model_->showUnits(); });
  listObjects();
}

void ObjectsDock::setDocument(EditorDocument* document) {
  document_ = document;
  soon_->stop();
  place_->setTools(document ? &document->tools() : nullptr);
  scatter_->setDocument(document);
  selection_->setDocument(document);
  const auto listSoon = [this] {
    if (!soon_->isActive()) soon_->start();
  };
  onObjects_ = onChange(document, listSoon, &DocumentChange::objects);
  onSelection_ = document ? document->tools().selectedObjectsChanged.subscribe([this] {
    if (!showing_) showSelection();
  })
                          : Subscription();
  widget()->setEnabled(document);
  listObjects();
}

void ObjectsDock::askAboutAsset(AssetKind asset, const QPoint& onScreen) {
  QMenu menu;
  menu.setObjectName(QStringLiteral("assetMenu"));
  offerMix(menu, asset);
  if (isBuiltIn(asset)) {
    menu.exec(onScreen);
    return;
  }
  menu.addSeparator();
  connect(menu.addAction(tr("&Rename…")), &QAction::triggered, this, [&] { assets_.askRename(asset); });
  connect(menu.addAction(tr("&Tags…")), &QAction::triggered, this, [&] { assets_.askTags(asset); });
  connect(menu.addAction(tr("Replace &Model…")), &QAction::triggered, this,
          [&] { assets_.askReplace(asset); });
  connect(menu.addAction(tr("Save to the &Library")), &QAction::triggered, this,
          [&] { assets_.keep(asset); });
  menu.addSeparator();
  connect(menu.addAction(tr("Re&move")), &QAction::triggered, this, [&] { assets_.remove(asset); });
  menu.exec(onScreen);
}

void ObjectsDock::addRules(QWidget& panel) {
  rules_ = &panel;
  auto* whole = static_cast<QVBoxLayout*>(hand_->parentWidget()->layout());
  whole->addWidget(&panel);
  whole->addStretch();
  parts_->show();
  showPart(0);
}

bool ObjectsDock::showsRules() const { return rules_ && parts_->chosen() == 1; }

void ObjectsDock::showTool() {
  if (rules_) showPart(0);
}

bool ObjectsDock::activatesTool(const ToolState&) const { return !showsRules(); }

void ObjectsDock::reveal(QWidget& part) {
  if (rules_) showPart(&part == rules_ || rules_->isAncestorOf(&part) ? 1 : 0);
  EditorDock::reveal(part);
}

void ObjectsDock::showPart(int part) {
  parts_->setChosen(part);
  hand_->setVisible(part == 0);
  rules_->setVisible(part == 1);
}

void ObjectsDock::offerMix(QMenu& menu, AssetKind asset) {
  if (!document_) return;
  PlaceSettings place = document_->tools().get<PlaceTool>().settings();
  const auto there = std::ranges::find(place.mix, asset, &ScatterAsset::asset);
  const double weight = there == place.mix.end() ? 0.0 : there->weight;
  QMenu* mix = menu.addMenu(tr("Painted by the &Brush"));
  const std::pair<QString, double> shares[] = {{tr("As &Chosen Alone"), 0.0},
                                               {tr("&Seldom"), 0.25},
                                               {tr("&Evenly with the Others"), 1.0},
                                               {tr("&Often"), 4.0}};
  for (const auto& [title, share] : shares) {
    QAction* action = mix->addAction(title);
    action->setCheckable(true);
    action->setChecked(weight == share);
    connect(action, &QAction::triggered, this, [this, asset, wanted = share] {
      PlaceSettings changed = document_->tools().get<PlaceTool>().settings();
      std::erase_if(changed.mix, [asset](const ScatterAsset& one) { return one.asset == asset; });
      if (wanted > 0.0) changed.mix.push_back({asset, wanted});
      document_->tools().get<PlaceTool>().setSettings(changed);
    });
  }
}

void ObjectsDock::setWater(std::optional<double> level) { scatter_->setWater(level); }

void ObjectsDock::cancelWork() { scatter_->cancel(); }

void ObjectsDock::listObjects() {
  const QScopedValueRollback showing(showing_, true);  // rows that go are not taken out of the selection
  model_->show(document_ ? &document_->terrain().objects() : nullptr);
  place_->showAssets(document_ ? document_->terrain().objects().assets() : AssetTable());
  const int count = model_->rowCount();
  count_->setText(count == 0
                      ? tr("No objects yet")
                      : tr("%1 objects on the terrain", nullptr, pluralCount(count)).arg(countText(count)));
  showSelection();
}

void ObjectsDock::showSelection() {
  const QScopedValueRollback showing(showing_, true);
  QItemSelection rows;
  std::optional<int> first;
  if (document_) {
    // Runs of rows: ten thousand at once are selected as one.
    std::optional<int> from, last;
    const auto close = [&] {
      if (from) rows.select(model_->index(*from, 0), model_->index(*last, model_->columnCount() - 1));
    };
    for (const ObjectId id : document_->tools().selectedObjects().ids()) {
      const auto row = model_->rowOf(id);
      if (!row) continue;
      if (!first) first = row;
      if (!from || *row != *last + 1) {
        close();
        from = row;
      }
      last = row;
    }
    close();
  }
  list_->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
  if (!first) return;
  list_->selectionModel()->setCurrentIndex(model_->index(*first, 0), QItemSelectionModel::NoUpdate);
  list_->scrollTo(model_->index(*first, 0));
}

void ObjectsDock::takeSelection() {
  if (showing_ || !document_ || document_->tools().dragging()) return;
  std::vector<ObjectId> ids;
  for (const QItemSelectionRange& range : list_->selectionModel()->selection())
    for (int row = range.top(); row <= range.bottom(); ++row) ids.push_back(model_->idAt(row));
  const QScopedValueRollback showing(showing_, true);
  document_->tools().selectObjects(ObjectSelection(std::move(ids)));
}

}  // namespace scarp
