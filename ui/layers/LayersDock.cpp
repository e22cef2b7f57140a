#include "ui/layers/LayersDock.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMetaObject>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/io/RasterFit.h"
#include "core/io/RasterImport.h"
#include "core/operation/OperationSchema.h"
#include "core/tools/SculptTool.h"
#include "core/tools/ToolState.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/import/ImportCommands.h"
#include "ui/jobs/JobRunner.h"
#include "ui/layers/LayerDelegate.h"
#include "ui/layers/LayerList.h"
#include "ui/layers/LayerSettings.h"
#include "ui/mask/MaskView.h"
#include "ui/operation/OperationFields.h"
#include "ui/operation/OperationMenu.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {
namespace {

constexpr int kPictureDelay = 80, kRetryDelay = 100;  ///< Milliseconds.

Result<LayersDock::ReadLayer> readFitted(const std::string& path, const ImportOptions& options,
                                         const Terrain& onto, const Progress& progress) {
  auto raster = importRaster(path, options, partOf(progress, 0.0, 0.5));
  if (!raster) return raster.error();
  auto heights = fitted(raster->terrain, onto, partOf(progress, 0.5, 1.0));
  if (!heights) return heights.error().cancelled ? heights.error() : errorIn(path, heights.error());
  Terrain terrain = onto;
  terrain.heights = std::move(heights->heights);
  return LayersDock::ReadLayer{{std::make_shared<const Terrain>(std::move(terrain)), path,
                                std::make_shared<const ImportOptions>(options), std::move(raster->warnings)},
                               heights->way == FittedRaster::Way::Stretched};
}

}  // namespace

DockRow LayersDock::row() {
  return {.key = QStringLiteral("layersDock"),
          .title = tr("Layers"),
          .icon = "layer-group",
          .place = DockPlace::Content,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new LayersDock(context.actions, context.jobs, context.maskView, &context.window);
            dock->onAdjustment_ = context.operations.adjustmentWanted.subscribe(
                [dock](const Filter& filter) { dock->addAdjustment(filter); });
            return dock;
          }};
}

LayersDock::LayersDock(const Actions& actions, JobRunner& jobs, MaskView& masks, QWidget* parent)
    : EditorDock(row(), parent),
      actions_(actions),
      jobs_(jobs),
      masks_(masks),
      model_(new LayerModel(this)),
      list_(new LayerList(*model_)),
      settings_(new LayerSettings),
      bar_(new QWidget) {
  delegate_ = new LayerDelegate(list_);
  QVBoxLayout& column = dockColumn(*this);
  column.addWidget(settings_);
  column.addWidget(list_, 1);
  makeList();
  makeBar();
  addDockFooter(*this, *bar_);
  connect(settings_, &LayerSettings::wanted, this,
          [this](const SetLayerOperation& change) { perform(change); });
  connect(settings_, &LayerSettings::updateWanted, this, &LayersDock::updateAdjustment);
  connect(settings_, &LayerSettings::problem, this, &LayersDock::problem);
  connectRows();
  connectActions();
  callOnce(pictureDelay_, kPictureDelay, this, &LayersDock::showPictures);
  connect(this, &QDockWidget::visibilityChanged, this, [this] { pictureDelay_.start(); });
  connect(&masks_, &MaskView::shownMaskChanged, this, &LayersDock::showMarks);
  refresh();
}

void LayersDock::makeList() {
  describe(
      list_, "layerList",
      {.name = tr("Layers, the uppermost first"),
       .help = tr(
           "The layers of edits, the uppermost first. A click makes one the active one; eye, lock and mask "
           "are on its row; a right click offers more. Shift and Ctrl choose several, which can be grouped; "
           "rows are "
           "dragged to other places, into groups and out of them")});
  list_->setItemDelegate(delegate_);
  list_->setMinimumHeight(90);
  list_->setFocusPolicy(Qt::StrongFocus);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &LayerList::customContextMenuRequested, this, &LayersDock::openMenu);
}

