#include "ui/GroundMenu.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTimer>

#include "core/edit/MaskOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/SelectionEdits.h"
#include "core/objects/AssetMesh.h"
#include "core/scatter/ScatterPicker.h"
#include "core/scatter/SceneSelection.h"
#include "core/scene/Scene.h"
#include "core/terrain/GeoReference.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/SelectedObjects.h"
#include "core/view/NamedView.h"
#include "ui/ToolCommands.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/document/EditorDocument.h"
#include "ui/mask/MaskCommands.h"
#include "ui/objects/AssetPictures.h"
#include "ui/objects/PlacePanel.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

/// A line that only says something.
void addHeading(QMenu& menu, const QString& text) {
  menu.addAction(verbatimMenuText(text))->setEnabled(false);
  menu.addSeparator();
}

/// Plain digits, for other programs.
QString plain(double value, int decimals) { return QString::number(value, 'f', decimals); }

}  // namespace

GroundMenu::GroundMenu(const Commands& commands, QObject* parent) : QObject(parent), commands_(commands) {}

void GroundMenu::watch(Viewport& viewport, std::function<ViewController*()> controller) {
  views_.push_back({&viewport, std::move(controller)});
  viewport.installEventFilter(this);
}

void GroundMenu::setDocument(EditorDocument* document) {
  if (menu_) menu_->close();
  pressed_.reset();
  document_ = document;
}

const GroundMenu::View* GroundMenu::viewOf(const QObject* viewport) const {
  const auto found = std::ranges::find_if(views_, [&](const View& v) { return v.viewport == viewport; });
  return found == views_.end() || !document_ || !found->controller() ? nullptr : &*found;
}

bool GroundMenu::eventFilter(QObject* watched, QEvent* event) {
  const View* view = viewOf(watched);
  if (!view) return false;
  switch (event->type()) {
    case QEvent::MouseButtonPress: {
      const auto* press = static_cast<QMouseEvent*>(event);
      const bool alone = press->button() == Qt::RightButton && press->buttons() == Qt::RightButton &&
                         press->modifiers() == Qt::NoModifier;
      pressed_.reset();
      if (alone) pressed_ = {press->position().toPoint(), view->controller()->camera().position};
      break;
    }
    case QEvent::MouseMove: {
      const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
      if (pressed_ && (at - pressed_->at).manhattanLength() >= QApplication::startDragDistance())
        pressed_.reset();
      break;
    }
    case QEvent::Wheel:
    case QEvent::KeyPress:  // it flies
      pressed_.reset();
      break;
    case QEvent::MouseButtonRelease:
      if (static_cast<QMouseEvent*>(event)->button() != Qt::RightButton || !pressed_) break;
      // It flew.
      if (view->controller()->flying() && view->controller()->camera().position != pressed_->eye) {
        pressed_.reset();
        break;
      }
      // What a trembling hand has looked round or zoomed is taken back: the place stays under the pointer.
      if (view->controller()->navigating()) view->controller()->cancel();
      QTimer::singleShot(0, this, [this, watched, at = std::exchange(pressed_, std::nullopt)->at] {
        if (const View* clicked = viewOf(watched)) open(*clicked, at);
      });
      break;
    case QEvent::ContextMenu: {
      const auto* asked = static_cast<QContextMenuEvent*>(event);
      if (asked->reason() == QContextMenuEvent::Keyboard) open(*view, asked->pos());
      break;
    }
    default:
      break;
  }
  return false;
}

