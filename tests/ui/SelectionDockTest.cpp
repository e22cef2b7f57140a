#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/CrsInfo.h"
#include "core/tools/SculptTool.h"
#include "core/tools/WorkTools.h"
#include "tests/support/Masks.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/mask/MaskImporter.h"
#include "ui/mask/VectorMaskDialog.h"
#include "ui/materials/RangeDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
namespace {

class SelectionDockTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
  }
  QPoint off(int x, int y) { return middle() + QPoint(x, y); }
};

TEST_F(SelectionDockTest, CliffsAreSelectedByRangeWithAPreviewThatEscTakesBack) {
  const QImage bare = picture();
  QPointer<RangeDialog> dialog;
  const auto ask = [&] {
    inMenu({QStringLiteral("Select"), QStringLiteral("By Range…")}).trigger();
    dialog = window_->findChild<RangeDialog*>();
    ASSERT_TRUE(dialog && dialog->isVisible());
    EXPECT_EQ(dialog->findChild<QComboBox*>(QStringLiteral("rangeMeasure"))->currentText(),
              QStringLiteral("Slope"));
    typeInto("rangeLow", QStringLiteral("25"));
    typeInto("rangeHigh", QStringLiteral("90"));
    const auto* const share = dialog->findChild<QLabel*>(QStringLiteral("rangeShare"));
    ASSERT_TRUE(waitUntil(
        [&] { return !share->text().isEmpty() && window_->jobs().jobs().empty() && picture() != bare; }));
    EXPECT_FALSE(terrain().selection()) << "only a preview";
  };
  ask();
  QTest::keyClick(dialog, Qt::Key_Escape);
  ASSERT_TRUE(waitUntil([&] { return !dialog; }));
  EXPECT_FALSE(terrain().selection());
  EXPECT_EQ(picture(), bare);
  EXPECT_EQ(terrain().history().size(), 0U);

  ask();
  ASSERT_TRUE(dialog);
  const SelectOperation wanted = dialog->operation();
  const RuleCondition& range = std::get<RangeSource>(wanted.source).range;
  EXPECT_EQ(range.low, 25.0);
  EXPECT_EQ(range.high, 90.0);
  const auto mask = maskFrom(wanted.source, terrain().snapshot());
  ASSERT_TRUE(mask);
  photograph("select-by-range");
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("accept")), Qt::LeftButton);
  ASSERT_TRUE(waitUntil([&] { return terrain().selection() != nullptr; }));
  EXPECT_TRUE(test::sameBits(test::samplesOf(*terrain().selection()), test::samplesOf(*mask)));
  EXPECT_EQ(terrain().history().size(), 1U);
  ASSERT_TRUE(waitUntil([&] { return !dialog; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_FALSE(terrain().selection());
  EXPECT_EQ(picture(), bare);
}

TEST_F(SelectionDockTest, APasteFloatsUntilEnterOrEsc) {
  const QImage bare = picture();
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  ASSERT_TRUE(terrain().selection());
  EXPECT_NE(picture(), bare) << "what is selected is shown";
  const std::vector<float> before = test::samplesOf(terrain().heights());
  const std::size_t steps = terrain().history().size();
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(tools().get<PasteTool>().floating());
  drag(middle(), off(90, 30));
  view().setFocus();
  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_FALSE(tools().get<PasteTool>().floating());
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain().heights()), before));
  key(Qt::Key_V, Qt::ControlModifier);
  drag(middle(), off(90, 30));
  QTest::keyClick(&view(), Qt::Key_Return);
  EXPECT_FALSE(tools().get<PasteTool>().floating());
  EXPECT_EQ(terrain().history().size(), steps + 1);
  EXPECT_FALSE(test::sameBits(test::samplesOf(terrain().heights()), before));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(test::sameBits(test::samplesOf(terrain().heights()), before));
}

