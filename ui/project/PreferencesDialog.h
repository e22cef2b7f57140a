#pragma once

#include "ui/dialogs/FormDialog.h"
#include "ui/project/ProjectPreferences.h"

class QCheckBox;
class QSpinBox;

namespace scarp {

/// How projects are saved by themselves, and how much of the past their files keep.
class PreferencesDialog : public FormDialog {
  Q_OBJECT

 public:
  PreferencesDialog(const ProjectPreferences& now, QWidget* parent);
  [[nodiscard]] const ProjectPreferences& preferences() const { return preferences_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  ProjectPreferences preferences_;
  QCheckBox* autosave_;
  QSpinBox *minutes_, *versions_;
};

}  // namespace scarp
