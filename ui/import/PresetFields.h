#pragma once

#include <QObject>
#include <vector>

#include "core/io/ImportPreset.h"

class QComboBox;
class QFormLayout;
class QWidget;

namespace scarp {

class NumberEdit;

/// Whose conventions a file follows, and the numbers that this engine shows, in its own words.
class PresetFields : public QObject {
  Q_OBJECT

 public:
  enum class Offer {
    All,
    Measures,  ///< Those that say heights and size by numbers.
  };
  PresetFields(QFormLayout& form, Offer offer, QObject* parent);

  /// Rows of the form that do not apply can be hidden.
  void setShown(bool shown);
  /// What the first choice is called: what holds where no engine is chosen.
  void nameOwn(const QString& name);
  /// Null where no engine is chosen.
  [[nodiscard]] const ImportPreset* preset() const;
  /// Of the chosen preset, in its order. Contract: problem() is empty, and there is a preset.
  [[nodiscard]] std::vector<double> numbers() const;
  [[nodiscard]] QString problem() const;
  [[nodiscard]] QWidget* choice() const;

 Q_SIGNALS:
  void presetChosen();
  void numberEdited();

 private:
  void showNumbers();

  QFormLayout& form_;
  QComboBox* choice_;
  std::vector<const ImportPreset*> presets_;       ///< That are offered.
  std::vector<std::vector<NumberEdit*>> numbers_;  ///< Of each of them.
  bool shown_ = true;
};

/// The numbers that a preset begins with.
[[nodiscard]] std::vector<double> initialNumbers(const ImportPreset& preset);

}  // namespace scarp
