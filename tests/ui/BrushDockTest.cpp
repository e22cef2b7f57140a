#include <QComboBox>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <algorithm>
#include <fstream>

#include "core/brush/BrushKinds.h"
#include "core/io/PictureFile.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/WindowHarness.h"
#include "ui/brush/BrushSection.h"
#include "ui/brush/PresetStore.h"
#include "ui/import/ImportDialog.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

/// "noise-scale" → "noiseScale".
std::string controlOf(std::string_view key) {
  std::string name;
  for (const char c : key) {
    const bool capital = !name.empty() && name.back() == '-';
    if (capital) name.pop_back();
    name += capital ? static_cast<char>(std::toupper(c)) : c;
  }
  return name;
}

class BrushDockTest : public WindowTest {
 protected:
  void SetUp() override {
    QDir(PresetStore::usualFolder()).removeRecursively();
    QSettings().remove(QStringLiteral("sections"));
    WindowTest::SetUp();
    openIsland();
    window_->resize(1280, 1600);  // room for all sections
  }
  QWidget& control(const char* name) {
    // The viewshed has a target height as well.
    auto* found =
        window_->findChild<QWidget*>(QStringLiteral("brushDock"))->findChild<QWidget*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }
  /// Of the presets that are shown.
  QList<QToolButton*> presetButtons() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return control("presets").findChildren<QToolButton*>();
  }
  FoldingSection& section(const char* name) { return dynamic_cast<FoldingSection&>(control(name)); }
  void takeUp(BrushKind kind) {
    BrushSettings brush = tools().brush();
    brush.kind = kind;
    tools().setBrush(brush);
  }
};

TEST_F(BrushDockTest, ShowsOfAKindWhatItHasUseFor) {
  for (const BrushKind kind : allBrushKinds()) {
    takeUp(kind);
    for (const KindSetting& own : kindSettings())
      EXPECT_EQ(control(controlOf(own.key()).c_str()).isVisible(), kindUses(kind, own.key()))
          << own.key() << " " << brushTitle(kind);
    EXPECT_TRUE(control("radius").isVisible());
  }
  takeUp(BrushKind::Ramp);
  for (const char* name : {"brushPen", "brushJitter", "brushStroke", "brushSymmetry"})
    EXPECT_FALSE(section(name).isVisible()) << name;
  EXPECT_FALSE(control("strength").isVisible());
  EXPECT_TRUE(section("brushLimits").isVisible());
  takeUp(BrushKind::Raise);
  EXPECT_FALSE(section("brushKind").isVisible());
  EXPECT_TRUE(section("brushPen").isVisible());
  EXPECT_TRUE(control("strength").isVisible());
}

TEST_F(BrushDockTest, LimitsAreOffResetAndRefusedWhereTheyAreImpossible) {
  section("brushLimits").setOpen(true);
  auto& reset = *section("brushLimits").findChild<QToolButton*>(QStringLiteral("sectionReset"));
  EXPECT_FALSE(reset.isVisible());
  const auto shown = [this](const char* name) { return dynamic_cast<NumberField&>(control(name)).text(); };
  for (const char* name : {"steepest", "lowest", "highest", "leastSlope", "mostSlope"})
    EXPECT_EQ(shown(name), QStringLiteral("off")) << name;
  typeInto("lowest", QStringLiteral("120"));
  EXPECT_EQ(tools().brush().limits.lowest, 120.0);
  EXPECT_TRUE(shown("lowest").startsWith(QStringLiteral("120"))) << shown("lowest").toStdString();
  EXPECT_TRUE(reset.isVisible());
  QTest::mouseClick(&reset, Qt::LeftButton);
  EXPECT_EQ(tools().brush().limits, BrushLimits());
  EXPECT_FALSE(reset.isVisible());
  typeInto("lowest", QStringLiteral("500"));
  typeInto("highest", QStringLiteral("100"));
  EXPECT_EQ(window_->findChild<InfoBar*>()->text(), QStringLiteral("the min height is above the max height"));
  EXPECT_EQ(tools().brush().limits.highest, BrushLimits().highest);
  typeInto("lowest", QStringLiteral("Off"));
  EXPECT_EQ(tools().brush().limits, BrushLimits());
}