void GroundMenu::open(const View& view, QPoint at) {
  TerrainDocument& terrain = document_->terrain();
  if (terrain.editing() || view.controller()->dragging() || menu_) return;
  const LocalRay ray =
      view.controller()->camera().rayThrough(Vec2(at.x(), at.y()), view.viewport->viewSize());
  const SceneHit hit =
      pickScene(ray, terrain.picker(), terrain.objectPicker(), &document_->scene().scatter().picker());
  menu_ = new QMenu(view.viewport);
  menu_->setObjectName(QStringLiteral("groundMenu"));
  menu_->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu_, &QObject::destroyed, this, [this] { menu_ = nullptr; });
  const Actions& actions = commands_.actions;
  if (hit.object) {
    const Object& object = *terrain.objects().find(hit.object->id);
    // What it stands among stays selected; a locked one is not.
    if (!object.locked && !document_->tools().selectedObjects().contains(object.id))
      document_->tools().selectObjects(withGroups(ObjectSelection(object.id), terrain.objects()));
    fillObject(*menu_, object);
  } else if (hit.scattered && (!hit.ground || document_->tools().tool() == PlaceTool::kName)) {
    ToolState& tools = document_->tools();
    const ScatterPlace place{hit.scattered->rule, hit.scattered->object.key};
    if (!tools.selected().scattered.contains(place)) tools.select({{}, ScatterSelection(place)});
    const std::size_t count = tools.selected().size();
    addHeading(*menu_, count > 1 ? tr("%1 objects", nullptr, pluralCount(count)).arg(countText(count))
                                 : titleOf(*hit.scattered));
    fillScattered(*menu_, place);
    menu_->addSeparator();
    fillSelected(*menu_);
  } else if (hit.ground) {
    fillPlace(*menu_, view, *hit.ground);
    // A wood does not hide the commands for the ground.
    if (hit.scattered) {
      menu_->addSeparator();
      fillScattered(*menu_->addMenu(verbatimMenuText(titleOf(*hit.scattered))),
                    {hit.scattered->rule, hit.scattered->object.key});
    }
  } else {
    menu_->addActions({actions.frame, actions.viewTop, actions.selectNone, actions.paste});
  }
  menu_->popup(view.viewport->mapToGlobal(at));
}

void GroundMenu::add(QMenu& menu, const QString& text, const char* name, std::function<void()> act) {
  QAction* action = menu.addAction(text);
  action->setObjectName(QLatin1String(name));
  connect(action, &QAction::triggered, this, [this, act = std::move(act)] {
    if (document_ && !document_->terrain().editing() && !document_->tools().dragging()) act();
  });
}

void GroundMenu::fillPlace(QMenu& menu, const View& view, const SurfaceHit& hit) {
  const Vec3 point = hit.point;
  const Vec2 place = point.head<2>();
  const Actions& actions = commands_.actions;
  addHeading(menu, tr("Height %1").arg(lengthText(point.z(), 2)));
  add(menu, tr("Set &Height to This Height"), "setHeightHere",
      [this, point] { commands_.tools.takeUp(BrushKind::SetHeight, point); });
  add(menu, tr("Cl&one from Here"), "cloneHere",
      [this, point] { commands_.tools.takeUp(BrushKind::Clone, point); });
  add(menu, tr("&Place Object Here"), "placeHere", [this, place] { placeHere(place); });
  add(menu, tr("&Measure from Here"), "measureHere",
      [this, place] { document_->tools().get<MeasureTool>().begin(place); });
  menu.addSeparator();
  add(menu, tr("&Centre View Here"), "centreHere", [this, view, place] {
    if (ViewController* controller = view.controller())
      controller->travelTo(
          lookingAt(controller->camera(), place, document_->terrain(), view.viewport->viewSize()));
  });
  add(menu, tr("Ob&serve from Here"), "observeHere",
      [this, place] { commands_.analysis.observeFrom(place); });
  menu.addSeparator();
  add(menu, tr("Select &Similar Ground"), "selectSimilar", [this, place] {
    doNow(SelectOperation{WandSource{place, document_->tools().get<SelectTool>().settings().wand},
                          MaskOperation::Replace});
  });
  menu.addAction(actions.selectNone);
  menu.addSeparator();
  menu.addAction(actions.copy);
  add(menu, tr("Paste Ground &Here"), "pasteHere", [this, place] { commands_.masks.pasteAt(place); });
  menu.actions().back()->setEnabled(actions.paste->isEnabled());
  menu.addSeparator();
  fillCoordinates(menu, hit);
}

