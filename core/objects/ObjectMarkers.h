#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/geometry/Camera.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectSelection.h"

namespace scarp {

/// A sign, of one size on the screen, for an object that appears too small to be seen or aimed at.
struct ObjectMarker {
  ObjectId id = 0;
  AssetKind asset = AssetKind::Conifer;
  Vec3 foot = Vec3::Zero();  ///< Local frame, metres.
  double opacity = 1.0;      ///< Above 0 to 1.
  bool crowded = false;      ///< One of many there.
  bool selected = false;
};

/// How a marker lies on the screen: a disc on a point that touches the object's foot; in a crowd a dot, so
/// that a forest stays one. Logical pixels.
inline constexpr double kMarkerRadius = 4.5, kCrowdedMarkerRadius = 1.8;
/// From the foot up to the middle of the disc.
inline constexpr double kMarkerLift = 9.0, kCrowdedMarkerLift = 1.0;

/// Which markers there are in a view. Objects that stand close together there share one, that of the lowest
/// id, in cells that lie fixed on the ground, so that markers keep their objects while the camera moves. What
/// stands in a crowd is soon seen by the crowd itself, and loses its marker earlier.
class ObjectMarkers {
 public:
  /// The selection outlives this.
  ObjectMarkers(const Camera& camera, ViewSize size, const ObjectSelection& selection)
      : camera_(camera), size_(size), selection_(selection) {}

  /// Takes an object into account; the order does not matter. radius: metres, of a sphere about its foot
  /// that holds it.
  void add(ObjectId id, AssetKind asset, const Vec3& foot, double radius);
  /// At most a few thousand, whatever the number of objects.
  [[nodiscard]] std::vector<ObjectMarker> all() const;

 private:
  using Cell = std::array<std::int64_t, 3>;  ///< Its side as a power of two, metres; column; row.
  struct CellHash {
    std::size_t operator()(const Cell& cell) const;
  };

  Camera camera_;
  ViewSize size_;
  const ObjectSelection& selection_;
  struct Entry {
    ObjectMarker marker;  ///< Id 0: of none of them.
    double pixels = 0.0;  ///< That its object appears high.
    int objects = 0;
  };

  std::unordered_map<Cell, ObjectMarker, CellHash> selected_;
  std::unordered_map<Cell, Entry, CellHash> cells_;
};

/// The marker that is drawn at a pixel, the nearest to the eye of several; null for none.
[[nodiscard]] const ObjectMarker* markerAt(const std::vector<ObjectMarker>& markers, const Camera& camera,
                                           ViewSize size, const Vec2& pixel);

}  // namespace scarp
