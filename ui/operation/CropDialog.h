#pragma once

#include "core/base/Signal.h"
#include "ui/operation/ReshapeDialog.h"

class QComboBox;

namespace scarp {

class ToolState;

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
