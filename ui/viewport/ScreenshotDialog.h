#pragma once

#include <QSize>

#include "ui/widgets/FormDialog.h"

class QComboBox;

namespace scarp {

class Viewport;

/// Saves what a view shows as a PNG file, at the size of the view or larger.
class ScreenshotDialog : public FormDialog {
  Q_OBJECT

 public:
  /// name: name of the terrain, with which the file name begins.
  ScreenshotDialog(Viewport& view, const QString& name, QWidget* parent);

  /// The file that was written.
  [[nodiscard]] QString path() const;
  [[nodiscard]] QSize imageSize() const { return size_; }  ///< Pixels.

 protected:
  std::optional<QString> takeValues() override;

 private:
  void browse();
  void showNote();

  Viewport& view_;
  QComboBox* scale_;
  QLineEdit* path_;
  QLabel* note_;
  QSize size_;
};

}  // namespace scarp
