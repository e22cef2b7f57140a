#pragma once

#include "ui/operation/FilterPreview.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QProgressBar;

namespace scarp {

/// Asks for a filter's settings and shows on the ground what they do. While it is open nothing else edits;
/// all else goes on, so that what is shown can be looked at from everywhere.
class FilterDialog : public FormDialog {
  Q_OBJECT

 public:
  /// The document outlives the dialog, or the dialog is deleted first.
  FilterDialog(const Filter& filter, TerrainDocument& document, JobRunner& jobs, QWidget* parent);

  [[nodiscard]] const Filter& filter() const { return filter_; }
  void accept() override;
  void done(int result) override;

 Q_SIGNALS:
  void changedNothing();  ///< It was applied, and the ground is as it was.
  void layerWanted();     ///< filter() as an adjustment layer; the settings are valid.

 protected:
  [[nodiscard]] std::optional<QString> takeValues() override;

 private:
  void refresh();
  void showProgress(bool working);

  Filter filter_;
  FilterPreview* preview_;
  QCheckBox* shown_;
  QProgressBar* bar_;
  bool accepting_ = false;  ///< Applies as soon as all is worked out.
};

}  // namespace scarp
