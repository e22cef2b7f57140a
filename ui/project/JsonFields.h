#pragma once

#include <string>

#include "core/script/ObjectReader.h"

namespace scarp {

/// The word for a value, in a list that has the values in their order.
template <class Value>
std::string nameOf(const Names<Value>& names, Value value) {
  return std::string(names[static_cast<std::size_t>(value)].first);
}

/// A number within low…high; one that is not is an error.
inline void readWithin(ObjectReader& reader, const char* key, double& number, double low, double high) {
  double wanted = number;
  if (!reader.read(key, wanted)) return;
  if (wanted >= low && wanted <= high)
    number = wanted;
  else
    reader.fail(key, "is out of range");
}

}  // namespace scarp
