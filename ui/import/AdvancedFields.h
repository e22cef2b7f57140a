#pragma once

#include "core/io/RasterImport.h"
#include "ui/widgets/FoldingSection.h"

class QCheckBox;
class QComboBox;

namespace scarp {

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

/// A choice of the units that heights come in, each with its name as ImportOptions has it; `first` stands for
/// none of them.
[[nodiscard]] QComboBox* unitBox(const QString& first);

}  // namespace scarp
