#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <map>

#include "core/sceneio/SceneExport.h"
#include "ui/document/EditorHost.h"
#include "ui/export/SceneExportDialog.h"

namespace scarp {

class DamageGuard;
class Job;

/// Exports heights, weights, ground, models and objects for engines and 3-D programs. It runs as a job over a
/// snapshot; editing goes on meanwhile.
class SceneExportCommands : public QObject {
  Q_OBJECT

 public:
  SceneExportCommands(EditorHost host, QObject* parent);
  ~SceneExportCommands() override;

  /// Opens the dialog for a program.
  void ask(SceneProgram program);
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<SceneExportReport>&)>;
  Job* start(const SceneExportTarget& target, const DamageGuard& guard, Done done);
  void tell(const SceneExportTarget& target, const SceneExportReport& report);
  /// The last choices for a program, of this session or kept with the project; else usual ones.
  [[nodiscard]] SceneExportTarget suggested(SceneProgram program) const;

  EditorHost host_;
  QPointer<EditorDocument> of_;                     ///< The document that was exported last.
  std::map<SceneProgram, SceneExportTarget> last_;  ///< Its exports of this session.
  int exports_ = 0;
};

}  // namespace scarp
