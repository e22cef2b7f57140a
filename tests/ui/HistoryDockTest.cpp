#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QToolButton>
#include <optional>

#include "core/document/DocumentParts.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"
#include "core/terrain/Surface.h"
#include "core/tools/WorkTools.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/history/Console.h"
#include "ui/history/HistoryDock.h"
#include "ui/history/HistoryModel.h"
#include "ui/history/ScriptRunner.h"
#include "ui/widgets/InfoBar.h"

namespace scarp::test {
namespace {

class HistoryDockTest : public WindowTest {
 protected:
  void open() {
    openGround("SainteHelens.dem");
    dock().show();
    dock().raise();
    drag(middle() - QPoint(60, 0), middle() + QPoint(60, 0));
    drag(middle() + QPoint(0, 40), middle() + QPoint(80, 60), Qt::ControlModifier);
    ASSERT_EQ(terrain().history().size(), 2U);
    QTest::qWait(100);
  }
  HistoryDock& dock() { return *window_->findChild<HistoryDock*>(); }
  QListView& list() { return *dock().findChild<QListView*>(); }
  QRect row(int which) { return list().visualRect(list().model()->index(which, 0)); }
  void click(int which) { QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, row(which).center()); }
  /// Picks an entry of a row's menu, which runs a loop of its own.
  void choose(int which, const char* entry) {
    auto* poll = new QTimer(window_.get());
    connect(*poll, entry);
    poll->start(20);
    QContextMenuEvent ask(QContextMenuEvent::Mouse, row(which).center(),
                          list().viewport()->mapToGlobal(row(which).center()));
    QApplication::sendEvent(list().viewport(), &ask);
    EXPECT_TRUE(chosen_) << entry;
    delete poll;
  }
  void connect(QTimer& poll, const char* entry) {
    chosen_ = false;
    QObject::connect(&poll, &QTimer::timeout, window_.get(), [this, entry] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      for (QAction* action : menu->actions()) {
        if (action->objectName() != QLatin1String(entry) || !action->isEnabled()) continue;
        chosen_ = true;
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        return;
      }
      menu->close();
    });
  }
  /// Runs a script in the window; the problem that is told at its end.
  QString ran(const QByteArray& script) {
    std::optional<QString> told;
    window_->findChild<ScriptRunner*>()->run(script, {}, QStringLiteral("Test"),
                                             [&told](const QString& problem) { told = problem; });
    EXPECT_TRUE(waitUntil([&told] { return told.has_value(); }));
    return told.value_or(QStringLiteral("never told"));
  }

  bool chosen_ = false;
};

TEST_F(HistoryDockTest, ShowsWhatAStepDidAndGoesThere) {
  open();
  const QAbstractItemModel& steps = *list().model();
  ASSERT_EQ(steps.rowCount(), 3);
  EXPECT_EQ(steps.index(1, 0).data().toString(), QStringLiteral("Raise"));
  EXPECT_FALSE(steps.index(1, 0).data(HistoryModel::DetailRole).toString().isEmpty());
  // A picture of ground has many colours, an icon on a plain field few.
  const QImage shown = list().viewport()->grab(row(1)).toImage();
  QSet<QRgb> colours;
  for (int x = 12; x < 60; ++x) colours.insert(shown.pixel(x, shown.height() / 2));
  EXPECT_GT(colours.size(), 12);

  const HeightRaster after = terrain().heights();
  click(1);
  EXPECT_EQ(terrain().history().position(), 1U);
  EXPECT_TRUE(steps.index(2, 0).data(HistoryModel::UndoneRole).toBool());
  click(2);
  EXPECT_TRUE(sameHeights(terrain().heights(), after));
  auto* budget = dock().findChild<QToolButton*>(QStringLiteral("historyBudget"));
  ASSERT_TRUE(budget && budget->menu());
  EXPECT_EQ(terrain().history().settings().budget, std::size_t{1} << 30);
  budget->menu()->actions().first()->trigger();
  EXPECT_EQ(terrain().history().settings().budget, std::size_t{128} << 20);
  EXPECT_TRUE(budget->text().contains(QStringLiteral("128"))) << budget->text().toStdString();
}

