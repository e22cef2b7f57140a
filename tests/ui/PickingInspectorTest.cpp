#include <QCheckBox>
#include <QLabel>
#include <QTabBar>
#include <QTableWidget>
#include <cmath>

#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/scatter/ScatterPicker.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/inspector/PickingInspector.h"
#include "ui/widgets/NumberText.h"

namespace scarp::test {
namespace {

class PickingInspectorTest : public WindowTest {
 protected:
  PickingInspector& inspector() {
    auto* dock = window_->findChild<PickingInspector*>();
    EXPECTS(dock);
    return *dock;
  }
  /// Opens the inspector by its key and pins the ray under the middle of the view by another.
  void openAndPin() {
    openGround("SainteHelens.dem");
    moveTo(middle());
    EXPECT_FALSE(inspector().report()) << "it is closed";
    EXPECT_FALSE(window_->actions().pinRay->isEnabled());
    key(Qt::Key_I);
    ASSERT_TRUE(inspector().isVisible());
    QTest::qWait(50);
    moveTo(middle());
    ASSERT_TRUE(waitUntil([this] { return inspector().report() && inspector().report()->hit; }));
    key(Qt::Key_R);
    ASSERT_TRUE(inspector().pinned());
  }
  QString labelText(const char* name) {
    auto* label = inspector().findChild<QLabel*>(QLatin1String(name));
    EXPECTS(label);
    return label->text();
  }
  QTableWidget& table() { return *inspector().findChild<QTableWidget*>(QStringLiteral("methods")); }
};

TEST_F(PickingInspectorTest, TellsTheNumbersOfThePickAndFollowsTheCursorUntilTheRayIsPinned) {
  openAndPin();
  const auto report = inspector().report();
  EXPECT_EQ(labelText("count_skipped"), countText(report->nodesSkipped));
  EXPECT_EQ(labelText("count_entered"), countText(report->nodesEntered));
  EXPECT_EQ(labelText("count_cells"), countText(static_cast<long long>(report->trace.cells.size())));
  EXPECT_GT(report->nodesEntered, 0);
  EXPECT_GT(report->trace.cells.size(), 0u);
  EXPECT_EQ(labelText("hit_cell"),
            QStringLiteral("%1, %2").arg(report->hit->cellColumn).arg(report->hit->cellRow));
  EXPECT_TRUE(labelText("hit_point").contains(fixedText(report->hit->point.z(), 2)));
  EXPECT_EQ(labelText("hit_side"), QStringLiteral("from above"));
  EXPECT_TRUE(labelText("hit_normal").contains(QStringLiteral("°")));
  EXPECT_TRUE(labelText("pickTime").endsWith(QLatin1Char('s')));

  ASSERT_TRUE(waitUntil([this] { return inspector().searched().has_value(); }));
  const MethodAnswer& search = *inspector().searched();
  EXPECT_TRUE(search.agrees);
  EXPECT_LT(*search.error, 1e-5);
  ASSERT_EQ(table().rowCount(), 5);
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < table().columnCount(); ++column)
      EXPECT_FALSE(table().item(row, column)->text().isEmpty()) << row << ", " << column;
  EXPECT_EQ(table().item(0, 1)->text(), table().item(4, 1)->text());
  EXPECT_EQ(table().item(4, 3)->text(), countText(search.looks));
  EXPECT_GT(search.looks, 100000);

