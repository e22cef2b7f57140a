#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <random>

#include "core/model/MeshPicker.h"
#include "core/objects/ObjectPickReport.h"
#include "tests/objects/ObjectScene.h"

namespace scarp {
namespace {

double timeOf(const ObjectPickReport& report, ObjectMethod method) {
  return report.answers.at(static_cast<std::size_t>(method)).t.value();
}

/// Rays to places about the objects, from outside.
LocalRay towards(const test::ObjectScene& scene, std::mt19937& random) {
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  LocalRay ray = test::randomRay(random);
  const auto& all = scene.objects.all();
  const ObjectId id = std::uniform_int_distribution<ObjectId>(1, all.rbegin()->first)(random);
  const Vec3 foot = scene.transform(id).block<3, 1>(0, 3);
  const Vec3 at = foot + all.at(id).scale * Vec3(unit(random), unit(random), 1.0 + unit(random));
  ray.direction = at - ray.origin;
  return ray;
}

TEST(ObjectPickReport, ShowsThePickAsItIs) {
  constexpr unsigned seed = 32;
  test::ObjectScene scene;
  scene.scatter(80, seed);
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(seed);
  int hits = 0;
  for (int i = 0; i < 200; ++i) {
    const LocalRay ray = towards(scene, random);
    const auto report = reportObjectPick(picker, ray);
    const auto hit = picker.pick(ray);
    ASSERT_EQ(report.has_value(), hit.has_value());
    if (!hit) continue;
    ++hits;
    EXPECT_EQ(report->hit.id, hit->id);
    EXPECT_EQ(report->hit.t, hit->t);
    EXPECT_EQ(report->asset, scene.objects.find(hit->id)->asset);
    ASSERT_TRUE(report->slab && report->woo);
    EXPECT_EQ(report->slab->entryFace, hit->entryFace);
    EXPECT_EQ(report->woo->face, hit->entryFace);
    EXPECT_LE(report->slab->tEntry, hit->t + 1e-12);
    if (hit->entryFace != BoxFace::None) {
      double last = -1.0;
      BoxFace entered = BoxFace::None;
      for (const CandidatePlane& plane : report->planes)
        if (plane.face != BoxFace::None && plane.t > last) {
          last = plane.t;
          entered = plane.face;
        }
      EXPECT_EQ(entered, hit->entryFace);
      EXPECT_EQ(last, report->woo->t);
    }
    // The point is on the triangle that is named.
    const auto& triangle =
        AssetTable().shape(report->asset).picker->triangles()[static_cast<std::size_t>(hit->triangle)];
    const Vec3 corner = (scene.transform(hit->id) * triangle[0].cast<double>().homogeneous()).head<3>();
    EXPECT_NEAR(report->normal.norm(), 1.0, 1e-12);
    EXPECT_NEAR((hit->point - corner).dot(report->normal), 0.0, 1e-6);
    // The last corner of the box, and the first.
    const Box& box = AssetTable().shape(report->asset).picker->bounds();
    const auto place = [&](const Vec3& p) -> Vec3 {
      return (scene.transform(hit->id) * p.homogeneous()).head<3>();
    };
    EXPECT_LT((report->corners[0] - place(box.min)).norm(), 1e-9);
    EXPECT_LT((report->corners[7] - place(box.max)).norm(), 1e-9);
  }
  EXPECT_GT(hits, 50);
}

TEST(ObjectPickReport, TheMethodsAgreeWhereTheyMust) {
  constexpr unsigned seed = 33;
  test::ObjectScene scene;
  scene.scatter(80, seed);
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(seed);
  int hits = 0, early = 0, sameBox = 0;
  for (int i = 0; i < 200; ++i) {
    const auto report = reportObjectPick(picker, towards(scene, random));
    if (!report) continue;
    ++hits;
    ASSERT_EQ(report->answers.size(), kObjectMethods);
    for (const MethodAnswer& answer : report->answers) {
      EXPECT_TRUE(answer.agrees && answer.t && answer.error);
      EXPECT_GT(answer.looks, 0);
      EXPECT_GT(answer.seconds, 0.0);
    }
    EXPECT_EQ(timeOf(*report, ObjectMethod::Tree), report->hit.t);
    EXPECT_NEAR(timeOf(*report, ObjectMethod::Triangles), report->hit.t, 1e-12);
    const double slab = timeOf(*report, ObjectMethod::SlabBoxes);
    EXPECT_NEAR(timeOf(*report, ObjectMethod::WooBoxes), slab, 1e-12);
    EXPECT_LE(slab, report->hit.t + 1e-12);
    EXPECT_GE(timeOf(*report, ObjectMethod::BoxTree), slab);
    EXPECT_LE(timeOf(*report, ObjectMethod::BoxTree), report->hit.t + 1e-12);
    const auto looks = [&](ObjectMethod method) {
      return report->answers[static_cast<std::size_t>(method)].looks;
    };
    EXPECT_EQ(looks(ObjectMethod::SlabBoxes), 80);
    EXPECT_EQ(looks(ObjectMethod::WooBoxes), 80);
    EXPECT_LT(looks(ObjectMethod::Tree), looks(ObjectMethod::Triangles));
    early += slab < report->hit.t ? 1 : 0;
    sameBox += timeOf(*report, ObjectMethod::BoxTree) == slab ? 1 : 0;
  }
  EXPECT_GT(hits, 50);
  EXPECT_GT(early, hits / 2);
  EXPECT_GT(sameBox, hits / 2);
}

TEST(ObjectPickReport, ManyObjectsAreTestedInTurnOnlyWhenAsked) {
  constexpr unsigned seed = 34;
  test::ObjectScene scene;
  scene.scatter(1200, seed);
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(seed);
  for (int i = 0; i < 50; ++i) {
    const LocalRay ray = towards(scene, random);
    const auto report = reportObjectPick(picker, ray);
    if (!report) continue;
    ASSERT_EQ(report->answers.size(), 2u);
    const auto inTurn = testEveryObject(picker.placed(), ray, report->hit);
    ASSERT_EQ(inTurn.size() + report->answers.size(), kObjectMethods);
    EXPECT_LT(inTurn.back().error.value(), 1e-6);
    return;
  }
  FAIL() << "no ray met an object";
}

TEST(ObjectPickReport, NothingWhereNoObjectIsHit) {
  test::ObjectScene scene;
  EXPECT_FALSE(reportObjectPick(ObjectPicker(scene.objects, scene.heights, scene.frame),
                                {{0.0, 0.0, 90.0}, {0.0, 0.0, -1.0}}));
  scene.add(AssetKind::House, 10.0, 10.0);
  EXPECT_FALSE(reportObjectPick(ObjectPicker(scene.objects, scene.heights, scene.frame),
                                {{-60.0, 0.0, 90.0}, {0.0, 0.0, -1.0}}));
}

}  // namespace
}  // namespace scarp
