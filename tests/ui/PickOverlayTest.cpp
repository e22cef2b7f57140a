#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <random>

#include "core/document/TerrainDocument.h"
#include "core/tools/ViewController.h"
#include "tests/support/Terrains.h"
#include "ui/inspector/PickOverlay.h"
#include "ui/inspector/RayMap.h"

namespace scarp {
namespace {

constexpr PickLayers kAll{true, true, true, true, true, true}, kNone{};

class PickOverlayTest : public ::testing::Test {
 protected:
  PickOverlayTest() : terrain_(test::fractalTerrain(200, 200)), pyramid_(terrain_.heights) {}
  [[nodiscard]] PickReport report(const LocalRay& ray) const {
    return reportPick(terrain_.heights, pyramid_, terrain_.frame, ray, 50);
  }
  [[nodiscard]] Overlay draw(const PickReport& report, const PickLayers& shown, bool endOn = false) const {
    return pickOverlay(report, nullptr, terrain_.heights, terrain_.frame, shown, endOn);
  }
  Terrain terrain_;
  HeightPyramid pyramid_;
  LocalRay down_{{-150.0, -20.0, 60.0}, {200.0, 30.0, -80.0}, 0.0, 2.0};
};

bool has(const Overlay& overlay, const Vec3& from, const Vec3& to) {
  return std::ranges::any_of(overlay.lines,
                             [&](const Overlay::Line& line) { return line.from == from && line.to == to; });
}

TEST_F(PickOverlayTest, MarksTheRayAndTheHitWhateverElseIsShown) {
  const PickReport pick = report(down_);
  ASSERT_TRUE(pick.hit && pick.clip);
  for (const PickLayers& shown : {kAll, kNone}) {
    const Overlay overlay = draw(pick, shown);
    EXPECT_TRUE(has(overlay, down_.at(pick.clip->tEntry), down_.at(pick.hit->t)));
    EXPECT_TRUE(has(overlay, pick.hit->point, pick.hit->point));
    for (const Overlay::Line& line : overlay.lines)
      EXPECT_TRUE(line.from.allFinite() && line.to.allFinite() && line.width > 0.0F);
  }
}

TEST_F(PickOverlayTest, EveryLayerAddsItsOwnMarks) {
  const PickReport pick = report(down_);
  const std::size_t bare = draw(pick, kNone).lines.size();
  const std::size_t expected[kPickLayers] = {12u * static_cast<unsigned>(pick.nodesSkipped),
                                             12u * static_cast<unsigned>(pick.nodesEntered),
                                             5u * pick.trace.cells.size(),
                                             pick.trace.march.size(),
                                             pick.trace.refinement.size(),
                                             12u * std::min<std::size_t>(pick.voxelWalk.voxels.size(), 1000)};
  for (std::size_t layer = 0; layer < kPickLayers; ++layer) {
    PickLayers shown = kNone;
    shown[layer] = true;
    EXPECT_GT(expected[layer], 0u) << layer;
    EXPECT_EQ(draw(pick, shown).lines.size(), bare + expected[layer]) << layer;
  }
}

TEST_F(PickOverlayTest, SeenEndOnItHasNoGates) {
  const PickReport pick = report(down_);
  EXPECT_LT(draw(pick, kAll, true).areas.size(), draw(pick, kAll, false).areas.size());
  EXPECT_TRUE(has(draw(pick, kAll, true), pick.hit->point, pick.hit->point));
}

TEST_F(PickOverlayTest, ARayThatMissesIsALineOnly) {
  const LocalRay up{{0.0, 0.0, 500.0}, {1.0, 0.0, 1.0}, 0.0, 3.0};
  const Overlay overlay = draw(report(up), kAll);
  ASSERT_EQ(overlay.lines.size(), 1u);
  EXPECT_TRUE(has(overlay, up.at(0.0), up.at(3.0)));
  EXPECT_TRUE(overlay.areas.empty());
}

TEST_F(PickOverlayTest, ARayWithoutAnEndIsDrawnSomeWay) {
  LocalRay endless = down_;
  endless.tMax = std::numeric_limits<double>::infinity();
  for (const Overlay::Line& line : draw(report(endless), kAll).lines)
    EXPECT_TRUE(line.from.allFinite() && line.to.allFinite());
}

constexpr ViewSize kSize{1000.0, 600.0};

bool within(const std::optional<Vec2>& pixel) {
  return pixel && pixel->x() >= 0.0 && pixel->x() <= kSize.width && pixel->y() >= 0.0 &&
         pixel->y() <= kSize.height;
}

TEST(SideView, ShowsTheStretchAcrossTheViewAndMostlyTheHitItself) {
  const TerrainDocument ground(test::fractalTerrain(200, 200, 5.0, 5.0));
  constexpr unsigned kSeed = 11;
  std::mt19937 random(kSeed);
  std::uniform_real_distribution<double> place(-300.0, 300.0);
  const double top = ground.box().max.z();
  int hits = 0, seen = 0;
  for (int i = 0; i < 60; ++i) {
    const Vec3 from(place(random), place(random), top + 100.0), to(place(random), place(random), 0.0);
    const LocalRay ray{from, to - from, 0.0, 3.0};
    const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
    if (!report.hit || !report.clip) continue;
    ++hits;
    const Camera camera = besideRay({}, report, ground, kSize);
    EXPECT_TRUE(within(camera.project(report.hit->point, kSize))) << "seed " << kSeed;
    EXPECT_TRUE(within(camera.project(ray.at(report.clip->tEntry), kSize))) << "seed " << kSeed;
    EXPECT_GT(std::abs(camera.right().dot(Vec3(ray.direction.x(), ray.direction.y(), 0.0).normalized())),
              0.99);
    const Vec3 sight = report.hit->point - camera.position;
    if (!ground.picker().pick({camera.position, sight, 0.0, 0.999})) ++seen;
  }
  EXPECT_GT(hits, 50);
  EXPECT_GT(seen, 0.9 * hits);
}

TEST(SideView, ARayFromBelowIsSeenFromBelow) {
  const TerrainDocument ground(test::fractalTerrain(200, 200, 5.0, 5.0));
  const LocalRay ray{{-120.0, 15.0, ground.box().min.z() - 200.0}, {200.0, 10.0, 300.0}, 0.0, 3.0};
  const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
  ASSERT_TRUE(report.hit);
  ASSERT_EQ(report.hit->side, SurfaceSide::Below);
  const Camera camera = besideRay({}, report, ground, kSize);
  const Vec3 sight = report.hit->point - camera.position;
  EXPECT_FALSE(ground.picker().pick({camera.position, sight, 0.0, 0.999}));
  EXPECT_TRUE(within(camera.project(report.hit->point, kSize)));
}

TEST(SideView, UprightRaysAndMissesGiveAViewToo) {
  const TerrainDocument ground(test::fractalTerrain(50, 50));
  for (const LocalRay& ray :
       {LocalRay{{0.3, 0.4, 90.0}, {0.0, 0.0, -1.0}, 0.0, 200.0}, LocalRay{{0.3, 0.4, 90.0}, {0.0, 1.0, 1.0}},
        LocalRay{{0.3, 0.4, 90.0}, {0.0, 0.0, 1e4}, 0.0, 1.0}}) {
    const PickReport report = reportPick(ground.heights(), ground.pyramid(), ground.frame(), ray, 20);
    const Camera camera = besideRay({}, report, ground, kSize);
    EXPECT_TRUE(within(camera.project(ground.box().centre(), kSize)));
    EXPECT_TRUE(camera.position.allFinite());
    EXPECT_TRUE(std::isfinite(camera.yaw));
  }
}

class RayMapTest : public ::testing::Test {
 protected:
  RayMapTest() : terrain_(test::fractalTerrain(300, 200, 2.0, 3.0)), pyramid_(terrain_.heights) {
    map_.resize(420, 300);
    const LocalRay ray{{-400.0, -30.0, 90.0}, {600.0, 60.0, -120.0}, 0.0, 2.0};
    report_ =
        std::make_shared<const PickReport>(reportPick(terrain_.heights, pyramid_, terrain_.frame, ray, 50));
    map_.show(report_, terrain_.frame);
  }
  [[nodiscard]] QPointF placeOf(double column, double row) const {
    return map_.view().toMap(terrain_.frame, column, row);
  }
  [[nodiscard]] QPointF hitPlace() const { return placeOf(report_->hit->column, report_->hit->row); }
  void wheel(const QPointF& at, int notches) {
    QWheelEvent event(at, map_.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&map_, &event);
  }

