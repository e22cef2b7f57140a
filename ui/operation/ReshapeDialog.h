#pragma once

#include "ui/operation/ReshapeForm.h"

namespace scarp {

/// Asks for a reshape's settings, and says what size comes of them. A crop has CropDialog.
class ReshapeDialog : public ReshapeForm {
  Q_OBJECT

 public:
  /// The document outlives the dialog, or the dialog is deleted first.
  ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] Reshape reshape() const override { return reshape_; }

 Q_SIGNALS:
  void reshapeChanged();  ///< To one that is possible.

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;
  /// Shows other settings of the same kind.
  void setReshape(const Reshape& reshape);

 private:
  void refresh();

  Reshape reshape_;
  GridFrame frame_;
  QLabel* summary_;
};

}  // namespace scarp
