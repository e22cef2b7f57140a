#include "ui/layers/LayersDock.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListView>
#include <QMetaObject>
#include <QPointer>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/io/RasterFit.h"
#include "core/io/RasterImport.h"
#include "ui/EditorDocument.h"
#include "ui/Icons.h"
#include "ui/docks/DockColumn.h"
#include "ui/jobs/JobRunner.h"
#include "ui/layers/LayerDelegate.h"
#include "ui/layers/LayerModel.h"
#include "ui/layers/LayerSettings.h"

namespace scarp {
namespace {

Result<FittedRaster> readFitted(const std::string& path, const Terrain& onto, const Progress& progress) {
  const auto raster = importRaster(path, {}, partOf(progress, 0.0, 0.5));
  if (!raster) return raster.error();
  auto heights = fitted(raster->terrain, onto, partOf(progress, 0.5, 1.0));
  if (!heights && !heights.error().cancelled) return Error{path + ": " + heights.error().message};
  return heights;
}

}  // namespace

LayersDock::LayersDock(JobRunner& jobs, QWidget* parent)
    : QDockWidget(tr("Layers"), parent),
      jobs_(jobs),
      model_(new LayerModel(this)),
      list_(new QListView),
      settings_(new LayerSettings),
      bar_(new QWidget) {
  setObjectName(QStringLiteral("layersDock"));
  QVBoxLayout& column = dockColumn(*this);
  column.addWidget(settings_);
  column.addWidget(list_, 1);
  column.addWidget(bar_);

  auto* delegate = new LayerDelegate(list_);
  list_->setObjectName(QStringLiteral("layerList"));
  list_->setModel(model_);
  list_->setItemDelegate(delegate);
  list_->setMouseTracking(true);
  list_->setUniformItemSizes(true);
  list_->setMinimumHeight(130);
  list_->setFocusPolicy(Qt::TabFocus);
  list_->setSelectionMode(QAbstractItemView::NoSelection);
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  list_->setDragDropOverwriteMode(false);
  list_->setAccessibleName(tr("Layers, the uppermost first"));

  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  addButton(QStringLiteral("layer-add"), tr("Add a layer above the active one"), [this] {
    perform(AddLayerOperation{});
  })->setObjectName(QStringLiteral("addLayer"));
  addButton(QStringLiteral("layer-import"), tr("Import a raster as a layer…"), [this] { askRaster(); });
  duplicate_ = addButton(QStringLiteral("layer-duplicate"), tr("Duplicate the layer"),
                         [this] { perform(DuplicateLayerOperation{activePlace()}); });
  merge_ = addButton(QStringLiteral("layer-merge"), tr("Merge the layer with the one under it"),
                     [this] { perform(MergeLayerOperation{activePlace()}); });
  mask_ = addButton(QStringLiteral("layer-mask"),
                    tr("Show the layer only where the selection is; without one everywhere"),
                    [this] { perform(MaskLayerOperation{activePlace()}); });
  row->addStretch(1);
  remove_ = addButton(QStringLiteral("delete"), tr("Delete the layer"),
                      [this] { perform(DeleteLayerOperation{activePlace()}); });

  connect(settings_, &LayerSettings::wanted, this,
          [this](const SetLayerOperation& change) { perform(change); });
  connect(settings_, &LayerSettings::problem, this, &LayersDock::problem);
  // Later, when the list is done with the event: what is told here makes its rows anew.
  connect(
      list_, &QListView::clicked, this,
      [this](const QModelIndex&
                 index) {  // A second click is there to edit the name: making the rows anew would end that.
        const std::size_t place = model_->placeOf(index.row());
        if (place != activePlace()) perform(ActivateLayerOperation{place});
      },
      Qt::QueuedConnection);
  connect(delegate, &LayerDelegate::eyeClicked, this, [this](const QModelIndex& index) {
    QMetaObject::invokeMethod(
        this, [this, r = index.row()] { toggle(r, true); }, Qt::QueuedConnection);
  });
  connect(delegate, &LayerDelegate::lockClicked, this, [this](const QModelIndex& index) {
    QMetaObject::invokeMethod(
        this, [this, r = index.row()] { toggle(r, false); }, Qt::QueuedConnection);
  });
  connect(model_, &LayerModel::renamed, this, [this](std::size_t place, const QString& name) {
    SetLayerOperation change;
    change.layer = place;
    change.name = name.toStdString();
    QMetaObject::invokeMethod(
        this, [this, change] { perform(change); }, Qt::QueuedConnection);
  });
  connect(model_, &LayerModel::moved, this, [this](std::size_t from, std::size_t to) {
    QMetaObject::invokeMethod(
        this,
        [this, from, to] {
          perform(MoveLayerOperation{from, to});
        },
        Qt::QueuedConnection);
  });
  refresh();
}

QToolButton* LayersDock::addButton(const QString& iconName, const QString& tip, std::function<void()> act) {
  auto* button = new QToolButton;
  button->setIcon(icon(iconName));
  button->setIconSize({20, 20});
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setAutoRaise(true);
  connect(button, &QToolButton::clicked, this, std::move(act));
  bar_->layout()->addWidget(button);
  return button;
}

void LayersDock::setDocument(EditorDocument* document) {
  document_ = document;
  TerrainDocument* terrain = document ? &document->terrain() : nullptr;
  settings_->setDocument(terrain);
  onLayers_ = terrain ? terrain->layersChanged.subscribe([this] { refresh(); }) : Subscription();
  widget()->setEnabled(document);
  refresh();
}

std::size_t LayersDock::activePlace() const {
  return document_ ? document_->terrain().placeOf(document_->terrain().activeLayer()) : 0;
}

void LayersDock::perform(const Operation& operation) {
  if (!document_ || document_->tools().dragging()) return;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return refresh();
  }
  const auto done = scarp::perform(operation, document_->terrain());
  if (!done) Q_EMIT problem(QString::fromStdString(done.error().message));
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
  settings_->refresh();
  const std::size_t active = activePlace();
  for (QToolButton* button : {duplicate_, merge_, mask_, remove_}) button->setEnabled(active > 0);
  if (document_) list_->scrollTo(model_->index(model_->rowOf(active)));
}

