#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/objects/ObjectLayer.h"

namespace scarp {

/// Objects as exports take them: those that were put down by hand, then those of scatter rules. A value.
struct ObjectList {
  AssetTable assets;
  std::vector<Object> all;            ///< No id twice.
  std::vector<std::string> rules;     ///< Names of the rules that scattered some.
  std::vector<std::uint32_t> ruleOf;  ///< Of the last ones of `all`: a place in `rules`.

  ObjectList() = default;
  /// Those put down by hand.
  ObjectList(const ObjectLayer& layer);

  /// Adds what a rule put down, under an id that none has.
  void addScattered(Object object, std::uint32_t rule);

  [[nodiscard]] std::size_t placed() const { return all.size() - ruleOf.size(); }
  /// The name of the rule that scattered an object; empty of one put down by hand.
  [[nodiscard]] const std::string& scatteredBy(std::size_t index) const;

 private:
  ObjectId nextId_ = 1;
};

}  // namespace scarp
