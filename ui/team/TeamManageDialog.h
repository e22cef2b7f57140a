#pragma once

#include <QDialog>
#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/team/TeamAdmin.h"
#include "ui/team/TeamSession.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace scarp {

class Job;
class JobRunner;

/// Members of a team terrain with their roles, its name, and whether it is archived; administrators change
/// them, and delete the terrain. Requests to the server are jobs, one at a time.
class TeamManageDialog : public QDialog {
  Q_OBJECT

 public:
  TeamManageDialog(const QString& terrain, TeamConnect connect, JobRunner& jobs, QWidget* parent = nullptr);
  ~TeamManageDialog() override;

  [[nodiscard]] bool busy() const { return busy_; }
  /// What failed last, in one sentence; empty while nothing did.
  [[nodiscard]] QString complaint() const;
  /// Whether something was changed that a list of terrains shows.
  [[nodiscard]] bool changed() const { return changed_; }
  [[nodiscard]] bool deleted() const { return deleted_; }

 private:
  struct Answer;
  using Work = std::function<Result<Message>(TeamStore&)>;  ///< A warning, or an empty message.

  QWidget* makeAddRow();
  QWidget* makeTerrainRow();
  /// Runs `work` on the server and then shows the current state.
  void ask(const QString& title, Work work, bool changes = true);
  /// ask() for work that has no warnings.
  void change(const QString& title, std::function<Result<void>(TeamStore&)> work);
  void show(const Answer& answer);
  void showMembers();
  void showButtons();
  void complain(const QString& text);
  [[nodiscard]] const TeamMember* chosen() const;
  void changeRole(const std::string& member, const std::string& rights);
  void add();
  void askRemove();
  void askRename();
  void askDelete();

  QString terrain_;
  TeamConnect connect_;
  JobRunner& jobs_;
  TeamStanding standing_;
  std::vector<TeamMember> members_;
  QLabel *introduction_, *complaint_;
  QTreeWidget* list_;
  QLineEdit* name_;
  QComboBox* role_;
  QPushButton *add_, *remove_, *rename_, *archive_, *delete_;
  std::string selected_;  ///< Name of the member that was selected before the list was filled again.
  bool busy_ = false, changed_ = false, deleted_ = false;
  Job* job_ = nullptr;
};

}  // namespace scarp
