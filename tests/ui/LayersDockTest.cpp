#include <QContextMenuEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/io/RasterExport.h"
#include "core/tools/SculptTool.h"
#include "tests/support/Terrains.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/import/ImportDialog.h"
#include "ui/layers/LayerDelegate.h"
#include "ui/layers/LayerModel.h"
#include "ui/layers/LayersDock.h"
#include "ui/viewport/ViewMarks.h"
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
  void dragRow(QPoint from, QPoint to) {
    QWidget& at = *list_->viewport();
    QTest::mousePress(&at, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 6; ++i) {
      const QPoint place = from + (to - from) * i / 6;
      QMouseEvent move(QEvent::MouseMove, place, at.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
      QApplication::sendEvent(&at, &move);
    }
    QTest::mouseRelease(&at, Qt::LeftButton, {}, to);
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
  typeInto("layerOpacity", QStringLiteral("50"));
  EXPECT_EQ(terrain().layers()[0].opacity, 0.5);
  EXPECT_NE(ground(), sculpted);
  window_->actions().undo->trigger();
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

/// Pixels that have become redder.
int reddened(const QImage& before, const QImage& after) {
  const auto red = [](QRgb pixel) { return qRed(pixel) - std::max(qGreen(pixel), qBlue(pixel)); };
  int count = 0;
  for (int y = 0; y < after.height(); y += 2)
    for (int x = 0; x < after.width(); x += 2) count += red(after.pixel(x, y)) > red(before.pixel(x, y)) + 15;
  return count;
}

TEST_F(LayersDockTest, AMaskIsPaintedOnceItsPictureIsClicked) {
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  ASSERT_TRUE(perform(FilterOperation{OffsetFilter{200.0}}, terrain()));
  const auto lifted = ground();
  const std::size_t steps = terrain().history().size();
  click(LayerDelegate::maskRect(row(0)).center());
  ASSERT_TRUE(tools().get<SculptTool>().paintsMask());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("mask"))) << "it is said";
  const QImage bare = picture();
  drag(middle() - QPoint(60, 0), middle() + QPoint(60, 0), Qt::ControlModifier);
  EXPECT_NE(ground(), lifted);
  EXPECT_EQ(terrain().history().size(), steps + 1);
  const int tinted = reddened(bare, picture());
  EXPECT_GT(tinted, 300) << "what the mask hides is tinted";
  ASSERT_TRUE(waitUntil([this] {
    const auto image = list_->model()->index(0, 0).data(LayerModel::MaskPicture).value<QImage>();
    int darkest = 255;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        if (qAlpha(image.pixel(x, y)) == 255) darkest = std::min(darkest, qGray(image.pixel(x, y)));
    return darkest < 120;
  })) << "its picture follows";
  click(LayerDelegate::heightsRect(row(0)).center());
  EXPECT_FALSE(tools().get<SculptTool>().paintsMask());
  EXPECT_LT(reddened(bare, picture()), tinted / 4);
  window_->actions().undo->trigger();
  EXPECT_EQ(ground(), lifted);
  window_->actions().redo->trigger();
  // Alt shows it without painting.
  QTest::mouseClick(list_->viewport(), Qt::LeftButton, Qt::AltModifier,
                    LayerDelegate::maskRect(row(0)).center());
  QTest::qWait(50);
  EXPECT_FALSE(tools().get<SculptTool>().paintsMask());
  EXPECT_GT(reddened(bare, picture()), tinted / 2);
}

TEST_F(LayersDockTest, WhereTheMaskLetsNothingThroughIsSaidAtTheCursor) {
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  ASSERT_TRUE(perform(ChangeSelectionOperation{SelectionChange::Invert, 0.0, 1}, terrain()));
  auto* note = view().findChild<ViewNote*>(QStringLiteral("hindrance"));
  moveTo(middle());
  ASSERT_TRUE(waitUntil([&] { return note->isVisible(); }));
  EXPECT_TRUE(note->text().contains(QStringLiteral("lets nothing through"))) << note->text().toStdString();
  EXPECT_EQ(view().cursor().shape(), Qt::ForbiddenCursor);
  ASSERT_TRUE(perform(ChangeSelectionOperation{SelectionChange::None, 0.0, 1}, terrain()));
  EXPECT_FALSE(note->isVisible()) << "it goes with its reason";
  EXPECT_NE(view().cursor().shape(), Qt::ForbiddenCursor);
}

