#include "ui/team/TeamDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "core/team/TeamAddress.h"
#include "ui/jobs/JobRunner.h"
#include "ui/team/ServerTrustDialog.h"
#include "ui/team/TeamManageDialog.h"
#include "ui/team/TeamTerrainList.h"
#include "ui/team/TeamWords.h"

namespace scarp {

namespace {

const QString kServersKey = QStringLiteral("team/servers");
constexpr int kMostServers = 10;
constexpr std::chrono::seconds kListReach{10}, kListAnswer{20};

}  // namespace

QStringList recentServers() { return QSettings().value(kServersKey).toStringList(); }

void rememberServer(const std::string& address) {
  const auto shown = withoutSecrets(address);
  if (!shown) return;
  QStringList list = recentServers();
  list.removeAll(QString::fromStdString(*shown));
  list.prepend(QString::fromStdString(*shown));
  QSettings().setValue(kServersKey, list.mid(0, kMostServers));
}

TeamDialog::TeamDialog(JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Open Team Terrain"), tr("Open"), parent),
      jobs_(jobs),
      server_(new QComboBox),
      password_(new QLineEdit),
      connect_(new QPushButton(tr("Connect"))),
      list_(new TeamTerrainList),
      archived_(new QCheckBox(tr("Show archived"))),
      manage_(new QPushButton(tr("Manage…"))) {
  setObjectName(QStringLiteral("teamDialog"));
  server_->setObjectName(QStringLiteral("server"));
  server_->setAccessibleName(tr("Server"));
  server_->setEditable(true);
  server_->setInsertPolicy(QComboBox::NoInsert);
  server_->addItems(recentServers());
  server_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  server_->setMinimumContentsLength(34);
  server_->lineEdit()->setPlaceholderText(QStringLiteral("postgresql://name@server/database"));
  server_->setToolTip(tr("Where the team's terrains are; the arrow lists the servers used last"));
  password_->setObjectName(QStringLiteral("password"));
  password_->setAccessibleName(tr("Password"));
  password_->setWhatsThis(tr("Of your account on the server; it is not kept"));
  password_->setEchoMode(QLineEdit::Password);
  password_->setPlaceholderText(tr("only where the server asks for one; not remembered"));
  connect_->setObjectName(QStringLiteral("connect"));
  connect_->setWhatsThis(tr("Ask the server which terrains it has"));
  auto* row = new QWidget;
  auto* within = new QHBoxLayout(row);
  within->setContentsMargins(0, 0, 0, 0);
  within->addWidget(server_, 1);
  within->addWidget(connect_);
  addRow(tr("Server"), row);
  addRow(tr("Password"), password_);
  column().addWidget(list_, 1);
  archived_->setObjectName(QStringLiteral("showArchived"));
  archived_->setToolTip(tr("List terrains that nobody changes any more as well"));
  manage_->setObjectName(QStringLiteral("manageTerrain"));
  manage_->setToolTip(tr("List, add and remove members of the selected terrain; rename, archive or delete it"));
  manage_->setAutoDefault(false);
  auto* below = new QHBoxLayout;
  below->addWidget(archived_, 1);
  below->addWidget(manage_);
  column().addLayout(below);
  connect(archived_, &QCheckBox::toggled, this, &TeamDialog::showList);
  connect(manage_, &QPushButton::clicked, this, &TeamDialog::manage);
  connect(connect_, &QPushButton::clicked, this, [this] { connecting() ? giveUp() : connectToServer(); });
  const auto other = [this] {
    listed_ = false;
    terrains_.clear();
    list_->clear();
    showState();
  };
  connect(server_, &QComboBox::editTextChanged, this, other);
  connect(password_, &QLineEdit::textChanged, this, other);
  connect(list_, &QTreeWidget::itemSelectionChanged, this, &TeamDialog::showState);
  connect(list_, &QTreeWidget::itemActivated, this, [this] { accept(); });
  server_->setFocus();
  showState();
}

TeamDialog::~TeamDialog() { giveUp(); }

void TeamDialog::giveUp() {
  if (asked_) asked_->request_stop();
  asked_.reset();
  if (isVisible()) showState();
}

void TeamDialog::connectToServer() {
  giveUp();
  const std::string typed = server_->currentText().trimmed().toStdString();
  if (typed.empty()) return complain(tr("Which server? Its address is to be had from who leads the team."));
  const std::string password = password_->text().toStdString();
  auto address = password.empty() ? Result<std::string>(typed) : withPassword(typed, password);
  if (address)
    if (const auto sound = withoutSecrets(*address); !sound) address = sound.error();
  if (!address) return complain(serverProblem(address.error().message));
  address_ = *address;
  complain({});
  asked_ = std::make_shared<std::stop_source>();
  const PostgresPatience patience{kListReach, kListAnswer, asked_->get_token()};
  jobs_.run<std::vector<TeamTerrain>>(
      tr("Asking the server"),
      [address = address_, patience](const Progress&) { return teamTerrains(address, patience); },
      [dialog = QPointer<TeamDialog>(this), asked = asked_](Result<std::vector<TeamTerrain>> terrains) {
        if (!dialog || dialog->asked_ != asked) return;
        dialog->asked_.reset();
        if (terrains)
          dialog->show(std::move(*terrains));
        else
          dialog->complain(serverProblem(terrains.error().message));
        dialog->showState();
        if (!terrains && confirmServer(dialog, dialog->address_, terrains.error().message)) dialog->connectToServer();
      });
  showState();
}

void TeamDialog::show(std::vector<TeamTerrain> terrains) {
  listed_ = true;
  rememberServer(address_);
  terrains_ = std::move(terrains);
  showList();
  if (terrains_.empty()) complain(tr("There is no terrain on this server that you are a member of."));
  list_->setFocus();
}

void TeamDialog::showList() {
  list_->show(terrains_, archived_->isChecked());
  const auto hidden = std::ranges::count_if(terrains_, &TeamTerrain::archived);
  archived_->setText(hidden == 0 ? tr("Show archived") : tr("Show archived (%1)").arg(hidden));
  showState();
}

void TeamDialog::manage() {
  const auto terrain = std::ranges::find(terrains_, list_->chosen().toStdString(), &TeamTerrain::name);
  if (terrain == terrains_.end() || connecting()) return;
  TeamManageDialog dialog(
      list_->chosen(),
      [address = address_, project = terrain->id, name = terrain->name](const PostgresPatience& patience) {
        return TeamStore::reopen(address, project, name, patience);
      },
      jobs_, this);
  dialog.exec();
  if (dialog.changed()) connectToServer();
}

void TeamDialog::showState() {
  archived_->setEnabled(listed_);
  manage_->setEnabled(listed_ && !connecting() && !list_->chosen().isEmpty());
  connect_->setText(connecting() ? tr("Give Up") : tr("Connect"));
  acceptButton().setEnabled(listed_ && !connecting() && !list_->chosen().isEmpty());
  (listed_ ? &acceptButton() : connect_)->setDefault(true);
}

std::optional<QString> TeamDialog::takeValues() {
  terrain_ = list_->chosen();
  if (!listed_ || terrain_.isEmpty()) return tr("Choose a terrain.");
  return std::nullopt;
}

}  // namespace scarp
