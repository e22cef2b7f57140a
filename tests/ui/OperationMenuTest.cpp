#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/mask/MaskTiles.h"
#include "core/tools/WorkTools.h"
#include "core/view/CameraMotion.h"
#include "tests/ui/WindowHarness.h"
#include "ui/operation/FilterDialog.h"
#include "ui/operation/ReshapeDialog.h"
#include "ui/viewport/ViewMarks.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class OperationMenuTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
  }

  /// Opens an entry's dialog, which lets the test go on.
  template <class Dialog>
  Dialog& ask(const QString& entry) {
    QAction& action = inMenu({QStringLiteral("Terrain"), entry + QChar(0x2026)});
    EXPECT_TRUE(action.isEnabled());
    action.trigger();
    Dialog* dialog = nullptr;
    EXPECT_TRUE(waitUntil([&] {
      dialog = window_->findChild<Dialog*>();
      return dialog && dialog->isVisible();
    }));
    return *dialog;
  }
  void type(QWidget& dialog, const char* field, const QString& text) {
    auto* number = dialog.findChild<NumberField*>(QLatin1String(field));
    ASSERT_TRUE(number) << field;
    QTest::mouseClick(number, Qt::LeftButton);
    QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(number, text);
    QTest::keyClick(number, Qt::Key_Return);
  }
  void press(QWidget& dialog, const QString& text) {
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text().remove(QLatin1Char('&')) == text) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << text.toStdString();
  }
};

TEST_F(OperationMenuTest, AFilterIsPreviewedOrNotAndAppliedAsOneStep) {
  const Terrain before = terrain().snapshot();
  auto& dialog = ask<FilterDialog>(QStringLiteral("Blur"));
  ASSERT_TRUE(waitUntil([&] { return !sameHeights(before.heights, terrain().heights()); }));
  EXPECT_EQ(terrain().history().size(), 0u);
  auto* shown = dialog.findChild<QCheckBox*>(QStringLiteral("preview"));
  QTest::mouseClick(shown, Qt::LeftButton, {}, QPoint(8, shown->height() / 2));
  EXPECT_TRUE(sameHeights(before.heights, terrain().heights())) << "it is not shown, but applied";
  type(dialog, "radius", QStringLiteral("300"));
  EXPECT_EQ(dialog.filter(), Filter(BlurFilter{300.0}));
  press(dialog, QStringLiteral("Apply"));
  ASSERT_TRUE(waitUntil([&] { return terrain().history().size() == 1; }));
  EXPECT_EQ(terrain().history().record(0).name, "Blur");
  EXPECT_TRUE(sameHeights(*filtered(before, BlurFilter{300.0}, nullptr), terrain().heights()));
  EXPECT_FALSE(terrain().editing());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(before.heights, terrain().heights()));
}

TEST_F(OperationMenuTest, AFilterBecomesALayerWithItsSettings) {
  const Terrain before = terrain().snapshot();
  auto& dialog = ask<FilterDialog>(QStringLiteral("Offset"));
  type(dialog, "metres", QStringLiteral("120"));
  press(dialog, QStringLiteral("Add as Layer"));
  ASSERT_TRUE(waitUntil([&] { return terrain().layers().size() == 1 && !window_->findChild<FilterDialog*>(); }));
  EXPECT_EQ(terrain().layers()[0].adjustment, Filter(OffsetFilter{120.0}));
  EXPECT_EQ(terrain().history().size(), 1U) << "the preview left nothing";
  EXPECT_TRUE(sameHeights(*filtered(before, OffsetFilter{120.0}, nullptr), terrain().heights()));
}

