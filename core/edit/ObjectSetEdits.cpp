#include "core/edit/ObjectSetEdits.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"

namespace scarp {

namespace {

Error unknown(ObjectId id) { return Error{"there is no object %1", id}; }

Result<void> placeObjects(const std::vector<Object>& objects, const std::vector<Asset>& assets,
                          TerrainDocument& document) {
  for (Object object : objects) {
    // Its asset may only come with it.
    if (!assets.empty() && !document.objects().assets().contains(object.asset))
      object.asset = AssetKind::Marker;
    if (auto fit = canStand(object, nullptr, document); !fit) return fit;
  }
  ObjectsEdit(document, titleOf(ObjectStep::Place, objects), objects, assets).commit();
  return {};
}

Result<void> changeObjects(const std::vector<Object>& objects, TerrainDocument& document) {
  if (auto good = checkChange(objects, document); !good) return good;
  std::vector<ObjectId> ids;
  for (const Object& object : objects) ids.push_back(object.id);
  ObjectsEdit edit(document, titleOf(ObjectStep::Change, objects), ids);
  edit.set(objects);
  edit.commit();
  return {};
}

Result<void> removeObjects(const std::vector<ObjectId>& ids, const Operation& operation,
                           TerrainDocument& document) {
  if (auto good = checkRemoval(ids, document); !good) return good;
  std::vector<Object> gone;
  std::map<ObjectId, std::optional<Object>> removal;
  for (const ObjectId id : ids)
    if (removal.emplace(id, std::nullopt).second) gone.push_back(*document.objects().find(id));
  EditSession session(document, titleOf(ObjectStep::Delete, gone));
  session.exchangeObjects(std::move(removal));
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

}  // namespace

Message titleOf(ObjectStep step, const std::vector<Object>& objects) {
  const bool one = objects.size() == 1;
  const MessageValue what =
      one ? MessageValue(assetTitle(objects.front().asset)) : MessageValue(objects.size());
  switch (step) {
    case ObjectStep::Place:
      return Message(one ? "Place %1" : "Place %1 objects", what);
    case ObjectStep::Change:
      return Message(one ? "Change %1" : "Change %1 objects", what);
    case ObjectStep::Delete:
      return Message(one ? "Delete %1" : "Delete %1 objects", what);
    case ObjectStep::Move:
      return Message(one ? "Move %1" : "Move %1 objects", what);
    case ObjectStep::Lift:
      return Message(one ? "Lift %1" : "Lift %1 objects", what);
    case ObjectStep::Turn:
      return Message(one ? "Turn %1" : "Turn %1 objects", what);
    case ObjectStep::Scale:
      return Message(one ? "Scale %1" : "Scale %1 objects", what);
  }
  return {};
}

Result<void> checkChange(const std::vector<Object>& objects, const TerrainDocument& document) {
  std::set<ObjectId> seen;
  for (const Object& object : objects) {
    if (!document.objects().find(object.id)) return unknown(object.id);
    if (!seen.insert(object.id).second)
      return Error{"object %1 stands twice among those to change", object.id};
  }
  return canStand(objects, document);
}

Result<void> checkRemoval(const std::vector<ObjectId>& ids, const TerrainDocument& document) {
  for (const ObjectId id : ids) {
    const Object* object = document.objects().find(id);
    if (!object) return unknown(id);
    if (object->locked) return lockedError(*object);
  }
  return {};
}

Result<void> performByPlaces(const PlaceOperation& operation, TerrainDocument& document, const Progress&) {
  return placeObjects({operation.object}, {}, document);
}

Result<void> performByPlaces(const PlaceObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.objects.empty()) return Error{"there is no object to place"};
  if (auto known = checkBrought(operation.assets, operation.objects, document); !known) return known;
  return placeObjects(operation.objects, operation.assets, document);
}

Result<void> performByPlaces(const ChangeObjectOperation& operation, TerrainDocument& document,
                             const Progress&) {
  return changeObjects({operation.object}, document);
}

Result<void> performByPlaces(const ChangeObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.objects.empty()) return Error{"there is no object to change"};
  return changeObjects(operation.objects, document);
}

Result<void> performByPlaces(const RemoveObjectOperation& operation, TerrainDocument& document,
                             const Progress&) {
  return removeObjects({operation.id}, operation, document);
}

