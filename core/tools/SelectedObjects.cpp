#include "core/tools/SelectedObjects.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "core/edit/AssetEdits.h"
#include "core/edit/ObjectSetEdits.h"

namespace scarp {

namespace {

bool done(ToolState& tools, const Operation& operation) {
  const auto outcome = perform(operation, tools.document());
  if (!outcome) tools.refuse(outcome.error().message);
  return outcome.ok();
}

bool idle(ToolState& tools) { return !tools.document().editing() && !tools.dragging(); }

std::vector<Object> selectedOf(const ToolState& tools, const TerrainDocument& document) {
  return objectsOf(tools.selectedObjects(), document.objects());
}

/// Changes those of all objects, or of what is selected, that edit() says were changed.
bool change(ToolState& tools, std::vector<Object> objects, const std::function<bool(Object&)>& edit) {
  std::erase_if(objects, [&](Object& object) { return !edit(object); });
  return !objects.empty() && done(tools, ChangeObjectsOperation{std::move(objects)});
}

std::vector<Object> all(const TerrainDocument& document) {
  std::vector<Object> objects;
  for (const auto& [id, object] : document.objects().all()) objects.push_back(object);
  return objects;
}

void placeAndSelect(ToolState& tools, PlaceObjectsOperation operation) {
  const ObjectId first = tools.document().objects().nextId();
  std::vector<ObjectId> ids;
  for (std::size_t i = 0; i < operation.objects.size(); ++i) ids.push_back(first + i);
  if (done(tools, operation)) tools.selectObjects(ObjectSelection(std::move(ids)));
}

Vec2 middleOf(const std::vector<Object>& objects) {
  Vec2 low(objects.front().x, objects.front().y), high = low;
  for (const Object& object : objects) {
    low = low.cwiseMin(Vec2(object.x, object.y));
    high = high.cwiseMax(Vec2(object.x, object.y));
  }
  return 0.5 * (low + high);
}

}  // namespace

void deleteSelected(ToolState& tools) {
  if (!idle(tools) || tools.selectedObjects().empty()) return;
  if (const auto one = tools.selectedObject()) {
    done(tools, RemoveObjectOperation{*one});
    return;
  }
  const auto ids = tools.selectedObjects().ids();
  done(tools, RemoveObjectsOperation{{ids.begin(), ids.end()}});
}

void duplicateSelected(ToolState& tools) {
  const TerrainDocument& document = tools.document();
  const std::vector<Object> objects = selectedOf(tools, document);
  if (!idle(tools) || objects.empty()) return;
  // Beside them, where there is ground.
  Vec2 low(objects.front().x, objects.front().y), high = low;
  double width = 0.0;
  for (const Object& object : objects) {
    const Box& model = document.objects().assets().shape(object.asset).bounds;
    width = std::max(width, object.scale * (model.max.x() - model.min.x()));
    low = low.cwiseMin(Vec2(object.x, object.y));
    high = high.cwiseMax(Vec2(object.x, object.y));
  }
  const double beside = high.x() - low.x() + width, half = 0.5 * document.frame().width();
  const double by = high.x() + beside <= half ? beside : low.x() - beside >= -half ? -beside : 0.0;
  placeAndSelect(tools, {copiesOf(objects, Vec2(by, 0.0), document.objects())});
}

void replaceAssetOfSelected(ToolState& tools) {
  if (!idle(tools)) return;
  const AssetKind asset = tools.place().asset;
  change(tools, selectedOf(tools, tools.document()),
         [&](Object& object) { return std::exchange(object.asset, asset) != asset; });
}

void groupSelected(ToolState& tools) {
  if (!idle(tools) || tools.selectedObjects().size() < 2) return;
  const GroupId group = freeGroup(tools.document().objects());
  change(tools, selectedOf(tools, tools.document()), [&](Object& object) {
    object.group = group;
    return true;
  });
}

void ungroupSelected(ToolState& tools) {
  if (!idle(tools)) return;
  change(tools, selectedOf(tools, tools.document()),
         [](Object& object) { return std::exchange(object.group, 0) != 0; });
}

void lockSelected(ToolState& tools) {
  if (!idle(tools)) return;
  if (change(tools, selectedOf(tools, tools.document()),
             [](Object& object) { return !std::exchange(object.locked, true); }))
    tools.selectObjects({});
}

void hideSelected(ToolState& tools) {
  if (!idle(tools)) return;
  if (change(tools, selectedOf(tools, tools.document()),
             [](Object& object) { return !std::exchange(object.hidden, true); }))
    tools.selectObjects({});
}

void unlockAll(ToolState& tools) {
  if (idle(tools))
    change(tools, all(tools.document()), [](Object& object) { return std::exchange(object.locked, false); });
}

void showAllHidden(ToolState& tools) {
  if (idle(tools))
    change(tools, all(tools.document()), [](Object& object) { return std::exchange(object.hidden, false); });
}

void selectAllObjects(ToolState& tools) { tools.selectObjects(selectable(tools.document().objects())); }

void invertSelectedObjects(ToolState& tools) {
  tools.selectObjects(selectable(tools.document().objects()).without(tools.selectedObjects()));
}

void selectSameAsset(ToolState& tools) {
  std::set<AssetKind> kinds;
  for (const Object& object : selectedOf(tools, tools.document())) kinds.insert(object.asset);
  if (!kinds.empty())
    tools.selectObjects(selectable(tools.document().objects(), {kinds.begin(), kinds.end()}));
}

std::optional<PlaceObjectsOperation> copySelected(const ToolState& tools) {
  const ObjectLayer& layer = tools.document().objects();
  PlaceObjectsOperation copied{objectsOf(tools.selectedObjects(), layer)};
  if (copied.objects.empty()) return std::nullopt;
  const Vec2 middle = middleOf(copied.objects);
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