TEST_F(OperationMenuTest, AnErosionShowsItsStagesAndIsStoppedByCancel) {
  const Terrain before = terrain().snapshot();
  auto& dialog = ask<FilterDialog>(QStringLiteral("Hydraulic Erosion"));
  type(dialog, "iterations", QStringLiteral("400"));
  int stages = 0;
  HeightRaster last = before.heights;
  ASSERT_TRUE(waitUntil([&] {
    if (!sameHeights(last, terrain().heights())) {
      last = terrain().heights();
      ++stages;
    }
    return stages >= 3;
  }));
  photograph("erosion");
  press(dialog, QStringLiteral("Cancel"));
  ASSERT_TRUE(waitUntil([&] { return window_->jobs().jobs().empty(); }));
  QTest::qWait(100);  // stages that are still on their way
  EXPECT_TRUE(sameHeights(before.heights, terrain().heights()));
  for (int i = 0; i < before.heights.tileCount(); ++i)
    EXPECT_EQ(before.heights.tile(i), terrain().heights().tile(i));
  EXPECT_EQ(terrain().history().size(), 0u);
  EXPECT_FALSE(terrain().editing());
}

TEST_F(OperationMenuTest, TurnsAndMirroringsNeedNoNumbers) {
  const Terrain before = terrain().snapshot();
  const struct {
    const char* entry;
    Reshape reshape;
  } turns[] = {{"Rotate 90° Clockwise", RotateReshape{1}},
               {"Rotate 180°", RotateReshape{2}},
               {"Rotate 270° Clockwise", RotateReshape{3}},
               {"Flip Horizontally", FlipReshape{FlipAxis::EastWest}},
               {"Flip Vertically", FlipReshape{FlipAxis::NorthSouth}}};
  for (const auto& turn : turns) {
    QAction& action = inMenu({QStringLiteral("Terrain"), QString::fromUtf8(turn.entry)});
    ASSERT_TRUE(waitUntil([&] { return action.isEnabled(); })) << turn.entry;  // again, after another frame
    action.trigger();
    ASSERT_TRUE(waitUntil([&] { return terrain().history().position() == 1 && action.isEnabled(); }))
        << turn.entry;
    EXPECT_TRUE(sameHeights(reshaped(before, turn.reshape)->heights, terrain().heights())) << turn.entry;
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(sameHeights(before.heights, terrain().heights())) << turn.entry;
  }
}

TEST_F(OperationMenuTest, AReshapeIsWorkedOutBesideTheWindowAndStoppedByCancel) {
  const GridFrame frame = terrain().frame();
  auto& dialog = ask<ReshapeDialog>(QStringLiteral("Resample"));
  type(dialog, "columns", QStringLiteral("9000"));
  type(dialog, "rows", QStringLiteral("9000"));
  const QString summary = dialog.findChild<QLabel*>(QStringLiteral("summary"))->text();
  EXPECT_TRUE(summary.contains(QStringLiteral("9000 × 9000"))) << summary.toStdString();
  photograph("resample");
  QElapsedTimer taken;
  taken.start();
  press(dialog, QStringLiteral("Apply"));
  EXPECT_LT(taken.elapsed(), 500) << "the window goes on";
  auto* bar = dialog.findChild<QProgressBar*>(QStringLiteral("progress"));
  ASSERT_TRUE(waitUntil([&] { return bar->isVisible() && bar->value() > 0; }));
  EXPECT_TRUE(terrain().editing()) << "nothing else edits";
  press(dialog, QStringLiteral("Cancel"));
  EXPECT_FALSE(terrain().editing());
  ASSERT_TRUE(waitUntil([this] { return window_->jobs().jobs().empty(); }));
  QTest::qWait(50);
  EXPECT_EQ(terrain().frame(), frame);
  EXPECT_EQ(terrain().history().size(), 0u);
}

