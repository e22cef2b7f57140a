#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "core/io/EnginePreset.h"

class QCheckBox;
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

class ChoiceRow;

/// Heights and size of ground, in metres, and which way its rows run.
struct GroundMeasures {
  double lowest = 0.0, highest = 0.0;
  int columns = 2, rows = 2;
  double dx = 1.0, dy = 1.0;  ///< Cell size.
  bool southFirst = false;    ///< The first row is the southern one.

  [[nodiscard]] double width() const { return (columns - 1) * dx; }
  [[nodiscard]] double depth() const { return (rows - 1) * dy; }
};

/// The rows of a form by which ground gets its heights, its size, its direction and its water. Width, depth
/// and cell size are linked. What is not typed keeps every digit, however it is shown.
class GroundFields : public QObject {
  Q_OBJECT

 public:
  enum class Of {
    File,    ///< Cells become square, as one number says their size.
    Terrain  ///< That is open: cells keep their shape, and north is up until it is turned.
  };
  GroundFields(QFormLayout& form, Of of, QObject* parent);

  /// Shows others; tells nobody. A number that is being typed stays.
  void show(const GroundMeasures& measures);
  [[nodiscard]] const GroundMeasures& measures() const { return measures_; }
  /// Rows of the form that do not apply can be hidden.
  void showHeights(bool shown);
  void showSize(bool shown);
  /// The height of the water, metres; nothing: none is shown.
  [[nodiscard]] std::optional<double> water() const;
  void setWater(bool shown, double level);
  /// Heights by which the choice about water goes until it is made by hand.
  void suggestWater(double lowest, double highest);
  /// What is wrong with what is shown, in one line; empty where all is well.
  [[nodiscard]] QString problem() const;

 Q_SIGNALS:
  void heightsEdited();
  void sizeEdited();
  void rowsPicked();
  void waterEdited();

 private:
  void addHeights();
  void addSize();
  void addRows();
  void addWater();
  void takeHeights();
  void takeSize(double cell);
  void showNumbers();

  QFormLayout& form_;
  Of of_;
  GroundMeasures measures_;
  NumberEdit *lowest_, *highest_, *width_, *depth_, *cell_, *level_;
  QWidget *heightsRow_, *sizeRow_;
  ChoiceRow* rows_;
  QCheckBox* water_;
  bool heights_ = true, size_ = true;  ///< Are shown.
  bool waterChosen_ = false;           ///< By hand.
};

}  // namespace scarp
