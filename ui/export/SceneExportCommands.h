#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <map>
#include <memory>

#include "core/sceneio/SceneExport.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
struct SceneExportTarget;

/// Writing ground, models and objects for engines and 3-D programs. It runs as a job over a snapshot; editing
/// goes on meanwhile.
class SceneExportCommands : public QObject {
  Q_OBJECT

 public:
  SceneExportCommands(EditorHost host, QObject* parent);
  ~SceneExportCommands() override;

  void ask();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<SceneExportReport>&)>;
  Job* start(const SceneExportTarget& target, const DamageGuard& guard, Done done);
  void tell(const SceneExportReport& report);
  [[nodiscard]] SceneExportTarget suggested() const;

  EditorHost host_;
  QPointer<EditorDocument> of_;              ///< Whose scene was exported last,
  std::unique_ptr<SceneExportTarget> last_;  ///< and where to.
  std::map<SceneProgram, QString> paths_;    ///< Of its last export for each program.
  int exports_ = 0;
};

}  // namespace scarp
