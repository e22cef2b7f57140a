#include "ui/team/PeopleMarks.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <memory>

#include "core/terrain/Surface.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/team/TeamCommands.h"
#include "ui/team/TeamSession.h"
#include "ui/viewport/GroundDrawing.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

constexpr int kTagWidest = 180, kTagMarginX = 7, kTagMarginY = 3, kTagAbove = 10, kTagEdge = 4;

}  // namespace

PersonTag::PersonTag(QWidget* view) : QWidget(view) {
  setObjectName(QStringLiteral("personTag"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
}

void PersonTag::show(const QString& name, const QColor& colour, const QPoint& at) {
  const QString shown = fontMetrics().elidedText(name, Qt::ElideRight, kTagWidest);
  const QSize size(fontMetrics().horizontalAdvance(shown) + 2 * kTagMarginX,
                   fontMetrics().height() + 2 * kTagMarginY);
  const QSize room = parentWidget()->size() - size - QSize(kTagEdge, kTagEdge);
  const QPoint wanted = at - QPoint(size.width() / 2, size.height() + kTagAbove);
  setGeometry({{std::clamp(wanted.x(), kTagEdge, std::max(kTagEdge, room.width())),
                std::clamp(wanted.y(), kTagEdge, std::max(kTagEdge, room.height()))},
               size});
  if (shown != name_ || colour != colour_) {
    name_ = shown;
    colour_ = colour;
    setAccessibleName(name);
    update();
  }
  QWidget::show();
}

void PersonTag::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(QColor(14, 16, 20, 190), 1.0));
  painter.setBrush(colour_);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  painter.setPen(QColor(14, 16, 20));
  painter.drawText(rect(), Qt::AlignCenter, name_);
}

namespace {

constexpr double kLeastRing = 9.0;  ///< Pixels of radius.

Overlay::Colour inked(const QColor& colour, float opacity) {
  return {static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
          static_cast<float>(colour.blueF()), opacity};
}

/// The corners of an area on the terrain, the first once more at the end; empty where it lies beside it.
std::vector<Vec2> cornersOf(const KeptArea& area, const GridFrame& frame) {
  const GridRect rect = area.samples.intersected(frame.samples());
  if (rect.empty()) return {};
  const double west = frame.x(rect.column0), east = frame.x(rect.column1 - 1), north = frame.y(rect.row0),
               south = frame.y(rect.row1 - 1);
  return {{west, north}, {east, north}, {east, south}, {west, south}, {west, north}};
}

}  // namespace

Overlay keptOverlay(const std::vector<KeptArea>& areas, const TerrainDocument& terrain) {
  Overlay overlay;
  for (const KeptArea& area : areas) {
    const std::vector<Vec2> corners = cornersOf(area, terrain.frame());
    GroundDrawing drawing(terrain.heights(), terrain.frame());
    for (std::size_t i = 1; i < corners.size(); ++i) {
      const Vec2 from = corners[i - 1], way = corners[i] - from;
      const int pieces = std::clamp(static_cast<int>(way.norm() / terrain.frame().cellSize() / 8.0), 4, 64);
      drawing.path(pieces, inked(area.colour, area.self ? 0.7F : 0.95F), area.self ? 2.0F : 3.0F,
                   [&](double t) -> Vec2 { return from + t * way; });
    }
    Overlay theirs = drawing.take();
    overlay.lines.insert(overlay.lines.end(), theirs.lines.begin(), theirs.lines.end());
  }
  return overlay;
}

Overlay peopleOverlay(const std::vector<Person>& people, const TerrainDocument& terrain, const Camera& camera,
                      ViewSize size) {
  Overlay overlay;
  for (const Person& person : people) {
    if (person.self || !person.presence.cursor) continue;
    GroundDrawing drawing(terrain.heights(), terrain.frame());
    const Vec3 at = drawing.onGround(*person.presence.cursor);
    if (!std::isfinite(at.z())) continue;
    const double least = kLeastRing * camera.metresPerPixel(at, size);
    const std::vector<Vec2>& stroke = person.presence.stroke;
    for (std::size_t i = 1; i < stroke.size(); ++i)
      drawing.path(4, inked(person.colour, 0.85F), 3.2F, [&](double t) -> Vec2 {
        return stroke[i - 1] + t * (stroke[i] - stroke[i - 1]);
      });
    drawing.ring(*person.presence.cursor, std::max(person.presence.radius, least), inked(person.colour, 0.95F),
                 stroke.empty() ? 2.2F : 3.4F);
    drawing.dot(at, inked(person.colour, 1.0F));
    Overlay theirs = drawing.take();
    overlay.lines.insert(overlay.lines.end(), theirs.lines.begin(), theirs.lines.end());
  }
  return overlay;
}