TEST_F(OperationMenuTest, ACropTakesTheSelectionAndIsDraggedOnTheGround) {
  const GridFrame frame = terrain().frame();
  key(Qt::Key_T);
  const auto at = [&](double column, double row) {
    const double height = heightAt(terrain().heights(), column, row);
    const auto pixel =
        controller().camera().project({frame.x(column), frame.y(row), height}, view().viewSize());
    return QPoint(int(std::lround(pixel->x())), int(std::lround(pixel->y())));
  };
  ASSERT_TRUE(perform(
      SelectOperation{ShapeSource{MaskRectangle{{frame.x(100), frame.y(120)}, {frame.x(220), frame.y(260)}}}},
      terrain()));
  const GridRect bounds = boundsOf(*terrain().selection());
  auto& dialog = ask<CropDialog>(QStringLiteral("Crop"));
  ASSERT_EQ(tools().get<CropTool>().crop(), bounds);
  auto* note = view().findChild<ViewNote*>(QStringLiteral("cropSize"));
  ASSERT_TRUE(note->isVisible());
  EXPECT_TRUE(
      note->text().contains(QStringLiteral("%1 × %2 samples").arg(bounds.width()).arg(bounds.height())))
      << note->text().toStdString();
  photograph("crop");
  const int middleRow = (bounds.row0 + bounds.row1) / 2;
  drag(at(bounds.column1 - 1, middleRow), at(bounds.column1 + 29, middleRow));
  ASSERT_TRUE(tools().get<CropTool>().crop());
  EXPECT_NEAR(tools().get<CropTool>().crop()->column1, bounds.column1 + 30, 3);
  EXPECT_EQ(tools().get<CropTool>().crop()->column0, bounds.column0);
  EXPECT_EQ(dialog.findChild<NumberField*>(QStringLiteral("columns"))->value(),
            tools().get<CropTool>().crop()->width())
      << "the numbers follow";
  drag(at(bounds.column0 + 40, middleRow), at(bounds.column0 + 50, middleRow + 12));
  EXPECT_NEAR(tools().get<CropTool>().crop()->column0, bounds.column0 + 10, 3) << "moved from within";
  type(dialog, "columns", QStringLiteral("64"));
  EXPECT_EQ(tools().get<CropTool>().crop()->width(), 64) << "and the rectangle follows the numbers";
  EXPECT_EQ(terrain().history().size(), 1U) << "nothing was sculpted meanwhile";

  const GridRect wanted = *tools().get<CropTool>().crop();
  QTest::keyClick(&view(), Qt::Key_Return);
  ASSERT_TRUE(waitUntil([&] { return terrain().frame().columns == wanted.width(); }));
  QTest::qWait(100);
  EXPECT_EQ(terrain().frame().rows, wanted.height());
  EXPECT_FALSE(tools().get<CropTool>().crop());
  EXPECT_FALSE(note->isVisible());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrain().frame(), frame);
}

TEST_F(OperationMenuTest, ACropOffersTheSizesOfEnginesAndEscLeavesAllAsItIs) {
  const GridFrame frame = terrain().frame();
  auto& dialog = ask<CropDialog>(QStringLiteral("Crop"));
  EXPECT_EQ(tools().get<CropTool>().crop(), frame.samples()) << "without a selection all of it";
  auto* sizes = dialog.findChild<QComboBox*>(QStringLiteral("cropSize"));
  const int unity = sizes->findData(257), unreal = sizes->findData(253), large = sizes->findData(8129);
  ASSERT_TRUE(unity > 0 && unreal > 0 && large > 0);
  EXPECT_FALSE(sizes->model()->flags(sizes->model()->index(large, 0)).testFlag(Qt::ItemIsEnabled))
      << "a crop makes nothing larger";
  sizes->setFocus();
  sizes->setCurrentIndex(unity);
  Q_EMIT sizes->activated(unity);
  ASSERT_TRUE(tools().get<CropTool>().crop());
  EXPECT_EQ(tools().get<CropTool>().crop()->width(), 257);
  EXPECT_EQ(tools().get<CropTool>().crop()->height(), 257);
  EXPECT_NEAR(tools().get<CropTool>().crop()->column0, (frame.columns - 257) / 2, 1);
  photograph("crop-unity");
  QTest::keyClick(&view(), Qt::Key_Escape);
  ASSERT_TRUE(waitUntil([&] { return !tools().get<CropTool>().crop(); }));
  EXPECT_FALSE(terrain().editing());
  EXPECT_EQ(terrain().frame(), frame);
  EXPECT_EQ(terrain().history().size(), 0U);
}