TEST_F(SelectionDockTest, WhatIsKeptIsListedAndTakenBackAndNothingSelectedIsSaid) {
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  const std::vector<float> weights = test::samplesOf(*terrain().selection());
  auto* name = window_->findChild<QLineEdit*>(QStringLiteral("maskName"));
  auto* list = window_->findChild<QListWidget*>(QStringLiteral("keptMasks"));
  ASSERT_TRUE(name && list);
  const auto keep = [&](const QString& text) {
    name->setText(text);
    name->setFocus();
    QTest::keyClick(name, Qt::Key_Return);
  };
  keep(QStringLiteral("Ridge"));
  keep({});
  ASSERT_EQ(list->count(), 2);
  EXPECT_EQ(list->item(0)->text(), QStringLiteral("Ridge"));
  EXPECT_EQ(list->item(1)->text(), QStringLiteral("Selection 1"));
  view().setFocus();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(list->count(), 1) << "keeping is a step";
  key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_FALSE(terrain().selection());
  Q_EMIT list->itemActivated(list->item(0));
  ASSERT_TRUE(terrain().selection());
  EXPECT_TRUE(test::sameBits(test::samplesOf(*terrain().selection()), weights));

  window_->actions().selectAll->trigger();
  ASSERT_TRUE(terrain().selection());
  auto* const label = window_->findChild<QLabel*>(QStringLiteral("selectionEmpty"));
  auto* const bar = window_->findChild<InfoBar*>();
  ASSERT_TRUE(label && bar);
  EXPECT_FALSE(label->isVisible());
  window_->actions().selectInvert->trigger();
  ASSERT_TRUE(terrain().selection());
  ASSERT_TRUE(waitUntil(
      [&] { return bar->isVisible() && bar->text().contains(QStringLiteral("Nothing is selected")); }));
  EXPECT_TRUE(label->isVisible());
  photograph("nothing-selected");
  window_->actions().selectNone->trigger();
  EXPECT_FALSE(terrain().selection());
  EXPECT_TRUE(waitUntil([&] { return !bar->isVisible() && !label->isVisible(); }));
}

TEST_F(SelectionDockTest, CopiedGroundIsAStampForTheBrush) {
  QAction& stamp = inMenu({QStringLiteral("Edit"), QStringLiteral("Use as Stamp Brush")});
  EXPECT_FALSE(stamp.isEnabled());
  key(Qt::Key_B);
  drag(off(-60, -40), off(60, 40));
  key(Qt::Key_C, Qt::ControlModifier);
  key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(stamp.isEnabled());
  stamp.trigger();
  ASSERT_EQ(tools().tool(), SculptTool::kName);
  ASSERT_EQ(tools().brush().kind, BrushKind::Stamp);
  ASSERT_TRUE(tools().brush().alpha && tools().brush().alpha->embedded);
  const std::vector<float> before = test::samplesOf(terrain().heights());
  const std::size_t steps = terrain().history().position();
  moveTo(middle());
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  ASSERT_EQ(terrain().history().position(), steps + 1);
  EXPECT_FALSE(test::sameBits(test::samplesOf(terrain().heights()), before));
  const auto* stroke = terrain().history().record(steps).operation->as<StrokeOperation>();
  ASSERT_TRUE(stroke);
  EXPECT_EQ(stroke->brush.alpha, tools().brush().alpha);
}