void LayersDock::makeBar() {
  auto* row = layoutWith<QHBoxLayout>(bar_, {8, 2, 8, 6}, 2);
  addButton(QStringLiteral("layer-add"), tr("Add a layer above the active one"), [this] {
    if (document_) perform(addingLayer(document_->terrain()));
  })->setObjectName(QStringLiteral("addLayer"));
  QToolButton* adjust = addButton(QStringLiteral("layer-adjust"),
                                  tr("Add an adjustment layer: a filter of the layers below"), {});
  adjust->setObjectName(QStringLiteral("addAdjustment"));
  auto* filters = new QMenu(adjust);
  filters->setObjectName(QStringLiteral("adjustmentMenu"));
  addAdjustments(*filters, [this](const OperationKind<Filter>& kind) {
    if (document_) addAdjustment(suitedTo(kind, document_->terrain()));
  });
  adjust->setMenu(filters);
  adjust->setPopupMode(QToolButton::InstantPopup);
  addButton(QStringLiteral("layer-import"), tr("Import a raster as a layer…"), [this] { askRaster(); });
  group_ = addButton(QStringLiteral("layer-group"), tr("Group the chosen layers"), [this] { groupChosen(); });
  group_->setObjectName(QStringLiteral("groupLayers"));
  duplicate_ = addButton(QStringLiteral("layer-duplicate"), tr("Duplicate the chosen layers"),
                         [this] { duplicateChosen(); });
  merge_ = addButton(QStringLiteral("layer-merge"), tr("Merge the layer with the one under it"),
                     [this] { perform(MergeLayerOperation{activePlace()}); });
  mask_ = addButton(QStringLiteral("layer-mask"),
                    tr("Show the layer only where the selection is; without one everywhere"),
                    [this] { perform(MaskLayerOperation{activePlace()}); });
  row->addStretch(1);
  remove_ = addButton(QStringLiteral("delete"), tr("Delete the chosen layers"), [this] { deleteChosen(); });
}

// What rows tell is done later, when the list is through with the event: it makes its rows anew.
void LayersDock::connectRows() {
  const auto later = [this](std::function<void()> act) {
    QMetaObject::invokeMethod(this, std::move(act), Qt::QueuedConnection);
  };
  connect(list_, &LayerList::rowClicked, this, [this, later](int row, Qt::KeyboardModifiers keys) {
    later([this, row, keys] { clickRow(row, keys); });
  });
  connect(list_, &LayerList::groupWanted, this, &LayersDock::groupChosen);
  connect(list_, &LayerList::ungroupWanted, this, &LayersDock::ungroup);
  connect(list_, &LayerList::moved, this,
          [this, later](const MoveLayerOperation& move) { later([this, move] { perform(move); }); });
  connect(delegate_, &LayerDelegate::arrowClicked, this, [this, later](const QModelIndex& index) {
    later([this, row = index.row(), collapses = !index.data(LayerModel::Collapsed).toBool()] {
      model_->setCollapsed(row, collapses);
      if (document_) document_->collapsedGroups = model_->collapsedGroups();
    });
  });
  connect(delegate_, &LayerDelegate::eyeClicked, this,
          [this, later](const QModelIndex& index) { later([this, r = index.row()] { toggle(r, true); }); });
  connect(delegate_, &LayerDelegate::lockClicked, this,
          [this, later](const QModelIndex& index) { later([this, r = index.row()] { toggle(r, false); }); });
  connect(delegate_, &LayerDelegate::heightsClicked, this, [this, later](const QModelIndex& index) {
    later([this, place = model_->placeOf(index.row())] { paintMask(place, false); });
  });
  connect(delegate_, &LayerDelegate::maskClicked, this,
          [this, later](const QModelIndex& index, Qt::KeyboardModifiers keys) {
            later([this, place = model_->placeOf(index.row()), shows = keys.testFlag(Qt::AltModifier)] {
              shows ? showMask(place) : paintMask(place, true);
            });
          });
  connect(model_, &LayerModel::renamed, this, [this, later](std::size_t place, const QString& name) {
    SetLayerOperation change;
    change.layer = place;
    change.name = name.toStdString();
    later([this, change] { perform(change); });
  });
}

void LayersDock::connectActions() {
  const auto on = [this](QAction* action, std::function<void()> act) {
    connect(action, &QAction::triggered, this, std::move(act));
  };
  on(actions_.addLayer, [this] {
    if (document_) perform(addingLayer(document_->terrain()));
  });
  on(actions_.addLayerGroup, [this] {
    if (document_) perform(groupingLayers(document_->terrain()));
  });
  on(actions_.duplicateLayer, [this] { duplicateChosen(); });
  on(actions_.deleteLayer, [this] { deleteChosen(); });
  on(actions_.mergeLayer, [this] { perform(MergeLayerOperation{activePlace()}); });
  on(actions_.groupLayers, [this] { groupChosen(); });
  on(actions_.ungroupLayers, [this] { ungroup(); });
  list_->setGroupKeys(*actions_.groupObjects, *actions_.ungroup);
}

