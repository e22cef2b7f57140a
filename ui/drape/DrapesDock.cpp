#include "ui/drape/DrapesDock.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/edit/DrapeEdits.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/EditSession.h"
#include "core/remote/RemoteAddress.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/drape/DrapeCommands.h"
#include "ui/drape/DrapeView.h"
#include "ui/shading/ShadingController.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/DockColumn.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {
namespace {

constexpr int kPlaceRole = Qt::UserRole;

}  // namespace

DockRow DrapesDock::row() {
  return {.key = QStringLiteral("drapesDock"),
          .title = tr("Drapes"),
          .icon = "drape",
          .place = DockPlace::Content,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new DrapesDock(context.actions, context.drapeView, context.drapeCommands,
                                        context.viewport, &context.window);
            connect(&context.shading, &ShadingController::changed, dock, &DrapesDock::refreshChosen);
            return dock;
          }};
}

DrapesDock::DrapesDock(const Actions& actions, DrapeView& view, DrapeCommands& commands, Viewport& viewport,
                       QWidget* parent)
    : EditorDock(row(), parent),
      view_(view),
      commands_(commands),
      viewport_(viewport),
      list_(new QListWidget),
      opacity_(opacityField(drapeSchema().number("opacity"), QStringLiteral("drapeOpacity"),
                            tr("How much of the picture lies on the ground"))),
      start_(new QLabel(
          tr("A drape is a picture that lies over the ground: an orthophoto, a map, or a raster "
             "of numbers, in any coordinate system. It stays in its file, or is kept in the project."))),
      note_(new QLabel),
      settle_(new QPushButton),
      pack_(new QPushButton),
      heights_(new QPushButton(tr("Import Heights…"))),
      bar_(new QWidget) {
  QVBoxLayout& column = dockColumn(*this);
  start_->setWordWrap(true);
  note_->setWordWrap(true);
  note_->setObjectName(QStringLiteral("drapeNote"));
  settle_->setObjectName(QStringLiteral("settleDrape"));
  settle_->setFocusPolicy(Qt::TabFocus);
  pack_->setObjectName(QStringLiteral("packDrape"));
  pack_->setFocusPolicy(Qt::TabFocus);
  heights_->setObjectName(QStringLiteral("importDrape"));
  heights_->setToolTip(tr(
      "Choose units, channel, layout and other import options for the values of the file; the project keeps "
      "their colours"));
  heights_->setFocusPolicy(Qt::TabFocus);
  column.addWidget(start_);
  column.addWidget(opacity_);
  column.addWidget(note_);
  column.addWidget(settle_);
  column.addWidget(pack_);
  column.addWidget(heights_);
  column.addWidget(list_, 1);
  makeList();
  makeBar(actions);
  addDockFooter(*this, *bar_);
  connect(opacity_, &NumberField::refused, this, &DrapesDock::problem);
  connect(opacity_, &NumberField::editBegun, this, &DrapesDock::beginOpacity);
  connect(opacity_, &NumberField::valueEdited, this, &DrapesDock::showOpacity);
  connect(opacity_, &NumberField::editEnded, this, &DrapesDock::endOpacity);
  connect(settle_, &QPushButton::clicked, this, &DrapesDock::settle);
  connect(pack_, &QPushButton::clicked, this, &DrapesDock::pack);
  connect(heights_, &QPushButton::clicked, this, [this] {
    if (const std::size_t place = chosen(); place > 0) commands_.askImport(place, view_.fileOf(place));
  });
  connect(&view_, &DrapeView::changed, this, &DrapesDock::refreshChosen);
  connect(&commands_, &DrapeCommands::added, this, [this] {
    if (list_->count() > 0) list_->setCurrentRow(0);
    show();
    raise();
  });
  setDocument(nullptr);
}

DrapesDock::~DrapesDock() = default;

void DrapesDock::makeList() {
  list_->setObjectName(QStringLiteral("drapeList"));
  list_->setMinimumHeight(72);
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  list_->setDragDropMode(QAbstractItemView::InternalMove);
  list_->setDragDropOverwriteMode(false);
  list_->setAccessibleName(tr("Drapes, the uppermost first"));
  list_->setWhatsThis(
      tr("Pictures over the ground, the uppermost first. The mark shows and hides one, a double click "
         "renames it, a right click offers more"));
  connect(list_, &QListWidget::currentItemChanged, this, [this] {
    if (!showing_) refreshChosen();
  });
  connect(list_, &QListWidget::itemChanged, this, &DrapesDock::itemEdited);
  // The list is still busy with its rows when it tells.
  connect(list_->model(), &QAbstractItemModel::rowsMoved, this, &DrapesDock::rowsMoved, Qt::QueuedConnection);
}

