#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/ObjectMarkers.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/PlaceTool.h"
#include "tests/ui/WindowHarness.h"

namespace scarp::test {
namespace {

/// What shows where objects are, and where the next one will stand.
class ObjectMarksTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    tools().setTool(PlaceTool::kName);
  }
  /// The picture with the pointer where it is.
  QImage seen() { return view().picture(); }
  QPoint pixelOf(const Object& object) {
    const auto pose = objectPose(object, terrain().heights(), terrain().frame());
    const Vec2 pixel = *controller().camera().project(pose->foot, view().viewSize());
    return {int(pixel.x()), int(pixel.y())};
  }
  void setScale(double scale) {
    PlaceSettings place = tools().get<PlaceTool>().settings();
    place.scale = scale;
    tools().get<PlaceTool>().setSettings(place);
  }
};

TEST_F(ObjectMarksTest, TheGhostIsTheObjectThatAClickPlaces) {
  setScale(400.0);
  const QImage bare = picture();
  EXPECT_FALSE(controller().drawing(view().viewSize()).object);
  moveTo(QPoint(view().width() / 2, 2));
  EXPECT_FALSE(controller().drawing(view().viewSize()).object) << "in the sky";
  moveTo(middle());
  QTest::mousePress(&view(), Qt::LeftButton, Qt::AltModifier, middle());
  EXPECT_FALSE(controller().drawing(view().viewSize()).object) << "during a drag of the camera";
  QTest::mouseRelease(&view(), Qt::LeftButton, Qt::AltModifier, middle());
  moveTo(middle());
  const auto ghost = controller().drawing(view().viewSize()).object;
  ASSERT_TRUE(ghost);
  const QImage hovered = seen();
  const int drawn = differingPixels(bare, hovered);
  EXPECT_GT(drawn, 200);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  QTest::qWait(30);
  ASSERT_EQ(terrain().objects().size(), 1U);
  EXPECT_EQ(terrain().objects().all().begin()->second, *ghost);
  // A click there now would select it: no ghost.
  moveTo(middle() - QPoint(0, 4));
  EXPECT_FALSE(controller().drawing(view().viewSize()).object);
  tools().selectObject(std::nullopt);
  const int placed = differingPixels(bare, picture());
  EXPECT_NEAR(placed, drawn, 0.25 * drawn);
}

TEST_F(ObjectMarksTest, ASpeckHasAMarkerThatIsSeenAndSelectsIt) {
  // A tree of some metres on a terrain of kilometres: far below a pixel.
  const QImage bare = picture();
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  QTest::qWait(30);
  ASSERT_EQ(terrain().objects().size(), 1U);
  tools().selectObject(std::nullopt);
  const int marked = differingPixels(bare, picture());
  EXPECT_GT(marked, 60);
  EXPECT_LT(marked, 600);
  const Object& tree = terrain().objects().all().begin()->second;
  const QPoint disc = pixelOf(tree) - QPoint(0, int(kMarkerLift));
  moveTo(disc);
  QTest::mouseClick(&view(), Qt::LeftButton, {}, disc);
  QTest::qWait(30);
  EXPECT_EQ(terrain().objects().size(), 1U) << "it is selected, none is placed";
  ASSERT_TRUE(tools().selectedObject());
  EXPECT_EQ(*tools().selectedObject(), tree.id);
  // Beside it another is placed.
  QTest::mouseClick(&view(), Qt::LeftButton, {}, disc + QPoint(60, 20));
  QTest::qWait(30);
  EXPECT_EQ(terrain().objects().size(), 2U);
}

TEST_F(ObjectMarksTest, WhatAHillHidesHasNoMarkerToClick) {
  Camera camera = controller().camera();
  Object object;
  const GridFrame& frame = terrain().frame();
  // The lowest ground there is lies in a valley: looked at level from afar a ridge is before it.
  float low = 1e9F;
  for (int row = 40; row < frame.rows - 40; row += 3)
    for (int column = 40; column < frame.columns - 40; column += 3)
      if (const float h = terrain().heights().at(column, row); h < low) {
        low = h;
        object.x = frame.x(column);
        object.y = frame.y(row);
      }
  ASSERT_TRUE(perform(PlaceOperation{object}, terrain()));
  const Vec3 foot = objectPose(terrain().objects().all().begin()->second, terrain().heights(), frame)->foot;
  int hiddenFrom = 0;
  for (int heading = 0; heading < 8; ++heading) {
    camera.yaw = heading * 0.785;
    camera.pitch = -0.03;
    camera.position = foot - 30000.0 * camera.forward();
    controller().setCamera(camera);
    const auto pixel = controller().camera().project(foot, view().viewSize());
    ASSERT_TRUE(pixel);
    const auto ground = terrain().picker().pick(controller().camera().rayThrough(*pixel, view().viewSize()));
    if (!ground || (ground->point - foot).norm() < 2000.0) continue;
    ++hiddenFrom;
    tools().selectObject(std::nullopt);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(int(pixel->x()), int(pixel->y())));
    QTest::qWait(20);
    EXPECT_FALSE(tools().selectedObject() ==
                 std::optional<ObjectId>(terrain().objects().all().begin()->first));
    if (hiddenFrom == 2) break;
  }
  EXPECT_GT(hiddenFrom, 0);
}

}  // namespace
}  // namespace scarp::test