void LayersDock::clickRow(int row, Qt::KeyboardModifiers keys) {
  if (!document_) return;
  const std::size_t place = model_->placeOf(row), active = activePlace();
  const std::vector<Layer>& layers = document_->terrain().layers();
  if (keys.testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier)) {
    if (place == 0 || active == 0) return;
    if (keys.testFlag(Qt::ShiftModifier)) {
      chosen_.clear();
      const auto [first, last] = std::minmax(row, model_->rowOf(active));
      for (int each = first; each <= last; ++each) chosen_.insert(layers[model_->placeOf(each) - 1].id);
      chosen_.erase(layers[active - 1].id);
    } else if (place != active && !chosen_.erase(layers[place - 1].id)) {
      chosen_.insert(layers[place - 1].id);
    }
    model_->setChosen(chosen_);
    return showActions();
  }
  chosen_.clear();
  model_->setChosen(chosen_);
  showActions();
  // A second click is there to edit the name: making the rows anew would end that.
  if (place != active) perform(ActivateLayerOperation{place});
}

std::vector<LayerName> LayersDock::chosenLayers() const {
  std::vector<LayerName> chosen;
  const std::size_t active = activePlace();
  if (active == 0) return chosen;
  const std::vector<Layer>& layers = document_->terrain().layers();
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (chosen_.contains(layers[i].id) || i + 1 == active) chosen.emplace_back(i + 1);
  return chosen;
}

void LayersDock::groupChosen() {
  if (activePlace() > 0) perform(groupingLayers(document_->terrain(), chosenLayers()));
}

void LayersDock::duplicateChosen() {
  if (activePlace() > 0) perform(duplicatingLayers(chosenLayers()));
}

void LayersDock::deleteChosen() {
  if (activePlace() > 0) perform(deletingLayers(chosenLayers()));
}

void LayersDock::ungroup() {
  if (document_ && activePlace() > 0) perform(UngroupLayersOperation{activePlace()});
}

QToolButton* LayersDock::addButton(const QString& iconName, const QString& tip, std::function<void()> act) {
  QToolButton* button = iconButton(iconName, tip);
  if (act) connect(button, &QToolButton::clicked, this, std::move(act));
  bar_->layout()->addWidget(button);
  return button;
}

void LayersDock::setDocument(EditorDocument* document) {
  document_ = document;
  reading_ = false;
  TerrainDocument* terrain = document ? &document->terrain() : nullptr;
  settings_->setDocument(terrain);
  subscriptions_.clear();
  pictures_.clear();
  chosen_.clear();
  model_->setChosen({});
  model_->setCollapsedGroups(document ? document->collapsedGroups : std::set<LayerId>());
  if (document) {
    subscriptions_.push_back(onChange(
        document, [this] { refresh(); }, &DocumentChange::layers));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { showMarks(); }));
    subscriptions_.push_back(terrain->historyChanged.subscribe([this] { pictureDelay_.start(); }));
  }
  widget()->setEnabled(document);
  refresh();
}

std::size_t LayersDock::activePlace() const {
  return document_ ? document_->terrain().placeOf(document_->terrain().activeLayer()) : 0;
}

bool LayersDock::perform(const Operation& operation) {
  if (!document_ || document_->tools().dragging()) return false;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    refresh();
    return false;
  }
  const auto done = scarp::perform(operation, document_->terrain());
  if (!done) Q_EMIT problem(messageText(done.error().message));
  if (done && (operation.is<GroupLayersOperation>() || operation.is<DuplicateLayerOperation>() ||
               operation.is<DeleteLayerOperation>())) {
    chosen_.clear();
    model_->setChosen(chosen_);
    showActions();
  }
  return done.ok();
}

void LayersDock::paintMask(std::size_t place, bool paints) {
  if (!document_ || place > document_->terrain().layers().size()) return;
  if (place != activePlace() && !perform(ActivateLayerOperation{place})) return;
  ToolState& tools = document_->tools();
  if (tools.dragging()) return;
  tools.get<SculptTool>().paintMask(paints && place > 0);
  if (!paints || place == 0) return masks_.showMaskOf(kBaseLayer);
  if (tools.tool() != SculptTool::kName) tools.setTool(SculptTool::kName);
  Q_EMIT told(
      tr("Brushes paint the mask of “%1”: they show the layer, with Ctrl they hide it, with Shift they "
         "smooth. A click on the picture of its heights ends that.")
          .arg(QString::fromStdString(document_->terrain().layers()[place - 1].name)));
}

