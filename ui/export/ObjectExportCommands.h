#pragma once

#include <QObject>
#include <QPointer>
#include <optional>

#include "core/io/ObjectExport.h"
#include "ui/document/EditorHost.h"

namespace scarp {

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
  void start(const ObjectExportTarget& target);
  void done(const ObjectExportReport& report);
  [[nodiscard]] QString suggestedPath() const;

  EditorHost host_;
  QPointer<EditorDocument> of_;               ///< Whose objects were exported last,
  std::unique_ptr<ObjectExportTarget> last_;  ///< and where to.
  int exports_ = 0;
};

}  // namespace scarp
