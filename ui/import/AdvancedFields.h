#pragma once

#include <QWidget>
#include <vector>

#include "core/io/RasterImport.h"
#include "ui/widgets/FoldingSection.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QVBoxLayout;

namespace scarp {

/// What was found in a file: a line each on what is done, with a box to tick, and why.
class FindingList : public QWidget {
  Q_OBJECT

 public:
  explicit FindingList(QWidget* parent = nullptr);

  /// Shows them; tells nobody. Hidden where there are none.
  void showFindings(const std::vector<ImportFinding>& findings);

 Q_SIGNALS:
  void switched(const scarp::ImportFinding& finding, bool on);  ///< By hand.

 private:
  QVBoxLayout* column_;
  std::vector<ImportFinding> shown_;
};

class NumberEdit;

/// What is seldom wrong about a file: its no-data value, its unit, its scale and offset, its encoding. Folded
/// at first.
class AdvancedFields : public FoldingSection {
  Q_OBJECT

 public:
  explicit AdvancedFields(QWidget* parent = nullptr);

  /// Puts what was chosen into options. Contract: problem() is empty.
  void store(ImportOptions& options) const;
  /// Shows what options have; tells nobody.
  void showOptions(const ImportOptions& options);
  [[nodiscard]] QString problem() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  NumberEdit *nodata_, *scale_, *offset_;
  QComboBox* unit_;
  QCheckBox* srgb_;
};

/// Adds a field with its name to one of the pairs of columns of a grid.
void addToGrid(QGridLayout& grid, int row, int column, const QString& name, QWidget* field);

/// A choice of the units that heights come in, each with its name as ImportOptions has it; `first` stands for
/// none of them.
[[nodiscard]] QComboBox* unitBox(const QString& first);

}  // namespace scarp
