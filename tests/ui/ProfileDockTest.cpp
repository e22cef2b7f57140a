#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <cmath>

#include "core/document/DocumentParts.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/SculptTool.h"
#include "tests/ui/DoubleClick.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/measure/MeasureFacts.h"
#include "ui/measure/ProfileDock.h"
#include "ui/measure/ProfilePlot.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberField.h"

namespace scarp::test {
namespace {

class ProfileDockTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openGround("SainteHelens.dem");
    key(Qt::Key_M);
    ASSERT_EQ(tools().tool(), MeasureTool::kName);
    QTest::qWait(150);  // the panel takes its place, and the view is smaller
  }
  ProfileDock& dock() { return *window_->findChild<ProfileDock*>(); }
  ProfilePlot& plot() { return *window_->findChild<ProfilePlot*>(); }
  QComboBox& base() { return *dock().findChild<QComboBox*>(QStringLiteral("volumeBase")); }
  const MeasuredLine& line() { return tools().get<MeasureTool>().line(); }
  void clickAt(QPoint at) {
    moveTo(at);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at, 500);
  }
  void settle() { QTest::qWait(30); }
  void drawOutline() {
    for (const QPoint& at :
         {QPoint(-60, -20), QPoint(70, -10), QPoint(30, 50), QPoint(-50, 40), QPoint(-60, -20)})
      clickAt(middle() + at);
    settle();
    ASSERT_TRUE(line().closed);
    ASSERT_EQ(line().corners.size(), 4u);
  }
  void choose(VolumeBase::Kind kind) {
    base().setCurrentIndex(static_cast<int>(kind));
    Q_EMIT base().activated(base().currentIndex());
    settle();
  }
  AreaFigures anew(const VolumeReference& reference) {
    GroundArea area(terrain().frame(), line().corners, reference);
    area.measure(terrain().heights());
    return area.figures();
  }
};

TEST_F(ProfileDockTest, ClicksDrawALineWhoseProfileIsShownCopiedAndSaved) {
  EXPECT_TRUE(dock().isVisible());
  const QImage before = view().picture();
  clickAt(middle() + QPoint(-80, 0));
  clickAt(middle() + QPoint(60, -10));
  EXPECT_TRUE(tools().claims(ToolKey::Confirm));
  QTest::keyClick(&view(), Qt::Key_Return);
  settle();
  EXPECT_TRUE(line().ended);
  ASSERT_EQ(line().corners.size(), 2u);
  EXPECT_EQ(terrain().history().size(), 0u) << "it was no stroke";
  EXPECT_GT(differingPixels(before, view().picture()), 200);
  const GroundProfile profile = groundProfile(terrain().heights(), terrain().frame(), line().corners);
  ASSERT_TRUE(dock().live()->figures());
  EXPECT_EQ(dock().live()->figures()->surfaceLength, figuresOf(profile)->surfaceLength);
  EXPECT_TRUE(dock().figuresText().contains(QString::number(figuresOf(profile)->surfaceLength, 'f', 3)))
      << dock().figuresText().toStdString();
  for (QPushButton* button : dock().findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Copy")) button->click();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), dock().figuresText());
  ASSERT_TRUE(dock().saveCsv(inFolder("profile.csv")));
  QFile file(inFolder("profile.csv"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly | QIODevice::Text));
  EXPECT_EQ(QString::fromUtf8(file.readAll()),
            profileCsv(dock().live()->profile(), terrain().frame(), terrain().georeference()));
  EXPECT_FALSE(dock().saveCsv(inFolder("no/such/folder.csv")));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("folder.csv")));
  EXPECT_FALSE(window_->infoBar().text().contains(QLatin1Char('\n')));

  QTest::keyClick(&view(), Qt::Key_Escape);
  EXPECT_FALSE(line().ended);
  QTest::keyClick(&view(), Qt::Key_Backspace);
  EXPECT_EQ(line().corners.size(), 1u);
}

TEST_F(ProfileDockTest, ThePointerOnTheProfileMarksThePlaceAndClosingThePanelPutsTheToolDown) {
  clickAt(middle() + QPoint(-80, 0));
  const QPoint end = middle() + QPoint(60, -10);
  clickAt(end);
  doubleClick(view(), end, 50);
  EXPECT_TRUE(line().ended);
  EXPECT_EQ(line().corners.size(), 2u);
  controller().leave();
  settle();
  const QImage before = view().picture();
  const double distance = 0.4 * dock().live()->figures()->planeLength;
  const QPoint at(static_cast<int>(plot().xOf(distance)), plot().height() / 2);
  QMouseEvent move(QEvent::MouseMove, at, plot().mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(&plot(), &move);
  ASSERT_TRUE(plot().pointed());
  settle();
  const auto spot = dock().live()->profile().at(*plot().pointed());
  ASSERT_TRUE(spot);
  const auto pixel =
      controller().camera().project({spot->place.x(), spot->place.y(), spot->height}, view().viewSize());
  const QImage after = view().picture();
  const QColor mark = after.pixelColor(static_cast<int>(pixel->x()), static_cast<int>(pixel->y()));
  EXPECT_GT(mark.red(), mark.green() + 100) << "a red dot";
  EXPECT_LT(differingPixels(before, after), 600);

  dock().close();
  EXPECT_EQ(tools().tool(), SculptTool::kName);
  key(Qt::Key_M);
  EXPECT_TRUE(dock().isVisible());
  EXPECT_EQ(line().corners.size(), 2u) << "the line is still there";
  for (QPushButton* button : dock().findChildren<QPushButton*>())
    if (button->text() == QStringLiteral("Clear")) button->click();
  EXPECT_TRUE(line().corners.empty());
}

TEST_F(ProfileDockTest, AnOutlineHasAreasAndVolumesThatFollowTheBrush) {
  drawOutline();
  ASSERT_TRUE(dock().live()->area());
  EXPECT_EQ(*dock().live()->area(), anew(*dock().live()->plane()));
  for (const auto kind : {VolumeBase::Kind::Lowest, VolumeBase::Kind::Highest}) {
    choose(kind);
    EXPECT_EQ(*dock().live()->area(), anew(*dock().live()->plane()));
  }
  EXPECT_NEAR(dock().live()->area()->above / dock().live()->area()->below, 0.0, 1e3) << "finite";
  choose(VolumeBase::Kind::Height);
  auto& height = *dock().findChild<NumberField*>(QStringLiteral("volumeHeight"));
  QTest::mouseClick(&height, Qt::LeftButton);
  QTest::keyClicks(&height, QStringLiteral("2000"));
  QTest::keyClick(&height, Qt::Key_Return);
  settle();
  EXPECT_EQ(*dock().live()->area(), anew(ReferencePlane{2000.0}));

  key(Qt::Key_1);
  drag(middle(), middle() + QPoint(30, 10));
  settle();
  ASSERT_EQ(terrain().history().size(), 1u);
  EXPECT_EQ(*dock().live()->area(), anew(ReferencePlane{2000.0}));

  choose(VolumeBase::Kind::Earlier);
  EXPECT_EQ(*dock().live()->area(), anew(heightsAt(terrain(), 0).value()));
  EXPECT_GT(dock().live()->area()->above, 1.0);
  EXPECT_NEAR(dock().live()->area()->below, 0.0, 1e-6);
  EXPECT_TRUE(dock().figuresText().contains(QStringLiteral("added"))) << dock().figuresText().toStdString();
  key(Qt::Key_Z, Qt::ControlModifier);
  settle();
  EXPECT_EQ(dock().live()->area()->above, 0.0);
}

}  // namespace
}  // namespace scarp::test
