#include <QDockWidget>
#include <QLabel>

#include "tests/ui/WindowHarness.h"
#include "ui/Actions.h"
#include "ui/FileCommands.h"
#include "ui/dialogs/NewTerrainDialog.h"
#include "ui/dialogs/ShortcutsDialog.h"

namespace scarp::test {
namespace {

class PanelsTest : public WindowTest {
 protected:
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(QLatin1String(name)); }
  bool titled(const char* name) { return dock(name).titleBarWidget() == nullptr; }
  // Qt keeps what lies behind a tab outside the window.
  bool inFront(const char* name) { return window_->rect().contains(dock(name).geometry().center()); }
};

TEST_F(PanelsTest, HaveATitleUnlessTabsSayTheSame) {
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("shadingDock"); }));
  for (const char* other : {"shadingDock", "layersDock", "maskDock"}) dock(other).close();
  ASSERT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("objectsDock"); }));
  dock("navigatorDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("historyDock"); })) << "alone again";
  dock("brushDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("objectsDock"); }));
  dock("brushDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return !titled("brushDock") && !titled("objectsDock"); }));
  dock("objectsDock").toggleViewAction()->trigger();
  EXPECT_TRUE(waitUntil([this] { return titled("brushDock"); }));
}

TEST_F(PanelsTest, AreWhereTheyWereAtFirstAfterAReset) {
  window_->files().make(NewTerrain());
  tools().setTool(ToolKind::Place);
  dock("brushDock").close();
  dock("historyDock").setFloating(true);
  window_->addDockWidget(Qt::LeftDockWidgetArea, &dock("objectsDock"));
  window_->actions().resetLayout->trigger();
  for (const char* name : {"brushDock", "objectsDock", "historyDock"}) {
    EXPECT_FALSE(dock(name).isHidden()) << name;
    EXPECT_FALSE(dock(name).isFloating()) << name;
    EXPECT_EQ(window_->dockWidgetArea(&dock(name)), Qt::RightDockWidgetArea) << name;
  }
  // In front is the panel of the tool in hand.
  EXPECT_TRUE(waitUntil([&] { return inFront("objectsDock") && !inFront("brushDock"); }));
}

TEST_F(PanelsTest, OverviewOfTheMouseFollowsWhoseHandsHoldIt) {
  const auto middleDrag = [this] {
    const ShortcutsDialog dialog(window_->actions(), nullptr);
    const QList<QLabel*> labels = dialog.findChildren<QLabel*>();
    for (qsizetype i = 0; i + 1 < labels.size(); ++i)
      if (labels[i]->text() == QStringLiteral("Middle drag")) return labels[i + 1]->text();
    return QString();
  };
  EXPECT_EQ(middleDrag(), QStringLiteral("pan"));
  window_->actions().navigateBlender->trigger();
  EXPECT_TRUE(middleDrag().startsWith(QStringLiteral("orbit"))) << middleDrag().toStdString();
  window_->actions().navigateUnreal->trigger();
  EXPECT_EQ(middleDrag(), QStringLiteral("pan"));
}

}  // namespace
}  // namespace scarp::test