TEST_F(BrushDockTest, SettingsComeFromTheCursorTheMouseAndTheHistory) {
  {
    SCOPED_TRACE("key H");
    takeUp(BrushKind::Clone);
    moveTo(middle());
    const auto spot = groundUnder(middle());
    ASSERT_TRUE(spot);
    const double target = tools().brush().targetHeight;
    key(Qt::Key_H);
    EXPECT_NEAR(tools().brush().cloneX, spot->point.x(), 0.006);
    EXPECT_NEAR(tools().brush().cloneY, spot->point.y(), 0.006);
    EXPECT_EQ(tools().brush().targetHeight, target);
    takeUp(BrushKind::SetHeight);
    moveTo(middle());
    key(Qt::Key_H);
    EXPECT_NEAR(tools().brush().targetHeight, spot->point.z(), 0.006);
  }
  {
    SCOPED_TRACE("falloff");
    takeUp(BrushKind::Raise);
    auto& falloffs = dynamic_cast<IconGrid&>(control("falloff"));
    EXPECT_FALSE(control("falloffCurve").isVisible());
    QTest::mouseClick(falloffs.findChildren<QToolButton*>().last(), Qt::LeftButton);
    EXPECT_EQ(tools().brush().falloff, Falloff::Curve);
    auto& editor = dynamic_cast<CurveEditor&>(control("falloffCurve"));
    ASSERT_TRUE(editor.isVisible());
    QTest::mouseClick(&editor, Qt::LeftButton, {}, editor.toPixel({0.5, 0.9}).toPoint());
    ASSERT_EQ(tools().brush().falloffCurve.points().size(), 3U);
    EXPECT_NEAR(tools().brush().falloffCurve.at(0.5), 0.9, 0.03);
  }
  {
    SCOPED_TRACE("history");
    drag(middle(), middle() + QPoint(40, 0));
    ASSERT_EQ(terrain().history().size(), 1U);
    takeUp(BrushKind::Restore);
    auto& states = dynamic_cast<QComboBox&>(control("restoreTo"));
    EXPECT_EQ(states.count(), 2);
    Q_EMIT states.activated(1);
    EXPECT_EQ(tools().brush().restoreTo, 1);
  }
}

TEST_F(BrushDockTest, ThePresetsAreThoseOfTheActiveBrushUnlessAllAreAskedFor) {
  const PresetStore store(PresetStore::usualFolder());
  const auto countOf = [&](BrushKind kind) {
    return std::ranges::count(store.entries(), kind,
                              [](const auto& entry) { return entry.preset.brush.kind; });
  };
  for (const BrushKind kind : allBrushKinds()) {
    takeUp(kind);
    EXPECT_EQ(presetButtons().size(), countOf(kind)) << brushTitle(kind);
    EXPECT_EQ(control("noPresets").isVisible(), countOf(kind) == 0) << brushTitle(kind);
  }
  takeUp(BrushKind::Plateau);
  ASSERT_EQ(presetButtons().size(), 1);
  EXPECT_EQ(presetButtons().first()->accessibleName(), QStringLiteral("Mesa"));
  EXPECT_TRUE(waitUntil([this] { return !presetButtons().first()->icon().isNull(); }));
  tools().setTool(MeasureTool::kName);
  QTest::mouseClick(presetButtons().first(), Qt::LeftButton);
  EXPECT_EQ(tools().tool(), SculptTool::kName) << "the tool that uses the preset";
  EXPECT_DOUBLE_EQ(tools().brush().rise, 26.0 * tools().brush().radius / 60.0);
  QTest::mouseClick(&control("allPresets"), Qt::LeftButton, {},
                    QPoint(8, control("allPresets").height() / 2));
  EXPECT_EQ(presetButtons().size(), static_cast<int>(store.entries().size()));
  QToolButton* const ridged = presetButtons()[2];
  const double radius = tools().brush().radius;
  QTest::mouseClick(ridged, Qt::LeftButton);
  EXPECT_EQ(tools().brush().noise.shape, NoiseShape::Ridged);
  EXPECT_DOUBLE_EQ(tools().brush().radius, radius) << "the present size";
  EXPECT_TRUE(ridged->isChecked());
  typeInto("strength", QStringLiteral("1"));
  EXPECT_FALSE(ridged->isChecked());
  restartWindow();
  EXPECT_EQ(presetButtons().size(), static_cast<int>(store.entries().size())) << "the choice is remembered";
}

