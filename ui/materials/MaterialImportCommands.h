#pragma once

#include <QObject>
#include <QStringList>

#include "ui/document/EditorHost.h"

namespace scarp {

/// Weights of materials come in from files, as paint or as selections.
class MaterialImportCommands : public QObject {
  Q_OBJECT

 public:
  explicit MaterialImportCommands(EditorHost host);

  /// Asks for files where none are named, then what each layer becomes.
  void ask(QStringList paths = {});

 Q_SIGNALS:
  void painted();  ///< As paint, not as selections.

 private:
  EditorHost host_;
};

}  // namespace scarp
