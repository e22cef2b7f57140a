#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/document/EditorHost.h"
#include "ui/team/TeamSession.h"

class QLabel;

namespace scarp {

class EditorDocument;
class LeaveGuard;

/// Opens shared terrains, and says in the status bar how it stands with the one that is open.
class TeamCommands : public QObject {
  Q_OBJECT

 public:
  TeamCommands(EditorHost host, LeaveGuard& guard);

  void askOpen();
  /// Shows members and administration of the shared terrain that is open; nothing where none is.
  void askManage();
  /// Opens one; another document takes the place of the present one.
  void open(const std::string& address, const QString& terrain);
  /// Opens one with edits that waited for its server when the program ended, at most so many of them.
  void resume(const Recoverable& lost, std::size_t edits);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// For the status bar, hidden where nothing is shared.
  [[nodiscard]] QLabel* status() { return status_; }

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line.
  void opened();                         ///< A shared terrain is shown.
  void manageable(bool can);             ///< Whether askManage() has a terrain.

 private:
  void complain(const Error& error);
  /// What was opened, with edits that waited.
  struct Kept;
  /// An edited document of what was opened; null, and said, where there is not enough memory for it.
  [[nodiscard]] std::unique_ptr<EditorDocument> made(OpenedShare opened);
  void present(OpenedShare opened);
  void resumeWith(const Recoverable& lost, std::size_t edits, const std::string& address,
                  std::shared_ptr<RecoveryFolder> folder, const TeamBase& base);
  void resumed(const Recoverable& lost, RecoveryFolder folder, Kept& kept);
  /// `project`: id of the terrain; 0: it is found by its name. `journal`: folder with waiting edits of the
  /// terrain, of which at most `edits` are read; empty: none.
  static Result<std::shared_ptr<Kept>> openShare(const std::string& address, const std::string& terrain,
                                                 std::int64_t project, const std::string& journal, std::size_t edits,
                                                 const Progress& progress);
  void showState();

  EditorHost host_;
  LeaveGuard& guard_;
  QLabel* status_;
  TeamSession* session_ = nullptr;
};

}  // namespace scarp
