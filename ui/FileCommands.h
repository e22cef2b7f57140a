#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>

#include "core/io/RasterImport.h"
#include "ui/EditorDocument.h"
#include "ui/jobs/JobRunner.h"

namespace scarp {

class InfoBar;
class RecentFiles;
struct NewTerrain;

/// New, open, import, export: what the File menu does. Long work runs as jobs over snapshots; editing
/// goes on meanwhile.
class FileCommands : public QObject {
  Q_OBJECT

 public:
  /// What it works on. All of it outlives the commands.
  struct Host {
    QWidget& window;
    JobRunner& jobs;
    InfoBar& info;
    RecentFiles& recent;
    std::function<EditorDocument*()> current;  ///< Null where nothing is open.
    std::function<void(std::unique_ptr<EditorDocument>)> show;
  };

  explicit FileCommands(Host host);

  void askNew();
  void make(const NewTerrain& wanted);
  void askOpen();
  void open(const QString& path, const ImportOptions& options = {});
  void askImport(const QString& path = {});
  void askExport() { askExport({}); }
  void exportAgain();

  /// Goes on with `next` once nothing would be lost by it; may ask first, may never call it.
  void whenSafe(std::function<void()> next);
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void exportFailed();  ///< And it has been said why; not where it was cancelled.

 private:
  void makeIslandAsJob(const NewTerrain& wanted);
  void startOpening(const QString& path, const ImportOptions& options);
  void opened(const QString& path, ImportedTerrain imported);
  void show(Terrain terrain, const QString& name, const QString& path);
  void askExport(std::function<void()> next);
  void startExport(const ExportTarget& target, std::function<void()> next);
  void exported(const ExportReport& report, bool objectsLeftBehind);
  [[nodiscard]] QString suggestedPath() const;
  /// Shows what a job made unless the present terrain was edited meanwhile and the person objects.
  std::function<void(std::function<void()>)> stillSafe();

  Host host_;
  int exports_ = 0;
  QPointer<Job> opening_;  ///< Opening or making another terrain; the latest wish counts.
};

/// Whether a format keeps every height exactly.
[[nodiscard]] bool lossless(RasterFormat format);

}  // namespace scarp
