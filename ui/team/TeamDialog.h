#pragma once

#include <QPointer>
#include <QString>
#include <QTreeWidget>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/Message.h"
#include "core/team/TeamAdmin.h"
#include "ui/widgets/FormDialog.h"

class QWidget;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace scarp {

/// The terrains of a server: picture, name, size, one's rights, and who is there.
class TeamTerrainList : public QTreeWidget {
  Q_OBJECT

 public:
  explicit TeamTerrainList(QWidget* parent = nullptr);

  /// archived: those that are archived as well.
  void show(const std::vector<TeamTerrain>& terrains, bool archived);
  /// The name of the chosen one; empty where none is that can be opened.
  [[nodiscard]] QString chosen() const;
};

/// Asks whether to trust the certificate of a server, where `problem`, an error of a connection, contains a fingerprint
/// to confirm, and remembers it. Returns whether to connect again. The dialog is modal.
[[nodiscard]] bool confirmServer(QWidget* parent, const std::string& address, const Message& problem);

class JobRunner;

/// Asks for a server and one of its terrains. The server is asked on a thread; meanwhile one may type on, or give
/// up. Addresses are remembered without what is secret in them.
class TeamDialog : public FormDialog {
  Q_OBJECT

 public:
  explicit TeamDialog(JobRunner& jobs, QWidget* parent = nullptr);
  ~TeamDialog() override;

  /// Asks the server for its terrains.
  void connectToServer();
  [[nodiscard]] bool connecting() const { return asked_ != nullptr; }

  /// With the password, where one was typed; after the dialog was accepted.
  [[nodiscard]] const std::string& address() const { return address_; }
  [[nodiscard]] const QString& terrain() const { return terrain_; }

 protected:
  std::optional<QString> takeValues() override;

 private:
  void giveUp();
  void show(std::vector<TeamTerrain> terrains);
  void showList();
  void manage();
  void showState();

  JobRunner& jobs_;
  QComboBox* server_;
  QLineEdit* password_;
  QPushButton* connect_;
  TeamTerrainList* list_;
  QCheckBox* archived_;
  QPushButton* manage_;
  std::vector<TeamTerrain> terrains_;
  /// The running question; null without one. Another one is asked: the answer to this does not count.
  std::shared_ptr<std::stop_source> asked_;
  bool listed_ = false;  ///< The list is that of the address that stands there.
  std::string address_;
  QString terrain_;
};

/// Servers used last, the latest first, without secrets.
[[nodiscard]] QStringList recentServers();
/// Keeps one for the next time. What is secret in it is left out; what is no address is not kept.
void rememberServer(const std::string& address);

}  // namespace scarp