  Terrain terrain_;
  HeightPyramid pyramid_;
  std::shared_ptr<const PickReport> report_;
  RayMap map_;
};

TEST_F(RayMapTest, ShowsTheCellsAboutTheHitAtFirst) {
  ASSERT_TRUE(report_->hit);
  EXPECT_TRUE(map_.rect().contains(hitPlace().toPoint()));
  const SurfaceHit& hit = *report_->hit;
  const double across = placeOf(hit.cellColumn + 1, 0).x() - placeOf(hit.cellColumn, 0).x();
  EXPECT_GT(across, 10.0);
}

TEST_F(RayMapTest, TellsWhatStandsWhere) {
  const SurfaceHit& hit = *report_->hit;
  const QString text = map_.describe(placeOf(hit.cellColumn + 0.5, hit.cellRow + 0.5));
  EXPECT_TRUE(text.contains(QStringLiteral("Cell %1, %2").arg(hit.cellColumn).arg(hit.cellRow)))
      << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("number %1 ").arg(report_->walk.size()))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("Looked into"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("entered"))) << text.toStdString();
  EXPECT_TRUE(map_.describe(placeOf(-5.0, 3.0)).isEmpty());
}

TEST_F(RayMapTest, TheWheelZoomsAboutThePointer) {
  const QPointF at(100.0, 80.0);
  const Vec2 before = map_.view().toGrid(terrain_.frame, at);
  const double scale = map_.view().scale;
  wheel(at, 4);
  EXPECT_GT(map_.view().scale, 2.0 * scale);
  EXPECT_LT((map_.view().toGrid(terrain_.frame, at) - before).norm(), 1e-9);
}

