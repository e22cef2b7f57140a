#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <optional>

#include "core/edit/EditSession.h"
#include "core/operation/Filter.h"
#include "ui/widgets/FormDialog.h"

class QCheckBox;
class QProgressBar;

namespace scarp {

class Job;
class JobRunner;

/// Shows on the ground what a filter would make of it, worked out on a worker, and in the end keeps it or
/// takes it back. Holds the document's edit session while it lives: nothing else may edit.
class FilterPreview : public QObject {
  Q_OBJECT

 public:
  /// Contract: the document can be edited, and no session is open.
  FilterPreview(TerrainDocument& document, JobRunner& jobs, Message title, QObject* parent);
  ~FilterPreview() override;  ///< What was not kept is taken back, bit for bit.

  /// Shows another filter, soon; the work on the one before is given up.
  void show(const Filter& filter);
  /// Puts the ground back as it was, until the next show().
  void takeBack();
  /// Keeps what is shown as one undoable step. Whether it changes anything. Contract: ready().
  bool keep();
  /// The ground shows all of the last filter.
  [[nodiscard]] bool ready() const { return ready_; }

 Q_SIGNALS:
  void progressed(double fraction);
  void finished();                      ///< ready().
  void failed(const QString& message);  ///< The ground is as it was.

 private:
  void begin();
  void stop();

  TerrainDocument& document_;
  JobRunner& jobs_;
  const Terrain before_;
  const std::optional<MaskRaster> mask_;
  EditSession session_;
  Filter filter_;
  QPointer<Job> job_;
  QTimer delay_;
  int run_ = 0;  ///< Results of earlier runs come too late.
  bool ready_ = false;
};

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
