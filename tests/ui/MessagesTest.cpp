#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/line/Line.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/brush/BrushDock.h"
#include "ui/help/SystemReport.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class MessagesTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
  }
  InfoBar& bar() { return window_->infoBar(); }
  QPushButton& offer() { return *bar().findChild<QPushButton*>(QStringLiteral("infoAction")); }
  void stroke() { drag(middle(), middle() + QPoint(40, 0)); }
  /// A click where a place of a widget is, on whatever is there.
  void clickOnScreen(QPoint inView) {
    QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, view().mapTo(window_.get(), inView));
  }
};

// Each button of a refused or invisible stroke is pressed, and the same stroke then changes what is seen.
TEST_F(MessagesTest, EveryButtonSolvesWhatItsMessageSays) {
  const auto set = [](auto change) {
    return [change](TerrainDocument& terrain) {
      SetLayerOperation operation;
      operation.layer = 1;
      change(operation);
      return perform(AddLayerOperation{"Details"}, terrain).ok() && perform(operation, terrain).ok();
    };
  };
  const auto covered = [](TerrainDocument& terrain) {
    AddLayerOperation cover{"Cover", LayerBlend::Replace};
    cover.from.heights = std::make_shared<const Terrain>(Terrain{terrain.frame(), {}, terrain.heights()});
    return perform(cover, terrain).ok() && perform(ActivateLayerOperation{0}, terrain).ok();
  };
  const auto underLines = [](TerrainDocument& terrain) {
    const double x = 0.45 * terrain.frame().width(), y = 0.45 * terrain.frame().depth();
    Line pad;
    pad.kind = LineKind::Pad;
    for (const Vec2& at : {Vec2(-x, -y), Vec2(x, -y), Vec2(x, y), Vec2(-x, y)})
      pad.points.push_back({at.x(), at.y(), 1500.0});
    pad.settings.heights = LineHeights::Points;
    AddLayerOperation lines{"Pads"};
    lines.ofLines = true;
    lines.lines = {pad};
    return perform(lines, terrain).ok();
  };
  const auto nothingSelected = [](TerrainDocument& terrain) {
    const double x = 0.5 * terrain.frame().width(), y = 0.5 * terrain.frame().depth();
    const MaskRectangle corner{{-x, -y}, {-0.95 * x, -0.95 * y}};
    return perform(SelectOperation{ShapeSource{corner}}, terrain).ok();
  };
  struct Case {
    const char* button;
    std::function<bool(TerrainDocument&)> arrange;
  };
  for (const Case& one : {Case{"Unlock Layer", set([](auto& change) { change.locked = true; })},
                          Case{"Show Layer", set([](auto& change) { change.visible = false; })},
                          Case{"Make Layer Opaque", set([](auto& change) { change.opacity = 0.0; })},
                          Case{"Edit That Layer", covered}, Case{"Hide That Layer", underLines},
                          Case{"Deselect", nothingSelected}}) {
    SCOPED_TRACE(one.button);
    const std::size_t before = terrain().history().position();
    ASSERT_TRUE(one.arrange(terrain()));
    QTest::qWait(50);
    stroke();
    ASSERT_TRUE(waitUntil([this] { return bar().isVisible(); }));
    EXPECT_EQ(offer().text(), QLatin1String(one.button)) << bar().text().toStdString();
    QTest::qWait(50);
    EXPECT_TRUE(bar().isVisible());
    QTest::mouseClick(&offer(), Qt::LeftButton);
    EXPECT_TRUE(waitUntil([this] { return !bar().isVisible(); }));
    const HeightRaster ground = terrain().heights();
    stroke();
    EXPECT_FALSE(ground.unsharedSlots(terrain().heights()).empty());
    QTest::qWait(50);
    EXPECT_FALSE(bar().isVisible()) << bar().text().toStdString();
    ASSERT_TRUE(terrain().goTo(before).ok());
  }
  // A message closes when its reason ends, for any cause.
  ASSERT_TRUE(set([](auto& change) { change.visible = false; })(terrain()));
  QTest::qWait(50);
  stroke();
  ASSERT_TRUE(waitUntil([this] { return bar().isVisible(); }));
  ASSERT_TRUE(terrain().undo());
  EXPECT_TRUE(waitUntil([this] { return !bar().isVisible(); }));
}