TEST_F(BrushDockTest, ABrushIsSavedUnderANameAndAPresetDuplicatedByItsMenu) {
  const auto count = presetButtons().size();
  typeInto("strength", QStringLiteral("7.5"));
  whenDialog<QInputDialog>([](QInputDialog& dialog) {
    dialog.setTextValue(QStringLiteral("My brush"));
    dialog.accept();
  });
  QTest::mouseClick(&control("savePreset"), Qt::LeftButton);
  EXPECT_EQ(dialogsSeen_, 1);
  const PresetStore kept(PresetStore::usualFolder());
  ASSERT_TRUE(kept.hasOwn(QStringLiteral("My brush")));
  EXPECT_EQ(kept.entries().back().preset.brush, tools().brush());
  EXPECT_EQ(presetButtons().size(), count + 1);

  auto* first = presetButtons().first();
  const QString name = first->toolTip().section(QLatin1Char('\n'), 0, 0);
  QTimer poll;
  QObject::connect(&poll, &QTimer::timeout, window_.get(), [] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    EXPECT_FALSE(menu->findChild<QAction*>(QStringLiteral("deletePreset"))->isEnabled()) << "not one's own";
    QAction* duplicate = menu->findChild<QAction*>(QStringLiteral("duplicatePreset"));
    if (duplicate) QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(duplicate).center());
  });
  poll.start(20);
  QContextMenuEvent ask(QContextMenuEvent::Mouse, QPoint(5, 5), first->mapToGlobal(QPoint(5, 5)));
  QApplication::sendEvent(first, &ask);
  poll.stop();
  EXPECT_TRUE(PresetStore(PresetStore::usualFolder()).hasOwn(name + QStringLiteral(" 2")))
      << name.toStdString();
}

TEST_F(BrushDockTest, ABrushSmallerThanACellCanBeSeenAndSaysSo) {
  QWidget& note = control("radiusNote");
  EXPECT_FALSE(note.isVisible());
  typeInto("radius", QStringLiteral("0.5"));
  EXPECT_EQ(tools().brush().radius, 0.5);
  EXPECT_TRUE(note.isVisible());
  EXPECT_TRUE(dynamic_cast<QLabel&>(note).text().contains(QStringLiteral("8 m")));
  const QImage bare = picture();
  moveTo(middle());
  const int changed = differingPixels(bare, view().picture());
  EXPECT_GT(changed, 40);
  EXPECT_LT(changed, 500);
  typeInto("radius", QStringLiteral("8"));
  EXPECT_FALSE(note.isVisible());
}

TEST_F(BrushDockTest, AnAlphaOfAFileIsImportedAndAskedAboutOnlyIfItMustBe) {
  takeUp(BrushKind::Stamp);
  auto* binding = window_->findChild<QWidget*>(QStringLiteral("brushDock"))->findChild<BrushBinding*>();
  ASSERT_TRUE(binding);
  QImage image(40, 40, QImage::Format_RGB32);
  for (int y = 0; y < 40; ++y)
    for (int x = 0; x < 40; ++x) image.setPixel(x, y, qRgb(6 * x, 5 * y, 20));
  ASSERT_TRUE(image.save(inFolder("plain.png")));
  Q_EMIT binding->alphaFileChosen(inFolder("plain.png"));
  ASSERT_TRUE(waitUntil([this] { return tools().brush().alpha != nullptr; }));
  EXPECT_EQ(dialogsSeen_, 0);
  EXPECT_EQ(tools().brush().alpha->columns, 40);
  {
    std::ofstream raw(inFolder("shape.raw").toStdString(), std::ios::binary);
    for (int i = 0; i < 25 * 25; ++i) raw.put(static_cast<char>(i % 25 * 4));
  }
  whenDialog<ImportDialog>([&](ImportDialog& dialog) {
    EXPECT_TRUE(waitUntil([&] { return !dialog.loading(); }));
    dialog.accept();
  });
  Q_EMIT binding->alphaFileChosen(inFolder("shape.raw"));
  ASSERT_TRUE(waitUntil([this] { return tools().brush().alpha->columns == 25; }));
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_TRUE(importOf(*tools().brush().alpha).raw);
  // A file that cannot be read is named, and the brush keeps its alpha.
  std::ofstream(inFolder("none.png").toStdString()) << "no picture";
  Q_EMIT binding->alphaFileChosen(inFolder("none.png"));
  auto* bar = window_->findChild<InfoBar*>();
  EXPECT_TRUE(waitUntil([&] { return bar->text().contains(QStringLiteral("none.png")); }));
  EXPECT_EQ(tools().brush().alpha->columns, 25);
}

}  // namespace
}  // namespace scarp::test
