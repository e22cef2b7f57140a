#pragma once

#include <QObject>
#include <QPointer>
#include <string>

#include "core/base/Result.h"
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
  /// Opens one; another document takes the place of the present one.
  void open(const std::string& address, const QString& terrain);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// For the status bar, hidden where nothing is shared.
  [[nodiscard]] QLabel* status() { return status_; }

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line.
  void opened();                         ///< A shared terrain is shown.

 private:
  void complain(const Error& error);
  void present(OpenedShare opened);
  void showState();

  EditorHost host_;
  LeaveGuard& guard_;
  QLabel* status_;
  TeamSession* session_ = nullptr;
};

}  // namespace scarp
