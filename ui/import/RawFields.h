#pragma once

#include <QGroupBox>
#include <optional>

#include "core/io/RasterImport.h"

class QComboBox;
class QLabel;

namespace scarp {

class NumberEdit;

/// Fields for the layout of a file of samples without a header. If checked, the file is read in this layout.
class RawFields : public QGroupBox {
  Q_OBJECT

 public:
  explicit RawFields(QWidget* parent = nullptr);

  void setFile(const QString& path);
  /// Shows a layout, or that the file is none; tells nobody.
  void showLayout(const std::optional<RawLayout>& layout);
  /// Nothing where the file is not read as a RAW file, or there is a problem().
  [[nodiscard]] std::optional<RawLayout> rawLayout() const;
  /// What is wrong, in one line; empty where all is well.
  [[nodiscard]] QString problem() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  [[nodiscard]] RawLayout shown() const;
  void refresh();

  NumberEdit *columns_, *rows_, *header_, *tail_, *channels_;
  QComboBox *sample_, *order_, *interleave_;
  QLabel* fits_;
  QString path_;
};

}  // namespace scarp
