#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"
#include "ui/widgets/FormDialog.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;
class MaskView;

/// Preview of the selection that a range results in. Computed on a worker thread, shown in the view, and
/// updated when the terrain or the selection changes. The document does not change before apply().
class RangePreview : public QObject {
  Q_OBJECT

 public:
  /// Contract: the document and the mask view outlive this.
  RangePreview(EditorDocument& document, MaskView& mask, JobRunner& jobs, QObject* parent);
  ~RangePreview() override;

  /// Shows the selection after an operation, once it is computed. Contract: its source is a range.
  void show(const SelectOperation& operation);
  /// Shows the document's selection again.
  void clear();
  /// Applies the selection to the document as one undoable step, once it is computed. Contract: show() was
  /// called.
  void apply();

 Q_SIGNALS:
  void shown(double share);  ///< Fraction of selected samples, 0–1.
  void applied();
  /// Emitted if the selection could not be computed or applied. problem: one line; empty if cancelled.
  void failed(const QString& problem);

 private:
  struct Computed {
    Selection selection;
    double share = 0.0;
  };

  [[nodiscard]] bool drains() const;
  void refresh();
  void compute();
  void install(const Result<Computed>& computed);

  EditorDocument& document_;
  MaskView& mask_;
  JobRunner& jobs_;
  std::optional<SelectOperation> operation_;
  std::optional<Selection> ready_;  ///< Result of the current operation; empty until it is computed.
  QTimer delay_;
  Job* job_ = nullptr;
  bool stale_ = false;     ///< The operation or the terrain changed while the job was running.
  bool applying_ = false;  ///< apply() waits for the selection.
  Subscription onTerrain_, onDrainage_;
};

class ConditionEditor;

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
