#include <QCheckBox>
#include <QToolButton>
#include <cmath>

#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/settings/Preferences.h"
#include "ui/shading/ShadingController.h"
#include "ui/shading/ShadingDock.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// Those that need no materials.
const QStringList kModes{QStringLiteral("Natural"), QStringLiteral("Height"), QStringLiteral("Hillshade"),
                         QStringLiteral("Slope"),   QStringLiteral("Aspect"), QStringLiteral("Curvature"),
                         QStringLiteral("Clay"),    QStringLiteral("Normals")};

class ShadingDockTest : public WindowTest {
 protected:
  ShadingDock& dock() { return *window_->findChild<ShadingDock*>(); }
  RenderSettings settings() { return view().settings(); }
  void choose(const QString& entry) {
    inMenu({QStringLiteral("View"), QStringLiteral("Shading"), entry}).trigger();
    QTest::qWait(20);
  }
  void bringForward() {
    dock().show();
    dock().raise();
    QTest::qWait(100);
  }
};

TEST_F(ShadingDockTest, EachModeLooksDifferentAndShowsTheBrushAndAnAnalysis) {
  openGround("SainteHelens.dem");
  const auto* grid = dock().findChild<IconGrid*>();
  std::vector<QImage> bare;
  for (int mode = 0; mode < kModes.size(); ++mode) {
    choose(kModes[mode]);
    EXPECT_EQ(static_cast<int>(settings().shading.mode), mode);
    EXPECT_EQ(grid->chosen(), mode);
    EXPECT_TRUE(window_->actions().shadings[static_cast<std::size_t>(mode)]->isChecked());
    bare.push_back(picture());
    if (mode > 0) {
      EXPECT_GT(differingPixels(bare[static_cast<std::size_t>(mode - 1)], bare.back()), 30000)
          << kModes[mode].toStdString() << " and " << kModes[mode - 1].toStdString();
    }
    moveTo(middle() + QPoint(10, 40));
    ASSERT_TRUE(controller().cursor());
    EXPECT_GT(differingPixels(bare.back(), view().picture()), 300) << "brush, " << kModes[mode].toStdString();
  }
  inMenu({QStringLiteral("View"), QStringLiteral("Analysis"), QStringLiteral("Viewshed")}).trigger();
  ASSERT_TRUE(waitUntil([this] { return window_->analysis().settled(); }));
  QTest::qWait(50);
  for (int mode = 0; mode < kModes.size(); ++mode) {
    choose(kModes[mode]);
    EXPECT_GT(differingPixels(bare[static_cast<std::size_t>(mode)], picture()), 50000)
        << kModes[mode].toStdString();
  }
}

TEST_F(ShadingDockTest, MaterialsAreShownAndTheirWeightsHaveALegend) {
  openGround("SainteHelens.dem");
  choose(QStringLiteral("Natural"));
  const QImage natural = picture();
  choose(QStringLiteral("Materials"));
  EXPECT_EQ(differingPixels(natural, picture()), 0) << "there are none yet";
  EXPECT_TRUE(window_->actions().shadings[static_cast<std::size_t>(ShadingMode::Natural)]->isChecked());
  EXPECT_EQ(dock().findChild<IconGrid*>()->chosen(), static_cast<int>(ShadingMode::Natural));
  const auto defaults = defaultMaterials();
  const HeightRange heights = terrain().pyramid().range();
  RuleCondition high;
  high.by = GroundMeasure::Height;
  high.low = 0.5 * (double(heights.low) + double(heights.high));
  high.high = kHighest;
  ASSERT_TRUE(perform(MaterialsOperation{{defaults.begin(), defaults.end()}, {6, {{11, 1.0, true, {high}}}}},
                      terrain()));
  ASSERT_TRUE(idle());
  EXPECT_TRUE(window_->actions().shadings[static_cast<std::size_t>(ShadingMode::Materials)]->isChecked());
  const QImage textured = picture();
  EXPECT_GT(differingPixels(natural, textured), 30000);
  const auto* legend = dock().findChild<ShadingLegend*>();
  EXPECT_TRUE(legend->swatches().empty());
  choose(QStringLiteral("Material Weights"));
  EXPECT_GT(differingPixels(textured, picture()), 30000);
  ASSERT_EQ(legend->swatches().size(), 2U);
  EXPECT_EQ(legend->swatches()[0].name, QStringLiteral("Sand"));
  EXPECT_EQ(legend->swatches()[1].colour, QColor(238, 242, 246));
}

