#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Box.h"
#include "core/objects/Object.h"

namespace scarp {

struct Model;
using ModelPtr = std::shared_ptr<const Model>;

/// A model that a document has of its own, beside the built-in kinds. A value; the model is shared.
struct Asset {
  std::string name;                        ///< isAssetName(), and none of a built-in kind.
  std::string tags{};                      ///< Words with commas between: "tree, alpine".
  std::string source{};                    ///< The file's name that it came from, without folders; for lists.
  std::uint64_t content = 0;               ///< Model::sum.
  Box bounds{Vec3::Zero(), Vec3::Zero()};  ///< Of the model, metres; drawn and picked where that is missing.
  ModelPtr model{};                        ///< Null where it is missing.

  [[nodiscard]] bool operator==(const Asset& other) const {
    return name == other.name && tags == other.tags && source == other.source && content == other.content &&
           bounds.min == other.bounds.min && bounds.max == other.bounds.max;
  }
};

inline constexpr std::size_t kMostAssets = 1000;

[[nodiscard]] Asset assetOf(std::string name, ModelPtr model);

/// Why a document cannot have these assets, as one line.
[[nodiscard]] Result<void> validate(const std::vector<Asset>& assets);

/// A name that is not taken: the wanted one, or with a number behind: "oak 2". What no asset may be called is
/// made such; "model" where nothing is left.
[[nodiscard]] std::string freeAssetName(std::string_view wanted, const std::vector<Asset>& taken);

}  // namespace scarp
