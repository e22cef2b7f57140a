#pragma once

#include <QObject>
#include <functional>

#include "core/base/Signal.h"
#include "core/view/NamedView.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;
class Viewport;

/// The actions that move the camera: connects each to the current document and shows its state. None of them
/// acts in the middle of a drag.
class ViewCommands : public QObject {
  Q_OBJECT

 public:
  ViewCommands(Actions& actions, Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void told(const QString& message);  ///< What an action did where that is not to be seen.

 private:
  void connectViews();
  void connectBookmarks();
  void on(QAction* action, std::function<void()> act);
  void look(NamedView view);
  void turnTo(CompassPart part);
  void showState();
  /// The opening view, if it is still there, fills the view of another size.
  void followSize();

  Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  ViewSize size_;  ///< Of the view, when it was last looked at.
  Subscription onCamera_;
};

}  // namespace scarp
