#include "ui/help/CommandPalette.h"

#include <QCheckBox>
#include <QListWidget>

#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/help/CommandCatalog.h"

namespace scarp::test {
namespace {

class CommandPaletteTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
  }
  CommandPalette& opened() {
    key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(waitUntil([] { return qobject_cast<CommandPalette*>(QApplication::activePopupWidget()); }));
    return *qobject_cast<CommandPalette*>(QApplication::activePopupWidget());
  }
  /// The first three that the words of a newcomer lead to.
  QStringList firstThree(const QString& words) {
    std::vector<CommandTexts> texts;
    for (const Command& command : commandsOf(*window_, window_->actions())) texts.push_back(command.texts);
    QStringList titles;
    for (const std::size_t place : bestCommands(texts, words))
      // The choices of a setting have its name in front.
      if (titles.size() < 3) titles += texts[place].title.section(QStringLiteral(": "), -1);
    return titles;
  }
};

TEST_F(CommandPaletteTest, NewcomersWordsLeadToWhatTheyMean) {
  const std::pair<const char*, const char*> tasks[] = {
      {"make it flat", "Flatten"}, {"snow", "Paint Materials"}, {"undo erosion", "Undo"},
      {"save for unity", "Unity"}, {"export unreal tiles", "Tiles"}, {"dig a trench", "Lower"},
      {"build a mountain", "Raise"}, {"smooth the bumps", "Smooth"}, {"rain erosion", "Hydraulic Erosion"},
      {"rice terraces", "Terrace"}, {"make a cave", "Hole"}, {"close holes", "Fill"},
      {"meteor crater", "Crater"}, {"copy a mountain", "Copy Ground"}, {"plant trees", "Place Objects"},
      {"move a tree", "Select Objects"}, {"measure distance", "Measure"},
      {"how big is the volume", "Measure"}, {"contour lines", "Contours"}, {"sea level", "Water"},
      {"dark mode", "Dark"}, {"light theme", "Light"}, {"top view", "From Above"},
      {"zoom to everything", "Frame"}, {"bigger brush", "Larger Brush"}, {"softer brush", "Softer Edge"},
      {"3d print", "Mesh"}, {"stl", "Mesh"}, {"blender", "Blender"}, {"save as geotiff", "Heightmap"},
      {"keyboard shortcuts", "Keys and Mouse"},
      {"download elevation data from the internet", "Import from URL"}, {"satellite image", "Add Drape"},
      {"what can be seen from here", "Viewshed"}, {"shadow of the sun", "Sun Shadow"}, {"steepness", "Slope"},
      {"select steep slopes", "Wand"}, {"go back to an earlier version", "Versions"},
      {"work together with others", "Open Team Terrain"}, {"new island", "New Terrain"},
      {"panels are lost", "Reset Layout"}, {"settings", "Preferences"}, {"error log", "Messages"},
      {"import my own models", "Import Models"}, {"movable stamp", "Add Height Stamp"},
      {"wrong units feet", "Import Settings of This Terrain"},
  };
  for (const auto& [words, title] : tasks) {
    const QStringList first = firstThree(QString::fromUtf8(words));
    EXPECT_TRUE(first.contains(QString::fromUtf8(title)))
        << words << ": " << first.join(QStringLiteral(", ")).toStdString();
  }
  EXPECT_TRUE(firstThree(QStringLiteral("qqzx")).isEmpty());
  // Words of other programs lead first to the action.
  const std::pair<const char*, const char*> terms[] = {
      {"road", "Draw Lines"}, {"railway", "Draw Lines"}, {"spline", "Draw Lines"}, {"feet", "Preferences"},
      {"units", "Preferences"}, {"language", "Preferences"}, {"screenshot", "Save Screenshot"},
      {"render", "Save Screenshot"}, {"help", "Manual"}, {"documentation", "Manual"}, {"handbook", "Manual"},
      {"osm", "Import Lines"}, {"gpx", "Import Lines"}, {"diff", "Compare with"}, {"exit", "Quit"},
      {"dilate", "Grow"}, {"inverse", "Invert"}, {"unhide", "Show All"},
      {"underground", "Allow Camera Below Terrain"}, {"vacuum", "Compact"}, {"foliage", "Place Objects"},
      {"eyedropper", "Take From Under Cursor"}, {"opacity blend weight", "Paint Materials"},
      {"accessibility", "High Contrast"},
  };
  for (const auto& [words, title] : terms) {
    const QStringList first = firstThree(QString::fromUtf8(words));
    EXPECT_EQ(first.value(0), QString::fromUtf8(title))
        << words << ": " << first.join(QStringLiteral(", ")).toStdString();
  }
}

TEST(CommandWords, AnEarlierSearchWordCountsMore) {
  const CommandTexts first{QStringLiteral("Two Words"), {}, QStringLiteral("road river"), {}},
      later{QStringLiteral("One"), {}, QStringLiteral("slope up down road"), {}};
  EXPECT_GT(commandScore(later, QStringLiteral("slope")), commandScore(first, QStringLiteral("slope")));
  EXPECT_EQ(bestCommands({later, first}, QStringLiteral("road")), (std::vector<std::size_t>{1, 0}));
}

TEST_F(CommandPaletteTest, IsDrivenByTheKeyboardAndRemembersWhatWasDone) {
  CommandPalette& palette = opened();
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("crater"));
  EXPECT_EQ(palette.titles().value(0), QStringLiteral("Crater"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(waitUntil([this] { return window_->actions().brush(BrushKind::Crater)->isChecked(); }));
  EXPECT_TRUE(waitUntil([] { return !QApplication::activePopupWidget(); }));

  CommandPalette& again = opened();
  EXPECT_EQ(again.titles().value(0), QStringLiteral("Crater")) << "what was done last";
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("theme"));
  const QString second = again.titles().value(1);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  auto* list = again.findChild<QListWidget*>();
  EXPECT_EQ(list->currentRow(), 0);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_TRUE(waitUntil([] { return !QApplication::activePopupWidget(); }));
}

TEST_F(CommandPaletteTest, LeavesADisabledCommandAloneAndBringsTheControlOfAPanelUp) {
  window_->actions().redo->setEnabled(false);
  CommandPalette& palette = opened();
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("redo"));
  ASSERT_EQ(palette.titles().value(0), QStringLiteral("Redo"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  ASSERT_EQ(QApplication::activePopupWidget(), &palette) << "it stays";
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("radius brush"));
  const QStringList titles = palette.titles();
  const auto row = static_cast<int>(titles.indexOf(QStringLiteral("Radius")));
  ASSERT_GE(row, 0) << titles.mid(0, 6).join(QStringLiteral(", ")).toStdString();
  palette.findChild<QListWidget*>()->setCurrentRow(row);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_TRUE(waitUntil([] {
    const QWidget* focus = QApplication::focusWidget();
    return focus && focus->accessibleName() == QStringLiteral("Radius");
  }));
}

TEST(WordsOfCommands, AreTypedWithoutMarks) {
  EXPECT_EQ(wordsOf(QStringLiteral("&Đường đồng mức")), (QStringList{"duong", "dong", "muc"}));
}

}  // namespace
}  // namespace scarp::test
