#pragma once

#include <QPointer>
#include <optional>

#include "core/base/Signal.h"
#include "core/edit/EditSession.h"
#include "core/edit/TerrainEdits.h"
#include "ui/widgets/FormDialog.h"

class QProgressBar;

class QComboBox;

namespace scarp {

class Job;
class JobRunner;

/// A form that reshapes a terrain: works it out on a worker, while nothing else edits. It is accepted when
/// that is done; Cancel stops it.
class ReshapeForm : public FormDialog {
  Q_OBJECT

 public:
  /// The document outlives the dialog, or the dialog is deleted first.
  ReshapeForm(const QString& title, TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  /// As it is set now.
  [[nodiscard]] virtual Reshape reshape() const = 0;
  /// As it was worked out last, whatever is typed meanwhile. Contract: accepted.
  [[nodiscard]] const Reshape& asked() const;
  /// What came of it, to be committed. Contract: accepted, and not taken yet.
  [[nodiscard]] ReshapedTerrain takeReshaped();
  void accept() override;
  void done(int result) override;

 protected:
  [[nodiscard]] TerrainDocument& document() { return document_; }
  JobRunner& jobs() { return jobs_; }
  QProgressBar& bar() { return *bar_; }
  /// Lets nothing else edit from now on, also where it turns out that this cannot be worked out.
  void holdDocument();

 private:
  void finish(Result<ReshapedTerrain> reshaped);

  TerrainDocument& document_;
  JobRunner& jobs_;
  QProgressBar* bar_;
  QPointer<Job> job_;
  std::optional<Reshape> asked_;
  std::optional<EditSession> hold_;  ///< While it is worked out, or all the time.
  bool holdsAlways_ = false;
  std::optional<ReshapedTerrain> reshaped_;
};

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
