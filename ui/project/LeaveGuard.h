#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/document/EditorHost.h"
#include "ui/jobs/JobRunner.h"

namespace scarp {

class ProjectSaver;

/// Stands before anything that takes the present document away: nothing goes that is in no file unless the
/// person says so.
class LeaveGuard : public QObject {
  Q_OBJECT

 public:
  LeaveGuard(EditorHost host, ProjectSaver& saver);

  /// Goes on with `next` once nothing would be lost by it; may ask first, may never call it.
  void confirmDiscard(std::function<void()> next);
  /// For what takes a while: goes on unless the present document was edited since now and the person objects.
  /// Waits until no modal dialog is open, because a dialog is about the document that is shown.
  [[nodiscard]] std::function<void(std::function<void()>)> stillSafe();
  /// A job that opens or makes another document: the latest counts, the one before is cancelled.
  void opening(Job* job);

 Q_SIGNALS:
  void asked();  ///< What is only tried has to end.

 private:
  void whenNoDialog(std::function<void()> next);
  /// The same where edits of a shared terrain wait to be sent.
  void confirmUnsent(std::function<void()> next);

  EditorHost host_;
  ProjectSaver& saver_;
  QPointer<Job> opening_;
};

}  // namespace scarp