TEST_F(ShadingDockTest, ButtonsBoxesAndNumbersOfThePanelActAndTheLegendTellsHeights) {
  openGround("SainteHelens.dem");
  bringForward();
  for (QToolButton* button : dock().findChildren<QToolButton*>())
    if (button->text() == QStringLiteral("Slope")) QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(settings().shading.mode, ShadingMode::Slope);
  const QImage bare = picture();
  const auto box = [this](const QString& text) {
    for (QCheckBox* found : dock().findChildren<QCheckBox*>())
      if (found->text() == text) return found;
    return static_cast<QCheckBox*>(nullptr);
  };
  for (const char* name : {"Contours", "Grid on Ground", "Wireframe"}) {
    QCheckBox* check = box(QLatin1String(name));
    ASSERT_TRUE(check) << name;
    QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
    EXPECT_TRUE(check->isChecked()) << name;
    EXPECT_GT(differingPixels(bare, picture()), 2000) << name;
    QTest::mouseClick(check, Qt::LeftButton, {}, QPoint(8, check->height() / 2));
    EXPECT_EQ(differingPixels(bare, picture()), 0) << name;
  }
  choose(QStringLiteral("Natural"));
  const QImage noon = picture();
  typeInto("lightAzimuth", QStringLiteral("120"));
  EXPECT_EQ(settings().light.azimuth, 120.0);
  EXPECT_GT(differingPixels(noon, picture()), 20000);
  key(Qt::Key_C);
  const QImage wide = picture();
  EXPECT_EQ(settings().contours.interval, 0.0);
  typeInto("contourInterval", QStringLiteral("20"));
  EXPECT_EQ(settings().contours.interval, 20.0);
  EXPECT_GT(differingPixels(wide, picture()), 3000);
  auto* automatic = dock().findChild<QToolButton*>(QStringLiteral("contourIntervalAuto"));
  EXPECT_FALSE(automatic->isChecked());
  QTest::mouseClick(automatic, Qt::LeftButton);
  EXPECT_EQ(settings().contours.interval, 0.0);
  EXPECT_LT(differingPixels(wide, picture()), 2200) << "but for labels that found other places";
  choose(QStringLiteral("Height"));
  const auto* legend = dock().findChild<ShadingLegend*>();
  EXPECT_TRUE(legend->isVisible());
  const HeightRange heights = terrain().pyramid().range();
  ASSERT_GE(legend->ticks().size(), 3U);
  for (const ShadingLegend::Tick& tick : legend->ticks()) {
    const double height = QLocale().toDouble(QString(tick.text).remove(QStringLiteral(" m")));
    const double there = double(heights.low) + tick.at * (double(heights.high) - double(heights.low));
    EXPECT_NEAR(height, there, 1.0) << tick.text.toStdString();
  }
  choose(QStringLiteral("Clay"));
  EXPECT_FALSE(legend->isVisible());
}

