#include "core/objects/ObjectPickReport.h"

#include <Eigen/Geometry>

#include "core/geometry/Box.h"
#include "core/geometry/BoxTree-inl.h"
#include "core/model/MeshPicker.h"

namespace scarp {

namespace {

/// With more of them the methods that test all take longer than a cursor may wait.
constexpr std::size_t kMostInTurn = 1000;

struct FoundObject {
  std::optional<double> t;
  long long looks = 0;

  void take(double at) {
    if (!t || at < *t) t = at;
  }
};

std::optional<BoxSpan> slabOf(const ModelRay& ray, const MeshPicker& mesh) {
  return slabTest(mesh.bounds(), ray.origin, ray.direction, ray.tMin, ray.tMax);
}

/// Woo's test is of the half-line t ≥ 0: here from where the ray begins.
std::optional<BoxHit> wooOf(const ModelRay& ray, const MeshPicker& mesh) {
  auto hit = wooTest(mesh.bounds(), ray.at(ray.tMin), ray.direction);
  if (!hit) return std::nullopt;
  hit->t += ray.tMin;
  return hit->t <= ray.tMax ? hit : std::nullopt;
}

FoundObject slabBoxes(std::span<const PlacedObject> objects, const LocalRay& ray) {
  FoundObject found;
  for (const PlacedObject& placed : objects) {
    ++found.looks;
    if (const auto span = slabOf(placed.inModel(ray), *placed.mesh)) found.take(span->tEntry);
  }
  return found;
}

FoundObject wooBoxes(std::span<const PlacedObject> objects, const LocalRay& ray) {
  FoundObject found;
  for (const PlacedObject& placed : objects) {
    ++found.looks;
    if (const auto hit = wooOf(placed.inModel(ray), *placed.mesh)) found.take(hit->t);
  }
  return found;
}

FoundObject boxTree(const ObjectPicker& objects, const LocalRay& ray) {
  FoundObject found;
  PickTests tests;
  objects.walk(ray, &tests, [&](const PlacedObject& placed, double tMax) {
    ++tests.boxes;
    ModelRay own = placed.inModel(ray);
    own.tMax = tMax;
    const auto span = slabOf(own, *placed.mesh);
    if (!span) return tMax;
    found.take(span->tEntry);
    return span->tEntry;
  });
  found.looks = tests.boxes;
  return found;
}

FoundObject everyTriangle(std::span<const PlacedObject> objects, const LocalRay& ray) {
  FoundObject found;
  for (const PlacedObject& placed : objects) {
    const ModelRay own = placed.inModel(ray);
    for (const auto& [a, b, c] : placed.mesh->triangles()) {
      ++found.looks;
      const auto hit =
          hitTriangle(own.origin, own.direction, a.cast<double>(), b.cast<double>(), c.cast<double>());
      if (hit && hit->t >= ray.tMin && hit->t <= ray.tMax) found.take(hit->t);
    }
  }
  return found;
}

template <class Pick>
MethodAnswer ask(const Pick& pick, const LocalRay& ray, const ObjectHit& hit) {
  const FoundObject found = pick();
  return comparedAnswer(found.t, found.looks, secondsOf(pick), ray, hit.t);
}

/// Outward.
Vec3 normalOf(const PlacedObject& placed, int triangle) {
  const auto& [a, b, c] = placed.mesh->triangles()[static_cast<std::size_t>(triangle)];
  const Vec3 ab = (b - a).cast<double>(), ac = (c - a).cast<double>();
  return (placed.toModel.transpose() * ab.cross(ac)).normalized();
}

std::array<Vec3, 8> cornersOf(const PlacedObject& placed) {
  const Box& box = placed.mesh->bounds();
  const Eigen::Matrix3d toLocal = placed.toModel.inverse();
  std::array<Vec3, 8> corners;
  for (unsigned i = 0; i < corners.size(); ++i) {
    const Vec3 corner((i & 1u) != 0 ? box.max.x() : box.min.x(), (i & 2u) != 0 ? box.max.y() : box.min.y(),
                      (i & 4u) != 0 ? box.max.z() : box.min.z());
    corners[i] = placed.foot + toLocal * corner;
  }
  return corners;
}

}  // namespace

std::vector<MethodAnswer> testEveryObject(std::span<const PlacedObject> objects, const LocalRay& ray,
                                          const ObjectHit& hit) {
  return {ask([&] { return slabBoxes(objects, ray); }, ray, hit),
          ask([&] { return wooBoxes(objects, ray); }, ray, hit),
          ask([&] { return everyTriangle(objects, ray); }, ray, hit)};
}

std::optional<ObjectPickReport> reportObjectPick(const ObjectPicker& objects, const LocalRay& ray) {
  PickTests tests;
  const auto hit = objects.pick(ray, &tests);
  if (!hit) return std::nullopt;
  const PlacedObject& placed = *objects.find(hit->id);
  const ModelRay own = placed.inModel(ray);
  ObjectPickReport report;
  report.hit = *hit;
  report.asset = placed.object.asset;
  report.normal = normalOf(placed, hit->triangle);
  report.slab = slabOf(own, *placed.mesh);
  report.woo = wooOf(own, *placed.mesh);
  report.planes = candidatePlanes(placed.mesh->bounds(), own.at(own.tMin), own.direction);
  for (CandidatePlane& plane : report.planes) plane.t += own.tMin;
  report.corners = cornersOf(placed);
  report.answers = {comparedAnswer(hit->t, tests.boxes + tests.triangles,
                                   secondsOf([&] { return objects.pick(ray); }), ray, hit->t),
                    ask([&] { return boxTree(objects, ray); }, ray, *hit)};
  if (objects.size() <= kMostInTurn) {
    const auto inTurn = testEveryObject(objects.placed(), ray, *hit);
    report.answers.insert(report.answers.end(), inTurn.begin(), inTurn.end());
  }
  return report;
}

}  // namespace scarp
