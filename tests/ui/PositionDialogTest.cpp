#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "core/mask/MaskTiles.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/mask/ShapeDialog.h"
#include "ui/navigator/NavigatorMap.h"

namespace scarp::test {
namespace {

class PositionDialogTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openIsland();
  }
  /// Of the island's file: its CRS is UTM zone 33.
  QString worldOf(const Vec2& local) {
    const GridFrame& frame = terrain().frame();
    const Vec2 world =
        toWorld(terrain().georeference(), frame, frame.column(local.x()), frame.row(local.y()));
    return QStringLiteral("%1, %2").arg(world.x(), 0, 'f', 3).arg(world.y(), 0, 'f', 3);
  }
  PositionDialog& dialog() {
    key(Qt::Key_J, Qt::ControlModifier);
    auto* found = window_->findChild<PositionDialog*>();
    EXPECTS(found && found->isVisible());
    return *found;
  }
  static QString note(PositionDialog& dialog) {
    return dialog.findChild<QLabel*>(QStringLiteral("positionNote"))->text();
  }
  static void enter(PositionDialog& dialog, const QString& text) {
    auto* position = dialog.findChild<QLineEdit*>(QStringLiteral("position"));
    if (text.isEmpty())
      position->clear();
    else
      typeOver(dialog, "position", text);
    QTest::keyClick(position, Qt::Key_Return);
  }
  float heightAt(const Vec2& local) {
    const GridFrame& frame = terrain().frame();
    return terrain().heights().at(static_cast<int>(std::lround(frame.column(local.x()))),
                                  static_cast<int>(std::lround(frame.row(local.y()))));
  }
};

TEST_F(PositionDialogTest, ABrushWorksWhereAPositionIsTypedAndWhatCannotBeIsSaid) {
  tools().setTool(SculptTool::kName);
  BrushSettings brush = tools().brush();
  brush.radius = 100.0;
  tools().setBrush(brush);
  PositionDialog& open = dialog();
  photograph("position");
  for (const auto& [text, words] : {std::pair{"abc", "is not a position"},
                                    {"1", "is not a position"},
                                    {"", "Type a position"},
                                    {"900000, 0", "outside the terrain"}}) {
    enter(open, QLatin1String(text));
    EXPECT_TRUE(note(open).contains(QLatin1String(words))) << text << ": " << note(open).toStdString();
    EXPECT_FALSE(note(open).contains(QLatin1Char('\n')));
  }
  tools().setTool(MeasureTool::kName);
  enter(open, QStringLiteral("0, 0"));
  EXPECT_TRUE(note(open).contains(QStringLiteral("no brush"))) << note(open).toStdString();
  EXPECT_EQ(terrain().history().size(), 0U);
  const Vec3 eye = controller().camera().position;
  typeOver(open, "position", QStringLiteral("800, 800"));
  QTest::keyClick(open.findChild<QPushButton*>(QStringLiteral("goToPosition")), Qt::Key_Space);
  arrive();
  EXPECT_NE(controller().camera().position, eye);
  const Vec3 place(800.0, 800.0, heightAt({800.0, 800.0}));
  const auto pixel = controller().camera().project(place, view().viewSize());
  ASSERT_TRUE(pixel);
  EXPECT_NEAR(pixel->x(), 0.5 * view().width(), 5.0);
  EXPECT_NEAR(pixel->y(), 0.5 * view().height(), 5.0);
  tools().setTool(SculptTool::kName);

  const Vec2 first(80.0, -160.0), second(400.0, -160.0);
  const float before = heightAt(first), between = heightAt(0.5 * (first + second));
  enter(open, QStringLiteral("80, -160"));
  ASSERT_EQ(terrain().history().size(), 1U) << note(open).toStdString();
  EXPECT_GT(heightAt(first), before);
  EXPECT_EQ(heightAt(0.5 * (first + second)), between);
  // On to a place of the world.
  auto* coordinates = open.findChild<QComboBox*>(QStringLiteral("coordinates"));
  ASSERT_EQ(coordinates->count(), 2);
  coordinates->setFocus();
  QTest::keyClick(coordinates, Qt::Key_Down);
  ASSERT_EQ(coordinates->currentIndex(), 1);
  EXPECT_EQ(open.findChild<QLineEdit*>(QStringLiteral("position"))->text().section(QLatin1Char(','), 0, 0),
            worldOf(first).section(QLatin1Char(','), 0, 0).section(QLatin1Char('.'), 0, 0))
      << "the typed position in the other coordinates";
  typeOver(open, "position", worldOf(second));
  QTest::keyClick(open.findChild<QPushButton*>(QStringLiteral("strokeToPosition")), Qt::Key_Space);
  ASSERT_EQ(terrain().history().size(), 2U) << note(open).toStdString();
  EXPECT_GT(heightAt(0.5 * (first + second)), between);
  EXPECT_NEAR(tools().get<SculptTool>().lastStroke()->samples.back().x, second.x(), 0.01);
  ASSERT_TRUE(terrain().undo());
  EXPECT_EQ(heightAt(0.5 * (first + second)), between);
}

