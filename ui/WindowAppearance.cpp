#include <QAction>

#include "ui/MainWindow.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"
#include "ui/project/ProjectCommands.h"
#include "ui/settings/Language.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/PreferencesDialog.h"
#include "ui/viewport/SecondView.h"
#include "ui/viewport/ViewHeader.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/Theme.h"

namespace scarp {

void MainWindow::connectAppearance() {
  const std::array themes{actions_->themeDark, actions_->themeLight, actions_->themeHighContrast,
                          actions_->themeSystem};
  for (std::size_t i = 0; i < themes.size(); ++i)
    connect(themes[i], &QAction::triggered, this, [this, i] { useTheme(static_cast<Theme>(i)); });
  themes[static_cast<std::size_t>(rememberedTheme())]->setChecked(true);
  for (std::size_t i = 0; i < kTextSizes.size(); ++i) {
    connect(actions_->textSizes[i], &QAction::triggered, this, [this, i] {
      rememberTextSize(kTextSizes[i]);
      useTheme(rememberedTheme());
    });
    actions_->textSizes[i]->setChecked(kTextSizes[i] == rememberedTextSize());
  }
  for (std::size_t i = 0; i < actions_->navigation.size(); ++i)
    connect(actions_->navigation[i], &QAction::triggered, this,
            [this, i] { navigateLike(static_cast<NavigationStyle>(i)); });
  actions_->navigation[static_cast<std::size_t>(rememberedNavigation())]->setChecked(true);
  connect(actions_->reduceMotion, &QAction::triggered, this, &MainWindow::reduceMotion);
  actions_->reduceMotion->setChecked(reducesMotion());
}

void MainWindow::askPreferences() {
  PreferenceControls controls;
  controls.themes = {actions_->themeDark, actions_->themeLight, actions_->themeHighContrast,
                     actions_->themeSystem};
  controls.textSizes = actions_->textSizes;
  controls.navigation.assign(actions_->navigation.begin(), actions_->navigation.end());
  controls.meshDetail = quality_->meshDetail();
  controls.antialiasing = quality_->antialiasing();
  controls.shadows = quality_->shadows();
  controls.reduceMotion = actions_->reduceMotion;
  controls.editKeys = editKeys_;
  controls.report = report_;
  for (const KeyScheme& scheme : keySchemes())
    controls.keymaps.emplace_back(scheme.title, QLatin1String(scheme.name));
  controls.keymap = [this] { return keyMap_->scheme(); };
  controls.useKeymap = [this](const QString& name) { keyMap_->useScheme(name); };
  controls.about = aboutText();
  const QString language = rememberedLanguage();
  if (PreferencesDialog(std::move(controls), this).exec() != QDialog::Accepted) return;
  projects_->followPreferences();
  if (rememberedLanguage() != language)
    info_->say(InfoBar::Tone::Info, tr("Restart Scarp to apply the new language."));
}

void MainWindow::useTheme(Theme theme) {
  rememberTheme(theme);
  applyTheme(theme, rememberedTextSize());
}

void MainWindow::navigateLike(NavigationStyle style) {
  rememberNavigation(style);
  if (document_) document_->view().setNavigation(style);
  if (ViewController* second = secondView_->controller()) second->setNavigation(style);
}

void MainWindow::reduceMotion(bool reduced) {
  rememberReducedMotion(reduced);
  if (document_) document_->view().setJumps(reduced);
  if (ViewController* second = secondView_->controller()) second->setJumps(reduced);
}

}  // namespace scarp
