#include <gtest/gtest.h>

#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "core/tools/ViewController.h"
#include "tests/support/Terrains.h"
#include "ui/inspector/RayMap.h"

namespace scarp {
namespace {

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
