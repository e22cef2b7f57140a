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

class MeshPicker;

/// What an asset is to who draws, picks and places it; its foot is the origin.
struct AssetShape {
  Box bounds;                                ///< Metres.
  double reach = 0.0;                        ///< Metres; of a sphere about the foot that holds it.
  std::shared_ptr<const MeshPicker> picker;  ///< Not null: of a missing model its box.
  ModelPtr model;                            ///< Null of built-in kinds, and of a missing one.
};

/// The assets of a document: the built-in kinds, and its own. A value that is cheap to copy. Concurrent const
/// use is safe.
class AssetTable {
 public:
  /// The built-in kinds alone.
  AssetTable();
  /// Contract: validate() found them good.
  explicit AssetTable(std::vector<Asset> own);

  [[nodiscard]] const std::vector<Asset>& own() const { return parts_->own; }
  /// Built-in, or one of its own, its model missing or not.
  [[nodiscard]] bool contains(AssetKind asset) const { return isBuiltIn(asset) || placeOf(asset) >= 0; }
  /// Null for a built-in one, and for one that is not there.
  [[nodiscard]] const Asset* find(AssetKind asset) const;
  /// Of one that is not there: a box of a metre. Valid as long as a copy of the table.
  [[nodiscard]] const AssetShape& shape(AssetKind asset) const;

  /// The error for an asset that is not there: it names those that are.
  [[nodiscard]] Error unknown(AssetKind asset) const;

 private:
  struct Parts {
    std::vector<Asset> own;
    std::vector<AssetShape> shapes;    ///< Of `own`.
    std::vector<std::int32_t> places;  ///< In `own`, by AssetKind from kAssetKinds on; −1: not there.
  };
  [[nodiscard]] std::int32_t placeOf(AssetKind asset) const {
    const std::size_t index = static_cast<std::size_t>(asset) - kAssetKinds;
    return index < parts_->places.size() ? parts_->places[index] : -1;
  }

  std::shared_ptr<const Parts> parts_;
};

}  // namespace scarp
