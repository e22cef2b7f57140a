#pragma once

#include <QObject>
#include <functional>

#include "core/base/Result.h"
#include "core/base/Signal.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;
struct BrushSettings;

/// Brush, tool and undo actions: connects each to the current document and shows its state. None
/// of them acts in the middle of a drag.
class ToolCommands : public QObject {
  Q_OBJECT

 public:
  ToolCommands(Actions& actions, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why nothing was undone or redone.

 private:
  void connectBrush();
  void connectEdit();
  void tell(const Result<void>& outcome);
  void on(QAction* action, std::function<void()> act);
  /// Sets the brush if it is a possible one.
  void changeBrush(const std::function<void(BrushSettings&)>& edit);
  void showTools();
  void showHistory();

  Actions& actions_;
  EditorDocument* document_ = nullptr;
  Subscription onSettings_, onHistory_, onSelection_;
};

}  // namespace scarp