TEST_F(HistoryDockTest, AStepsMenuGoesToItCopiesItAsAScriptAndRevertsToIt) {
  open();
  const HeightRaster after = terrain().heights();
  choose(1, "historyGo");
  EXPECT_EQ(terrain().history().position(), 1U);
  choose(2, "historyGo");
  EXPECT_TRUE(sameHeights(terrain().heights(), after));
  choose(1, "historyCopy");
  const auto script = parseScript(QGuiApplication::clipboard()->text().toStdString());
  ASSERT_TRUE(script) << script.error().text();
  ASSERT_EQ(script->operations.size(), 1U);
  const auto* stroke = script->operations[0].as<StrokeOperation>();
  ASSERT_TRUE(stroke);
  EXPECT_EQ(stroke->samples.size(), strokeOfStep(terrain().history(), 0)->samples.size());
  choose(0, "historyRevert");
  EXPECT_EQ(terrain().history().size(), 3U) << "a step";
  EXPECT_TRUE(sameHeights(terrain().heights(), heightsAt(terrain(), 0).value()));
}

TEST_F(HistoryDockTest, AdjustsAStrokeAndItsPathAsOneStep) {
  open();
  const HeightRaster before = terrain().heights();
  const std::vector<StrokeSample> made = strokeOfStep(terrain().history(), 0)->samples;
  const QImage bare = picture();
  choose(1, "historyAdjust");
  ASSERT_TRUE(tools().get<BendTool>().path());
  EXPECT_NE(picture(), bare) << "the path and its handles";
  const auto handle = [this] {
    const BendablePath& path = *tools().get<BendTool>().path();
    const StrokeSample& sample = path.samples[path.handles[path.handles.size() / 2]];
    return Vec2(sample.x, sample.y);
  };
  const auto pixel = [&] {
    const GridFrame& frame = terrain().frame();
    const double height = heightAt(terrain().heights(), frame.column(handle().x()), frame.row(handle().y()));
    const auto seen = controller().camera().project({handle().x(), handle().y(), height}, view().viewSize());
    return QPoint(qRound(seen->x()), qRound(seen->y()));
  };
  const QPoint from = pixel(), to = from + QPoint(15, -70);
  drag(from, to);
  EXPECT_LE((pixel() - to).manhattanLength(), 4) << "where it was dragged";
  EXPECT_EQ(terrain().history().size(), 2U) << "nothing is edited by it";
  const double strength = strokeOfStep(terrain().history(), 0)->brush.strength;
  typeInto("adjustStrength", QString::number(3.0 * strength));
  auto* apply = dock().findChild<QPushButton*>(QStringLiteral("adjustApply"));
  QTest::mouseClick(apply, Qt::LeftButton);
  ASSERT_TRUE(waitUntil([this] { return terrain().history().size() == 3U; }));
  EXPECT_EQ(strokeOfStep(terrain().history(), 0)->samples, tools().get<BendTool>().path()->samples);
  EXPECT_NEAR(strokeOfStep(terrain().history(), 0)->brush.strength, 3.0 * strength, 1e-3 * strength);
  EXPECT_FALSE(sameHeights(terrain().heights(), before));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(terrain().heights(), before)) << "one step";
  EXPECT_EQ(strokeOfStep(terrain().history(), 0)->samples, made);
  QTest::mouseClick(dock().findChild<QPushButton*>(QStringLiteral("adjustClose")), Qt::LeftButton);
  EXPECT_FALSE(apply->isVisible());
  EXPECT_FALSE(tools().get<BendTool>().path());
  EXPECT_EQ(picture(), bare);
}

TEST(GroundPicture, IsLitFromTheNorthWestAndClearBeyondTheMap) {
  // A cone: brighter towards the light than away from it.
  HeightRaster heights(101, 101, 0.0F);
  std::vector<float> samples;
  for (int r = 0; r < 101; ++r)
    for (int c = 0; c < 101; ++c) samples.push_back(static_cast<float>(40.0 - std::hypot(c - 50, r - 50)));
  heights.write(heights.rect(), samples);
  const QImage picture = groundPicture(heights, {101, 101, 1.0, 1.0}, {20, 20, 81, 81}, {60, 60});
  EXPECT_GT(qGray(picture.pixel(20, 20)), qGray(picture.pixel(40, 40)) + 40);
  const QImage corner = groundPicture(heights, {101, 101, 1.0, 1.0}, {0, 0, 30, 30}, {60, 60});
  EXPECT_EQ(qAlpha(corner.pixel(1, 1)), 0);
  EXPECT_EQ(qAlpha(corner.pixel(40, 40)), 255);
}

