#pragma once

#include <QTimer>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/Signal.h"
#include "core/team/TeamLink.h"
#include "core/team/TeamOpen.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "ui/document/SharedWork.h"
#include "ui/team/CancelWatch.h"
#include "ui/team/KeptArea.h"
#include "ui/team/Person.h"
#include "ui/team/TeamWords.h"

namespace scarp {

class EditorDocument;

/// A shared terrain that was opened, before it is shown.
struct OpenedShare {
  std::unique_ptr<TeamStore> store;
  std::stop_source stop;  ///< Ends what the store waits for.
  OpenedTeam team;
  TeamPerson me;
  TeamStanding standing;
  std::string address, terrain;
  std::optional<TeamBase> base{};  ///< Of edits that waited when the program ended, which are the document's steps.
};

/// Shows the synchronisation of a document with the terrain that it shares (TeamSync), and drives it between
/// edits. The UI thread has the document, another thread the connection; neither waits for the other.
class TeamSession : public SharedWork {
  Q_OBJECT

 public:
  /// The document, which owns this, was made of opened.team.document.
  TeamSession(EditorDocument& document, OpenedShare opened);
  ~TeamSession() override;

  [[nodiscard]] int waiting() const override;
  [[nodiscard]] QString undoName() const override;
  [[nodiscard]] QString redoName() const override;
  void undo() override;
  void redo() override;
  void keepIn(RecoveryJournal* journal) override { sync_.keepIn(journal, base_); }
  /// Where a journal of the document begins.
  [[nodiscard]] const TeamBase& base() const { return base_; }
  [[nodiscard]] const std::vector<SharedChange>& changes() const override { return changes_; }
  [[nodiscard]] const SharedChange* lastChangeAt(int column, int row) const override;

  /// Who is there, oneself first.
  [[nodiscard]] const std::vector<Person>& people() const { return people_; }
  [[nodiscard]] const SharedState& state() const { return state_; }
  [[nodiscard]] const TeamStanding& standing() const { return standing_; }
  /// Areas that persons keep.
  [[nodiscard]] const std::vector<KeptArea>& keptAreas() const { return kept_; }
  /// Whether one oneself keeps one.
  [[nodiscard]] bool keeps() const;
  /// Asks for one, in the place of the one before; keepingChanged() tells what became of it.
  void keepArea(const GridRect& samples);
  void releaseArea();
  /// The latest change that is shown; edits that wait are not counted.
  [[nodiscard]] std::int64_t shown() const { return sync_.head(); }
  /// Another connection to the same terrain, which acts for this session. For any thread, also when this is gone.
  using Connect = TeamConnect;
  [[nodiscard]] const Connect& connector() const { return connect_; }
  /// Why there is no connection, or no edit comes through, in one line.
  [[nodiscard]] const QString& details() const { return details_; }

 Q_SIGNALS:
  void peopleChanged();
  void stateChanged();
  void standingChanged();  ///< standing().
  void keptChanged();  ///< keptAreas().
  void keepingChanged(const TeamKeeping& keeping);
  void problem(const QString& message);  ///< In one line.
  void notice(const QString& message);   ///< Something that an administrator did, in one line.

 private:
  /// Shows what has come, and synchronises if no edit is open; else soon.
  void step();
  void showReport();
  [[nodiscard]] bool busy() const;
  /// Reports terrain that could not be fetched when that begins.
  void showMissing();
  void showUpdate(const TeamUpdate& update);
  [[nodiscard]] static QString textOf(const TeamMessage& message);
  void fail(const std::string& why);
  void refuseEdits();
  /// Follows a rename, and opens or closes the terrain to edits. Waiting edits are kept.
  void takeStanding(const TeamStanding& standing);
  [[nodiscard]] const char* closedReason() const;
  void showPeople(const std::vector<TeamPerson>& people);
  void showKept();
  void addLines(const std::vector<TeamLogLine>& lines);
  void tellPresence();
  void showState();

  EditorDocument& document_;
  TeamPerson me_;
  TeamStanding standing_;
  bool keepsEdits_ = false;  ///< The document has a journal, or gets one with its first edit.
  int keptWaiting_ = 0;      ///< While editing is not allowed: earlier edits, which wait until it is.
  std::int64_t project_;
  TeamBase base_;
  Connect connect_;
  bool refusing_ = false;
  QString lacking_;  ///< What was reported of missing terrain; empty while nothing is missing.
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