PeopleMarks::PeopleMarks(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {
  connect(&viewport, &Viewport::resized, this, &PeopleMarks::refresh);
}

void PeopleMarks::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  if (session_) session_->disconnect(this);
  document_ = document;
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::peopleChanged, this, &PeopleMarks::refresh);
    connect(session_, &TeamSession::keptChanged, this, &PeopleMarks::refresh);
    subscriptions_.push_back(document->view().cameraChanged.subscribe([this] { refresh(); }));
    const auto move = [this] {
      if (marked_) refresh();
    };
    subscriptions_.push_back(onChange(document, move, &DocumentChange::ground));
  }
  refresh();
}

void PeopleMarks::refresh() {
  Overlay overlay;
  if (session_)
    overlay = peopleOverlay(session_->people(), document_->terrain(), document_->view().camera(),
                            viewport_.viewSize());
  if (session_ && !session_->keptAreas().empty()) {
    Overlay kept = keptOverlay(session_->keptAreas(), document_->terrain());
    overlay.lines.insert(overlay.lines.begin(), kept.lines.begin(), kept.lines.end());
  }
  placeTags();
  if (overlay.empty() && !marked_) return;
  marked_ = !overlay.empty();
  if (!document_) return;
  document_->display().setOverlay(OverlayOf::People,
                                  marked_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

void PeopleMarks::placeTags() {
  std::size_t used = 0;
  if (session_) {
    const GroundDrawing ground(document_->terrain().heights(), document_->terrain().frame());
    const Camera& camera = document_->view().camera();
    const ViewSize size = viewport_.viewSize();
    const auto place = [&](const QString& name, const QColor& colour, const Vec2& where) {
      const Vec3 at = ground.onGround(where);
      const auto seen = std::isfinite(at.z()) ? camera.project(at, size) : std::nullopt;
      if (!seen || seen->x() < 0.0 || seen->y() < 0.0 || seen->x() > size.width || seen->y() > size.height)
        return false;
      if (used == tags_.size()) tags_.push_back(new PersonTag(&viewport_));
      tags_[used++]->show(name, colour,
                          {static_cast<int>(std::lround(seen->x())), static_cast<int>(std::lround(seen->y()))});
      return true;
    };
    for (const Person& person : session_->people()) {
      if (person.self || !person.presence.cursor) continue;
      place(person.name, person.colour, *person.presence.cursor);
    }
    for (const KeptArea& area : session_->keptAreas()) {
      const std::vector<Vec2> corners = cornersOf(area, document_->terrain().frame());
      // In the middle of a side, one that is in sight.
      for (std::size_t i = corners.size(); i-- > 1;)
        if (place(area.self ? tr("Kept for you") : tr("Kept for %1").arg(area.name), area.colour,
                  0.5 * (corners[i - 1] + corners[i])))
          break;
    }
  }
  for (std::size_t i = used; i < tags_.size(); ++i) tags_[i]->hide();
}

namespace {

/// Brush radii, or of the terrain's extent, from which a place is looked at.
constexpr double kRadiiAway = 12.0, kLeastAway = 0.06;

QPixmap dotOf(const QColor& colour, double ratio) {
  const int side = static_cast<int>(std::lround(14 * ratio));
  QPixmap picture(side, side);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(QRectF(2, 2, 10, 10));
  return picture;
}

}  // namespace

DockRow PeopleDock::row() {
  return {.key = QStringLiteral("peopleDock"),
          .title = tr("People"),
          .place = DockPlace::Content,
          .start = DockStart::ClosedEach,
          .make = [](const DockContext& context) -> EditorDock* {
            auto* dock = new PeopleDock(context.viewport, &context.window);
            dock->offer({context.actions.keepArea, context.actions.releaseArea});
            connect(&context.team, &TeamCommands::opened, dock, &QWidget::show);
            return dock;
          }};
}

PeopleDock::PeopleDock(Viewport& viewport, QWidget* parent)
    : EditorDock(row(), parent),
      viewport_(viewport),
      list_(new QTreeWidget),
      go_(namedButton(tr("Go There"), "goThere", tr("Move the view to where this person's cursor is"))),
      look_(namedButton(tr("See What They See"), "lookFromThere", tr("Look from where this person looks"))),
      offers_(new QHBoxLayout) {
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 8);
  column->setSpacing(6);
  column->addWidget(list_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(go_);
  buttons->addWidget(look_);
  column->addLayout(buttons);
  column->addLayout(offers_);
  setWidget(content);
  list_->setObjectName(QStringLiteral("people"));
  list_->setAccessibleName(tr("Who has this terrain open"));
  list_->setWhatsThis(tr("Who has the shared terrain open, what they may do and what they are doing"));
  list_->setHeaderLabels({tr("Who"), tr("May"), tr("Does")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(80);
  list_->header()->setStretchLastSection(true);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  connect(list_, &QTreeWidget::itemSelectionChanged, this, &PeopleDock::showButtons);
  connect(list_, &QTreeWidget::itemActivated, this, &PeopleDock::goThere);
  connect(go_, &QPushButton::clicked, this, &PeopleDock::goThere);
  connect(look_, &QPushButton::clicked, this, &PeopleDock::lookFromThere);
  offerRowMenu(*list_, {go_, look_});
  refresh();
}

void PeopleDock::offer(const QList<QAction*>& actions) {
  for (QAction* action : actions) offers_->addWidget(actionButton(action));
}

void PeopleDock::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  document_ = document;
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) connect(session_, &TeamSession::peopleChanged, this, &PeopleDock::refresh);
  refresh();
}

void PeopleDock::refresh() {
  const std::size_t count = session_ ? session_->people().size() : 0;
  while (list_->topLevelItemCount() > static_cast<int>(count))
    delete list_->takeTopLevelItem(list_->topLevelItemCount() - 1);
  for (std::size_t i = 0; i < count; ++i) {
    const Person& person = session_->people()[i];
    QTreeWidgetItem* row = list_->topLevelItem(static_cast<int>(i));
    if (!row) list_->addTopLevelItem(row = new QTreeWidgetItem);
    const qlonglong session = person.session;
    if (row->data(0, Qt::UserRole).toLongLong() != session || row->data(0, Qt::UserRole + 1) != person.colour) {
      row->setData(0, Qt::UserRole, session);
      row->setData(0, Qt::UserRole + 1, person.colour);
      row->setIcon(0, dotOf(person.colour, devicePixelRatioF()));
    }
    row->setText(0, person.self ? tr("%1 (you)").arg(person.name) : person.name);
    row->setText(1, rightsText(person.rights));
    const QString doing = coreText(person.presence.doing);
    row->setText(2, person.self || doing.isEmpty()        ? QString()
                    : !person.presence.stroke.empty() ? tr("%1, now").arg(doing)
                                                      : doing);
  }
  showButtons();
}

const Person* PeopleDock::chosen() const {
  const QTreeWidgetItem* const row = list_->currentItem();
  if (!session_ || !row || !row->isSelected()) return nullptr;
  const auto found = std::ranges::find(session_->people(), row->data(0, Qt::UserRole).toLongLong(),
                                       [](const Person& person) { return qlonglong{person.session}; });
  return found != session_->people().end() && !found->self ? &*found : nullptr;
}

void PeopleDock::showButtons() {
  const Person* const person = chosen();
  const QString need =
      person ? tr("This person is not in the view") : tr("Select another person in the list first");
  setPossible(*go_, person && (person->presence.cursor || person->presence.eye), need);
  setPossible(*look_, person && person->presence.eye, need);
}

void PeopleDock::goThere() {
  const Person* const person = chosen();
  if (!person) return;
  if (!person->presence.cursor) return lookFromThere();
  const TerrainDocument& terrain = document_->terrain();
  const GridFrame& frame = terrain.frame();
  const Vec2& at = *person->presence.cursor;
  const double height = heightAt(terrain.heights(), frame.column(at.x()), frame.row(at.y()));
  if (std::isnan(height)) return;
  ViewController& view = document_->view();
  Camera camera = view.camera();
  camera.pitch = std::min(camera.pitch, -0.5);
  const double away =
      std::max(kRadiiAway * person->presence.radius, kLeastAway * std::max(frame.width(), frame.depth()));
  camera.position = Vec3(at.x(), at.y(), height) - camera.unstretched(away * camera.forward());
  view.travelTo(camera);
  viewport_.setFocus();
}

void PeopleDock::lookFromThere() {
  const Person* const person = chosen();
  if (!person || !person->presence.eye) return;
  ViewController& view = document_->view();
  Camera camera = view.camera();
  camera.position = person->presence.eye->place;
  camera.yaw = person->presence.eye->yaw;
  camera.pitch = std::clamp(person->presence.eye->pitch, -1.57, 1.57);
  view.travelTo(camera);
  viewport_.setFocus();
}

}  // namespace scarp
