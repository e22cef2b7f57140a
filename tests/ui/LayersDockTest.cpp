#include <QLineEdit>
#include <QListView>
#include <QToolButton>

#include "core/io/RasterExport.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/Actions.h"
#include "ui/layers/LayerModel.h"
#include "ui/layers/LayersDock.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class LayersDockTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
    dock_ = window_->findChild<LayersDock*>();
    ASSERT_TRUE(dock_);
    dock_->show();
    dock_->raise();
    list_ = dock_->findChild<QListView*>(QStringLiteral("layerList"));
    ASSERT_TRUE(waitUntil([this] { return list_->isVisible() && list_->viewport()->height() > 40; }));
  }
  QToolButton* button(const char* name) { return dock_->findChild<QToolButton*>(QLatin1String(name)); }
  QRect row(int index) { return list_->visualRect(list_->model()->index(index, 0)); }
  void click(QPoint at) {
    QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, at);
    QTest::qWait(30);
  }
  void stroke() {
    pressAndDrag(middle() - QPoint(40, 0), middle() + QPoint(40, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(40, 0));
    QTest::qWait(30);
  }
  std::vector<float> ground() { return samplesOf(terrain().heights()); }
  static std::vector<float> samplesOf(const HeightRaster& heights) {
    std::vector<float> samples(static_cast<std::size_t>(heights.rect().area()));
    heights.read(heights.rect(), samples);
    for (float& sample : samples)
      if (std::isnan(sample)) sample = -1e30F;
    return samples;
  }

  LayersDock* dock_ = nullptr;
  QListView* list_ = nullptr;
};

TEST_F(LayersDockTest, AStrokeGoesToTheActiveLayerAndTheEyeTakesItFromSight) {
  const auto before = ground();
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  ASSERT_EQ(list_->model()->rowCount(), 2);
  EXPECT_EQ(list_->model()->index(1, 0).data().toString(), "Base");
  stroke();
  const auto sculpted = ground();
  ASSERT_NE(sculpted, before);
  EXPECT_EQ(samplesOf(*terrain().raster(kBase)), before);
  click({row(0).left() + 14, row(0).center().y()});
  EXPECT_EQ(ground(), before) << "hidden by the eye";
  const std::size_t steps = terrain().history().size();
  stroke();
  EXPECT_EQ(terrain().history().size(), steps) << "a hidden layer is not sculpted";
  EXPECT_TRUE(window_->infoBar().isVisible()) << "and it is said why";
  click({row(0).left() + 14, row(0).center().y()});
  EXPECT_EQ(ground(), sculpted);
  // The base takes the next stroke.
  click({row(1).center().x(), row(1).center().y()});
  EXPECT_EQ(terrain().activeLayer(), kBaseLayer);
  stroke();
  EXPECT_NE(samplesOf(*terrain().raster(kBase)), before);
  for (std::size_t i = terrain().history().size(); i-- > 0;) window_->actions().undo->trigger();
  EXPECT_EQ(ground(), before);
  EXPECT_TRUE(terrain().layers().empty());
}

TEST_F(LayersDockTest, OpacityIsDraggedAndOneStep) {
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  stroke();
  const auto full = ground();
  const std::size_t steps = terrain().history().size();
  auto* opacity = dock_->findChild<NumberField*>(QStringLiteral("layerOpacity"));
  ASSERT_TRUE(opacity->isEnabled());
  const int y = opacity->height() / 2;
  QTest::mousePress(opacity, Qt::LeftButton, {}, {opacity->width() - 2, y});
  for (int i = 1; i <= 5; ++i)
    QTest::mouseMove(opacity, {opacity->width() - 2 - i * opacity->width() / 10, y}, 10);
  EXPECT_NE(ground(), full) << "the ground follows the drag";
  QTest::mouseRelease(opacity, Qt::LeftButton, {}, {opacity->width() / 2, y});
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_LT(terrain().layers()[0].opacity, 0.8);
  window_->actions().undo->trigger();
  EXPECT_EQ(terrain().layers()[0].opacity, 1.0);
  EXPECT_EQ(ground(), full);
}

TEST_F(LayersDockTest, ANameIsTypedWhereItStands) {
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  QTest::mouseClick(list_->viewport(), Qt::LeftButton, {}, row(0).center());
  QTest::qWait(30);
  QTest::mouseDClick(list_->viewport(), Qt::LeftButton, {}, row(0).center());
  auto* editor = list_->viewport()->findChild<QLineEdit*>();
  ASSERT_TRUE(editor);
  QTest::keyClicks(editor, "Crater");
  QTest::keyClick(editor, Qt::Key_Return);
  ASSERT_TRUE(waitUntil([this] { return terrain().layers()[0].name == "Crater"; }));
}

TEST_F(LayersDockTest, ARasterOfAnotherGridBecomesALayer) {
  const std::string path = inFolder("plate.tif").toStdString();
  ASSERT_TRUE(
      exportRaster(test::makeTerrain({40, 50, 1.0, 1.0}, [](int, int) { return 1234.0F; }), path).ok());
  dock_->importLayer(QString::fromStdString(path));
  ASSERT_TRUE(
      waitUntil([this] { return terrain().layers().size() == 1 && terrain().history().size() == 2; }));
  EXPECT_EQ(terrain().layers()[0].name, "plate");
  EXPECT_NEAR(terrain().heights().at(100, 100), 1234.0F, 1e-3);
  auto* info = window_->findChild<InfoBar*>();
  EXPECT_TRUE(info->text().contains(QStringLiteral("stretched from corner to corner")))
      << info->text().toStdString();

  // One that lies elsewhere in the world.
  Terrain far = terrain().snapshot();
  far.georeference.geoTransform[0] += 1e6;
  ASSERT_TRUE(exportRaster(far, path).ok());
  dock_->importLayer(QString::fromStdString(path));
  ASSERT_TRUE(waitUntil([&] { return info->text().contains(QStringLiteral("nothing of it lies on")); }));
  EXPECT_EQ(terrain().history().size(), 2u);
}

}  // namespace
}  // namespace scarp::test
