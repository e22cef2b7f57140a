#pragma once

#include <QObject>
#include <functional>

#include "core/materialio/MaterialExport.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class DamageGuard;
class Job;
struct MaterialExportTarget;

/// Writing the materials of the ground for other programs. It runs as a job over a snapshot; editing goes on
/// meanwhile.
class MaterialExportCommands : public QObject {
  Q_OBJECT

 public:
  MaterialExportCommands(EditorHost host, QObject* parent);

  void ask();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  using Done = std::function<void(const Result<MaterialExportReport>&)>;
  Job* start(const MaterialExportTarget& target, const DamageGuard& guard, Done done);
  void tell(const MaterialExportTarget& target, const MaterialExportReport& report);
  [[nodiscard]] MaterialExportTarget suggested() const;

  EditorHost host_;
  int exports_ = 0;
};

}  // namespace scarp