TEST_F(HistoryDockTest, TheConsoleHasTheStepsAsAScriptThatGivesTheSameGround) {
  openIsland();
  drag(middle() - QPoint(60, 0), middle() + QPoint(60, 20));
  ASSERT_EQ(terrain().history().position(), 1U);
  window_->actions().console->trigger();
  auto* console = window_->findChild<Console*>();
  ASSERT_TRUE(console);
  auto& typed = *console->findChild<QLineEdit*>(QStringLiteral("consoleTyped"));
  typed.setText(QStringLiteral("{\"op\": \"add-layer\", \"name\": \"true\"}"));
  QTest::keyClick(&typed, Qt::Key_Return);
  EXPECT_TRUE(waitUntil([&typed] { return typed.text().isEmpty(); })) << console->findChild<QLabel*>(QStringLiteral("consoleNote"))->text().toStdString();
  ASSERT_EQ(terrain().history().position(), 2U);
  const QByteArray script = console->script().toUtf8();
  const HeightRaster wanted = terrain().heights();
  ASSERT_TRUE(terrain().goTo(0).ok());
  EXPECT_FALSE(console->script().contains(QStringLiteral("stroke")));
  EXPECT_EQ(ran(script), QString());
  EXPECT_TRUE(sameHeights(terrain().heights(), wanted));
  EXPECT_EQ(terrain().layers().size(), 1U);
  auto* form = console->findChild<QComboBox*>(QStringLiteral("consoleForm"));
  form->setCurrentIndex(1);
  Q_EMIT form->activated(1);
  EXPECT_TRUE(console->script().contains(QStringLiteral("terrain.perform([{\"op\":\"stroke\"")))
      << console->script().left(200).toStdString();
  EXPECT_TRUE(console->script().contains(QStringLiteral("\"name\":\"true\""))) << "no word of Python's";
  const QString problem = ran("{\"op\": \"dance\"}");
  EXPECT_FALSE(problem.isEmpty());
  EXPECT_FALSE(problem.contains(QLatin1Char('\n'))) << problem.toStdString();
}

TEST_F(HistoryDockTest, ScriptsOfTheFolderAreInTheMenu) {
  openIsland();
  const QString folder =
      QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/scripts");
  ASSERT_TRUE(QDir().mkpath(folder));
  QFile file(folder + QStringLiteral("/Raise & lower.json"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("[{\"op\": \"add-layer\"}, {\"op\": \"add-layer\"}]");
  file.close();
  QMenu& scripts = *inMenu({QStringLiteral("Edit"), QStringLiteral("Scripts")}).menu();
  Q_EMIT scripts.aboutToShow();
  ASSERT_EQ(scripts.actions().front()->text(), QStringLiteral("Raise && lower"));
  scripts.actions().front()->trigger();
  EXPECT_TRUE(waitUntil([this] { return terrain().layers().size() == 2; }));
  EXPECT_TRUE(terrain().goTo(0).ok());
  EXPECT_TRUE(terrain().layers().empty());
  file.remove();
}

TEST_F(HistoryDockTest, WhileAScriptRunsNothingElseEditsAndItCanBeCancelled) {
  openIsland();
  const HeightRaster before = terrain().heights();
  ScriptRunner& runner = *window_->findChild<ScriptRunner*>();
  int told = 0;
  runner.run(R"([{"op": "add-layer"}, {"op": "filter", "filter": "hydraulic-erosion", "iterations": 5000}])", {},
             QStringLiteral("Erosion"), [&](const QString&) { ++told; });
  ASSERT_TRUE(runner.running());
  drag(middle() - QPoint(60, 0), middle() + QPoint(60, 20));
  EXPECT_TRUE(window_->infoBar().isVisible());
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("A script is running")))
      << window_->infoBar().text().toStdString();
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(runner.running()) << "too short to be looked at";
  EXPECT_FALSE(ran("{\"op\": \"add-layer\"}").isEmpty()) << "one at a time";
  window_->jobs().cancelAll();
  EXPECT_TRUE(waitUntil([&] { return !runner.running(); }));
  EXPECT_FALSE(terrain().editing());
  EXPECT_EQ(terrain().history().size(), 0U);
  EXPECT_TRUE(sameHeights(terrain().heights(), before));
  EXPECT_EQ(told, 0);
  EXPECT_EQ(ran("{\"op\": \"add-layer\"}"), QString());
  drag(middle() - QPoint(60, 0), middle() + QPoint(60, 20));
  EXPECT_EQ(terrain().history().size(), 2U);
}

}  // namespace
}  // namespace scarp::test