TEST_F(LayersDockTest, ARightClickOffersWhatCanBeDoneWithALayer) {
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  ASSERT_TRUE(perform(SelectOperation{ShapeSource{MaskRectangle{{-500, -500}, {500, 500}}}}, terrain()));
  const auto choose = [this](const char* name) {
    const QPoint at = row(0).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, list_->viewport()->mapToGlobal(at));
    QApplication::sendEvent(list_->viewport(), &event);
    auto* menu = dock_->findChild<QMenu*>(QStringLiteral("layerMenu"));
    ASSERT_TRUE(menu && waitUntil([&] { return menu->isVisible(); }));
    auto* action = menu->findChild<QAction*>(QLatin1String(name));
    ASSERT_TRUE(action && action->isEnabled()) << name;
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    EXPECT_TRUE(waitUntil([&] { return !dock_->findChild<QMenu*>(QStringLiteral("layerMenu")); }));
  };
  const LayerId layer = terrain().layers()[0].id;
  choose("maskFromSelection");
  EXPECT_TRUE(isMasked(terrain(), layer));
  const auto selected = samplesOf(*terrain().selection());
  choose("invertMask");
  choose("maskToSelection");
  EXPECT_NE(samplesOf(*terrain().selection()), selected);
  choose("deleteMask");
  EXPECT_FALSE(isMasked(terrain(), layer));
  choose("paintMask");
  EXPECT_TRUE(tools().get<SculptTool>().paintsMask());
  choose("editHeights");
  EXPECT_FALSE(tools().get<SculptTool>().paintsMask());
  choose("visible");
  EXPECT_FALSE(terrain().layers()[0].visible);
  choose("visible");
  choose("locked");
  EXPECT_TRUE(terrain().layers()[0].locked);
  choose("locked");
  choose("duplicate");
  EXPECT_EQ(terrain().layers().size(), 2U);
  choose("merge");
  EXPECT_EQ(terrain().layers().size(), 1U);
  const auto renamed = [this] { return terrain().layers()[0].name == "Crater"; };
  // Where nobody manages windows, the closing menu may take the keyboard away from the name, which ends its
  // editing.
  for (int attempt = 0; attempt < 5 && !renamed(); ++attempt) {
    choose("rename");
    auto* editor = list_->viewport()->findChild<QLineEdit*>();
    if (!editor || !editor->isVisible()) continue;
    QTest::keyClicks(editor, "Crater");
    QTest::keyClick(editor, Qt::Key_Return);
    (void)QTest::qWaitFor(renamed, 3000);
  }
  ASSERT_TRUE(renamed());
  choose("delete");
  EXPECT_TRUE(terrain().layers().empty());
}

TEST_F(LayersDockTest, AnAdjustmentLayerFollowsStrokesAndTheDragOfASetting) {
  const auto before = ground();
  auto* entry = button("addAdjustment")->menu()->findChild<QAction*>(QStringLiteral("adjustment-terrace"));
  ASSERT_TRUE(entry);
  entry->trigger();
  ASSERT_EQ(terrain().layers().size(), 1U);
  ASSERT_TRUE(terrain().layers()[0].adjustment);
  const auto terraced = ground();
  EXPECT_NE(terraced, before);
  stroke();
  const auto sculpted = ground();
  EXPECT_NE(sculpted, terraced);
  const std::size_t steps = terrain().history().size();
  const auto filter = terrain().layers()[0].adjustment;
  auto* sharpness = dock_->findChild<NumberField*>(QStringLiteral("adjustmentSharpness"));
  ASSERT_TRUE(sharpness && waitUntil([&] { return sharpness->isVisible(); }));
  const int y = sharpness->height() / 2, start = sharpness->width() * 7 / 10;
  QTest::mousePress(sharpness, Qt::LeftButton, {}, {start, y});
  for (int i = 1; i <= 5; ++i) QTest::mouseMove(sharpness, {start - i * sharpness->width() / 10, y}, 10);
  EXPECT_TRUE(waitUntil([&] { return ground() != sculpted; })) << "the ground follows the drag";
  QTest::mouseRelease(sharpness, Qt::LeftButton, {}, {start - sharpness->width() / 2, y});
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_LT(std::get<TerraceFilter>(*terrain().layers()[0].adjustment).terrace.sharpness, 0.5);
  window_->actions().undo->trigger();
  EXPECT_EQ(ground(), sculpted);
  EXPECT_EQ(terrain().layers()[0].adjustment, filter);
}

TEST_F(LayersDockTest, AnOutdatedErosionIsUpdatedByItsButton) {
  AddLayerOperation add;
  add.filter = Filter(HydraulicErosionFilter{2});
  ASSERT_TRUE(perform(add, terrain()));
  const auto before = ground();
  auto* update = dock_->findChild<QPushButton*>(QStringLiteral("updateAdjustment"));
  ASSERT_TRUE(update && waitUntil([&] { return update->isVisible(); }));
  const auto press = [&] {
    EXPECT_TRUE(terrain().layers()[0].outdated);
    QTest::mouseClick(update, Qt::LeftButton);
    EXPECT_TRUE(waitUntil([this] { return !terrain().layers()[0].outdated; }));
  };
  press();
  const auto eroded = ground();
  EXPECT_NE(eroded, before);
  stroke();
  EXPECT_NE(ground(), eroded) << "an edit beneath shows at once";
  press();
  EXPECT_EQ(terrain().history().size(), 4U);
  // Layers with heights have no filter.
  QTest::mouseClick(button("addLayer"), Qt::LeftButton);
  EXPECT_TRUE(waitUntil([&] { return !update->isVisible(); }));
  // A double click starts the typing of a name.
  click(row(0).center());
  doubleClick(*list_->viewport(), row(0).center());
  auto* editor = list_->viewport()->findChild<QLineEdit*>();
  ASSERT_TRUE(editor);
  QTest::keyClicks(editor, "Crater");
  QTest::keyClick(editor, Qt::Key_Return);
  EXPECT_TRUE(waitUntil([this] { return terrain().layers().back().name == "Crater"; }));
}

