#pragma once

#include "core/base/Signal.h"
#include "ui/operation/ReshapeForm.h"

class QComboBox;

namespace scarp {

class ToolState;

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

/// Asks what a crop leaves of the terrain, as a rectangle on the ground that is dragged in the view, by
/// numbers, or by a size that an engine takes. Enter and Esc answer in the view too.
class CropDialog : public ReshapeDialog {
  Q_OBJECT

 public:
  /// Document and tools outlive the dialog, or it is deleted first.
  CropDialog(const CropReshape& first, TerrainDocument& document, ToolState& tools, JobRunner& jobs,
             QWidget* parent);
  ~CropDialog() override;

  void done(int result) override;

 private:
  void addSizes();
  void take(int index);
  void showSize();

  ToolState& tools_;
  GridFrame frame_;
  QComboBox* sizes_;
  Subscription onCrop_, onAnswer_;
};

}  // namespace scarp