void DrapesDock::makeBar(const Actions& actions) {
  auto* row = new QHBoxLayout(bar_);
  row->setContentsMargins(8, 2, 8, 6);
  row->setSpacing(2);
  const auto button = [&](const char* name, const char* picture, const QString& tip) {
    QToolButton* made = iconButton(QLatin1String(picture), tip);
    made->setObjectName(QLatin1String(name));
    made->setIconSize({18, 18});
    row->addWidget(made);
    return made;
  };
  connect(button("addDrape", "layer-add", tr("Add a picture over the ground…")), &QToolButton::clicked,
          actions.addDrape, &QAction::trigger);
  goTo_ = button("goToDrape", "frame", tr("Go to where the drape lies"));
  connect(goTo_, &QToolButton::clicked, this, &DrapesDock::goTo);
  up_ = button("drapeUp", "up", tr("Put the drape over the next one"));
  connect(up_, &QToolButton::clicked, this, [this] { move(1); });
  down_ = button("drapeDown", "down", tr("Put the drape under the one below"));
  connect(down_, &QToolButton::clicked, this, [this] { move(-1); });
  row->addStretch(1);
  remove_ = button("removeDrape", "delete", tr("Remove the drape; its file stays"));
  connect(remove_, &QToolButton::clicked, this, [this] {
    if (const std::size_t place = chosen(); place > 0) perform(RemoveDrapeOperation{place});
  });
  offerRowMenu(*list_, {goTo_, up_, down_, settle_, pack_, heights_, remove_});
}

void DrapesDock::setDocument(EditorDocument* document) {
  session_.reset();
  document_ = document;
  onDrapes_ = onChange(
      document, [this] { refresh(); }, &DocumentChange::drapes);
  bar_->setEnabled(document);
  refresh();
}

bool DrapesDock::perform(const Operation& operation) {
  if (!document_) return false;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return false;
  }
  const auto done = scarp::perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageText(done.error().message));
  return done.ok();
}

std::size_t DrapesDock::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  const std::size_t place = item ? item->data(kPlaceRole).toULongLong() : 0;
  return document_ && place <= document_->terrain().drapes().size() ? place : 0;
}

void DrapesDock::refresh() {
  if (session_) return;
  const int row = list_->currentRow();
  showing_ = true;
  list_->clear();
  if (document_) {
    const auto& drapes = document_->terrain().drapes();
    for (std::size_t place = drapes.size(); place > 0; --place) {
      const Drape& drape = drapes[place - 1];
      auto* item = new QListWidgetItem(QString::fromStdString(drape.name), list_);
      item->setData(kPlaceRole, static_cast<qulonglong>(place));
      item->setFlags((item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsEditable) & ~Qt::ItemIsDropEnabled);
      item->setCheckState(drape.visible ? Qt::Checked : Qt::Unchecked);
      item->setToolTip(Qt::convertFromPlainText(QString::fromStdString(drape.path)));
    }
    if (list_->count() > 0) list_->setCurrentRow(std::clamp(row, 0, list_->count() - 1));
  }
  showing_ = false;
  refreshChosen();
}

void DrapesDock::refreshChosen() {
  if (session_) return;
  const std::size_t place = chosen();
  const bool any = document_ && !document_->terrain().drapes().empty();
  start_->setVisible(!any);
  list_->setVisible(any);
  opacity_->setVisible(any);
  note_->setVisible(place > 0);
  settle_->hide();
  pack_->hide();
  heights_->hide();
  const QString need = tr("Select a drape in the list first");
  setPossible(*goTo_, false, need);
  setPossible(*up_, place > 0 && place<document_->terrain().drapes().size(), place> 0
                        ? tr("The drape is the uppermost")
                        : need);
  setPossible(*down_, place > 1, place > 0 ? tr("The drape is the lowest") : need);
  setPossible(*remove_, place > 0, need);
  if (place == 0) return;
  const Drape& drape = document_->terrain().drapes()[place - 1];
  if (!opacity_->typing()) opacity_->setValue(drape.opacity);
  const DrapeView::State state = view_.stateOf(place);
  using Kind = DrapeView::State::Kind;
  const bool drawn = showsDrapes(viewport_.settings().shading.mode);
  QString text = drape.visible || state.kind != Kind::Reading ? state.text : tr("Hidden, and not read yet.");
  if (state.kind == Kind::Shown && drape.visible && !drawn)
    text += tr(". The colours of this look stand for numbers: it shows no drapes.");
  note_->setText(text);
  settle_->setVisible(state.kind == Kind::Missing || state.kind == Kind::NotAllowed);
  settle_->setText(state.kind == Kind::NotAllowed ? tr("Read It") : tr("Find Picture…"));
  // What came from an address has no file.
  pack_->setVisible(!looksRemote(drape.path) && (drape.packed || state.kind == Kind::Shown));
  heights_->setVisible(!looksRemote(drape.path) && view_.mayReadFile(place));
  pack_->setText(drape.packed ? tr("Use File Again") : tr("Keep in Project"));
  pack_->setToolTip(drape.packed
                        ? tr("The project holds the picture no longer and shows the file %1")
                              .arg(QString::fromStdString(drape.path))
                        : tr("The project holds the part of the picture that lies on the terrain: it opens "
                             "without the file, on other machines too"));
  setPossible(*goTo_, state.kind == Kind::Shown, tr("The drape is not shown"));
}