TEST_F(ShadingDockTest, TheLookIsRememberedAndWhatBelongsToATerrainIsNot) {
  openGround("SainteHelens.dem");
  choose(QStringLiteral("Slope"));
  const double usualInterval = settings().contours.interval;
  window_->findChild<ShadingController*>()->change([&](RenderSettings& s) {
    s.shading.ramp = static_cast<TintRamp>(2);
    s.shading.relief = 0.25;
    s.light = {123.0, 17.0};
    s.contours.shown = s.groundGrid.shown = s.wireframe = s.water = true;
    s.lineWater = false;
    s.seaLevel = 800.0;
    s.shading.snowLine = 900.0;
    s.contours.interval = 3.0 * usualInterval;
  });
  const RenderSettings chosen = settings();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  openGround("SainteHelens.dem");
  EXPECT_EQ(settings().shading.mode, ShadingMode::Slope);
  EXPECT_EQ(settings().shading.ramp, chosen.shading.ramp);
  EXPECT_EQ(settings().shading.relief, 0.25);
  EXPECT_EQ(settings().light, chosen.light);
  EXPECT_TRUE(settings().contours.shown && settings().groundGrid.shown && settings().wireframe);
  EXPECT_EQ(settings().contours.interval, usualInterval);
  EXPECT_FALSE(settings().water);
  EXPECT_FALSE(settings().lineWater || window_->actions().lineWater->isChecked());
  EXPECT_EQ(settings().seaLevel, 0.0);
  EXPECT_FALSE(settings().shading.snowLine);
}

TEST_F(ShadingDockTest, WaterStandsWhereItShowsAndDoesNotDrownTheNextTerrain) {
  openGround("SainteHelens.dem");
  bringForward();
  const QImage dry = picture();
  typeInto("exaggeration", QStringLiteral("2.5"));
  EXPECT_EQ(controller().camera().exaggeration, 2.5);
  EXPECT_GT(differingPixels(dry, picture()), 20000);
  typeInto("exaggeration", QStringLiteral("1"));
  key(Qt::Key_L);
  const HeightRange heights = terrain().pyramid().range();
  const double proposed = settings().seaLevel;
  EXPECT_GT(proposed, double(heights.low));
  EXPECT_LT(proposed, 0.5 * (double(heights.low) + double(heights.high)));
  EXPECT_TRUE(window_->infoBar().isVisible());
  EXPECT_TRUE(window_->infoBar().text().contains(QString::number(proposed)))
      << window_->infoBar().text().toStdString();
  EXPECT_GT(differingPixels(dry, picture()), 3000);
  key(Qt::Key_L);
  EXPECT_FALSE(window_->document()->look().water);
  key(Qt::Key_L);
  EXPECT_EQ(settings().seaLevel, proposed) << "it stays where it shows";
  choose(QStringLiteral("Natural"));
  typeInto("seaLevel", QStringLiteral("1800"));
  typeInto("snowLine", QStringLiteral("2100"));
  typeInto("exaggeration", QStringLiteral("3"));
  EXPECT_TRUE(window_->document()->look().water);
  EXPECT_EQ(window_->document()->look().seaLevel, 1800.0);
  EXPECT_EQ(settings().seaLevel, 1800.0);
  choose(QStringLiteral("Clay"));

  openGround("srtm_bigtujunga30m_utm11.tif");
  EXPECT_FALSE(window_->document()->look().water);
  EXPECT_FALSE(settings().water);
  EXPECT_FALSE(window_->actions().water->isChecked());
  EXPECT_EQ(settings().seaLevel, 0.0);
  EXPECT_FALSE(settings().shading.snowLine);
  EXPECT_EQ(controller().camera().exaggeration, 1.0);
  EXPECT_EQ(settings().shading.mode, ShadingMode::Clay) << "the person's own";
  const QImage bare = picture();
  window_->document()->setLook({.seaLevel = 900.0, .water = true, .snowLine = {}});
  EXPECT_EQ(settings().seaLevel, 900.0) << "the view follows the document";
  EXPECT_TRUE(window_->actions().water->isChecked());
  EXPECT_GT(differingPixels(bare, picture()), 2000);
}

TEST(RememberedLook, LeavesOutWhatMakesNoSense) {
  QSettings kept;
  kept.setValue(QStringLiteral("shading/mode"), 99);
  kept.setValue(QStringLiteral("shading/ramp"), QStringLiteral("lilac"));
  kept.setValue(QStringLiteral("shading/relief"), -3.0);
  kept.setValue(QStringLiteral("shading/sunAzimuth"), QStringLiteral("nan"));
  kept.setValue(QStringLiteral("shading/sunElevation"), 1e9);
  EXPECT_EQ(rememberedLook({}), RenderSettings());
  kept.clear();
}

}  // namespace
}  // namespace scarp::test