void LayersDock::showMask(std::size_t place) {
  if (!document_ || place < 1 || place > document_->terrain().layers().size()) return;
  const LayerId layer = document_->terrain().layers()[place - 1].id;
  if (place != activePlace() && !perform(ActivateLayerOperation{place})) return;
  // Where it is shown because brushes paint it, they no longer do.
  const bool shown = masks_.shownMask() == layer;
  if (shown) document_->tools().get<SculptTool>().paintMask(false);
  masks_.showMaskOf(shown ? kBaseLayer : layer);
}

void LayersDock::openMenu(const QPoint& at) {
  if (!document_) return;
  QModelIndex index = list_->indexAt(at);
  if (!index.isValid()) index = model_->index(model_->rowOf(activePlace()));
  const std::size_t place = model_->placeOf(index.row());
  // Of a row that is not among the chosen ones, that one alone.
  std::vector<LayerName> layers = chosenLayers();
  if (place > 0 &&
      std::ranges::find(layers, place, [](const LayerName& name) { return name.place; }) == layers.end())
    layers = {place};
  auto* menu = new LayerMenu(
      document_->terrain(), place, layers, [this](const Operation& operation) { perform(operation); }, this);
  connect(menu, &LayerMenu::paintMaskWanted, this, [this, place](bool paints) { paintMask(place, paints); });
  connect(menu, &LayerMenu::updateWanted, this, [this, place] { updateAdjustment(place); });
  connect(menu, &LayerMenu::renameWanted, this, [this, place] {
    list_->setFocus();
    list_->edit(model_->index(model_->rowOf(place)));
  });
  menu->popup(list_->viewport()->mapToGlobal(at));
}

void LayersDock::toggle(int row, bool visibility) {
  const std::size_t place = model_->placeOf(row);
  if (!document_ || place < 1 || place > document_->terrain().layers().size()) return;
  const Layer& layer = document_->terrain().layers()[place - 1];
  SetLayerOperation change;
  change.layer = place;
  if (visibility)
    change.visible = !layer.visible;
  else
    change.locked = !layer.locked;
  perform(change);
}

void LayersDock::refresh() {
  model_->show(document_ ? &document_->terrain() : nullptr);
  showMarks();
  pictureDelay_.start();
  settings_->refresh();
  const std::size_t active = activePlace();
  const bool group = active > 0 && document_->terrain().layers()[active - 1].isGroup;
  for (QToolButton* button : {group_, duplicate_, merge_, remove_})
    setPossible(*button, active > 0, tr("Select a layer above the base first"));
  setPossible(*mask_, active > 0 && !group, tr("Select a layer above the base first"));
  for (QAction* action : {actions_.addLayer, actions_.addLayerGroup}) action->setEnabled(document_);
  for (QAction* action :
       {actions_.duplicateLayer, actions_.deleteLayer, actions_.mergeLayer, actions_.groupLayers})
    action->setEnabled(active > 0);
  actions_.ungroupLayers->setEnabled(group);
  actions_.mergeLayer->setText(group ? tr("&Merge Group") : tr("&Merge Down"));
  showActions();
  if (!document_) return;
  // F2 edits the name of the current row.
  const QModelIndex row = model_->index(model_->rowOf(active));
  list_->setCurrentIndex(row);
  list_->scrollTo(row);
}

void LayersDock::showActions() {
  const std::size_t active = activePlace();
  const bool several = chosenLayers().size() > 1;
  const bool group = active > 0 && document_->terrain().layers()[active - 1].isGroup;
  actions_.deleteLayer->setText(several ? tr("&Delete Layers")
                                : group ? tr("&Delete Group")
                                        : tr("&Delete Layer"));
  actions_.duplicateLayer->setText(several ? tr("Dup&licate Layers") : tr("Dup&licate Layer"));
}

void LayersDock::showMarks() {
  delegate_->mark(document_ && document_->tools().get<SculptTool>().paintsMask(),
                  masks_.shownMask() != kBaseLayer);
  list_->viewport()->update();
}

