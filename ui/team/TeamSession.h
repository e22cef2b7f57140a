#pragma once

#include <QColor>
#include <QString>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/team/TeamLink.h"
#include "core/team/TeamOpen.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "ui/document/SharedWork.h"

namespace scarp {

// What the core says of servers and shared terrains, in the words of the window.

/// Why a server cannot be reached or asked, in one sentence.
[[nodiscard]] QString serverProblem(const Message& message);
/// Returns the role with these rights (look, edit or lead), as lists show it.
[[nodiscard]] QString rightsText(const QString& rights);

/// How it stands with a shared terrain.
struct SharedState {
  QString terrain;
  int people = 1, waiting = 0;
  bool connected = true, mayEdit = true, archived = false;
  QString trouble;  ///< Why edits do not come through; empty while they do.
  QString broken;   ///< Why it is not followed any more; empty while it is.
};
[[nodiscard]] QString stateText(const SharedState& state);

/// Ends what a job waits for when the job is cancelled.
class CancelWatch {
 public:
  CancelWatch(const Progress& progress, std::stop_source stop)
      : thread_([&progress, stop = std::move(stop)](const std::stop_token& done) mutable {
          while (!done.stop_requested() && progress(0.0)) std::this_thread::sleep_for(std::chrono::milliseconds(50));
          if (!done.stop_requested()) stop.request_stop();
        }) {}

 private:
  std::jthread thread_;
};

/// Another connection to a terrain. Any thread.
using TeamConnect = std::function<Result<std::unique_ptr<TeamStore>>(const PostgresPatience& patience)>;

/// Calls `ask` with a separate connection, which ends when the job is cancelled. On the job's thread.
template <class T>
Result<T> askTeam(const TeamConnect& connect, const Progress& progress,
                  const std::function<Result<T>(TeamStore&, const Progress&)>& ask,
                  std::chrono::milliseconds answer = std::chrono::seconds(30)) {
  constexpr std::chrono::seconds kReach{10};
  const std::stop_source stop;
  const CancelWatch watch(progress, stop);
  auto store = connect({kReach, answer, stop.get_token()});
  Result<T> given = store ? ask(**store, progress) : Result<T>(store.error());
  return !given && stop.stop_requested() ? Result<T>(Error::cancel()) : given;
}

/// Somebody who has the shared terrain open in a window.
struct Person {
  std::int64_t session = 0;
  QString name, rights;  ///< rights: look, edit or lead.
  QColor colour;         ///< The same in everybody's window.
  bool self = false;
  TeamPresence presence;
};

/// An area of the shared terrain that somebody keeps from the others.
struct KeptArea {
  QString name;    ///< Of who does.
  QColor colour;   ///< That person's.
  bool self = false;
  GridRect samples;
};

class EditorDocument;

/// Shared terrain that was opened and is not shown yet.
struct OpenedShare {
  std::unique_ptr<TeamStore> store;
  std::stop_source stop;  ///< Cancels waits of the store.
  OpenedTeam team;
  TeamPerson me;
  TeamStanding standing;
  std::string address, terrain;
  std::optional<TeamBase> base{};  ///< Of edits that were not committed at the program's end.
};

/// Synchronisation of a document with its shared terrain (TeamSync), with its display. Synchronises between
/// edits. The document belongs to the UI thread, the connection to another one; neither waits for the other.
class TeamSession : public SharedWork {
  Q_OBJECT

 public:
  /// Contract: the document, which owns this, was made from opened.team.document.
  TeamSession(EditorDocument& document, OpenedShare opened);
  ~TeamSession() override;

  [[nodiscard]] int waiting() const override;
  [[nodiscard]] QString undoName() const override;
  [[nodiscard]] QString redoName() const override;
  void undo() override;
  void redo() override;
  void keepIn(RecoveryJournal* journal) override { sync_.keepIn(journal, base_); }
  /// Returns the base of a journal of the document.
  [[nodiscard]] const TeamBase& base() const { return base_; }
  [[nodiscard]] const std::vector<SharedChange>& changes() const override { return changes_; }
  [[nodiscard]] const SharedChange* lastChangeAt(int column, int row) const override;

  /// Returns the users who have the terrain open, this user first.
  [[nodiscard]] const std::vector<Person>& people() const { return people_; }
  [[nodiscard]] const SharedState& state() const { return state_; }
  [[nodiscard]] const TeamStanding& standing() const { return standing_; }
  /// Returns the areas that users keep.
  [[nodiscard]] const std::vector<KeptArea>& keptAreas() const { return kept_; }
  /// Returns whether this session keeps an area.
  [[nodiscard]] bool keeps() const;
  /// Requests an area, in place of the previous one. keepingChanged() reports the result.
  void keepArea(const GridRect& samples);
  void releaseArea();
  /// Returns the latest change that is shown, without waiting edits.
  [[nodiscard]] std::int64_t shown() const { return sync_.head(); }
  /// Function that opens another connection to the same terrain, for this session. Any thread, even after
  /// this was destroyed.
  using Connect = TeamConnect;
  [[nodiscard]] const Connect& connector() const { return connect_; }
  /// Returns the reason of a lost connection or of failing edits, as one line; else empty.
  [[nodiscard]] const QString& details() const { return details_; }

 Q_SIGNALS:
  void peopleChanged();
  void stateChanged();
  void standingChanged();  ///< standing() changed.
  void keptChanged();  ///< keptAreas() changed.
  void keepingChanged(const TeamKeeping& keeping);
  void problem(const QString& message);  ///< One line.
  void notice(const QString& message);   ///< Action of an administrator, in one line.

 private:
  /// Shows received data. Synchronises if no edit is open, or else later.
  void step();
  void showReport();
  [[nodiscard]] bool busy() const;
  /// Reports missing parts of the terrain when they are first missing.
  void showMissing();
  void showUpdate(const TeamUpdate& update);
  [[nodiscard]] static QString textOf(const TeamMessage& message);
  void fail(const Message& why);
  void refuseEdits();
  /// Applies a rename, and allows or refuses edits. Waiting edits are kept.
  void takeStanding(const TeamStanding& standing);
  [[nodiscard]] Message closedReason() const;
  void showPeople(const std::vector<TeamPerson>& people);
  void showKept();
  void addLines(const std::vector<TeamLogLine>& lines);
  void tellPresence();
  void showState();

  EditorDocument& document_;
  TeamPerson me_;
  TeamStanding standing_;
  bool keepsEdits_ = false;  ///< The document has a journal, or gets one with its first edit.
  int keptWaiting_ = 0;      ///< Number of earlier edits that wait until editing is allowed.
  std::int64_t project_;
  TeamBase base_;
  Connect connect_;
  bool refusing_ = false;
  QString lacking_;  ///< Latest report of missing parts of the terrain; empty while none is missing.
  std::vector<SharedChange> changes_;
  std::vector<Person> people_;
  std::vector<TeamKept> keptLeases_;
  std::vector<KeptArea> kept_;
  SharedState state_;
  QString details_;
  std::string presence_;
  QTimer soon_, presenceTimer_;
  Subscription onHistory_;
  TeamSync sync_;  ///< Last: it is destroyed first.
};

}  // namespace scarp
