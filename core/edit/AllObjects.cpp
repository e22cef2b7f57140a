#include "core/edit/AllObjects.h"

#include "core/document/TerrainDocument.h"

namespace scarp {

ObjectInputs objectInputs(const TerrainDocument& document) {
  return {document.objects(), scatterInputs(document)};
}

Result<ObjectList> allObjects(const ObjectInputs& inputs, const Progress& progress) {
  ObjectList list(inputs.placed);
  if (inputs.scatter.rules.empty()) return list;
  auto ruled = ruledObjects(inputs.scatter, progress);
  if (!ruled) return ruled.error();
  for (const ScatterRule& rule : inputs.scatter.rules) list.rules.push_back(rule.name);
  list.all.reserve(list.all.size() + ruled->size());
  for (RuledObject& one : *ruled) list.addScattered(one.object, static_cast<std::uint32_t>(one.rule));
  return list;
}

}  // namespace scarp
