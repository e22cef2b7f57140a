#include "core/tools/SelectedObjects.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/scene/LiveScatter.h"
#include "core/tools/PlaceTool.h"

namespace scarp {

namespace {

bool done(ToolState& tools, const Operation& operation) {
  const auto outcome = perform(operation, tools.document());
  if (!outcome) tools.refuse(outcome.error().message);
  return outcome.ok();
}

bool idle(ToolState& tools) { return !tools.document().editing() && !tools.dragging(); }

std::vector<Object> selectedOf(const ToolState& tools) {
  return objectsOf(tools.selected(), tools.document());
}

/// Changes those of all objects that edit() says were changed.
bool change(ToolState& tools, std::vector<Object> objects, const std::function<bool(Object&)>& edit) {
  std::erase_if(objects, [&](Object& object) { return !edit(object); });
  return !objects.empty() && done(tools, ChangeObjectsOperation{std::move(objects)});
}

/// Whether what rules put down can be taken out of them now.
bool inStep(ToolState& tools) {
  if (tools.selected().scattered.empty()) return true;
  const auto ready = tools.scatter()->inStep();
  if (!ready) tools.refuse(ready.error().message);
  return ready.ok();
}

/// Takes the selected ones out of their rules as edit() makes them, with the others that are selected; they
/// are selected then.
bool take(ToolState& tools, const std::function<void(Object&)>& edit) {
  auto taken = takenOut(tools.selected(), tools.document());
  if (!taken) tools.refuse(taken.error().message);
  if (!taken || !inStep(tools)) return false;
  std::vector<ObjectId> ids;
  ObjectId next = tools.document().objects().nextId();
  for (Object& object : taken->objects) {
    edit(object);
    ids.push_back(object.id == 0 ? next++ : object.id);
  }
  if (!done(tools, *std::move(taken))) return false;
  tools.selectObjects(ObjectSelection(std::move(ids)));
  return true;
}

/// Changes those of the selected objects that edit() says were changed.
bool changeSelected(ToolState& tools, const std::function<bool(Object&)>& edit) {
  if (tools.selected().scattered.empty()) return change(tools, selectedOf(tools), edit);
  return take(tools, [&](Object& object) { (void)edit(object); });
}

void placeAndSelect(ToolState& tools, PlaceObjectsOperation operation) {
  const ObjectId first = tools.document().objects().nextId();
  std::vector<ObjectId> ids;
  for (std::size_t i = 0; i < operation.objects.size(); ++i) ids.push_back(first + i);
  if (done(tools, operation)) tools.selectObjects(ObjectSelection(std::move(ids)));
}

/// The least and the greatest coordinates of objects.
std::pair<Vec2, Vec2> extentOf(const std::vector<Object>& objects) {
  Vec2 low(objects.front().x, objects.front().y), high = low;
  for (const Object& object : objects) {
    low = low.cwiseMin(Vec2(object.x, object.y));
    high = high.cwiseMax(Vec2(object.x, object.y));
  }
  return {low, high};
}

/// Sets a mark of the selected objects, which are no longer selected then.
void mark(ToolState& tools, bool Object::*value) {
  if (idle(tools) &&
      changeSelected(tools, [&](Object& object) { return !std::exchange(object.*value, true); }))
    tools.selectObjects({});
}

void unmarkAll(ToolState& tools, bool Object::*value) {
  if (!idle(tools)) return;
  std::vector<Object> objects;
  for (const auto& [id, object] : tools.document().objects().all()) objects.push_back(object);
  change(tools, std::move(objects), [&](Object& object) { return std::exchange(object.*value, false); });
}

}  // namespace

void deleteSelected(ToolState& tools) {
  if (!idle(tools) || tools.selected().empty() || !inStep(tools)) return;
  if (!tools.selected().scattered.empty()) {
    const auto places = tools.selected().scattered.ids();
    const auto ids = tools.selectedObjects().ids();
    done(tools, TakeScatteredOperation{{places.begin(), places.end()}, {}, 0, {ids.begin(), ids.end()}});
    return;
  }
  if (const auto one = tools.selectedObject()) {
    done(tools, RemoveObjectOperation{*one});
    return;
  }
  const auto ids = tools.selectedObjects().ids();
  done(tools, RemoveObjectsOperation{{ids.begin(), ids.end()}});
}

void pinSelected(ToolState& tools) {
  if (idle(tools) && !tools.selected().scattered.empty()) take(tools, [](Object&) {});
}

void duplicateSelected(ToolState& tools) {
  const TerrainDocument& document = tools.document();
  const std::vector<Object> objects = selectedOf(tools);
  if (!idle(tools) || objects.empty()) return;
  // Beside them, where there is ground.
  const auto [low, high] = extentOf(objects);
  double width = 0.0;
  for (const Object& object : objects) {
    const Box& model = document.objects().assets().shape(object.asset).bounds;
    width = std::max(width, object.scale * (model.max.x() - model.min.x()));
  }
  const double beside = high.x() - low.x() + width, half = 0.5 * document.frame().width();
  const double by = high.x() + beside <= half ? beside : low.x() - beside >= -half ? -beside : 0.0;
  placeAndSelect(tools, {copiesOf(objects, Vec2(by, 0.0), document.objects())});
}

void replaceAssetOfSelected(ToolState& tools) {
  if (!idle(tools)) return;
  const AssetKind asset = tools.get<PlaceTool>().settings().asset;
  changeSelected(tools, [&](Object& object) { return std::exchange(object.asset, asset) != asset; });
}

void groupSelected(ToolState& tools) {
  if (!idle(tools) || tools.selected().size() < 2) return;
  const GroupId group = freeGroup(tools.document().objects());
  changeSelected(tools, [&](Object& object) {
    object.group = group;
    return true;
  });
}

void ungroupSelected(ToolState& tools) {
  if (!idle(tools)) return;
  change(tools, objectsOf(tools.selectedObjects(), tools.document().objects()),
         [](Object& object) { return std::exchange(object.group, 0) != 0; });
}

void lockSelected(ToolState& tools) { mark(tools, &Object::locked); }
void hideSelected(ToolState& tools) { mark(tools, &Object::hidden); }
void unlockAll(ToolState& tools) { unmarkAll(tools, &Object::locked); }
void showAllHidden(ToolState& tools) { unmarkAll(tools, &Object::hidden); }

void selectAllObjects(ToolState& tools) { tools.selectObjects(selectable(tools.document().objects())); }

void invertSelectedObjects(ToolState& tools) {
  tools.selectObjects(selectable(tools.document().objects()).without(tools.selectedObjects()));
}

void selectSameAsset(ToolState& tools) {
  std::set<AssetKind> kinds;
  for (const Object& object : selectedOf(tools)) kinds.insert(object.asset);
  const bool also = !tools.selected().scattered.empty();
  if (!kinds.empty())
    tools.select(allOfAssets({kinds.begin(), kinds.end()}, tools.document(),
                             also ? &tools.scatter()->field() : nullptr));
}

SceneSelection allOfAssets(const std::vector<AssetKind>& assets, const TerrainDocument& document,
                           const ScatterField* scattered) {
  std::vector<ScatterPlace> places;
  for (std::size_t rule = 0; scattered && rule < scattered->rules().size(); ++rule)
    for (int tile = 0; tile < scattered->tileCount(); ++tile)
      for (const ScatteredObject& object : scattered->objects(rule, tile))
        if (std::ranges::find(assets, object.asset) != assets.end())
          places.push_back({scattered->rules()[rule].id, object.key});
  return {selectable(document.objects(), assets), ScatterSelection(std::move(places))};
}

std::optional<PlaceObjectsOperation> copySelected(const ToolState& tools) {
  const ObjectLayer& layer = tools.document().objects();
  PlaceObjectsOperation copied{selectedOf(tools)};
  if (copied.objects.empty()) return std::nullopt;
  const auto [low, high] = extentOf(copied.objects);
  const Vec2 middle = 0.5 * (low + high);
  for (Object& object : copied.objects) {
    object.id = 0;
    object.x -= middle.x();
    object.y -= middle.y();
  }
  copied.assets = assetsOf(copied.objects, layer.assets());
  return copied;
}

void pasteObjects(ToolState& tools, const PlaceObjectsOperation& copied, const Vec2& place) {
  if (!idle(tools)) return;
  PlaceObjectsOperation here{copiesOf(copied.objects, place, tools.document().objects()), copied.assets};
  // Another ground is of another height: they stand on that as they did on theirs.
  for (Object& object : here.objects) object.elevation.reset();
  placeAndSelect(tools, std::move(here));
}

}  // namespace scarp
