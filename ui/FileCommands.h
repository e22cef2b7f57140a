#pragma once

#include <QObject>
#include <optional>

#include "core/io/RasterImport.h"
#include "core/recovery/JournalBase.h"
#include "ui/EditorHost.h"

namespace scarp {

class LeaveGuard;
class ProjectOpener;
struct NewTerrain;
struct Terrain;

/// New, open, import: how another document comes in. Long work runs as jobs; editing goes on meanwhile.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  FileCommands(EditorHost host, LeaveGuard& guard, ProjectOpener& projects);

  void askNew();
  void make(const NewTerrain& wanted);
  void askOpen();
  /// A project, or elevation data.
  void open(const QString& path, const ImportOptions& options = {});
  void askImport(const QString& path = {});

 private:
  void makeIslandAsJob(const NewTerrain& wanted);
  void startOpening(const QString& path, const ImportOptions& options);
  void opened(const QString& path, const ImportOptions& options, ImportedTerrain imported);
  /// origin: what gives the same terrain once more.
  void show(Terrain terrain, const QString& name, const QString& path,
            const std::optional<JournalBase>& origin = {});

  EditorHost host_;
  LeaveGuard& guard_;
  ProjectOpener& projects_;
};

}  // namespace scarp
