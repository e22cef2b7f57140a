#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>

#include "core/memory/PagedPieces.h"
#include "core/remote/BlockCache.h"
#include "tests/ui/ProjectHarness.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/PreferencesDialog.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

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
  static void typeOnPage(PreferencesDialog& dialog, const char* field, const QString& text) {
    dialog.showPageOf(*dialog.findChild<QLineEdit*>(QLatin1String(field)));
    typeOver(dialog, field, text);
  }
  void ask(const std::function<void(PreferencesDialog&)>& answer) {
    whenDialog<PreferencesDialog>(answer);
    window_->actions().preferences->trigger();
  }
};

TEST_F(PreferencesDialogTest, WhatIsChosenIsRememberedAndShownAgain) {
  const std::size_t usual = rememberedMemory();
  EXPECT_EQ(rememberedCache(), kUsualCache);
  ask([](PreferencesDialog& dialog) {
    auto* autosave = dialog.findChild<QCheckBox*>(QStringLiteral("autosave"));
    dialog.showPageOf(*autosave);
    autosave->setChecked(true);
    typeOver(dialog, "autosaveMinutes", QStringLiteral("3"));
    typeOver(dialog, "versions", QStringLiteral("25"));
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("cache"))->text(), QStringLiteral("1"));
    typeOnPage(dialog, "cache", QStringLiteral("0.25"));
    dialog.accept();
  });
  EXPECT_EQ(projectPreferences(), (ProjectPreferences{true, 3, 25}));
  EXPECT_EQ(rememberedCache(), kGiB / 4);
  EXPECT_EQ(usualCache().most, kGiB / 4);
  // What nobody touched is what it was, to the byte, though it was shown rounded.
  EXPECT_EQ(rememberedMemory(), usual);
  // The environment of the program sets the cache, too.
  ::setenv("SCARP_REMOTE_CACHE", "2GiB", 1);
  EXPECT_EQ(usualCache().most, 2 * kGiB);
  ask([](PreferencesDialog& dialog) {
    EXPECT_FALSE(dialog.findChild<QLineEdit*>(QStringLiteral("cache"))->isEnabled());
    EXPECT_TRUE(dialog.findChild<QCheckBox*>(QStringLiteral("autosave"))->isChecked());
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("versions"))->text(), QStringLiteral("25"));
    typeOnPage(dialog, "memory", QStringLiteral("0.5"));
    dialog.accept();
  });
  ::unsetenv("SCARP_REMOTE_CACHE");
  EXPECT_EQ(rememberedMemory(), kGiB / 2);
  EXPECT_EQ(rememberedCache(), kGiB / 4);
  ask([](PreferencesDialog& dialog) {
    typeOnPage(dialog, "cache", QStringLiteral("0"));
    dialog.accept();
  });
  EXPECT_EQ(usualCache().most, 0U);
}

TEST_F(PreferencesDialogTest, AppearanceKeysMouseUnitsAndQualityAreAppliedByOk) {
  ask([this](PreferencesDialog& dialog) {
    const auto choose = [&](const char* name, int index) {
      auto* combo = dialog.findChild<QComboBox*>(QLatin1String(name));
      dialog.showPageOf(*combo);
      combo->setFocus();
      QTest::keyClick(combo, Qt::Key_Home);
      for (int i = 0; i < index; ++i) QTest::keyClick(combo, Qt::Key_Down);
      EXPECT_EQ(combo->currentIndex(), index) << name;
    };
    choose("theme", 1);
    choose("textSize", 3);
    choose("keymap", 1);
    EXPECT_EQ(dialog.findChild<QComboBox*>(QStringLiteral("mouse"))->currentIndex(), 1)
        << "the mouse of the keymap";
    choose("mouse", 4);
    choose("antialiasing", 2);
    dialog.findChild<QComboBox*>(QStringLiteral("units"))->setCurrentIndex(1);
    dialog.findChild<QCheckBox*>(QStringLiteral("tips"))->setChecked(false);
    EXPECT_EQ(rememberedTheme(), Theme::Dark) << "before OK";
    photograph("preferences-performance");
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  EXPECT_EQ(rememberedTheme(), Theme::Light);
  EXPECT_EQ(rememberedTextSize(), kTextSizes[3]);
  EXPECT_EQ(window_->findChild<KeyMap*>()->scheme(), QLatin1String(keySchemes()[1].name));
  EXPECT_TRUE(window_->actions().navigation[4]->isChecked());
  EXPECT_EQ(rememberedNavigation(), NavigationStyle::Krita);
  EXPECT_EQ(view().settings().samples, 2);
  EXPECT_EQ(unitSystem(), UnitSystem::Imperial);
  EXPECT_FALSE(showsTips());
  window_ = std::make_unique<MainWindow>();
  EXPECT_EQ(unitSystem(), UnitSystem::Imperial);
  rememberUnits(UnitSystem::Metric);
  rememberTextSize(100);
  applyTheme(Theme::Dark);
}

TEST_F(PreferencesDialogTest, EveryPageFitsTheSmallestScreenWithLargeTexts) {
  applyTheme(Theme::Dark, 150);
  ask([this](PreferencesDialog& dialog) {
    auto* pages = dialog.findChild<QListWidget*>(QStringLiteral("preferencePages"));
    ASSERT_EQ(pages->count(), 5);
    for (int page = 0; page < pages->count(); ++page) {
      pages->setCurrentRow(page);
      QTest::qWait(20);
      EXPECT_LE(dialog.width(), 1280) << page;
      EXPECT_LE(dialog.height(), 720) << page;
      EXPECT_GT(dialog.height(), 300) << page;
    }
    photograph("preferences-large");
    dialog.reject();
  });
  applyTheme(Theme::Dark);
}

TEST_F(PreferencesDialogTest, ANumberOutOfRangeIsSaidAndCancelledNothingIsOther) {
  const ProjectPreferences before = projectPreferences();
  const std::size_t memory = rememberedMemory();
  ask([](PreferencesDialog& dialog) {
    typeOnPage(dialog, "memory", QStringLiteral("0.5"));
    dialog.findChild<QComboBox*>(QStringLiteral("theme"))->setCurrentIndex(1);
    typeOnPage(dialog, "versions", QStringLiteral("200"));
    auto* pages = dialog.findChild<QListWidget*>(QStringLiteral("preferencePages"));
    const int files = pages->currentRow();
    QTest::keyClick(pages, Qt::Key_Home);
    EXPECT_FALSE(dialog.findChild<QLineEdit*>(QStringLiteral("versions"))->isVisible());
    dialog.accept();
    EXPECT_EQ(pages->currentRow(), files) << "the page of the wrong number is shown";
    EXPECT_TRUE(dialog.isVisible());
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("200 is out of range (1 to 100)")))
        << dialog.complaint().toStdString();
    typeOver(dialog, "versions", QStringLiteral("1"));
    dialog.reject();
  });
  EXPECT_EQ(projectPreferences(), before);
  EXPECT_EQ(rememberedMemory(), memory);
  EXPECT_EQ(rememberedTheme(), Theme::Dark);
}

}  // namespace
}  // namespace scarp::test