TEST_F(LayersDockTest, ChosenLayersBecomeAGroupWhoseEyeHidesThem) {
  const auto before = ground();
  for (int i = 0; i < 2; ++i) {
    QTest::mouseClick(button("addLayer"), Qt::LeftButton);
    stroke();
  }
  ASSERT_NE(ground(), before);
  QTest::mouseClick(list_->viewport(), Qt::LeftButton, Qt::ControlModifier, row(1).center());
  QTest::qWait(30);
  EXPECT_TRUE(list_->model()->index(1, 0).data(LayerModel::Chosen).toBool());
  QTest::keyClick(list_, Qt::Key_G, Qt::ControlModifier);
  ASSERT_EQ(terrain().layers().size(), 3U);
  const Layer group = terrain().layers()[2];
  EXPECT_TRUE(group.isGroup);
  EXPECT_EQ(terrain().layers()[0].group, group.id);
  EXPECT_EQ(terrain().layers()[1].group, group.id);
  EXPECT_EQ(list_->model()->index(1, 0).data(LayerModel::Depth).toInt(), 1);
  click({row(0).left() + 14, row(0).center().y()});
  EXPECT_EQ(ground(), before) << "hidden by the eye of the group";
  // Collapsing is no step.
  const std::size_t steps = terrain().history().size();
  click(LayerDelegate::arrowRect(row(0)).center());
  EXPECT_EQ(list_->model()->rowCount(), 2);
  EXPECT_EQ(window_->document()->collapsedGroups, std::set{group.id}) << "kept with the project";
  click(LayerDelegate::arrowRect(row(0)).center());
  EXPECT_TRUE(window_->document()->collapsedGroups.empty());
  EXPECT_EQ(list_->model()->rowCount(), 4);
  EXPECT_EQ(terrain().history().size(), steps);
  click(row(0).center());
  QTest::keyClick(list_, Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(terrain().layers().size(), 2U);
  EXPECT_NE(ground(), before);
}

TEST_F(LayersDockTest, RowsAreDraggedIntoAGroupAndOut) {
  ASSERT_TRUE(perform(AddLayerOperation{"Hill"}, terrain()));
  ASSERT_TRUE(perform(GroupLayersOperation{"Group"}, terrain()));
  const auto hill = [this] {
    return *std::ranges::find(terrain().layers(), std::string("Hill"), &Layer::name);
  };
  ASSERT_EQ(hill().group, 0U);
  dragRow(row(1).center(), row(0).center());
  EXPECT_EQ(hill().group, terrain().layers()[1].id);
  dragRow(row(1).center(), {row(0).center().x(), row(0).top() + 2});
  EXPECT_EQ(hill().group, 0U);
  EXPECT_EQ(terrain().layers()[1].name, "Hill") << "above the group";
  dragRow(row(0).center(), row(1).center());
  EXPECT_EQ(hill().group, terrain().layers()[1].id);
  // Onto the base: the lowest, outside of the group.
  dragRow(row(1).center(), row(2).center());
  EXPECT_EQ(hill().group, 0U);
  EXPECT_EQ(terrain().layers()[0].name, "Hill");
  EXPECT_EQ(terrain().history().size(), 6U) << "a step each";
  window_->actions().groupLayers->trigger();
  EXPECT_EQ(terrain().layers().size(), 3U);
}

TEST_F(LayersDockTest, APictureWithoutHeightsIsAskedAboutAsFileOpenDoesAndIsOneStep) {
  const QString path = inFolder("new16.png");
  ASSERT_TRUE(exportRaster(fractalTerrain(40, 50), path.toStdString()).ok());
  QFile::remove(path + QStringLiteral(".json"));
  bool asked = false;
  whenDialog<ImportDialog>([&](ImportDialog& dialog) {
    asked = true;
    EXPECT_TRUE(waitUntil([&] { return !dialog.loading(); }));
    dialog.accept();
  });
  const HeightRaster before = terrain().heights();
  dock_->importLayer(path);
  ASSERT_TRUE(waitUntil([this] { return terrain().layers().size() == 1; }));
  EXPECT_TRUE(asked);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("stretched from corner to corner")))
      << window_->infoBar().text().toStdString();
  EXPECT_EQ(terrain().history().size(), 1U);
  const auto heights = ground();
  EXPECT_LT(*std::ranges::max_element(heights), 20000.0F) << "steps of the picture are no metres";
  ASSERT_TRUE(terrain().undo());
  EXPECT_TRUE(terrain().layers().empty());
  EXPECT_TRUE(sameHeights(terrain().heights(), before));
}

}  // namespace
}  // namespace scarp::test
