#pragma once

#include <QPointer>
#include <optional>

#include "core/edit/EditSession.h"
#include "core/edit/ReshapeEdit.h"
#include "ui/dialogs/FormDialog.h"

class QProgressBar;

namespace scarp {

class Job;
class JobRunner;

/// Asks for a reshape's settings, says what size comes of them, and works it out on a worker, while nothing
/// else edits. It is accepted when that is done; Cancel stops it.
class ReshapeDialog : public FormDialog {
  Q_OBJECT

 public:
  /// The document outlives the dialog, or the dialog is deleted first.
  ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] const Reshape& reshape() const { return reshape_; }
  /// What came of it, to be committed. Contract: accepted, and not taken yet.
  [[nodiscard]] ReshapedTerrain takeReshaped();
  void accept() override;
  void done(int result) override;

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void refresh();
  void finish(Result<ReshapedTerrain> reshaped);

  TerrainDocument& document_;
  JobRunner& jobs_;
  Reshape reshape_;
  GridFrame frame_;
  QLabel* summary_;
  QProgressBar* bar_;
  QPointer<Job> job_;
  std::optional<EditSession> hold_;  ///< While it is worked out.
  std::optional<ReshapedTerrain> reshaped_;
};

}  // namespace scarp