Result<void> performByPlaces(const RemoveObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.ids.empty()) return Error{"there is no object to remove"};
  return removeObjects(operation.ids, operation, document);
}

std::vector<Object> objectsOf(const ObjectSelection& selection, const ObjectLayer& objects) {
  std::vector<Object> found;
  found.reserve(selection.size());
  for (const ObjectId id : selection.ids())
    if (const Object* object = objects.find(id)) found.push_back(*object);
  return found;
}

ObjectSelection withGroups(const ObjectSelection& selection, const ObjectLayer& objects) {
  std::set<GroupId> groups;
  std::vector<ObjectId> ids;
  for (const ObjectId id : selection.ids()) {
    const Object* object = objects.find(id);
    if (!object || object->locked || object->hidden) continue;
    ids.push_back(id);
    if (object->group != 0) groups.insert(object->group);
  }
  if (!groups.empty())
    for (const auto& [id, object] : objects.all())
      if (object.group != 0 && groups.contains(object.group) && !object.locked && !object.hidden)
        ids.push_back(id);
  return ObjectSelection(std::move(ids));
}

ObjectSelection selectable(const ObjectLayer& objects, const std::vector<AssetKind>& of) {
  std::vector<ObjectId> ids;
  for (const auto& [id, object] : objects.all())
    if (!object.locked && !object.hidden && (of.empty() || std::ranges::find(of, object.asset) != of.end()))
      ids.push_back(id);
  return ObjectSelection(std::move(ids));
}

GroupId freeGroup(const ObjectLayer& objects) {
  GroupId greatest = 0;
  for (const auto& [id, object] : objects.all()) greatest = std::max(greatest, object.group);
  return greatest + 1;
}

void regroup(std::vector<Object>& objects, const ObjectLayer& there) {
  std::map<GroupId, GroupId> groups;
  GroupId next = 0;
  for (Object& object : objects) {
    if (object.group == 0) continue;
    if (next == 0) next = freeGroup(there);
    const auto [own, first] = groups.try_emplace(object.group, next);
    if (first) ++next;
    object.group = own->second;
  }
}

std::vector<Object> copiesOf(std::vector<Object> objects, const Vec2& by, const ObjectLayer& there) {
  for (Object& object : objects) {
    object.id = 0;
    object.x += by.x();
    object.y += by.y();
    object.locked = object.hidden = false;
  }
  regroup(objects, there);
  return objects;
}

OperationParts PlaceObjectsOperation::parts() {
  OperationParts parts{.objects = objects};
  for (Asset& asset : assets) parts.assets.push_back(&asset);
  return parts;
}
OperationParts ChangeObjectsOperation::parts() { return {.objects = objects}; }

std::vector<Object> objectsOf(const SceneSelection& selection, const TerrainDocument& document) {
  std::vector<Object> objects = objectsOf(selection.objects, document.objects());
  const RowLines lines = rowLinesOf(document.state());
  for (const ScatterPlace& place : selection.scattered.ids())
    if (const auto object = objectAt(place, document.scatterRules(), lines)) objects.push_back(*object);
  return objects;
}

Result<TakeScatteredOperation> takenOut(const SceneSelection& selection, const TerrainDocument& document) {
  const auto places = selection.scattered.ids();
  auto taken = pinned({places.begin(), places.end()}, document.scatterRules(), rowLinesOf(document.state()));
  if (!taken) return taken;
  std::vector<Object> objects = objectsOf(selection.objects, document.objects());
  taken->changed = objects.size();
  objects.insert(objects.end(), taken->objects.begin(), taken->objects.end());
  taken->objects = std::move(objects);
  return taken;
}

Result<std::unique_ptr<ObjectsEdit>> editOf(const SceneSelection& selection, Message title,
                                            TerrainDocument& document) {
  EXPECTS(!selection.empty());
  if (selection.scattered.empty())
    return std::make_unique<ObjectsEdit>(document, std::move(title), selection.objects.ids());
  const auto taken = takenOut(selection, document);
  if (!taken) return taken.error();
  return std::make_unique<ObjectsEdit>(document, std::move(title), *taken);
}

}  // namespace scarp
