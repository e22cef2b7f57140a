#include <QCheckBox>
#include <QComboBox>

#include "core/memory/PagedPieces.h"
#include "core/remote/BlockCache.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/actions/Actions.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/PreferencesDialog.h"

namespace scarp::test {
namespace {

constexpr std::size_t kGiB = std::size_t{1} << 30;

class PreferencesDialogTest : public ProjectTest {
 protected:
  void TearDown() override {
    rememberProjectPreferences({});
    rememberMemory(machineBytes() / 2);
    rememberCache(kUsualCache);
    ProjectTest::TearDown();
  }
  void ask(const std::function<void(PreferencesDialog&)>& answer) {
    whenDialog<PreferencesDialog>(answer);
    window_->projects().askPreferences();
  }
};

TEST_F(PreferencesDialogTest, WhatIsChosenIsRememberedAndShownAgain) {
  const std::size_t usual = rememberedMemory();
  ask([](PreferencesDialog& dialog) {
    dialog.findChild<QCheckBox*>(QStringLiteral("autosave"))->setChecked(true);
    typeOver(dialog, "autosaveMinutes", QStringLiteral("3"));
    typeOver(dialog, "versions", QStringLiteral("25"));
    dialog.accept();
  });
  EXPECT_EQ(projectPreferences(), (ProjectPreferences{true, 3, 25}));
  // What nobody touched is what it was, to the byte, though it was shown rounded.
  EXPECT_EQ(rememberedMemory(), usual);
  ask([](PreferencesDialog& dialog) {
    EXPECT_TRUE(dialog.findChild<QCheckBox*>(QStringLiteral("autosave"))->isChecked());
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("versions"))->text(), QStringLiteral("25"));
    typeOver(dialog, "memory", QStringLiteral("0.5"));
    dialog.accept();
  });
  EXPECT_EQ(rememberedMemory(), kGiB / 2);
}

TEST_F(PreferencesDialogTest, MouseUnitsAndTipsHoldAtOnce) {
  ask([this](PreferencesDialog& dialog) {
    dialog.findChild<QComboBox*>(QStringLiteral("mouse"))->setCurrentIndex(4);
    dialog.findChild<QComboBox*>(QStringLiteral("units"))->setCurrentIndex(1);
    dialog.findChild<QCheckBox*>(QStringLiteral("tips"))->setChecked(false);
    photograph("preferences");
    dialog.accept();
  });
  EXPECT_TRUE(window_->actions().navigation[4]->isChecked());
  EXPECT_EQ(rememberedNavigation(), NavigationStyle::Krita);
  EXPECT_EQ(unitSystem(), UnitSystem::Imperial);
  EXPECT_FALSE(showsTips());
  window_ = std::make_unique<MainWindow>();
  EXPECT_EQ(unitSystem(), UnitSystem::Imperial);
  rememberUnits(UnitSystem::Metric);
}

TEST_F(PreferencesDialogTest, TheLimitOfTheNetworksCacheHoldsFromThenOn) {
  EXPECT_EQ(rememberedCache(), kUsualCache);
  ask([](PreferencesDialog& dialog) {
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("cache"))->text(), QStringLiteral("1"));
    typeOver(dialog, "cache", QStringLiteral("0.25"));
    dialog.accept();
  });
  EXPECT_EQ(rememberedCache(), kGiB / 4);
  EXPECT_EQ(usualCache().most, kGiB / 4);
  ask([](PreferencesDialog& dialog) {
    typeOver(dialog, "cache", QStringLiteral("0"));
    dialog.accept();
  });
  EXPECT_EQ(usualCache().most, 0U);
  // Who starts the program may say it, too.
  ::setenv("SCARP_REMOTE_CACHE", "2GiB", 1);
  EXPECT_EQ(usualCache().most, 2 * kGiB);
  ask([](PreferencesDialog& dialog) {
    EXPECT_FALSE(dialog.findChild<QLineEdit*>(QStringLiteral("cache"))->isEnabled());
    dialog.accept();
  });
  ::unsetenv("SCARP_REMOTE_CACHE");
  EXPECT_EQ(rememberedCache(), 0U);
}

TEST_F(PreferencesDialogTest, CancelledNothingIsOther) {
  const ProjectPreferences before = projectPreferences();
  const std::size_t memory = rememberedMemory();
  ask([](PreferencesDialog& dialog) {
    typeOver(dialog, "versions", QStringLiteral("1"));
    typeOver(dialog, "memory", QStringLiteral("0.5"));
    dialog.reject();
  });
  EXPECT_EQ(projectPreferences(), before);
  EXPECT_EQ(rememberedMemory(), memory);
}

TEST_F(PreferencesDialogTest, ANumberOutOfRangeIsSaidAndStands) {
  const ProjectPreferences before = projectPreferences();
  ask([](PreferencesDialog& dialog) {
    typeOver(dialog, "versions", QStringLiteral("200"));
    dialog.accept();
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("200 is out of range (1 to 100)")))
        << dialog.complaint().toStdString();
    dialog.reject();
  });
  EXPECT_EQ(projectPreferences(), before);
}

}  // namespace
}  // namespace scarp::test
