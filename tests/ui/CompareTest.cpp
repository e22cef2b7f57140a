#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <fstream>

#include "tests/ui/ProjectHarness.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/compare/CompareDock.h"

namespace scarp::test {
namespace {

class CompareTest : public ProjectTest {
 protected:
  void SetUp() override {
    ProjectTest::SetUp();
    makeGround();
    path_ = inFolder("before.scarp");
    saveAs(path_);
  }
  void compareWith(const QString& path) {
    answerFileDialog(path);
    inMenu({QStringLiteral("File"), QString::fromUtf8("Compare with…")}).trigger();
    settle();
  }
  void sculpt(QPoint at) {
    pressAndDrag(at - QPoint(30, 0), at + QPoint(30, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, at + QPoint(30, 0));
    settle();
  }
  QDockWidget& dock() { return the<QDockWidget>("compareDock"); }
  CompareController& comparing() { return *window_->findChild<CompareController*>(); }

  QString path_;
};

TEST_F(CompareTest, DifferencesLieOnTheGroundAndTheListLeadsThere) {
  EXPECT_TRUE(dock().isHidden());
  const QPoint at = middle() + QPoint(120, 40);
  const auto spot = groundUnder(at);
  ASSERT_TRUE(spot);
  sculpt(at);
  const QImage plain = picture();
  compareWith(path_);
  ASSERT_TRUE(comparing().shown());
  EXPECT_TRUE(waitUntil([this] { return dock().isVisible(); }));
  EXPECT_GT(differingPixels(plain, picture()), 200);
  const Comparison& found = *comparing().shown();
  EXPECT_GT(found.heights.highest, 0.1);
  EXPECT_TRUE(the<QLabel>("compareFigures").text().contains(QStringLiteral("samples differ")));
  auto& list = the<QListWidget>("compareList");
  ASSERT_GE(list.count(), 1);
  ASSERT_TRUE(found.greatest);
  EXPECT_LT((*found.greatest - spot->point.head<2>()).norm(), 100.0);
  const Vec3 before = controller().camera().position;
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
  arrive();
  EXPECT_NE(controller().camera().position, before);
  const auto looked = groundUnder(middle());
  ASSERT_TRUE(looked);
  EXPECT_LT((looked->point.head<2>() - *found.greatest).norm(), 20.0);
  QTest::mouseClick(&the<QPushButton>("compareClose"), Qt::LeftButton);
  EXPECT_FALSE(comparing().shown());
  EXPECT_TRUE(dock().isHidden());
}

TEST_F(CompareTest, ItFollowsEditsAndUndo) {
  sculpt(middle());
  compareWith(path_);
  ASSERT_TRUE(comparing().shown());
  const auto differing = [this] { return comparing().shown() ? comparing().shown()->heights.differing : -1; };
  const auto first = differing();
  EXPECT_GT(first, 0);
  sculpt(middle() + QPoint(150, 60));
  EXPECT_TRUE(waitUntil([&] { return differing() > first; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(waitUntil([&] { return differing() == first; }));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(waitUntil([&] { return differing() == 0; }));
  EXPECT_TRUE(the<QLabel>("compareFigures").text().contains(QStringLiteral("the same")));
}

TEST_F(CompareTest, AnAnalysisTakesItsPlaceAndABadFileIsOneLine) {
  sculpt(middle());
  compareWith(path_);
  ASSERT_TRUE(comparing().shown());
  window_->analysis().choose(AnalysisKind::SkyView);
  EXPECT_FALSE(comparing().shown());
  EXPECT_TRUE(dock().isHidden());
  window_->analysis().choose(std::nullopt);
  std::ofstream(inFolder("none.tif").toStdString()) << "no terrain";
  compareWith(inFolder("none.tif"));
  EXPECT_FALSE(comparing().shown());
  EXPECT_TRUE(window_->infoBar().isVisible());
}

}  // namespace
}  // namespace scarp::test