void GroundMenu::fillCoordinates(QMenu& menu, const SurfaceHit& hit) {
  const auto copies = [](const QString& text) {
    return [text] { QGuiApplication::clipboard()->setText(text); };
  };
  const Vec3& point = hit.point;
  const QString height = plain(point.z(), 2);
  add(menu, tr("Copy Coo&rdinates"), "copyCoordinates",
      copies(QStringLiteral("%1, %2, %3").arg(plain(point.x(), 2), plain(point.y(), 2), height)));
  const TerrainDocument& terrain = document_->terrain();
  if (!terrain.georeference().hasGeoTransform) return;
  const Vec2 world = toWorld(terrain.georeference(), terrain.frame(), hit.column, hit.row);
  // Degrees need the digits; metres do not suffer from them.
  add(menu, tr("Copy &World Coordinates"), "copyWorldCoordinates",
      copies(QStringLiteral("%1, %2, %3").arg(plain(world.x(), 6), plain(world.y(), 6), height)));
}

void GroundMenu::fillObject(QMenu& menu, const Object& object) {
  if (object.locked) {
    addHeading(menu, tr("%1, locked").arg(titleOfAsset(object.asset)));
    add(menu, tr("&Unlock"), "unlockObject", [this, object] {
      Object free = object;
      free.locked = false;
      doNow(ChangeObjectOperation{free});
    });
    return;
  }
  const std::size_t count = document_->tools().selectedObjects().size();
  addHeading(menu, count > 1 ? tr("%1 objects", nullptr, pluralCount(count)).arg(countText(count))
                             : titleOfAsset(object.asset));
  fillSelected(menu);
  menu.addSeparator();
  QMenu* rules = menu.addMenu(tr("&Ground"));
  const QStringList titles = ruleTitles();
  for (int i = 0; i < kObjectRules; ++i) {
    const auto rule = static_cast<ObjectRule>(i);
    add(*rules, titles[i], "", [this, object, rule] {
      const TerrainDocument& terrain = document_->terrain();
      doNow(ChangeObjectOperation{withRule(object, rule, terrain.heights(), terrain.frame())});
    });
    QAction* entry = rules->actions().back();
    entry->setObjectName(QStringLiteral("objectRule%1").arg(i));
    entry->setCheckable(true);
    entry->setChecked(object.rule == rule);
  }
  add(menu, tr("Place &More of These"), "placeMore", [this, object] { placeMore(object); });
}

void GroundMenu::fillSelected(QMenu& menu) {
  const Actions& actions = commands_.actions;
  add(menu, tr("D&uplicate"), "duplicateObject", [this] { duplicateSelected(document_->tools()); });
  menu.addAction(actions.remove);
  menu.addAction(actions.frame);
  menu.addSeparator();
  menu.addActions({actions.copy, actions.cut, actions.sameAsset, actions.replaceAsset});
  menu.addSeparator();
  menu.addActions({actions.groupObjects, actions.ungroup, actions.lock, actions.hide});
}

QString GroundMenu::titleOf(const ScatteredHit& hit) const {
  return scatteredTitle(hit.object.asset, hit.rule, document_->terrain().scatterRules());
}

void GroundMenu::fillScattered(QMenu& menu, const ScatterPlace& place) {
  const auto on = [&](const QString& text, const char* name, void (*act)(ToolState&)) {
    add(menu, text, name, [this, place, act] {
      ToolState& tools = document_->tools();
      if (!tools.selected().scattered.contains(place)) tools.select({{}, ScatterSelection(place)});
      act(tools);
    });
  };
  on(tr("&Pin Here"), "pinScattered", pinSelected);
  on(tr("Re&move"), "removeScattered", deleteSelected);
  add(menu, tr("&Open Its Rule"), "openRule", [this, rule = place.rule] { Q_EMIT ruleAsked(rule); });
}

void GroundMenu::placeHere(const Vec2& place) {
  ToolState& tools = document_->tools();
  Object object = newObject(tools.get<PlaceTool>().settings(), document_->terrain().objects().nextId());
  object.x = place.x();
  object.y = place.y();
  if (doNow(PlaceOperation{object})) tools.selectObject(object.id);
}

void GroundMenu::placeMore(const Object& object) {
  ToolState& tools = document_->tools();
  PlaceSettings place = tools.get<PlaceTool>().settings();
  place.asset = object.asset;
  place.scale = object.scale;
  place.heightOffset = object.heightOffset;
  place.rule = object.rule;
  tools.get<PlaceTool>().setSettings(place);
  tools.setTool(PlaceTool::kName);
}

bool GroundMenu::doNow(const Operation& operation) {
  const auto done = perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageSentence(done.error().message));
  return done.ok();
}

}  // namespace scarp
