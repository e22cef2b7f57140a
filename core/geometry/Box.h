#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/geometry/Vec.h"

namespace scarp {

struct TriangleHit {
  double t;     ///< Along the ray, in units of its direction.
  double u, v;  ///< Barycentric weights of b and c.
  bool front;   ///< Hit from the side that a, b, c run round anticlockwise.
};

/// Ray–triangle, both sides (Möller & Trumbore 1997). t is not limited; a NaN misses. Pure.
[[nodiscard]] std::optional<TriangleHit> hitTriangle(const Vec3& origin, const Vec3& direction, const Vec3& a,
                                                     const Vec3& b, const Vec3& c);

/// An axis-aligned closed box, min ≤ max in each coordinate.
struct Box {
  Vec3 min;
  Vec3 max;

  [[nodiscard]] Vec3 centre() const;
  [[nodiscard]] double diagonal() const;
};

enum class BoxFace : std::uint8_t { None, MinX, MaxX, MinY, MaxY, MinZ, MaxZ };

/// Outward normal of a face; zero for None.
[[nodiscard]] Vec3 faceNormal(BoxFace face);

/// The part of a ray inside a box. A face is None where the span ends inside the box, at the ray's own
/// limit.
struct BoxSpan {
  double tEntry, tExit;
  BoxFace entryFace, exitFace;
};

/// Slab test (Kay & Kajiya 1986): the closed span of origin + t·direction, t in [tMin, tMax], that
/// lies in the box; nothing where it misses. Zero components and starts inside are fine; touching
/// counts; a NaN misses. Pure.
[[nodiscard]] std::optional<BoxSpan> slabTest(const Box& box, const Vec3& origin, const Vec3& direction,
                                              double tMin, double tMax);

/// The plane of a box's side that could be met first on an axis, as it faces the ray's origin.
struct CandidatePlane {
  BoxFace face = BoxFace::None;  ///< None: the origin is between the two sides.
  double t = 0.0;                ///< Where the ray meets the plane; −∞: it runs along it.
};

/// By axis. Pure.
[[nodiscard]] std::array<CandidatePlane, 3> candidatePlanes(const Box& box, const Vec3& origin,
                                                            const Vec3& direction);

struct BoxHit {
  double t;
  Vec3 point;
  BoxFace face;  ///< None for a start inside.
  Vec3 normal;   ///< Outward; zero for a start inside.
  bool inside;   ///< The ray starts in the box: t = 0 and point = origin.
};

/// Candidate-plane test (Woo, Graphics Gems I, p. 395): the first point of the half-line
/// origin + t·direction, t ≥ 0, in the box, and the face it lies on: of the candidate planes the one that
/// is met last. Pure.
[[nodiscard]] std::optional<BoxHit> wooTest(const Box& box, const Vec3& origin, const Vec3& direction);

}  // namespace scarp
