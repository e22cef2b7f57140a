#pragma once

#include <map>
#include <memory>
#include <utility>

#include "core/geometry/Box.h"
#include "core/model/Model.h"
#include "core/objects/AssetTable.h"

namespace scarp {

/// Models as they are bent: the finest level alone.
class BendableModels {
 public:
  explicit BendableModels(AssetTable assets) : assets_(std::move(assets)) {}
  struct Bendable {
    Model model;  ///< Only what its level shows.
    ModelPtr source;
    Box bounds{Vec3::Zero(), Vec3::Zero()};
  };
  /// Null where the model is missing. Valid as long as this. Not from two threads at once.
  const Bendable* find(AssetKind asset);

 private:
  AssetTable assets_;
  std::map<AssetKind, std::unique_ptr<const Bendable>> known_;
};

}  // namespace scarp
