#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;
class MaskCommands;
class ToolState;
class Viewport;

/// What the menus and keys do to the selected objects. With the object tool in hand copy, cut and paste, and
/// select all, none and invert, are about objects instead of ground. What was copied outlives the document
/// that it was copied from.
class ObjectCommands : public QObject {
  Q_OBJECT

 public:
  ObjectCommands(const Actions& actions, MaskCommands& masks, Viewport& viewport, QObject* parent);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void on(QAction* action, std::function<void(ToolState&)> act);
  /// Whether it was about objects.
  bool doInstead(const QAction* action);
  void paste(ToolState& tools);
  void refresh();

  const Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  std::optional<PlaceObjectsOperation> copied_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
