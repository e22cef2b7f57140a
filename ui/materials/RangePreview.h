#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;
class MaskView;

/// Computes the selection that a range makes, on a worker, and shows it in the view. Follows changes of the
/// terrain and of the selection. The document does not change before apply().
class RangePreview : public QObject {
  Q_OBJECT

 public:
  /// The document and the mask view outlive this.
  RangePreview(EditorDocument& document, MaskView& mask, JobRunner& jobs, QObject* parent);
  ~RangePreview() override;

  /// Shows the selection after an operation, whose source is a range, as soon as it is computed.
  void show(const SelectOperation& operation);
  /// Shows the document's selection again.
  void clear();
  /// Makes the selection the document's, as one undoable step, as soon as it is computed. Contract: show()
  /// was called.
  void apply();

 Q_SIGNALS:
  void shown(double share);  ///< Selected fraction of the samples, 0–1.
  void applied();
  /// The selection could not be computed, and will not be applied; empty: it was cancelled.
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
  std::optional<Selection> ready_;  ///< After the present operation; empty until it is computed.
  QTimer delay_;
  Job* job_ = nullptr;
  bool stale_ = false;     ///< The operation or the terrain changed while the job was running.
  bool applying_ = false;  ///< apply() waits for the selection.
  Subscription onTerrain_, onDrainage_;
};

}  // namespace scarp
