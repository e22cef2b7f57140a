#pragma once

#include <QObject>
#include <QStringList>
#include <optional>

#include "core/line/Line.h"
#include "ui/document/EditorHost.h"

class QAction;

namespace scarp {

class Actions;
class MaskCommands;

/// Lines come in from files and go out to them, and are copied and pasted with the line tool in hand.
class LineCommands : public QObject {
  Q_OBJECT

 public:
  LineCommands(const Actions& actions, MaskCommands& masks, EditorHost host);

  /// Asks for a file where none is named.
  void askImport(const QString& path = {});
  void askExport();
  void exportTo(const QString& path);
  /// Whether a file is one of lines, by its name.
  [[nodiscard]] static bool areLines(const QString& path);

 Q_SIGNALS:
  void imported();

 private:
  bool doInstead(const QAction* action);
  [[nodiscard]] bool closed();

  const Actions& actions_;
  EditorHost host_;
  std::optional<Line> copied_;
};

}  // namespace scarp
