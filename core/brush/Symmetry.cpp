#include "core/brush/Symmetry.h"

#include <numbers>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

using std::numbers::pi;

BrushPlace mirroredX(const BrushPlace& place, double axis) {
  return {{2.0 * axis - place.point.x(), place.point.y()},
          {-place.motion.x(), place.motion.y()},
          -place.angle,  // the other side of a turn is the turn the other way
          !place.mirrored};
}

/// A mirror in y is one in x and half a turn, so that the alpha needs to know of one kind of mirror only.
BrushPlace mirroredY(const BrushPlace& place, double axis) {
  return {{place.point.x(), 2.0 * axis - place.point.y()},
          {place.motion.x(), -place.motion.y()},
          pi - place.angle,
          !place.mirrored};
}

/// By parts/whole of a full turn; quarters are whole steps, without a sine that is only nearly 0.
Vec2 turned(Vec2 vector, int parts, int whole) {
  const double rest = 2.0 * pi * (4 * parts % whole) / (4.0 * whole);
  if (rest != 0.0) {
    const double c = reproducible::cos(rest), s = reproducible::sin(rest);
    vector = {c * vector.x() - s * vector.y(), s * vector.x() + c * vector.y()};
  }
  for (int quarter = 0; quarter < 4 * parts / whole; ++quarter) vector = {-vector.y(), vector.x()};
  return vector;
}

}  // namespace

std::vector<BrushPlace> symmetricPlaces(const BrushSymmetry& symmetry, const BrushPlace& place) {
  std::vector<BrushPlace> places{place};
  switch (symmetry.kind) {
    case SymmetryKind::None:
      break;
    case SymmetryKind::MirrorX:
      places.push_back(mirroredX(place, symmetry.x));
      break;
    case SymmetryKind::MirrorY:
      places.push_back(mirroredY(place, symmetry.y));
      break;
    case SymmetryKind::MirrorBoth:
      places.push_back(mirroredX(place, symmetry.x));
      places.push_back(mirroredY(place, symmetry.y));
      places.push_back(mirroredY(mirroredX(place, symmetry.x), symmetry.y));
      break;
    case SymmetryKind::Radial: {
      const Vec2 centre(symmetry.x, symmetry.y);
      for (int arm = 1; arm < symmetry.count; ++arm)
        places.push_back({centre + turned(place.point - centre, arm, symmetry.count),
                          turned(place.motion, arm, symmetry.count),
                          place.angle + 2.0 * pi * arm / symmetry.count, place.mirrored});
      break;
    }
  }
  return places;
}

}  // namespace scarp
