#include "core/edit/SceneEdits.h"

#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/ScatterRuleEdits.h"

namespace scarp {

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
