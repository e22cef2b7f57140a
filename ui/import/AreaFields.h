#pragma once

#include <optional>

#include "core/io/ImportPreview.h"
#include "ui/widgets/FoldingSection.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace scarp {

class AreaMap;
class NumberEdit;

/// Which part of a file is read, in which cells, and how its tiles become one. Folded at first.
class AreaFields : public FoldingSection {
  Q_OBJECT

 public:
  explicit AreaFields(QWidget* parent = nullptr);

  /// What the whole is; nothing where there is no file.
  void setOverview(const ImportPreview* overview);
  /// Puts what was chosen into options. Contract: problem() is empty.
  void store(ImportOptions& options) const;
  /// Shows what options have; tells nobody.
  void showOptions(const ImportOptions& options);
  [[nodiscard]] QString problem() const;
  /// The part in words: its size, and where it lies in the world.
  [[nodiscard]] QString factsText() const;
  /// Of the CRS that is wanted; empty: the file's own cells.
  [[nodiscard]] QString projectionCode() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  void addPart();
  void addCells();
  void addTiles();
  void showPart();
  void takePart();
  void tell();

  QVBoxLayout* fields_;  ///< Beside the map.
  AreaMap* map_;
  NumberEdit *column_, *row_, *columns_, *rows_, *resolution_;
  QComboBox *crs_, *missing_;
  QLineEdit* pattern_;
  QCheckBox* resample_;
  QWidget* tiles_;
  QLabel *facts_, *pairs_;
  std::optional<ImportPreview> overview_;
  std::vector<std::string> files_;  ///< Of tiles, besides the path.
  bool several_ = false;            ///< There are tiles.
  bool opened_ = false;             ///< By what was chosen, not by hand.
};

}  // namespace scarp
