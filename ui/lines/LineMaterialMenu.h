#pragma once

#include <QMenu>

#include "core/edit/LineReferences.h"

namespace scarp {

class Actions;
class EditorDocument;

/// Lays a material along the lines that are chosen with the line tool: which of those of the terrain, and
/// where across the line.
class LineMaterialMenu : public QMenu {
  Q_OBJECT

 public:
  explicit LineMaterialMenu(const Actions& actions, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: it was done.

 private:
  void fill();
  void offer(const QString& title, LineStrip strip);
  void lay(LineStrip strip, MaterialId material);

  const Actions& actions_;
  EditorDocument* document_ = nullptr;
};

}  // namespace scarp
