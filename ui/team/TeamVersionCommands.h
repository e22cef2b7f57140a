#pragma once

#include <QObject>
#include <QPointer>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/team/TeamStore.h"
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

class CompareController;

/// What can be done with the versions of the shared terrain that is open: naming a state, and looking at one, writing
/// it as a project, comparing with it, bringing it back for everybody. The server is asked by jobs.
class TeamVersionCommands : public QObject {
  Q_OBJECT

 public:
  TeamVersionCommands(const Actions& actions, EditorHost host, CompareController& compare);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  /// The list. Nothing where no terrain is shared, as of askName().
  void askVersions();
  /// Asks for the name of the state that a change left; nothing: of the present one.
  void askName(std::optional<std::int64_t> change = std::nullopt);

 private:
  template <class T>
  using Ask = std::function<Result<T>(TeamStore& store, const Progress& progress)>;
  /// A job that asks the server; what it gives goes to `then` as long as the terrain is shown. Trouble is said.
  template <class T>
  void run(const QString& title, Ask<T> ask, std::function<void(T)> then);
  void show(const std::vector<TeamVersion>& versions);
  void saveAs(const TeamVersion& version);
  void compare(const TeamVersion& version);
  void askRestore(const TeamVersion& version);
  void name(std::int64_t change, const QString& name);

  const Actions& actions_;
  EditorHost host_;
  CompareController& compare_;
  QPointer<TeamSession> session_;
};

}  // namespace scarp
