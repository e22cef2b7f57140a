#pragma once

#include <QObject>

#include "ui/document/EditorHost.h"

namespace scarp {

class ImportCommands;
class LeaveGuard;
class ProjectOpener;
struct NewTerrain;

/// New and open: how another document comes in. Long work runs as jobs; editing goes on meanwhile.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  FileCommands(EditorHost host, LeaveGuard& guard, ProjectOpener& projects, ImportCommands& imports);

  void askNew();
  void make(const NewTerrain& wanted);
  void askOpen();
  /// A project, or elevation data.
  void open(const QString& path);
  /// Several files are tiles of one ground.
  void open(const QStringList& paths);

 private:
  void generateAsJob(const NewTerrain& wanted);

  EditorHost host_;
  LeaveGuard& guard_;
  ProjectOpener& projects_;
  ImportCommands& imports_;
};

}  // namespace scarp
