#pragma once

#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace scarp {

class ConditionEditor;
class EditorDocument;
class Job;
class JobRunner;
class MaskView;

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
  struct Preview {
    Selection selection;
    double share = 0.0;  ///< Selected fraction of the samples, 0–1.
  };

  /// Returns null unless the areas are those of the present ground.
  [[nodiscard]] const HeightRaster* drainage() const;
  void chooseMeasure(GroundMeasure measure);
  void refresh();
  void compute();
  void show(const Result<Preview>& preview);

  EditorDocument& document_;
  MaskView& mask_;
  JobRunner& jobs_;
  QComboBox *measure_, *how_;
  QVBoxLayout* place_;  ///< Contains the editor.
  ConditionEditor* editor_ = nullptr;
  QLabel* share_;
  RuleCondition condition_;
  std::optional<Selection> ready_;  ///< The selection of the present settings; empty until it is computed.
  QTimer delay_;
  Job* job_ = nullptr;
  bool stale_ = false;      ///< Settings or terrain changed while the job was running.
  bool accepting_ = false;  ///< Selects as soon as the preview is complete.
  bool closed_ = false;
  Subscription subscription_, onDrainage_;
};

}  // namespace scarp
