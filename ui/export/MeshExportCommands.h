#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <memory>

#include "core/meshio/MeshExport.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
struct MeshExportTarget;

/// Writing the ground as a mesh for other programs. It runs as a job over a snapshot; editing goes on
/// meanwhile.
class MeshExportCommands : public QObject {
  Q_OBJECT

 public:
  MeshExportCommands(EditorHost host, QObject* parent);
  ~MeshExportCommands() override;

  void ask();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<MeshExportReport>&)>;
  Job* start(const MeshExportTarget& target, const DamageGuard& guard, Done done);
  void tell(const MeshExportReport& report);
  [[nodiscard]] MeshExportTarget suggested() const;

  EditorHost host_;
  QPointer<EditorDocument> of_;             ///< Whose ground was exported last,
  std::unique_ptr<MeshExportTarget> last_;  ///< and where to.
  int exports_ = 0;
};

}  // namespace scarp
