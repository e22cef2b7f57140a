#pragma once

#include <QObject>

#include "core/io/RasterExport.h"
#include "ui/EditorHost.h"

namespace scarp {

struct ExportTarget;

/// Writing the terrain for other programs. It runs as a job over a snapshot; editing goes on meanwhile.
class ExportCommands : public QObject {
  Q_OBJECT

 public:
  explicit ExportCommands(EditorHost host);

  void askExport();
  void exportAgain();
  [[nodiscard]] bool exporting() const { return exports_ > 0; }

 Q_SIGNALS:
  void failed();  ///< And it has been said why; not where it was cancelled.

 private:
  void start(const ExportTarget& target);
  void done(const ExportReport& report, bool objectsLeftBehind);
  [[nodiscard]] QString suggestedPath() const;

  EditorHost host_;
  int exports_ = 0;
};

}  // namespace scarp