void DrapesDock::itemEdited(QListWidgetItem* item) {
  if (showing_ || !document_) return;
  const std::size_t place = item->data(kPlaceRole).toULongLong();
  if (place < 1 || place > document_->terrain().drapes().size()) return;
  const Drape& drape = document_->terrain().drapes()[place - 1];
  SetDrapeOperation change;
  change.drape = place;
  const bool visible = item->checkState() == Qt::Checked;
  if (visible != drape.visible) change.visible = visible;
  const std::string name = item->text().trimmed().toStdString();
  if (name != drape.name && !name.empty()) change.name = name;
  // The list is made anew: not from within its own telling.
  QMetaObject::invokeMethod(
      this,
      [this, change] {
        if (change.visible || change.name) perform(change);
        refresh();
      },
      Qt::QueuedConnection);
}

void DrapesDock::rowsMoved() {
  if (showing_ || !document_) return;
  // From where the rows stand now to the one that was taken elsewhere.
  const int count = list_->count();
  for (int row = 0; row < count; ++row) {
    const auto place = list_->item(row)->data(kPlaceRole).toULongLong();
    const auto to = static_cast<qulonglong>(count - row);
    const bool neighbour = row + 1 < count && list_->item(row + 1)->data(kPlaceRole).toULongLong() == to;
    if (place == to) continue;
    // Either this one came up here, or the one that stood here went down.
    std::size_t from = place, target = to;
    if (!neighbour) {
      from = to;
      for (int other = row; other < count; ++other)
        if (list_->item(other)->data(kPlaceRole).toULongLong() == to)
          target = static_cast<std::size_t>(count - other);
    }
    perform(MoveDrapeOperation{from, target});
    return refresh();
  }
}

void DrapesDock::move(int by) {
  const std::size_t place = chosen();
  if (place == 0) return;
  const int row = list_->currentRow() - by;
  if (perform(MoveDrapeOperation{place, by > 0 ? place + 1 : place - 1})) list_->setCurrentRow(row);
}

void DrapesDock::goTo() {
  const std::size_t place = chosen();
  if (place == 0) return;
  const DrapeView::State state = view_.stateOf(place);
  if (!state.facts || state.facts->covered.empty()) return;
  const GridFrame& frame = document_->terrain().frame();
  const GridRect& covered = state.facts->covered;
  const Box all = document_->terrain().box();
  const Box box{{frame.x(covered.column0), frame.y(covered.row1 - 1), all.min.z()},
                {frame.x(covered.column1 - 1), frame.y(covered.row0), all.max.z()}};
  Camera camera = document_->view().camera();
  camera.frame(box, viewport_.viewSize());
  document_->view().travelTo(camera);
}

void DrapesDock::settle() {
  const std::size_t place = chosen();
  if (place == 0) return;
  if (view_.stateOf(place).kind == DrapeView::State::Kind::NotAllowed)
    view_.allow(place);
  else
    commands_.askFile(place);
}

void DrapesDock::pack() {
  const std::size_t place = chosen();
  if (place == 0) return;
  if (document_->terrain().drapes()[place - 1].packed)
    commands_.unpack(place);
  else
    commands_.pack(place, view_.fileOf(place));
}

void DrapesDock::beginOpacity() {
  edited_ = chosen();
  if (edited_ == 0 || document_->terrain().editing()) return;
  session_ = std::make_unique<EditSession>(
      document_->terrain(), Message("Opacity of %1", document_->terrain().drapes()[edited_ - 1].name));
}

void DrapesDock::showOpacity(double opacity) {
  if (!session_) return;
  DocumentState state = document_->terrain().state();
  state.drapes[edited_ - 1].opacity = opacity;
  session_->setState(std::move(state));
}

void DrapesDock::endOpacity(bool kept) {
  if (!session_) return;
  SetDrapeOperation change;
  change.drape = edited_;
  change.opacity = document_->terrain().drapes()[edited_ - 1].opacity;
  if (kept) session_->commit(std::make_shared<Operation>(change));
  session_.reset();
  refresh();
}

}  // namespace scarp
