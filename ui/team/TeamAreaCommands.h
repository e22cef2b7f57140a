#pragma once

#include <QObject>
#include <QPointer>

#include "core/base/Signal.h"
#include "ui/document/EditorHost.h"
#include "ui/team/TeamSession.h"

namespace scarp {

class Actions;

/// Keeps an area of the shared terrain that is open for oneself, by a frame that is dragged on the ground, and gives it
/// back.
class TeamAreaCommands : public QObject {
  Q_OBJECT

 public:
  TeamAreaCommands(const Actions& actions, EditorHost host);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  void askKeep();

 Q_SIGNALS:
  void frameOffered();  ///< The view takes the keys from now on.

 private:
  void answer(bool keep);
  void showKeeping(const TeamKeeping& keeping);
  void showState();

  const Actions& actions_;
  EditorHost host_;
  EditorDocument* document_ = nullptr;
  QPointer<TeamSession> session_;
  bool asking_ = false;  ///< The frame is offered.
  Subscription onAnswer_;
};

}  // namespace scarp
