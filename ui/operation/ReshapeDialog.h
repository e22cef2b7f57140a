#pragma once

#include "ui/operation/ReshapeForm.h"

namespace scarp {

/// Asks for a reshape's settings, and says what size comes of them.
class ReshapeDialog : public ReshapeForm {
  Q_OBJECT

 public:
  /// The document outlives the dialog, or the dialog is deleted first.
  ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] Reshape reshape() const override { return reshape_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void refresh();

  Reshape reshape_;
  GridFrame frame_;
  QLabel* summary_;
};

}  // namespace scarp