TEST_F(MessagesTest, NoClickOnThemOrJustAfterThemReachesTheGround) {
  const std::size_t steps = terrain().history().size();
  bar().say(InfoBar::Tone::Error, QStringLiteral("It went wrong."), QStringLiteral("Details…"), [] {});
  QTest::qWait(50);
  const QLabel *picture = nullptr, *text = nullptr;
  for (const auto* label : bar().findChildren<QLabel*>()) (label->text().isEmpty() ? picture : text) = label;
  ASSERT_TRUE(picture && text);
  const auto middle = [](const QWidget& part) { return 2 * part.y() + part.height(); };
  EXPECT_NEAR(middle(*picture), middle(*text), 2) << "the icon is level with the text";
  const QPoint edge = bar().geometry().topLeft() + QPoint(3, bar().height() / 2);
  clickOnScreen(edge);
  EXPECT_EQ(terrain().history().size(), steps) << "the bar's own edge";
  bar().hide();
  clickOnScreen(edge);
  EXPECT_EQ(terrain().history().size(), steps) << "late";
  QTest::qWait(500);
  auto* shield = view().findChild<QWidget*>(QStringLiteral("infoBarShield"));
  ASSERT_TRUE(shield);
  EXPECT_FALSE(shield->isVisible()) << "then the ground is there again";
}

TEST_F(MessagesTest, AreTakenBackByTheirOwnPartAndKeptToReadAgain) {
  bar().say(InfoBar::Tone::Error, QStringLiteral("The disk is full."));
  key(Qt::Key_BracketRight);
  typeInto("radius", QStringLiteral("50"));  // possible: the brush panel has nothing to complain of
  EXPECT_TRUE(bar().isVisible());
  EXPECT_EQ(bar().text(), QStringLiteral("The disk is full."));
  bar().say(InfoBar::Tone::Success, QStringLiteral("First."));
  bar().say(InfoBar::Tone::Warning, QStringLiteral("Second."));
  QToolButton* opens = nullptr;
  for (auto* button : window_->statusBar()->findChildren<QToolButton*>())
    if (button->defaultAction() == window_->actions().messages) opens = button;
  ASSERT_TRUE(opens);
  QTest::mouseClick(opens, Qt::LeftButton);
  auto* dialog = window_->findChild<MessagesDialog*>();
  ASSERT_TRUE(dialog && dialog->isVisible());
  auto* list = dialog->findChild<QTreeView*>(QStringLiteral("messages"));
  const int rows = list->model()->rowCount();
  ASSERT_GE(rows, 2);
  EXPECT_EQ(list->model()->index(rows - 1, MessageLog::Text).data().toString(), QStringLiteral("Second."));
  EXPECT_EQ(list->model()->index(rows - 1, MessageLog::Kind).data().toString(), QStringLiteral("Warning"));
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copyMessages")), Qt::LeftButton);
  const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), rows);
  EXPECT_TRUE(lines.back().endsWith(QStringLiteral("Warning\tSecond."))) << lines.back().toStdString();
  dialog->close();
  EXPECT_TRUE(inMenu({QStringLiteral("Help"), QStringLiteral("Messages")}).isEnabled());

  // As rich text, a name in a file could have the editor decode any picture of this machine.
  openIsland();
  int named = 0;
  for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) {
    if (!label->text().contains(QStringLiteral("UTM"))) continue;
    ++named;
    EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
  }
  EXPECT_EQ(named, 1);
}

TEST(MessageLog, KeepsTheLast200) {
  MessageLog log;
  for (int i = 0; i < 205; ++i) log.add(MessageTone::Info, QString::number(i));
  ASSERT_EQ(log.rowCount(), 200);
  EXPECT_EQ(log.index(0, MessageLog::Text).data().toString(), QStringLiteral("5"));
}

}  // namespace
}  // namespace scarp::test