TEST_F(PositionDialogTest, ShapesAreSelectedByTypedCorners) {
  const auto select = [&](int shape, bool world, const QString& corners, const QString& complaint = {}) {
    whenDialog<ShapeDialog>([&](ShapeDialog& dialog) {
      dialog.findChild<QComboBox*>(QStringLiteral("shape"))->setCurrentIndex(shape);
      dialog.findChild<QComboBox*>(QStringLiteral("coordinates"))->setCurrentIndex(world ? 1 : 0);
      dialog.findChild<QPlainTextEdit*>(QStringLiteral("corners"))->setPlainText(corners);
      photograph("by-coordinates");
      dialog.accept();
      EXPECT_EQ(dialog.isVisible(), !complaint.isEmpty()) << dialog.complaint().toStdString();
      EXPECT_TRUE(dialog.complaint().contains(complaint)) << dialog.complaint().toStdString();
      dialog.reject();
    });
    const int seen = dialogsSeen_;
    key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(waitUntil([&] { return dialogsSeen_ == seen + 1 && !QApplication::activeModalWidget(); }));
  };
  const GridFrame& frame = terrain().frame();
  const GridRect wanted{100, 200, 130, 260};
  const Vec2 low(frame.x(99.5), frame.y(259.5)), high(frame.x(129.5), frame.y(199.5));
  const auto local = [](const Vec2& place) { return QStringLiteral("%1, %2").arg(place.x()).arg(place.y()); };
  select(0, false, local(low) + QLatin1Char('\n') + local(high));
  ASSERT_TRUE(terrain().selection());
  EXPECT_EQ(boundsOf(*terrain().selection()), wanted);
  EXPECT_EQ(terrain().history().size(), 1U);
  ASSERT_TRUE(terrain().undo());
  EXPECT_FALSE(terrain().selection());
  for (const int shape : {0, 1, 2}) {
    QString corners = worldOf(low) + QLatin1Char('\n') + worldOf(high);
    if (shape == 2) corners += QLatin1Char('\n') + worldOf(Vec2(low.x(), high.y()));
    select(shape, true, corners);
    ASSERT_TRUE(terrain().selection()) << shape;
    const GridRect bounds = boundsOf(*terrain().selection());
    EXPECT_NEAR(bounds.column0, wanted.column0, 1) << shape;
    EXPECT_NEAR(bounds.row1, wanted.row1, 1) << shape;
  }
  const std::size_t steps = terrain().history().size();
  select(0, false, QStringLiteral("1, 2\nabc"), QStringLiteral("“abc” is not a position"));
  select(0, false, QStringLiteral("1, 2"), QStringLiteral("two opposite corners"));
  select(2, false, QStringLiteral("1, 2\n3, 4"), QStringLiteral("three corners"));
  select(2, false, QStringLiteral("1, 1\n2, 2\n3, 3"), QStringLiteral("enclose no area"));
  select(0, false, QStringLiteral("900000, 900000\n900010, 900010"), QStringLiteral("outside the terrain"));
  EXPECT_EQ(terrain().history().size(), steps);
}

}  // namespace
}  // namespace scarp::test
