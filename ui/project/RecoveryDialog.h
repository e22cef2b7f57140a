#pragma once

#include <QDialog>
#include <vector>

#include "core/recovery/CrashReports.h"
#include "core/recovery/RecoveryStore.h"

class QLabel;
class QSpinBox;
class QListWidget;
class QPushButton;

namespace scarp {

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

}  // namespace scarp
