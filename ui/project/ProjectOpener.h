#pragma once

#include <QDialog>
#include <QObject>
#include <QStringList>

#include "core/project/ProjectFile.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class ProjectFile;

/// What of a project was found damaged, tile by tile, and what stands in its place; to be read and copied.
class DamageDialog : public QDialog {
  Q_OBJECT

 public:
  /// remarks: what was said when it was opened.
  DamageDialog(const ProjectFile& file, const QStringList& remarks, QWidget* parent);
};

class LeaveGuard;

/// Opens projects and their earlier states, on a worker, and says what is odd about them.
class ProjectOpener : public QObject {
  Q_OBJECT

 public:
  ProjectOpener(EditorHost host, LeaveGuard& guard);

  /// Asks first where something would be lost by it.
  void open(const QString& path);
  /// The same without asking.
  void openAtOnce(const QString& path);

  enum class VersionAs {
    Copy,    ///< In no file yet.
    Present  ///< In the place of what the project holds, once it is saved.
  };
  void openVersion(const std::shared_ptr<ProjectFile>& file, const SavedVersion& version, VersionAs as);

 private:
  void opened(const QString& path, OpenedProject project);
  /// What to do with a project that another Scarp has open.
  enum class InUse { ReadOnly, Copy, No };
  [[nodiscard]] InUse askInUse(const QString& path);
  void present(OpenedProject project, const QString& name, const QString& path, bool unsaved);
  void warnUser(const QString& path, const OpenedProject& project);

  EditorHost host_;
  LeaveGuard& guard_;
};

/// "today 14:32:05", "3 March 2026 14:32:05": when something was saved.
[[nodiscard]] QString timeText(std::chrono::sys_time<std::chrono::milliseconds> time);

}  // namespace scarp
