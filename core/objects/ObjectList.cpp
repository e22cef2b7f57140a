#include "core/objects/ObjectList.h"

namespace scarp {

ObjectList::ObjectList(const ObjectLayer& layer) : assets(layer.assets()), nextId_(layer.nextId()) {
  all.reserve(layer.size());
  for (const auto& [id, object] : layer.all()) all.push_back(object);
}

void ObjectList::addScattered(Object object, std::uint32_t rule) {
  object.id = nextId_++;
  all.push_back(object);
  ruleOf.push_back(rule);
}

const std::string& ObjectList::scatteredBy(std::size_t index) const {
  static const std::string none;
  return index < placed() ? none : rules[ruleOf[index - placed()]];
}

}  // namespace scarp
