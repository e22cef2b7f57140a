#pragma once

#include <Eigen/Geometry>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/IdSeries.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The objects of a terrain, by id, and the assets that they look like. Changed only through an EditSession.
class ObjectLayer {
 public:
  [[nodiscard]] const std::map<ObjectId, Object>& all() const { return objects_; }
  [[nodiscard]] const Object* find(ObjectId id) const;
  [[nodiscard]] std::size_t size() const { return objects_.size(); }
  /// An id that no object has had yet: the wanted one, where it is such (0: any).
  [[nodiscard]] ObjectId takeId(ObjectId wanted = 0) { return ids_.take(find(wanted) ? 0 : wanted); }
  /// The id that the next new object gets.
  [[nodiscard]] ObjectId nextId() const { return ids_.next(); }
  [[nodiscard]] const IdSeries<ObjectId>& ids() const { return ids_; }
  /// New ids come out of these from now on; see IdSeries.
  void takeIdsFrom(IdSeries<ObjectId> ids) { ids_ = std::move(ids); }

  [[nodiscard]] const AssetTable& assets() const { return assets_; }
  void setAssets(AssetTable assets) { assets_ = std::move(assets); }

  /// Sets what stands under an id (nothing: removes it); returns what stood there.
  std::optional<Object> exchange(ObjectId id, std::optional<Object> object);

 private:
  std::map<ObjectId, Object> objects_;
  IdSeries<ObjectId> ids_;
  AssetTable assets_;
};

/// How an object stands in the local frame.
struct ObjectPose {
  Vec3 foot;                ///< Metres.
  Eigen::Quaterniond turn;  ///< Unit; from its model to the local frame.
  double scale;
};

/// Nothing for one that is off the terrain or, unless it stays at an elevation, over a hole: it is neither
/// drawn nor hit, and returns with the ground.
[[nodiscard]] std::optional<ObjectPose> objectPose(const Object& object, const HeightRaster& heights,
                                                   const GridFrame& frame);
/// The same as a matrix: local point = transform · point of its mesh.
[[nodiscard]] std::optional<Mat4> objectTransform(const Object& object, const HeightRaster& heights,
                                                  const GridFrame& frame);

/// With the elevation that its rule asks for: one that stays and has none gets that at which it stands,
/// others have none.
[[nodiscard]] Object withElevation(Object object, const HeightRaster& heights, const GridFrame& frame);
/// The object by another rule, at the height at which it stands.
[[nodiscard]] Object withRule(Object object, ObjectRule rule, const HeightRaster& heights,
                              const GridFrame& frame);

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
