#pragma once

#include "core/edit/TerrainDocument.h"
#include "core/operation/Reshape.h"
#include "ui/dialogs/FormDialog.h"

namespace scarp {

/// Asks for a reshape's settings and says what size comes of them.
class ReshapeDialog : public FormDialog {
  Q_OBJECT

 public:
  ReshapeDialog(const Reshape& reshape, const TerrainDocument& document, QWidget* parent);

  [[nodiscard]] const Reshape& reshape() const { return reshape_; }

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void refresh();

  Reshape reshape_;
  GridFrame frame_;
  QLabel* summary_;
};

}  // namespace scarp
