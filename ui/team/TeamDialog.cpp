#include "ui/team/TeamDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPixmap>
#include <QPushButton>
#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/team/TeamAddress.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/OverviewPicture.h"
#include "ui/team/TeamManageDialog.h"
#include "ui/team/TeamSession.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kPictureSide = 72;  ///< Pixels.

QIcon pictureOfGround(const TeamTerrain& terrain) {
  if (!terrain.ground || !terrain.frame) return {};
  const HeightRaster& ground = *terrain.ground;
  HeightRange range{INFINITY, -INFINITY};
  for (int row = 0; row < ground.rows(); ++row)
    for (int column = 0; column < ground.columns(); ++column) {
      const float height = ground.at(column, row);
      if (std::isnan(height)) continue;
      range.low = std::min(range.low, height);
      range.high = std::max(range.high, height);
    }
  if (!(range.low <= range.high) || ground.columns() < 2 || ground.rows() < 2) return {};
  GridFrame small = *terrain.frame;
  small.columns = ground.columns();
  small.rows = ground.rows();
  small.dx *= terrain.step;
  small.dy *= terrain.step;
  const OverviewPicture overview(ground, small, range);
  return QPixmap::fromImage(overview.image().scaled(kPictureSide, kPictureSide, Qt::KeepAspectRatio,
                                                    Qt::SmoothTransformation));
}

}  // namespace

TeamTerrainList::TeamTerrainList(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("teamTerrains"));
  setAccessibleName(tr("Terrains of the server"));
  setWhatsThis(tr("The terrains on the server, their sizes, your rights and who has them open"));
  setHeaderLabels({tr("Terrain"), tr("Size"), tr("Role"), tr("Changes"), tr("There now")});
  setRootIsDecorated(false);
  setIconSize({kPictureSide, kPictureSide});
  setMinimumSize(640, 240);
  header()->setStretchLastSection(true);
  for (const int column : {0, 1, 2, 3}) header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

void TeamTerrainList::show(const std::vector<TeamTerrain>& terrains, bool archived) {
  clear();
  for (const TeamTerrain& terrain : terrains) {
    if (terrain.archived && !archived) continue;
    QStringList people;
    for (const std::string& name : terrain.people) people += QString::fromStdString(name);
    const QString name = QString::fromStdString(terrain.name);
    auto* row = new QTreeWidgetItem(
        {name, tr("nothing in it yet"),
         terrain.archived ? tr("%1 (archived)").arg(rightsText(QString::fromStdString(terrain.rights)))
                          : rightsText(QString::fromStdString(terrain.rights)),
         countText(terrain.changes), people.join(QStringLiteral(", "))});
    if (terrain.frame)
      row->setText(1, tr("%1 × %2 at %3")
                          .arg(terrain.frame->columns)
                          .arg(terrain.frame->rows)
                          .arg(shortLengthText(terrain.frame->cellSize(), 4)));
    row->setDisabled(!terrain.frame);
    row->setData(0, Qt::UserRole, name);
    row->setIcon(0, pictureOfGround(terrain));
    addTopLevelItem(row);
  }
  for (int i = 0; i < topLevelItemCount(); ++i)
    if (!topLevelItem(i)->isDisabled()) {
      setCurrentItem(topLevelItem(i));
      break;
    }
}

QString TeamTerrainList::chosen() const {
  const QTreeWidgetItem* const row = currentItem();
  return row && !row->isDisabled() ? row->data(0, Qt::UserRole).toString() : QString();
}

namespace {

struct ServerTrustDialog {
  Q_DECLARE_TR_FUNCTIONS(ServerTrustDialog)
};

/// A fingerprint in lines of 16 pairs, as a person compares it.
QString inLines(const std::string& fingerprint) {
  const QString text = QString::fromStdString(fingerprint);
  constexpr int kHalf = 16 * 3 - 1;
  return text.left(kHalf) + QStringLiteral("<br>") + text.mid(kHalf + 1);
}

}  // namespace

bool confirmServer(QWidget* parent, const std::string& address, const Message& problem) {
  const auto fingerprint = fingerprintToConfirm(problem);
  const auto server = trustName(address);
  if (!fingerprint || !server || server->empty()) return false;
  const bool changed = trustedFingerprint(*server).has_value();
  const QString name = QString::fromStdString(*server).toHtmlEscaped();
  QMessageBox box(QMessageBox::NoIcon, ServerTrustDialog::tr("Trust Server"),
                  changed ? ServerTrustDialog::tr("The certificate of %1 has changed.").arg(name)
                          : ServerTrustDialog::tr("The certificate of %1 is not signed by a known authority.").arg(name),
                  QMessageBox::NoButton, parent);
  box.setInformativeText(
      QStringLiteral("<p>%1</p><p><code>%2</code></p><p>%3</p>")
          .arg(ServerTrustDialog::tr("Compare its SHA-256 fingerprint with the one that the administrator of the server "
                                     "gives you:"),
               inLines(*fingerprint),
               ServerTrustDialog::tr("If they differ, somebody may pretend to be the server, and your password would be "
                                     "sent there.")));
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  box.setObjectName(QStringLiteral("trustServer"));
  QPushButton* const trust = box.addButton(ServerTrustDialog::tr("Trust Server"), QMessageBox::AcceptRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != trust) return false;
  if (const auto kept = trustServer(address, *fingerprint); !kept) {
    QMessageBox::warning(parent, ServerTrustDialog::tr("Trust Server"), serverProblem(kept.error().message));
    return false;
  }
  return true;
}

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
      manage_(namedButton(
          tr("Manage…"), "manageTerrain",
          tr("List, add and remove members of the selected terrain; rename, archive or delete it"))) {
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