  const auto spot = groundUnder(middle());
  ASSERT_TRUE(spot);
  const LocalRay pinned = inspector().report()->trace.ray;
  EXPECT_LT((inspector().report()->hit->point - spot->point).norm(), 1e-6);
  moveTo(middle() + QPoint(70, 20));
  QTest::qWait(30);
  EXPECT_EQ(inspector().report()->trace.ray.direction, pinned.direction);
  key(Qt::Key_R);
  EXPECT_FALSE(inspector().pinned());
  ASSERT_TRUE(waitUntil([&] { return inspector().report()->trace.ray.direction != pinned.direction; }));
  const auto other = groundUnder(middle() + QPoint(70, 20));
  ASSERT_TRUE(other);
  EXPECT_LT((inspector().report()->hit->point - other->point).norm(), 1e-6);
}

TEST_F(PickingInspectorTest, DrawsThePickAndTheViewTurnsAboutIt) {
  openAndPin();
  const LocalRay pinned = inspector().report()->trace.ray;
  const QImage end_on = view().picture();
  key(Qt::Key_R, Qt::ControlModifier);
  QTest::qWait(50);
  const QImage beside = view().picture();
  EXPECT_GT(differingPixels(end_on, beside), 20000);
  EXPECT_EQ(inspector().report()->trace.ray.direction, pinned.direction);
  // The hit is in sight, and so is the ray's way to it.
  const auto hit = controller().camera().project(inspector().report()->hit->point, view().viewSize());
  ASSERT_TRUE(hit);
  EXPECT_TRUE(view().rect().contains(static_cast<int>(hit->x()), static_cast<int>(hit->y())));
  const QColor at = pictureColour(beside, QPointF(hit->x(), hit->y()));
  EXPECT_GT(at.red(), 200);
  EXPECT_LT(at.blue(), 120);

  // Each mark can be hidden, and all go when the inspector does.
  QImage before = beside;
  for (QCheckBox* box : inspector().findChildren<QCheckBox*>()) box->click();
  QTest::qWait(50);
  EXPECT_GT(differingPixels(before, view().picture()), 50);
  before = view().picture();
  key(Qt::Key_I);
  QTest::qWait(50);
  EXPECT_FALSE(inspector().isVisible());
  EXPECT_GT(differingPixels(before, view().picture()), 50);
  EXPECT_FALSE(inspector().pinned());
}

TEST_F(PickingInspectorTest, APinnedRayIsPickedAnewWhenTheGroundChangesAndGoesWithTheTerrain) {
  openAndPin();
  const double before = inspector().report()->hit->t;
  drag(middle(), middle() + QPoint(3, 0));
  const LocalRay ray = inspector().report()->trace.ray;
  const auto now = terrain().picker().pick(ray);
  ASSERT_TRUE(now);
  EXPECT_LT(now->t, before);
  EXPECT_TRUE(waitUntil([&] { return inspector().report()->hit->t == now->t; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(waitUntil([&] { return inspector().report()->hit->t == before; }));
  ASSERT_TRUE(waitUntil([this] { return inspector().searched().has_value(); }));
  EXPECT_TRUE(inspector().searched()->agrees);
  openIsland();
  EXPECT_FALSE(inspector().pinned());
  EXPECT_TRUE(inspector().isVisible());
}

TEST_F(PickingInspectorTest, TellsTheObjectUnderTheCursorAndTheFaceOfItsBox) {
  openGround("srtm_bigtujunga30m_utm11.tif");
  key(Qt::Key_I);
  auto& pages = *inspector().findChild<QTabBar*>(QStringLiteral("hitPages"));
  auto& objects = *inspector().findChild<QTableWidget*>(QStringLiteral("objectMethods"));
  QTest::qWait(50);
  moveTo(middle());
  ASSERT_TRUE(waitUntil([this] { return inspector().report() && inspector().report()->hit; }));
  EXPECT_FALSE(inspector().object());
  EXPECT_FALSE(pages.isVisible());
  EXPECT_FALSE(objects.isVisible());
  EXPECT_TRUE(table().isVisible());

  PlaceObjectsOperation houses;
  for (const double east : {0.0, 2000.0, -2000.0}) {
    Object& house = houses.objects.emplace_back();
    house.asset = AssetKind::House;
    house.scale = 100.0;
    house.x = inspector().report()->hit->point.x() + east;
    house.y = inspector().report()->hit->point.y();
  }
  ASSERT_TRUE(perform(houses, terrain()));
  const QPoint onHouse = middle() - QPoint(0, 6);
  moveTo(onHouse);
  ASSERT_TRUE(waitUntil([this] { return inspector().object().has_value(); }));
  key(Qt::Key_R);
  ASSERT_TRUE(inspector().pinned());
  const LocalRay ray = inspector().report()->trace.ray;
  const SceneHit hit = pickScene(ray, terrain().picker(), terrain().objectPicker());
  ASSERT_TRUE(hit.object);
  EXPECT_EQ(inspector().object()->hit.id, hit.object->id);
  EXPECT_TRUE(pages.isVisible());
  EXPECT_TRUE(objects.isVisible());
  EXPECT_FALSE(table().isVisible());
  EXPECT_EQ(labelText("object_name"), QStringLiteral("House %1").arg(hit.object->id));
  EXPECT_TRUE(labelText("object_point").contains(fixedText(hit.object->point.z(), 2)));
  const char* const faces[] = {"starts within", "−X side", "+X side", "−Y side",
                               "+Y side",       "bottom",  "top"};
  const QString face = QString::fromUtf8(faces[static_cast<std::size_t>(hit.object->entryFace)]);
  EXPECT_TRUE(labelText("object_slab").startsWith(face)) << labelText("object_slab").toStdString();
  EXPECT_EQ(labelText("object_woo"), labelText("object_slab"));
  EXPECT_EQ(labelText("object_faces"), QStringLiteral("agree"));
  EXPECT_TRUE(labelText("object_planes").contains(face));
  ASSERT_EQ(objects.rowCount(), 5);
  for (int row = 0; row < 5; ++row)
    for (int column = 0; column < objects.columnCount(); ++column)
      EXPECT_FALSE(objects.item(row, column)->text().isEmpty()) << row << ", " << column;
  EXPECT_EQ(objects.item(0, 1)->text(), objects.item(4, 1)->text());
  EXPECT_EQ(objects.item(2, 1)->text(), objects.item(3, 1)->text());
  photograph("object");
  pages.setCurrentIndex(0);
  EXPECT_TRUE(table().isVisible());
  EXPECT_FALSE(objects.isVisible());
  EXPECT_EQ(labelText("count_voxels"),
            countText(static_cast<long long>(inspector().report()->voxelWalk.voxels.size())));
  // The object goes, and with it all that was told of it.
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(waitUntil([this] { return !inspector().object().has_value(); }));
  EXPECT_FALSE(pages.isVisible());
  EXPECT_TRUE(table().isVisible());
}

}  // namespace
}  // namespace scarp::test