TEST_F(OperationMenuTest, AFilterNamesItsLayerAndIsRefusedWhereTheMaskLetsNothingThrough) {
  ASSERT_TRUE(perform(AddLayerOperation{"Ridge"}, terrain()));
  auto& dialog = ask<FilterDialog>(QStringLiteral("Remap"));
  EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Remap — Layer “Ridge”"));
  EXPECT_NE(dialog.findChild<QWidget*>(QStringLiteral("curve")), nullptr);
  photograph("remap");
  press(dialog, QStringLiteral("Cancel"));
  ASSERT_TRUE(perform(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1}, terrain()));
  QTest::qWait(50);
  inMenu({QStringLiteral("Terrain"), QStringLiteral("Blur") + QChar(0x2026)}).trigger();
  QTest::qWait(50);
  EXPECT_FALSE(window_->findChild<FilterDialog*>());
  auto* info = window_->findChild<InfoBar*>();
  EXPECT_EQ(info->text(), QStringLiteral("The mask of the layer \"Ridge\" lets nothing through here."));
  ASSERT_TRUE(perform(ActivateLayerOperation{0}, terrain()));
  auto& base = ask<FilterDialog>(QStringLiteral("Clamp"));
  EXPECT_EQ(base.windowTitle(), QStringLiteral("Clamp — Base"));
  const std::size_t steps = terrain().history().size();
  press(base, QStringLiteral("Apply"));  // as it is proposed it bounds nothing
  ASSERT_TRUE(waitUntil([&] { return !window_->findChild<FilterDialog*>(); }));
  EXPECT_EQ(terrain().history().size(), steps);
  EXPECT_TRUE(info->text().contains(QStringLiteral("changed nothing"))) << info->text().toStdString();
}

TEST_F(OperationMenuTest, WhatGoesIllTogetherIsSaidAndAnotherDocumentClosesTheDialog) {
  auto& dialog = ask<FilterDialog>(QStringLiteral("Clamp"));
  type(dialog, "lowest", QStringLiteral("5000"));
  type(dialog, "highest", QStringLiteral("4000"));
  EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("above max"))) << dialog.complaint().toStdString();
  press(dialog, QStringLiteral("Apply"));
  EXPECT_TRUE(dialog.isVisible());
  openIsland();
  EXPECT_FALSE(window_->findChild<FilterDialog*>());
  EXPECT_FALSE(terrain().editing());
}

TEST_F(OperationMenuTest, WhatIsTriedCanBeLookedAtFromElsewhereButNotSculpted) {
  const Terrain before = terrain().snapshot();
  auto& dialog = ask<FilterDialog>(QStringLiteral("Terraces"));
  ASSERT_TRUE(waitUntil([&] { return !sameHeights(before.heights, terrain().heights()); }));
  const Terrain tried = terrain().snapshot();
  const Camera camera = controller().camera();
  drag(middle(), middle() + QPoint(60, 20), Qt::AltModifier);
  EXPECT_FALSE(samePose(controller().camera(), camera));
  key(Qt::Key_7, Qt::KeypadModifier);
  photograph("terraces-from-elsewhere");

  drag(middle(), middle() + QPoint(40, 0));
  EXPECT_TRUE(sameHeights(tried.heights, terrain().heights()));
  auto* info = window_->findChild<InfoBar*>();
  ASSERT_TRUE(info->isVisible());
  EXPECT_TRUE(info->text().contains(QStringLiteral("kept or taken back"))) << info->text().toStdString();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(tried.heights, terrain().heights()));

  press(dialog, QStringLiteral("Apply"));
  ASSERT_TRUE(waitUntil([&] { return terrain().history().size() == 1; }));
  drag(middle(), middle() + QPoint(40, 0));
  EXPECT_EQ(terrain().history().size(), 2u);
}

}  // namespace
}  // namespace scarp::test