void LayersDock::askRaster() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Import a raster as a layer"));
  if (!path.isEmpty()) importLayer(path);
}

void LayersDock::importLayer(const QString& path) {
  if (!document_) return;
  jobs_.run<FittedRaster>(
      tr("Reading %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), onto = document_->terrain().snapshot()](const Progress& progress) {
        return readFitted(path, onto, progress);
      },
      [this, path, wanted = QPointer<EditorDocument>(document_)](Result<FittedRaster> raster) {
        if (!document_ || wanted != document_) return;
        if (raster)
          fillNewLayer(path, *raster);
        else if (!raster.error().cancelled)
          Q_EMIT problem(QString::fromStdString(raster.error().message));
      });
}

void LayersDock::fillNewLayer(const QString& path, const FittedRaster& raster) {
  Terrain terrain = document_->terrain().snapshot();
  const QFileInfo file(path);
  if (!(raster.heights.rect() == terrain.heights.rect()))
    return Q_EMIT problem(tr("%1: the terrain has got another size meanwhile").arg(file.fileName()));
  terrain.heights = raster.heights;
  const std::size_t steps = document_->terrain().history().position();
  perform(AddLayerOperation{file.completeBaseName().toStdString(), LayerBlend::Replace});
  if (document_->terrain().history().position() == steps) return;
  FillLayerOperation fill;
  fill.layer = activePlace();
  fill.raster = std::make_shared<const Terrain>(std::move(terrain));
  fill.path = path.toStdString();
  perform(fill);
  if (raster.way == FittedRaster::Way::Stretched)
    Q_EMIT told(tr("%1 does not say where it lies on this terrain: it was stretched from corner to corner.")
                    .arg(file.fileName()));
}

}  // namespace scarp
