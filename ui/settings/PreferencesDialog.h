#pragma once

#include "ui/settings/Preferences.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Units.h"

class QCheckBox;
class QComboBox;

namespace scarp {

class NumberEdit;

/// Language, mouse and units; how projects are saved by themselves, how much of the past their files keep, what the program may keep in
/// memory and, of data from the network, on disk, and whether import settings are asked for again.
class PreferencesDialog : public FormDialog {
  Q_OBJECT

 public:
  PreferencesDialog(const ProjectPreferences& now, std::size_t memory, std::uint64_t cache, QWidget* parent);
  [[nodiscard]] const ProjectPreferences& preferences() const { return preferences_; }
  [[nodiscard]] std::size_t memory() const { return memory_; }  ///< Bytes.
  [[nodiscard]] std::uint64_t cache() const { return cache_; }  ///< Bytes.
  /// The code of a language, from the next start on; empty: that of the system.
  [[nodiscard]] QString language() const;
  [[nodiscard]] NavigationStyle navigation() const;
  [[nodiscard]] UnitSystem units() const;
  [[nodiscard]] bool tips() const;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  ProjectPreferences preferences_;
  QCheckBox* autosave_;
  NumberEdit *minutes_, *versions_;
  std::size_t memory_;
  std::uint64_t cache_;
  NumberEdit *gibibytes_, *cacheGibibytes_;
  QComboBox *language_, *mouse_, *units_;
  QCheckBox* tips_;
  QCheckBox* askAgain_;
};

}  // namespace scarp
