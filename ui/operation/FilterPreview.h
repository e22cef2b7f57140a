#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <optional>

#include "core/edit/EditSession.h"
#include "core/operation/Filter.h"

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

}  // namespace scarp
