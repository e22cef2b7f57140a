#include "core/schema/EnumNames.h"

#include <utility>

#include "core/base/Contract.h"

namespace scarp {

EnumNames::EnumNames(std::vector<ValueName> names) : names_(std::move(names)) {
  for (std::size_t i = 0; i < names_.size(); ++i) {
    EXPECTS(find(names_[i].key) == i);
    EXPECTS(names_[i].alias.empty() || find(names_[i].alias) == i);
  }
}

const ValueName& EnumNames::at(std::size_t index) const {
  EXPECTS(index < names_.size());
  return names_[index];
}

std::optional<std::size_t> EnumNames::find(std::string_view text) const {
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (names_[i].key == text || (!names_[i].alias.empty() && names_[i].alias == text)) return i;
  return std::nullopt;
}

std::string EnumNames::keys() const {
  std::string all;
  for (const ValueName& name : names_) all += (all.empty() ? "" : ", ") + std::string(name.key);
  return all;
}

EnumNames EnumNames::byAlias() const {
  std::vector<ValueName> names = names_;
  for (ValueName& name : names)
    if (!name.alias.empty()) std::swap(name.key, name.alias);
  return EnumNames(std::move(names));
}

}  // namespace scarp
