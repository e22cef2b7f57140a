#pragma once

#include "core/io/RasterImport.h"
#include "ui/dialogs/FormDialog.h"

class QComboBox;
class QGroupBox;
class QSpinBox;

namespace scarp {

/// Opens a file with what the person knows better than the file.
class ImportDialog : public FormDialog {
  Q_OBJECT

 public:
  /// path: to begin with; may be empty.
  ImportDialog(const QString& path, QWidget* parent);
  [[nodiscard]] QString path() const;
  [[nodiscard]] const ImportOptions& options() const { return options_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void addRaw();
  void browse();
  void followPath();
  void guessRaw();
  void refreshRaw();
  [[nodiscard]] RawLayout rawLayout() const;

  ImportOptions options_;
  PathRow path_;
  QComboBox* unit_;
  QLineEdit *nodata_, *cellSize_, *scale_, *offset_;
  QGroupBox* raw_;
  bool looksRaw_ = false;  ///< The path, by its ending.
  QSpinBox *columns_, *rows_, *header_;
  QComboBox *sample_, *order_;
  QLabel* fits_;
};

/// What a file dialog offers to import.
[[nodiscard]] QString importFilters();

}  // namespace scarp