// A stroke over a mask tells of every dab: pictures follow when there is time, and only where they are seen.
void LayersDock::showPictures() {
  if (!document_ || !isVisible()) return;
  if (pictures_.follow(document_->terrain())) model_->showPictures(&pictures_);
  if (reading_ || document_->terrain().editing()) return;
  std::vector<HeightRaster> unread = LayerPictures::unread(document_->terrain());
  if (unread.empty()) return;
  reading_ = true;
  jobs_.runFor<bool>(
      this, tr("Layer thumbnails"),
      [unread = std::move(unread)](const Progress& progress) -> Result<bool> {
        for (const HeightRaster& raster : unread)
          for (const int slot : raster.heldSlots()) {
            if (!keepGoing(progress, 0.0)) return Error::cancel();
            (void)raster.tile(slot);
          }
        return true;
      },
      [this](const Result<bool>& read) {
        reading_ = !read;  // Cancelled: not again before another terrain is opened.
        if (read) showPictures();
      });
}

void LayersDock::addAdjustment(const Filter& filter) {
  if (!document_) return;
  AddLayerOperation add;
  add.name = coreText(kindOf(filter).title).toStdString();
  add.filter = filter;
  if (!perform(add)) return;
  if (document_->terrain().layers()[activePlace() - 1].outdated) updateAdjustment(activePlace());
}

void LayersDock::updateAdjustment(std::size_t place) {
  if (!document_) return;
  const TerrainDocument& terrain = document_->terrain();
  const auto task = adjustmentTask(terrain, UpdateLayerOperation{place});
  if (!task) return Q_EMIT problem(messageText(task.error().message));
  const Layer& layer = terrain.layers()[place - 1];
  jobs_.run<HeightRaster>(
      tr("Updating “%1”").arg(QString::fromStdString(layer.name)),
      [task = *task](const Progress& progress) { return task.run(progress); },
      [this, document = QPointer<EditorDocument>(document_), id = layer.id,
       task = *task](Result<HeightRaster> change) {
        if (!document_ || document != document_) return;
        if (change)
          commitUpdate(id, task, *change);
        else if (!change.error().cancelled)
          Q_EMIT problem(messageText(change.error().message));
      });
}

void LayersDock::commitUpdate(LayerId layer, const AdjustmentTask& task, const HeightRaster& change) {
  if (document_->terrain().editing() || document_->tools().dragging()) {
    QTimer::singleShot(kRetryDelay, this,
                       [this, document = QPointer<EditorDocument>(document_), layer, task, change] {
                         if (document_ && document == document_) commitUpdate(layer, task, change);
                       });
    return;
  }
  TerrainDocument& terrain = document_->terrain();
  if (std::ranges::find(terrain.layers(), layer, &Layer::id) == terrain.layers().end()) return;
  const auto done = commitAdjustment(terrain, task, change, UpdateLayerOperation{terrain.placeOf(layer)});
  if (!done) Q_EMIT problem(messageText(done.error().message));
}

void LayersDock::askRaster() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import a raster as a layer"));
  if (!path.isEmpty()) importLayer(path);
}

void LayersDock::importLayer(const QString& path) {
  if (!document_) return;
  const QPointer<EditorDocument> document = document_;
  askHowToImport(
      path, jobs_, *window(),
      [this, document](const ImportAnswer& answer) {
        if (document_ && document == document_) readLayer(answer);
      },
      [this](const Error& error) {
        if (!error.cancelled) Q_EMIT problem(messageText(error.message));
      });
}

void LayersDock::readLayer(const ImportAnswer& answer) {
  jobs_.run<ReadLayer>(
      tr("Reading %1").arg(QFileInfo(answer.path).fileName()),
      [path = answer.path.toStdString(), options = answer.options, onto = document_->terrain().snapshot()](
          const Progress& progress) { return readFitted(path, options, onto, progress); },
      [this, document = QPointer<EditorDocument>(document_)](Result<ReadLayer> read) {
        if (!document_ || document != document_) return;
        if (read)
          addLayer(*read);
        else if (!read.error().cancelled)
          Q_EMIT problem(messageText(read.error().message));
      });
}

void LayersDock::addLayer(const ReadLayer& read) {
  const QFileInfo file(QString::fromStdString(read.from.path));
  if (!(read.from.heights->heights.rect() == document_->terrain().heights().rect()))
    return Q_EMIT problem(tr("%1: the terrain has got another size meanwhile").arg(file.fileName()));
  AddLayerOperation add{file.completeBaseName().toStdString(), LayerBlend::Replace};
  add.from = read.from;
  if (!perform(add)) return;
  QStringList notes = messageTexts(read.from.warnings);
  if (read.stretched)
    notes.prepend(tr("%1 does not say where it lies on this terrain: it was stretched from corner to corner.")
                      .arg(file.fileName()));
  if (!notes.isEmpty()) Q_EMIT told(notes.join(QLatin1Char('\n')));
}

}  // namespace scarp
