#pragma once

#include "ui/widgets/FormDialog.h"

class QComboBox;

namespace scarp {

/// Asks for the address of a picture or map that is to lie over the ground.
class DrapeAddressDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit DrapeAddressDialog(QWidget* parent);

  /// As allowAddress() has it.
  [[nodiscard]] const QString& path() const { return path_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  QComboBox* address_;
  QString path_;
};

}  // namespace scarp
