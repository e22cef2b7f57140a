#pragma once

#include <QDialog>
#include <QObject>
#include <functional>
#include <optional>
#include <vector>

#include "core/recovery/CrashReports.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/document/EditorHost.h"

class QLabel;
class QSpinBox;
class QListWidget;
class QPushButton;

namespace scarp {

/// What a crash has left of itself, to read and to copy. Nothing is sent anywhere.
class CrashReportDialog : public QDialog {
  Q_OBJECT

 public:
  CrashReportDialog(const CrashReport& report, QWidget* parent);
};

/// What a crash has left: which document, when it was edited last, how much there is, what it looked like.
/// Accepting means to recover the chosen one; what is not discarded is offered again at the next start.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  /// Contract: something was lost. reports: of crashes, to be shown beside what each has left.
  RecoveryDialog(const RecoveryStore& store, std::vector<Recoverable> lost, std::vector<CrashReport> reports,
                 QWidget* parent);

  [[nodiscard]] const Recoverable& chosen() const;
  /// Of its edits, how many: all of them, or fewer where the program ended while it recovered all.
  [[nodiscard]] std::size_t wantedEdits() const;

 private:
  void fillList();
  void showChosen();
  void showReport();
  void discard();

  const RecoveryStore& store_;
  std::vector<Recoverable> lost_;
  std::vector<CrashReport> reports_;
  QListWidget* list_;
  QLabel *picture_, *facts_;
  QSpinBox* edits_;  ///< Shown where a recovery was tried in vain.
  QPushButton *recover_ = nullptr, *discard_ = nullptr, *report_ = nullptr;
};

/// The report of the crash that has left this; null where there is none.
[[nodiscard]] const CrashReport* reportOn(const Recoverable& lost, const std::vector<CrashReport>& reports);

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
  void onShared(std::function<void(const Recoverable&, std::size_t)> resume) {
    resumeShared_ = std::move(resume);
  }

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
