#pragma once

#include <QObject>
#include <QStringList>
#include <functional>
#include <memory>
#include <vector>

#include "core/line/Line.h"
#include "ui/document/EditorHost.h"

class QAction;

namespace scarp {

class Actions;
class LineImportDialog;
class MaskCommands;
struct VectorFile;

/// Lines come in from files, and are copied and pasted with the line tool in hand.
class LineCommands : public QObject {
  Q_OBJECT

 public:
  LineCommands(const Actions& actions, MaskCommands& masks, EditorHost host);

  /// Asks for a file where none is named, and which of its lines are to come. `otherwise` is called where the
  /// file holds no lines.
  void askImport(const QString& path = {}, const std::function<void()>& otherwise = {});
  /// Returns whether a file is one of lines, by its name.
  [[nodiscard]] static bool areLines(const QString& path);

 Q_SIGNALS:
  void imported();
  void exportWanted();  ///< Of the chosen lines.

 private:
  bool doInstead(const QAction* action);
  [[nodiscard]] bool closed();
  void askAbout(const QString& path, std::shared_ptr<const VectorFile> file);
  void take(const QString& path, LineImportDialog& dialog);

  const Actions& actions_;
  EditorHost host_;
  std::vector<Line> copied_;
};

}  // namespace scarp
