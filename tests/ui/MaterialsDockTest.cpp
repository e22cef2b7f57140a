#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/edit/GroundOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/tools/PaintTool.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/FileCommands.h"
#include "ui/document/EditorDocument.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/materials/MaterialList.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

class MaterialsDockTest : public test::MaterialsTest {
 protected:
  void SetUp() override {
    test::MaterialsTest::SetUp();
    ASSERT_EQ(tools().tool(), PaintTool::kName);
  }
  bool hasPaint(MaterialId material) { return terrain().raster({RasterRole::Paint, material}) != nullptr; }
};

TEST_F(MaterialsDockTest, MaterialsAreAddedPaintedAndTakenBack) {
  const QImage bare = picture();
  EXPECT_TRUE(the<QPushButton>("addMaterials").isVisible());
  click("addMaterials");
  ASSERT_EQ(terrain().materials().size(), 13U);
  EXPECT_FALSE(the<QPushButton>("addMaterials").isVisible());
  // Textures, drainage areas and the map come from a worker.
  ASSERT_TRUE(idle());
  EXPECT_TRUE(display().materials());
  const auto area = [this](QWidget& widget) {
    return QRect(widget.mapTo(window_.get(), QPoint()), widget.size());
  };
  EXPECT_TRUE(waitUntil([&] {
    const QRect rows = area(the<QListWidget>("materials")),
                bar = area(*the<QWidget>("deleteMaterial").parentWidget()),
                size = area(the<QWidget>("materialSize"));
    return bar.bottom() < rows.top() && rows.bottom() < size.top() && rows.height() > 3 * 20;
  })) << "the list has its height at once, and nothing lies over it";
  const QImage ruled = picture();
  EXPECT_NE(ruled, bare);
  photograph("materials-rules");
  auto& list = the<QListWidget>("materials");
  ASSERT_EQ(list.count(), 13);
  list.setCurrentRow(5);
  const MaterialId sand = terrain().materials()[5].id;
  EXPECT_EQ(tools().get<PaintTool>().settings().material, sand);
  drag(middle() - QPoint(80, 0), middle() + QPoint(80, 20));
  EXPECT_TRUE(hasPaint(sand));
  EXPECT_NE(picture(), ruled);
  photograph("materials-painted");
  EXPECT_TRUE(waitUntil([&] { return list.item(5)->data(MaterialDelegate::Share).toDouble() > 0.0; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  const HeightRaster* paint = terrain().raster({RasterRole::Paint, sand});
  for (int slot = 0; paint && slot < paint->tileCount(); ++slot) EXPECT_FALSE(paint->holds(slot)) << slot;
}

TEST_F(MaterialsDockTest, OnALargeTerrainAJobEvaluatesThemWhileTheWindowGoesOn) {
  NewTerrain wanted;
  wanted.columns = wanted.rows = 1281;
  window_->files().make(wanted);
  ASSERT_TRUE(idle());
  key(Qt::Key_P, Qt::ShiftModifier);
  click("addMaterials");
  ASSERT_EQ(terrain().materials().size(), 13U);
  EXPECT_TRUE(std::ranges::any_of(window_->jobs().jobs(), [](const std::unique_ptr<Job>& job) {
    return job->title() == QStringLiteral("Evaluating materials");
  }));
  EXPECT_FALSE(display().materials()) << "not on the thread of the window";
  // Cancelled: the next edit evaluates them.
  window_->jobs().cancelAll();
  ASSERT_TRUE(idle());
  EXPECT_FALSE(display().materials());
  click("fillMaterial");
  ASSERT_TRUE(idle());
  ASSERT_TRUE(display().materials());
  const MaterialId first = terrain().materials().front().id;
  EXPECT_GT(display().materials()->map->weight(first, 640, 640), 200);
}

TEST_F(MaterialsDockTest, FollowsAnotherFrameAndAnotherDocument) {
  click("addMaterials");
  ASSERT_TRUE(perform(ReshapeOperation{RotateReshape{1}}, terrain()));
  // The window attaches the document anew by its event loop.
  const auto drawnAnew = [this] {
    return display().materials() && display().materials()->map->rect() == terrain().frame().samples();
  };
  ASSERT_TRUE(waitUntil(drawnAnew));
  EXPECT_EQ(the<QListWidget>("materials").count(), 13);
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(waitUntil(drawnAnew));
  ASSERT_TRUE(idle());
  terrain().markSaved();
  openGround("srtm_bigtujunga30m_utm11.tif");
  EXPECT_FALSE(display().materials());
  EXPECT_EQ(the<QListWidget>("materials").count(), 0);
}

TEST_F(MaterialsDockTest, FillAddDuplicateAndDelete) {
  click("addMaterials");
  click("fillMaterial");
  const MaterialId first = terrain().materials().front().id;
  EXPECT_TRUE(hasPaint(first));
  click("addMaterial");
  ASSERT_EQ(terrain().materials().size(), 14U);
  the<QListWidget>("materials").setCurrentRow(0);
  click("duplicateMaterial");
  ASSERT_EQ(terrain().materials().size(), 15U);
  const Material like = terrain().materials()[0], copy = terrain().materials()[1];
  EXPECT_EQ(copy.name, like.name + " 2");
  EXPECT_NE(copy.id, like.id);
  EXPECT_EQ(copy.colour, like.colour);
  EXPECT_EQ(copy.size, like.size);
  key(Qt::Key_Z, Qt::ControlModifier);
  the<QListWidget>("materials").setCurrentRow(0);
  click("deleteMaterial");
  EXPECT_EQ(terrain().materials().size(), 13U);
  EXPECT_NE(terrain().materials().front().id, first);
  EXPECT_FALSE(hasPaint(first));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().materials().front().id, first);
  EXPECT_TRUE(hasPaint(first));
}

TEST_F(MaterialsDockTest, AllMaterialsAndTheBrushAreInSightInASmallWindow) {
  window_->setGeometry(0, 0, 1280, 720);
  addMaterials();
  auto& list = the<QListWidget>("materials");
  ASSERT_EQ(list.count(), 13);
  const auto isWhole = [](const QWidget& widget) {
    return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
  };
  EXPECT_TRUE(waitUntil([&] { return isWhole(*list.viewport()) && isWhole(the<QWidget>("clearPaint")); }));
  for (const char* name :
       {"deleteMaterial", "materialSize", "materialParts", "paintWays", "paintOpacity", "fillMaterial"})
    EXPECT_TRUE(isWhole(the<QWidget>(name))) << name;
  // Reading order, in columns that the arrow keys cross.
  const auto rect = [&](int row) { return list.visualItemRect(list.item(row)); };
  EXPECT_EQ(rect(0).top(), rect(1).top());
  EXPECT_LT(rect(0).right(), rect(1).left() + 1);
  list.setCurrentRow(0);
  list.setFocus();
  QTest::keyClick(&list, Qt::Key_Right);
  EXPECT_EQ(list.currentRow(), 1);
  EXPECT_EQ(tools().get<PaintTool>().settings().material, terrain().materials()[1].id);
  QTest::keyClick(&list, Qt::Key_Down);
  EXPECT_GT(list.currentRow(), 2);
  EXPECT_EQ(rect(list.currentRow()).left(), rect(1).left());
  photograph("materials-1280");
}

TEST_F(MaterialsDockTest, OnlyThePanelScrollsAndListsShowAllRows) {
  click("addMaterials");
  ASSERT_TRUE(idle());
  std::vector<Material> many = terrain().materials();
  while (many.size() < 30) many.push_back({0, "Material " + std::to_string(many.size()), {90, 90, 90}});
  ASSERT_TRUE(perform(MaterialsOperation{many, terrain().rules()}, terrain()));
  const auto expectAllRows = [this](const char* name) {
    auto& list = the<QListWidget>(name);
    const auto isWhole = [&] {
      return list.viewport()->height() >= list.visualItemRect(list.item(list.count() - 1)).bottom() + 1 &&
             list.visualItemRect(list.item(0)).top() >= 0;
    };
    EXPECT_TRUE(waitUntil(isWhole)) << name;
    EXPECT_EQ(list.verticalScrollBar()->maximum(), 0) << name;
    EXPECT_LE(list.height(), list.count() * 80) << name;
  };
  auto& materials = the<QListWidget>("materials");
  ASSERT_EQ(materials.count(), 30);
  expectAllRows("materials");
  EXPECT_LE(materials.visualItemRect(materials.item(0)).height(), 32) << "low rows where there are many";
  // The keyboard's row stays in sight of the panel.
  materials.setCurrentRow(0);
  materials.setFocus();
  QTest::keyClick(&materials, Qt::Key_End);
  ASSERT_EQ(materials.currentRow(), 29);
  const QPoint last = materials.visualItemRect(materials.currentItem()).center();
  EXPECT_TRUE(waitUntil([&] { return materials.viewport()->visibleRegion().contains(last); }));
  key(Qt::Key_Z, Qt::ControlModifier);
  ASSERT_EQ(materials.count(), 13);
  expectAllRows("materials");
  const auto parts = the<QWidget>("materialParts").findChildren<QAbstractButton*>();
  ASSERT_EQ(parts.size(), 2);
  QTest::mouseClick(parts[1], Qt::LeftButton);
  expectAllRows("materialRules");
}

}  // namespace
}  // namespace scarp
