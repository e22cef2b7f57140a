#pragma once

#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "core/recovery/CrashReports.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/document/EditorHost.h"

namespace scarp {

class LeaveGuard;

/// Gives every document a journal, and offers at the start what a crash has left.
class RecoveryCommands : public QObject {
  Q_OBJECT

 public:
  RecoveryCommands(EditorHost host, LeaveGuard& guard);

  /// From now on the document, which is shown, is kept; does nothing where it is already.
  void keep(EditorDocument& document);

  /// Asks what is to become of what was lost; whether something is being recovered. Asks nothing where
  /// nothing was lost. A crash that lost nothing is told once there is a document.
  bool offer();
  /// What goes on with edits that wait for a server, at most so many of them.
  void onShared(std::function<void(const Recoverable&, std::size_t)> resume) { resumeShared_ = std::move(resume); }
  /// Whether there is something to offer.
  [[nodiscard]] bool hasLost() const { return !store_.left().empty(); }

 private:
  void recover(const Recoverable& lost, std::size_t edits);
  void recovered(const Recoverable& lost, RecoveryFolder folder, Recovered document);
  void makeOwnBase(EditorDocument& document, const std::string& folder);
  void complain(const Error& error);
  void tellCrash();

  EditorHost host_;
  LeaveGuard& guard_;
  RecoveryStore store_;
  std::optional<CrashReport> untold_;  ///< Of a crash, not offered yet.
  std::function<void(const Recoverable&, std::size_t)> resumeShared_;
};

}  // namespace scarp
