#include "core/edit/ObjectSetEdits.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/OperationInfo.h"

namespace scarp {

namespace {

Error unknown(ObjectId id) { return Error{"there is no object %1", id}; }

}  // namespace

Message titleOf(ObjectStep step, const std::vector<Object>& objects) {
  const bool one = objects.size() == 1;
  switch (step) {
    case ObjectStep::Place:
      return one ? Message("Place %1", assetTitle(objects.front().asset))
                 : Message("Place %1 objects", objects.size());
    case ObjectStep::Change:
      return one ? Message("Change %1", assetTitle(objects.front().asset))
                 : Message("Change %1 objects", objects.size());
    case ObjectStep::Delete:
      return one ? Message("Delete %1", assetTitle(objects.front().asset))
                 : Message("Delete %1 objects", objects.size());
    case ObjectStep::Move:
      return one ? Message("Move %1", assetTitle(objects.front().asset))
                 : Message("Move %1 objects", objects.size());
    case ObjectStep::Lift:
      return one ? Message("Lift %1", assetTitle(objects.front().asset))
                 : Message("Lift %1 objects", objects.size());
    case ObjectStep::Turn:
      return one ? Message("Turn %1", assetTitle(objects.front().asset))
                 : Message("Turn %1 objects", objects.size());
    case ObjectStep::Scale:
      return one ? Message("Scale %1", assetTitle(objects.front().asset))
                 : Message("Scale %1 objects", objects.size());
  }
  return {};
}

Result<void> performByPlaces(const PlaceObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.objects.empty()) return Error{"there is no object to place"};
  if (auto known = checkBrought(operation.assets, operation.objects, document); !known) return known;
  for (Object object : operation.objects) {
    // What it looks like may only come with it.
    if (!document.objects().assets().contains(object.asset)) object.asset = AssetKind::Marker;
    if (auto fit = canStand(object, nullptr, document); !fit) return fit;
  }
  ObjectsEdit(document, titleOf(ObjectStep::Place, operation.objects), operation.objects, operation.assets)
      .commit();
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

Result<void> performByPlaces(const ChangeObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.objects.empty()) return Error{"there is no object to change"};
  if (auto good = checkChange(operation.objects, document); !good) return good;
  std::vector<ObjectId> ids;
  for (const Object& object : operation.objects) ids.push_back(object.id);
  ObjectsEdit edit(document, titleOf(ObjectStep::Change, operation.objects), ids);
  edit.set(operation.objects);
  edit.commit();
  return {};
}

Result<void> performByPlaces(const RemoveObjectsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.ids.empty()) return Error{"there is no object to remove"};
  if (auto good = checkRemoval(operation.ids, document); !good) return good;
  std::vector<Object> gone;
  std::map<ObjectId, std::optional<Object>> removal;
  for (const ObjectId id : operation.ids)
    if (removal.emplace(id, std::nullopt).second) gone.push_back(*document.objects().find(id));
  EditSession session(document, titleOf(ObjectStep::Delete, gone));
  session.exchangeObjects(std::move(removal));
  session.commit(std::make_shared<Operation>(operation));
  return {};
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

}  // namespace scarp
