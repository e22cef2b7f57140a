#pragma once

#include <QObject>
#include <functional>

#include "core/base/Signal.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;
class Viewport;
struct BrushSettings;

/// Brush, tool, camera and undo actions: connects each to the current document and shows its state. None
/// of them acts in the middle of a drag.
class ToolCommands : public QObject {
  Q_OBJECT

 public:
  ToolCommands(Actions& actions, Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void connectBrush();
  void connectEdit();
  void connectView();
  void on(QAction* action, std::function<void()> act);
  /// Sets the brush if it is a possible one.
  void changeBrush(const std::function<void(BrushSettings&)>& edit);
  void look(double yaw, double pitch);
  void showTools();
  void showHistory();

  Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  Subscription onSettings_, onHistory_, onSelection_, onCamera_;
};

}  // namespace scarp
