#include <QComboBox>
#include <QDateEdit>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

#include "tests/ui/WindowHarness.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/shading/ShadingController.h"
#include "ui/shading/SunDialog.h"

namespace scarp::test {
namespace {

/// In the Alps, where the grid's north is two degrees to the west.
const TerrainPlace kAlps{{46.5, 8.25}, -2.0};

class SunDialogTest : public ::testing::Test {
 protected:
  void choose(QDate date, QTime time, int zone) {
    dialog_.findChild<QDateEdit*>(QStringLiteral("date"))->setDate(date);
    dialog_.findChild<QTimeEdit*>(QStringLiteral("clock"))->setTime(time);
    auto& zones = *dialog_.findChild<QComboBox*>(QStringLiteral("zone"));
    zones.setCurrentIndex(zones.findData(zone));
  }
  QLineEdit& edit(const char* name) { return *dialog_.findChild<QLineEdit*>(QLatin1String(name)); }
  QString told() { return dialog_.findChild<QLabel*>(QStringLiteral("told"))->text(); }

  SunDialog dialog_{nullptr};
};

TEST_F(SunDialogTest, PutsTheSunWhereItStandsOverTheTerrain) {
  dialog_.setPlace(kAlps);
  choose(QDate(2024, 6, 21), QTime(17, 0), 2);
  const SunPosition sun = sunPosition(parseUtcTime("2024-06-21T17:00+02:00").value(), kAlps.middle);
  ASSERT_TRUE(dialog_.sun());
  EXPECT_DOUBLE_EQ(dialog_.sun()->azimuth, sun.azimuth + 2.0);
  EXPECT_DOUBLE_EQ(dialog_.sun()->elevation, sun.elevation);
  EXPECT_TRUE(told().contains(QString::number(sun.elevation, 'f', 1))) << told().toStdString();
  dialog_.accept();
  EXPECT_EQ(dialog_.result(), QDialog::Accepted);
}

TEST_F(SunDialogTest, TheClockAndTheSliderAreOne) {
  dialog_.setPlace(kAlps);
  choose(QDate(2024, 6, 21), QTime(12, 0), 1);
  auto& slider = *dialog_.findChild<QSlider*>(QStringLiteral("day"));
  EXPECT_EQ(slider.value(), 720);
  const double noon = dialog_.sun()->azimuth;
  QSignalSpy moved(&dialog_, &SunDialog::sunMoved);
  dialog_.show();
  slider.setFocus();
  QTest::keyClick(&slider, Qt::Key_PageUp);  // an hour on
  EXPECT_EQ(dialog_.findChild<QTimeEdit*>(QStringLiteral("clock"))->time(), QTime(13, 0));
  EXPECT_GT(dialog_.sun()->azimuth, noon + 10.0);
  EXPECT_GE(moved.count(), 1);
}

TEST_F(SunDialogTest, BeginsWithTheHourOfThePlaceAndKeepsWhatWasChosen) {
  dialog_.setPlace(TerrainPlace{{46.2, -122.2}, 0.0});
  auto& zones = *dialog_.findChild<QComboBox*>(QStringLiteral("zone"));
  EXPECT_EQ(zones.currentData().toInt(), -8);
  EXPECT_EQ(zones.currentText(), QStringLiteral("UTC −8"));
  zones.setCurrentIndex(zones.findData(-7));
  dialog_.setPlace(TerrainPlace{{46.2, -122.2}, 0.0});
  EXPECT_EQ(zones.currentData().toInt(), -7);
  dialog_.setPlace(TerrainPlace{{46.2, 180.0}, 0.0});
  EXPECT_EQ(zones.currentData().toInt(), 12);
}

TEST_F(SunDialogTest, SaysWhatIsMissingOrImpossible) {
  dialog_.setPlace(std::nullopt);
  const auto refused = [&](const char* words) {
    EXPECT_FALSE(dialog_.sun());
    dialog_.accept();
    EXPECT_NE(dialog_.result(), QDialog::Accepted);
    EXPECT_TRUE(dialog_.complaint().contains(QLatin1String(words))) << dialog_.complaint().toStdString();
    EXPECT_EQ(told(), dialog_.complaint());
  };
  refused("Latitude is missing");
  edit("latitude").setText(QStringLiteral("46.5"));
  refused("Longitude is missing");
  edit("longitude").setText(QStringLiteral("east"));
  refused("not a number");
  edit("longitude").setText(QStringLiteral("181"));
  refused("180");
  edit("longitude").setText(QStringLiteral("8,25"));
  choose(QDate(2024, 6, 21), QTime(1, 0), 1);
  refused("below the horizon");
  choose(QDate(2024, 6, 21), QTime(13, 0), 1);
  EXPECT_TRUE(dialog_.sun());
}

class SunDialogInWindowTest : public WindowTest {
 protected:
  QToolButton& button(const char* name = "sunTime") {
    return *window_->findChild<QToolButton*>(QLatin1String(name));
  }
  const SunSettings& sun() { return window_->analysis().choice().sun; }
  /// Opens the dialog and leaves it by a button, after a place and a time are chosen.
  void ask(bool use, const char* name = "sunTime") {
    whenDialog<SunDialog>([use](SunDialog& dialog) {
      dialog.setPlace(kAlps);
      dialog.findChild<QDateEdit*>(QStringLiteral("date"))->setDate(QDate(2024, 6, 21));
      dialog.findChild<QTimeEdit*>(QStringLiteral("clock"))->setTime(QTime(9, 0));
      use ? dialog.accept() : dialog.reject();
    });
    QTest::mouseClick(&button(name), Qt::LeftButton);
  }
};

TEST_F(SunDialogInWindowTest, MovesTheSunOfTheShadowOrOfThePictureOrTakesItBack) {
  openGround("SainteHelens.dem");
  window_->analysis().choose(AnalysisKind::Viewshed);
  EXPECT_FALSE(button().isVisible());
  window_->analysis().choose(AnalysisKind::SunShadow);
  ASSERT_TRUE(button().isVisible());
  const SunSettings before = sun();
  ask(false);
  EXPECT_EQ(sun(), before);
  ask(true);
  const SunPosition there = sunPosition(parseUtcTime("2024-06-21T08:00Z").value(), kAlps.middle);
  EXPECT_NEAR(sun().azimuth, there.azimuth + 2.0, 1e-9);
  EXPECT_NEAR(sun().elevation, there.elevation, 1e-9);
  EXPECT_EQ(sun().softness, before.softness);

  window_->findChild<ShadingController*>()->change([](RenderSettings& s) { s.light = {200.0, 30.0}; });
  window_->findChild<QDockWidget*>(QStringLiteral("shadingDock"))->show();
  ASSERT_TRUE(waitUntil([this] { return button("lightTime").isVisible(); }));
  ask(true, "lightTime");
  EXPECT_NEAR(view().settings().light.azimuth, there.azimuth + 2.0, 1e-9);
  EXPECT_NEAR(view().settings().light.elevation, there.elevation, 1e-9);
  EXPECT_EQ(dialogsSeen_, 3);
}

TEST_F(SunDialogInWindowTest, ThereIsOneSun) {
  openGround("SainteHelens.dem");
  auto& shading = *window_->findChild<ShadingController*>();
  shading.change([](RenderSettings& s) { s.light = {200.0, 30.0}; });
  EXPECT_EQ(window_->analysis().sun(), (SceneLight{200.0, 30.0})) << "a shadow's is the scene's";
  window_->analysis().choose(AnalysisKind::SunShadow);
  ASSERT_TRUE(waitUntil([this] { return window_->analysis().settled(); }));
  EXPECT_EQ(view().settings().light, (SceneLight{200.0, 30.0})) << "showing a shadow moves no sun";
  AnalysisChoice lower = window_->analysis().choice();
  lower.sun.azimuth = 250.0;
  lower.sun.elevation = 10.0;
  window_->analysis().setChoice(lower);
  EXPECT_EQ(view().settings().light, (SceneLight{250.0, 10.0})) << "the scene's goes with a shown shadow's";
  shading.change([](RenderSettings& s) { s.light.azimuth = 90.0; });
  EXPECT_EQ(sun().azimuth, 90.0);
  ASSERT_TRUE(waitUntil([this] { return window_->analysis().settled(); }));
}

}  // namespace
}  // namespace scarp::test
