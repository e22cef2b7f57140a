#include "ui/team/PeopleDock.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/terrain/Surface.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/team/TeamCommands.h"
#include "ui/team/TeamSession.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/ActionButton.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

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
      go_(new QPushButton(tr("Go There"))),
      look_(new QPushButton(tr("See What They See"))),
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
  go_->setObjectName(QStringLiteral("goThere"));
  go_->setToolTip(tr("Move the view to where this person's cursor is"));
  look_->setObjectName(QStringLiteral("lookFromThere"));
  look_->setToolTip(tr("Look from where this person looks"));
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