TEST_F(SelectionDockTest, PicturesAndLandCoverBecomeSavedSelections) {
  auto& importer = *window_->findChild<MaskImporter*>();
  auto& kept = *window_->findChild<QListWidget*>(QStringLiteral("keptMasks"));
  const std::size_t steps = terrain().history().position();
  QImage grey(40, 30, QImage::Format_Grayscale8);
  for (int y = 0; y < 30; ++y)
    for (int x = 0; x < 40; ++x) grey.scanLine(y)[x] = static_cast<uchar>(x < 20 ? 255 : 3 * y);
  ASSERT_TRUE(grey.save(inFolder("dirt road.png")));
  importer.importFile(inFolder("dirt road.png"), window_.get());
  ASSERT_TRUE(waitUntil([&] { return kept.count() == 1; }));
  EXPECT_EQ(kept.item(0)->text(), QStringLiteral("dirt road"));
  EXPECT_EQ(terrain().history().position(), steps + 1);
  EXPECT_FALSE(terrain().selection()) << "what is selected stays";
  EXPECT_TRUE(window_->findChild<InfoBar*>()->text().contains(QStringLiteral("stretched")));
  const MaskRaster* mask = terrain().raster({RasterRole::NamedMask, terrain().masks()[0].id});
  const int columns = terrain().frame().columns, rows = terrain().frame().rows;
  EXPECT_NEAR(mask->at(columns / 5, rows / 2), 1.0F, 0.01F);
  EXPECT_NEAR(mask->at(columns * 4 / 5, rows / 2), 3.0F * 15.0F / 255.0F, 0.03F);

  // Trees, water and wetland, of which one is not wanted.
  for (int y = 0; y < 30; ++y)
    for (int x = 0; x < 40; ++x) grey.scanLine(y)[x] = static_cast<uchar>(x < 20 ? 10 : y < 10 ? 80 : 90);
  ASSERT_TRUE(grey.save(inFolder("cover.png")));
  whenDialog<MaskLayersDialog>([&](MaskLayersDialog& dialog) {
    auto& layers = *dialog.findChild<QListWidget*>(QStringLiteral("maskLayers"));
    EXPECT_EQ(layers.count(), 3);
    for (int row = 0; row < layers.count(); ++row) layers.item(row)->setCheckState(Qt::Unchecked);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("accept")), Qt::LeftButton);
    EXPECT_FALSE(dialog.complaint().isEmpty()) << "one at least";
    for (const int row : {0, 1}) layers.item(row)->setCheckState(Qt::Checked);
    photograph("import-selections");
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("accept")), Qt::LeftButton);
  });
  importer.importFile(inFolder("cover.png"), window_.get());
  ASSERT_TRUE(waitUntil([&] { return kept.count() == 3; }));
  EXPECT_EQ(kept.item(2)->text(), QStringLiteral("Tree cover"));
  EXPECT_EQ(kept.item(1)->text(), QStringLiteral("Permanent water bodies"));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(kept.count(), 1) << "both at once";

  importer.importFile(inFolder("nothing.png"), window_.get());
  ASSERT_TRUE(waitUntil(
      [&] { return window_->findChild<InfoBar*>()->text().contains(QStringLiteral("nothing.png")); }));
  EXPECT_EQ(kept.count(), 1);
}

class VectorMaskDialogTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    openGround("srtm_bigtujunga30m_utm11.tif");
    writeSquares();
  }
  /// Two squares of 40 × 40 and 20 × 20 cells, in the terrain's CRS.
  void writeSquares() {
    const auto code = describeCrs(terrain().georeference().crsWkt);
    ASSERT_TRUE(code);
    const GridFrame& frame = terrain().frame();
    QString text =
        QStringLiteral(R"({"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "%1"}},
