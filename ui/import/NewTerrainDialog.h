#pragma once

#include <cstdint>

#include "ui/widgets/FormDialog.h"

class QButtonGroup;

namespace scarp {

class NumberEdit;

struct NewTerrain {
  enum class Kind { Flat, Island };
  Kind kind = Kind::Flat;
  int columns = 1025, rows = 1025;
  double cellSize = 1.0;   ///< Metres, > 0.
  double height = 0.0;     ///< Flat: metres.
  std::uint32_t seed = 1;  ///< Island.
};

/// Asks for the size and kind of a terrain to make.
class NewTerrainDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit NewTerrainDialog(QWidget* parent);
  [[nodiscard]] const NewTerrain& values() const { return values_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addKinds();
  void refresh();
  [[nodiscard]] bool island() const;
  /// What is wrong, in one line; empty where all is well.
  [[nodiscard]] QString problem() const;

  NewTerrain values_;
  QButtonGroup* kinds_;
  NumberEdit *columns_, *rows_, *cellSize_, *height_, *seed_;
  QWidget* seedRow_;
  QLabel* summary_;
};

}  // namespace scarp
