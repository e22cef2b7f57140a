#pragma once

#include <optional>

#include "core/base/Signal.h"
#include "core/edit/MaskOperations.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace scarp {

class ConditionEditor;
class EditorDocument;
class JobRunner;
class MaskView;
class RangePreview;

/// Selects the terrain whose slope, height or other measure is in a range. The view shows the resulting selection
/// while the dialog is open, and can be moved; the document does not change before OK.
class RangeDialog : public FormDialog {
  Q_OBJECT

 public:
  /// The document and the mask view outlive the dialog, or the dialog is closed first.
  RangeDialog(EditorDocument& document, MaskView& mask, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] SelectOperation operation() const;
  void accept() override;
  void done(int result) override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  /// Returns null unless the areas are those of the present ground.
  [[nodiscard]] const HeightRaster* drainage() const;
  void chooseMeasure(GroundMeasure measure);
  void refresh();

  EditorDocument& document_;
  RangePreview* preview_;
  QComboBox *measure_, *how_;
  QVBoxLayout* place_;  ///< Contains the editor.
  ConditionEditor* editor_ = nullptr;
  QLabel* share_;
  RuleCondition condition_;
  Subscription subscription_, onDrainage_;
};

}  // namespace scarp