"features": [)")
            .arg(QString::fromStdString(code->code));
    int begun = 0;
    for (const auto& [name, from, size] : {std::tuple{"wood", 30.5, 40.0}, {"pond", 100.5, 20.0}}) {
      QString ring;
      for (const Vec2& corner : {Vec2(0, 0), Vec2(1, 0), Vec2(1, 1), Vec2(0, 1), Vec2(0, 0)}) {
        const Vec2 world =
            toWorld(terrain().georeference(), frame, from + size * corner.x(), from + size * corner.y());
        ring += QStringLiteral("%1[%2, %3]")
                    .arg(ring.isEmpty() ? QString() : QStringLiteral(","))
                    .arg(world.x(), 0, 'f', 6)
                    .arg(world.y(), 0, 'f', 6);
      }
      text += QStringLiteral(
                  R"(%1{"type": "Feature", "properties": {"kind": "%2"}, "geometry": {"type": "Polygon",
"coordinates": [[%3]]}})")
                  .arg(begun++ > 0 ? QStringLiteral(",") : QString(), QLatin1String(name), ring);
    }
    QFile file(inFolder("site.geojson"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write((text + QStringLiteral("]}")).toUtf8());
  }
  MaskImporter& importer() { return *window_->findChild<MaskImporter*>(); }
  static QPushButton& accept(VectorMaskDialog& dialog) {
    return *dialog.findChild<QPushButton*>(QStringLiteral("accept"));
  }
  bool ready(VectorMaskDialog& dialog) {
    return waitUntil([&] { return accept(dialog).isEnabled(); });
  }
  VectorMaskDialog* dialog() {
    VectorMaskDialog* shown = nullptr;
    EXPECT_TRUE(waitUntil([&] {
      shown = window_->findChild<VectorMaskDialog*>();
      return shown && shown->isVisible() && accept(*shown).isEnabled();
    }));
    return shown;
  }
  void acceptWith(VectorMaskDialog& dialog) {
    QTest::mouseClick(&accept(dialog), Qt::LeftButton);
    ASSERT_TRUE(waitUntil([this] { return !window_->findChild<VectorMaskDialog*>(); }));
  }
  static double total(const MaskRaster& mask) {
    double sum = 0.0;
    for (const float weight : test::samplesOf(mask)) sum += weight;
    return sum;
  }
};

TEST_F(VectorMaskDialogTest, PolygonsAreSelectedOrSavedInOneStepAndWhatIsWrongIsSaid) {
  const std::size_t steps = terrain().history().position();
  importer().selectBy(inFolder("site.geojson"), window_.get());
  VectorMaskDialog* shown = dialog();
  ASSERT_TRUE(shown);
  photograph("select-from-vector-file");
  acceptWith(*shown);
  ASSERT_TRUE(terrain().selection());
  EXPECT_NEAR(total(*terrain().selection()), 1600.0 + 400.0, 1.0);
  EXPECT_EQ(terrain().history().position(), steps + 1);

  // Without the pond, by a condition.
  importer().selectBy(inFolder("site.geojson"), window_.get());
  shown = dialog();
  ASSERT_TRUE(shown);
  typeOver(*shown, "vectorWhere", QStringLiteral("colour = 'red'"));
  ASSERT_TRUE(waitUntil([&] { return !shown->complaint().isEmpty(); }));
  EXPECT_TRUE(shown->complaint().contains(QStringLiteral("colour"))) << shown->complaint().toStdString();
  EXPECT_FALSE(accept(*shown).isEnabled());
  typeOver(*shown, "vectorWhere", QStringLiteral("kind = 'pond'"));
  auto& use = *shown->findChild<QComboBox*>(QStringLiteral("vectorUse"));
  use.setCurrentIndex(static_cast<int>(MaskOperation::Subtract));
  ASSERT_TRUE(ready(*shown));
  acceptWith(*shown);
  EXPECT_NEAR(total(*terrain().selection()), 1600.0, 1.0);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NEAR(total(*terrain().selection()), 2000.0, 1.0);

  QFile file(inFolder("text.geojson"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("no vectors at all");
  file.close();
  importer().selectBy(inFolder("text.geojson"), window_.get());
  EXPECT_TRUE(waitUntil(
      [&] { return window_->findChild<InfoBar*>()->text().contains(QStringLiteral("text.geojson")); }));
  EXPECT_FALSE(window_->findChild<VectorMaskDialog*>());
  importer().importFile(inFolder("site.geojson"), window_.get());
  shown = dialog();
  ASSERT_TRUE(shown);
  acceptWith(*shown);
  ASSERT_TRUE(waitUntil([this] { return findMask(terrain(), "site") != nullptr; }));
  EXPECT_NEAR(total(*terrain().selection()), 2000.0, 1.0) << "what is selected stays";
  EXPECT_NEAR(total(*terrain().raster({RasterRole::NamedMask, findMask(terrain(), "site")->id})), 2000.0,
              1.0);
}

}  // namespace
}  // namespace scarp
