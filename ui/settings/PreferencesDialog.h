#pragma once

#include <QString>
#include <functional>
#include <utility>
#include <vector>

#include "ui/widgets/FormDialog.h"

class QAction;
class QCheckBox;
class QComboBox;
class QListWidget;
class QStackedWidget;

namespace scarp {

class NumberEdit;

/// Controls of the window that the preferences change. Of each group of actions one is checked; the dialog triggers
/// another one when it is accepted.
struct PreferenceControls {
  std::vector<QAction*> themes, textSizes, navigation, meshDetail, antialiasing, shadows;
  QAction* reduceMotion = nullptr;
  QAction* editKeys = nullptr;                       ///< Opens the editor of shortcuts.
  QAction* report = nullptr;                         ///< Opens the system report.
  std::vector<std::pair<QString, QString>> keymaps;  ///< Title and name, in the order of `navigation`.
  std::function<QString()> keymap;                   ///< Name of the current keymap.
  std::function<void(const QString&)> useKeymap;     ///< Discards changed keys.
  QString about;                                     ///< Rich text.
};

/// All preferences, on pages. OK applies and remembers them; Cancel changes nothing.
class PreferencesDialog : public FormDialog {
  Q_OBJECT

 public:
  PreferencesDialog(PreferenceControls controls, QWidget* parent);

  /// Shows the page that contains a control.
  void showPageOf(const QWidget& control);

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  QFormLayout& addPage(const QString& title);
  QComboBox* addActions(QFormLayout& page, const char* name, const QString& title, const QString& tip,
                        const std::vector<QAction*>& actions);
  void addInterface();
  void addNavigation();
  void addPerformance();
  void addFiles();
  void addAbout();
  void showKeymap();
  void apply();

  PreferenceControls controls_;
  QListWidget* list_;
  QStackedWidget* pages_;
  std::vector<std::pair<QComboBox*, std::vector<QAction*>>> choices_;
  QComboBox *language_ = nullptr, *units_ = nullptr, *navigation_ = nullptr, *keymap_ = nullptr;
  QCheckBox *tips_ = nullptr, *stillCamera_ = nullptr, *autosave_ = nullptr, *askAgain_ = nullptr;
  NumberEdit *minutes_ = nullptr, *versions_ = nullptr, *memory_ = nullptr, *cache_ = nullptr;
};

}  // namespace scarp
