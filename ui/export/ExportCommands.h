#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>
#include <string>

#include "core/edit/LeftOut.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterExport.h"
#include "core/sceneio/SceneSettings.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
class MaterialExportCommands;
class MeshExportCommands;
class RecipeCommands;
class SceneExportCommands;
struct ExportTarget;
struct ObjectExportTarget;

/// Writing the placed objects for other programs. It runs as a job over a snapshot; editing goes on
/// meanwhile.
class ObjectExportCommands : public QObject {
  Q_OBJECT

 public:
  ObjectExportCommands(EditorHost host, QObject* parent);
  ~ObjectExportCommands() override;

  void ask();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  void start(const ObjectExportTarget& target, const DamageGuard& guard);
  void done(const ObjectExportReport& report);
  [[nodiscard]] QString suggestedPath() const;

  EditorHost host_;
  QPointer<EditorDocument> of_;               ///< Whose objects were exported last,
  std::unique_ptr<ObjectExportTarget> last_;  ///< and where to.
  int exports_ = 0;
};

/// Writing the terrain, or what stands on it, for other programs. It runs as a job over a snapshot; editing
/// goes on meanwhile.
class ExportCommands : public QObject {
  Q_OBJECT

 public:
  explicit ExportCommands(EditorHost host);

  void askExport();
  void exportAgain();
  void askObjects();
  void askMaterials();
  void askMesh();
  void askScene(SceneProgram program);
  void askTiles();
  [[nodiscard]] bool exporting() const;

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<ExportReport>&)>;
  /// Contract: there is a document.
  Job* start(const ExportTarget& target, const DamageGuard& guard, Done done);
  void tell(ExportReport report, const std::string& preset, LeftOut left);
  [[nodiscard]] QString suggestedPath() const;

  EditorHost host_;
  int exports_ = 0;
  ObjectExportCommands* objects_;
  MaterialExportCommands* materials_;
  MeshExportCommands* meshes_;
  SceneExportCommands* scenes_;
  RecipeCommands* recipes_;
};

}  // namespace scarp
