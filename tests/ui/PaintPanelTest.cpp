#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <cmath>

#include "core/edit/Operation.h"
#include "core/material/PaintRaster.h"
#include "core/material/TileMeasures.h"
#include "core/tools/PaintTool.h"
#include "tests/material/RuleOracle.h"
#include "tests/ui/MaterialsHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialList.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/FoldingSection.h"

namespace scarp {
namespace {

class PaintPanelTest : public test::MaterialsTest {
 protected:
  void SetUp() override {
    test::MaterialsTest::SetUp();
    addMaterials();
    typeInto("paintRadius", QStringLiteral("1500"));
  }
  void choose(std::size_t place) { the<MaterialList>("materials").setCurrentRow(static_cast<int>(place)); }
  void addLimit(const QString& title) {
    auto& menu = the<QMenu>("paintLimitMenu");
    menu.popup(QPoint(0, 0));
    for (QAction* action : menu.actions())
      if (action->text() == title) action->trigger();
    menu.close();
    QTest::qWait(50);  // what is added shows a turn of the event loop later
  }
  /// Paint of a material, row by row.
  std::vector<std::uint8_t> paintOf(MaterialId material) {
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(terrain().frame().samples().area()));
    if (const HeightRaster* paint = terrain().raster({RasterRole::Paint, material}))
      readPaint(*paint, terrain().frame().samples(), bytes);
    return bytes;
  }
  static long long painted(const std::vector<std::uint8_t>& bytes) {
    return std::ranges::count_if(bytes, [](std::uint8_t b) { return b > 0; });
  }
};

TEST_F(PaintPanelTest, PaintsAndFillsOnlyOnSlopesAndTakesTheMaterialUnderTheCursor) {
  choose(5);
  const MaterialId material = terrain().materials()[5].id;
  the<FoldingSection>("paintLimits").setOpen(true);
  addLimit(QStringLiteral("Slope"));
  ASSERT_EQ(tools().get<PaintTool>().settings().limits.size(), 1U);
  typeInto("paintLimit0Low", QStringLiteral("25"));
  typeInto("paintLimit0SoftLow", QStringLiteral("0"));
  EXPECT_EQ(tools().get<PaintTool>().settings().limits.front().low, 25.0);
  photograph("paint-only-on-slopes");
  drag(middle() - QPoint(60, 0), middle() + QPoint(60, 10));
  const Terrain ground = terrain().snapshot();
  const test::RuleOracle oracle(ground);
  RuleCondition slope;
  slope.by = GroundMeasure::Slope;
  const int columns = ground.frame.columns;
  const auto expectOnSlopes = [&](MaterialId of) {
    const std::vector<std::uint8_t> bytes = paintOf(of);
    EXPECT_GT(painted(bytes), 50);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (bytes[i] == 0) continue;
      const int at = static_cast<int>(i);
      ASSERT_GT(oracle.measure(slope, at % columns, at / columns), 24.99);
    }
  };
  expectOnSlopes(material);
  choose(3);
  QTest::mouseClick(&the<QPushButton>("fillMaterial"), Qt::LeftButton);
  expectOnSlopes(terrain().materials()[3].id);
  auto& onto = the<QComboBox>("paintOnto");
  ASSERT_EQ(onto.count(), 14);
  onto.setFocus();
  QTest::keyClick(&onto, Qt::Key_End);
  EXPECT_EQ(tools().get<PaintTool>().settings().onto, terrain().materials().back().id);
  QTest::keyClick(&onto, Qt::Key_Home);
  EXPECT_EQ(tools().get<PaintTool>().settings().onto, 0U);
  // The section says that it is in use, and its reset takes the limits away.
  auto& reset = *the<FoldingSection>("paintLimits").findChild<QAbstractButton*>("sectionReset");
  ASSERT_TRUE(reset.isVisible());
  QTest::mouseClick(&reset, Qt::LeftButton);
  EXPECT_TRUE(tools().get<PaintTool>().settings().limits.empty());

  choose(7);
  const MaterialId there = terrain().materials()[7].id;
  drag(middle() - QPoint(50, 0), middle() + QPoint(50, 0));
  choose(2);
  moveTo(middle());
  EXPECT_TRUE(the<QLabel>("materialUnderCursor")
                  .text()
                  .contains(QString::fromStdString(terrain().materials()[7].name)));
  const double height = tools().brush().targetHeight;
  key(Qt::Key_H);
  EXPECT_EQ(tools().get<PaintTool>().settings().material, there);
  EXPECT_EQ(the<MaterialList>("materials").chosen(), there);
  EXPECT_EQ(tools().brush().targetHeight, height) << "it is not about heights now";
}

TEST_F(PaintPanelTest, SettingsOfTheBrushCountWhateverKindIsInHand) {
  // A sculpting brush without alpha and falloff of its own.
  BrushSettings brush = tools().brush();
  brush.kind = BrushKind::Ramp;
  tools().setBrush(brush);
  key(Qt::Key_P, Qt::ShiftModifier);
  auto& section = the<FoldingSection>("paintBrushSymmetry");
  section.setOpen(true);
  ASSERT_TRUE(section.isVisible());
  auto& symmetry = the<ChoiceRow>("paintSymmetry");
  const auto buttons = symmetry.findChildren<QAbstractButton*>();
  ASSERT_EQ(buttons.size(), 5);
  QTest::mouseClick(buttons[1], Qt::LeftButton);
  EXPECT_EQ(tools().brush().symmetry.kind, SymmetryKind::MirrorX);
  EXPECT_EQ(tools().brush().kind, BrushKind::Ramp) << "the kind in hand stays";
  EXPECT_TRUE(the<FoldingSection>("paintBrushAlpha").isVisible());
  EXPECT_TRUE(the<FoldingSection>("paintBrushFalloff").isVisible());
  choose(6);
  drag(middle() + QPoint(60, 0), middle() + QPoint(80, 0));
  // As much to the west as to the east of the middle.
  const std::vector<std::uint8_t> bytes = paintOf(terrain().materials()[6].id);
  const int columns = terrain().frame().columns;
  long long west = 0, east = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    (static_cast<int>(i) % columns < columns / 2 ? west : east) += bytes[i];
  EXPECT_GT(west, 1000);
  EXPECT_NEAR(static_cast<double>(west), static_cast<double>(east), 0.1 * static_cast<double>(east));
}

}  // namespace
}  // namespace scarp
