#pragma once

#include "ui/settings/Preferences.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;

namespace scarp {

class NumberEdit;

/// How projects are saved by themselves, how much of the past their files keep, and what the program may keep
/// in memory, and whether import settings are asked for again.
class PreferencesDialog : public FormDialog {
  Q_OBJECT

 public:
  PreferencesDialog(const ProjectPreferences& now, std::size_t memory, QWidget* parent);
  [[nodiscard]] const ProjectPreferences& preferences() const { return preferences_; }
  [[nodiscard]] std::size_t memory() const { return memory_; }  ///< Bytes.

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  ProjectPreferences preferences_;
  QCheckBox* autosave_;
  NumberEdit *minutes_, *versions_;
  std::size_t memory_;
  NumberEdit* gibibytes_;
  QCheckBox* askAgain_;
};

}  // namespace scarp