TEST_F(RayMapTest, ADragPansAndTheNextRayKeepsTheView) {
  const Vec2 held = map_.view().toGrid(terrain_.frame, {150.0, 120.0});
  QTest::mousePress(&map_, Qt::LeftButton, {}, {150, 120});
  QMouseEvent move(QEvent::MouseMove, QPointF(190.0, 100.0), map_.mapToGlobal(QPointF(190.0, 100.0)),
                   Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&map_, &move);
  QTest::mouseRelease(&map_, Qt::LeftButton, {}, {190, 100});
  EXPECT_LT((map_.view().toGrid(terrain_.frame, {190.0, 100.0}) - held).norm(), 1e-9);
  const Vec2 centre = map_.view().centre;
  map_.show(report_, terrain_.frame);
  EXPECT_EQ(map_.view().centre, centre);
}

TEST_F(RayMapTest, FitsTheWholeRay) {
  for (QToolButton* button : map_.findChildren<QToolButton*>())
    if (button->text() == QStringLiteral("Ray")) button->click();
  const Vec3 entry = report_->trace.ray.at(report_->clip->tEntry);
  EXPECT_TRUE(map_.rect().contains(
      placeOf(terrain_.frame.column(entry.x()), terrain_.frame.row(entry.y())).toPoint()));
  EXPECT_TRUE(map_.rect().contains(hitPlace().toPoint()));
}

TEST_F(RayMapTest, DrawsAtAnyZoom) {
  // From a point to the whole of the map in a pixel, without a complaint and in reasonable time.
  for (const int notches : {60, -200, 400}) {
    wheel({200.0, 150.0}, notches);
    EXPECT_FALSE(map_.grab().isNull());
  }
}

}  // namespace
}  // namespace scarp
