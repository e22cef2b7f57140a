#include "ui/team/TeamManageDialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/PrintableLine.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/ProjectOpener.h"
#include "ui/team/TeamSession.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

constexpr int kLongestTerrainName = 200;
/// Deleting a terrain with a long history takes the server some time.
constexpr std::chrono::minutes kManageAnswer{30};
constexpr const char* const kRights[] = {"look", "edit", "lead"};

/// A choice of roles, with the rights of each as its data.
QComboBox* roleBox(const QString& name) {
  auto* box = new QComboBox;
  box->setAccessibleName(name);
  for (const char* rights : kRights)
    box->addItem(rightsText(QString::fromLatin1(rights)), QString::fromLatin1(rights));
  return box;
}

/// A name in a form that is safe to show.
QString nameText(const std::string& name) { return QString::fromStdString(printableLine(name, 80)); }

}  // namespace

struct TeamManageDialog::Answer {
  TeamStanding standing;
  std::vector<TeamMember> members;
  Message warning;
};

TeamManageDialog::TeamManageDialog(const QString& terrain, TeamConnect connector, JobRunner& jobs,
                                   QWidget* parent)
    : QDialog(parent),
      terrain_(terrain),
      connect_(std::move(connector)),
      jobs_(jobs),
      introduction_(new QLabel),
      complaint_(new QLabel),
      list_(new QTreeWidget),
      name_(new QLineEdit),
      role_(roleBox(tr("Role"))),
      add_(namedButton(tr("Add"), "addMember", tr("Let this role of the server open the terrain"))),
      remove_(namedButton(tr("Remove…"), "removeMember",
                          tr("Close the terrain to the selected member; the edits of the member stay"))),
      rename_(namedButton(tr("Rename…"), "renameTerrain", tr("Give the terrain another name"))),
      archive_(namedButton(tr("Archive"), "archiveTerrain",
                           tr("Make the terrain read-only and hide it from the list, or undo that"))),
      delete_(namedButton(tr("Delete…"), "deleteTerrain",
                          tr("Delete the terrain with its history for everybody"))) {
  setObjectName(QStringLiteral("teamManage"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(10);
  introduction_->setWordWrap(true);
  introduction_->setTextFormat(Qt::PlainText);
  column->addWidget(introduction_);
  list_->setObjectName(QStringLiteral("members"));
  list_->setAccessibleName(tr("Members"));
  list_->setWhatsThis(tr("The members of the terrain, their roles and when they were seen last"));
  list_->setHeaderLabels({tr("Member"), tr("Role"), tr("Last Seen")});
  list_->setRootIsDecorated(false);
  list_->setMinimumSize(540, 180);
  list_->header()->setStretchLastSection(true);
  for (const int section : {0, 1}) list_->header()->setSectionResizeMode(section, QHeaderView::ResizeToContents);
  column->addWidget(list_, 1);
  column->addWidget(makeAddRow());
  column->addWidget(makeTerrainRow());
  complaint_->setObjectName(QStringLiteral("complaint"));
  complaint_->setWordWrap(true);
  complaint_->setTextFormat(Qt::PlainText);
  complaint_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  complaint_->hide();
  column->addWidget(complaint_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  connect(list_, &QTreeWidget::itemSelectionChanged, this, &TeamManageDialog::showButtons);
  resize(600, 460);
  showMembers();
  ask(
      tr("Asking the server"), [](TeamStore&) { return Result<Message>(Message()); }, false);
}

TeamManageDialog::~TeamManageDialog() {
  if (job_) job_->cancel();
}

QWidget* TeamManageDialog::makeAddRow() {
  name_->setObjectName(QStringLiteral("memberName"));
  name_->setAccessibleName(tr("New member"));
  name_->setPlaceholderText(tr("Name of a role on the server"));
  name_->setToolTip(tr("Type the name with which the new member connects to the server"));
  role_->setObjectName(QStringLiteral("memberRole"));
  role_->setCurrentIndex(1);
  role_->setToolTip(tr("Choose what the new member may do"));
  auto* row = new QWidget;
  auto* within = new QHBoxLayout(row);
  within->setContentsMargins(0, 0, 0, 0);
  within->addWidget(name_, 1);
  within->addWidget(role_);
  within->addWidget(add_);
  within->addSpacing(12);
  within->addWidget(remove_);
  connect(name_, &QLineEdit::textChanged, this, &TeamManageDialog::showButtons);
  connect(name_, &QLineEdit::returnPressed, this, &TeamManageDialog::add);
  connect(add_, &QPushButton::clicked, this, &TeamManageDialog::add);
  connect(remove_, &QPushButton::clicked, this, &TeamManageDialog::askRemove);
  return row;
}

QWidget* TeamManageDialog::makeTerrainRow() {
  auto* row = new QWidget;
  auto* within = new QHBoxLayout(row);
  within->setContentsMargins(0, 0, 0, 0);
  for (QPushButton* button : {rename_, archive_, delete_}) within->addWidget(button);
  within->addStretch(1);
  connect(rename_, &QPushButton::clicked, this, &TeamManageDialog::askRename);
  connect(archive_, &QPushButton::clicked, this, [this] {
    change(tr("Archiving"),
           [archived = !standing_.archived](TeamStore& store) { return store.archive(archived); });
  });
  connect(delete_, &QPushButton::clicked, this, &TeamManageDialog::askDelete);
  return row;
}

QString TeamManageDialog::complaint() const { return complaint_->text(); }

void TeamManageDialog::complain(const QString& text) {
  complaint_->setText(text);
  complaint_->setVisible(!text.isEmpty());
}

const TeamMember* TeamManageDialog::chosen() const {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  return row >= 0 && row < static_cast<int>(members_.size()) ? &members_[static_cast<std::size_t>(row)] : nullptr;
}

void TeamManageDialog::ask(const QString& title, Work work, bool changes) {
  if (busy_) return;
  busy_ = true;
  complain({});
  showButtons();
  job_ = jobs_.run<Answer>(
      title,
      [connect = connect_, work = std::move(work)](const Progress& progress) {
        return askTeam<Answer>(
            connect, progress,
            [&work](TeamStore& store, const Progress&) -> Result<Answer> {
              auto warning = work(store);
              if (!warning) return warning.error();
              Answer answer{{}, {}, std::move(*warning)};
              auto standing = store.standing();
              if (!standing) return standing.error();
              answer.standing = std::move(*standing);
              if (!answer.standing.lost().empty()) return answer;
              auto members = store.members();
              if (!members) return members.error();
              answer.members = std::move(*members);
              return answer;
            },
            kManageAnswer);
      },
      [dialog = QPointer<TeamManageDialog>(this), changes](Result<Answer> answer) {
        if (!dialog) return;
        dialog->busy_ = false;
        dialog->job_ = nullptr;
        if (answer) {
          dialog->changed_ = dialog->changed_ || changes;
          dialog->show(*answer);
        } else {
          if (!answer.error().cancelled) dialog->complain(serverProblem(answer.error().message));
          // The list shows the unchanged role again.
          dialog->showMembers();
        }
      });
}

void TeamManageDialog::change(const QString& title, std::function<Result<void>(TeamStore&)> work) {
  ask(title, [work = std::move(work)](TeamStore& store) -> Result<Message> {
    if (const auto done = work(store); !done) return done.error();
    return Message();
  });
}

void TeamManageDialog::show(const Answer& answer) {
  if (!answer.standing.lost().empty()) {
    deleted_ = !answer.standing.there;
    if (!answer.warning.empty()) QMessageBox::warning(this, windowTitle(), serverProblem(answer.warning));
    return accept();
  }
  selected_ = chosen() ? chosen()->name : std::string();
  standing_ = answer.standing;
  members_ = answer.members;
  terrain_ = nameText(standing_.name);
  // The new member was added.
  if (std::ranges::find(members_, name_->text().trimmed().toStdString(), &TeamMember::name) != members_.end()) name_->clear();
  showMembers();
}

void TeamManageDialog::showMembers() {
  setWindowTitle(tr("Manage “%1”").arg(terrain_));
  const bool leads = standing_.rights == "lead";
  introduction_->setText(members_.empty()    ? QString()
                         : !leads            ? tr("Administrators add and remove members.")
                         : standing_.archived ? tr("This terrain is archived: members look at it, nobody changes it.")
                                             : tr("Members open this terrain with their names on the server."));
  list_->clear();
  for (const TeamMember& member : members_) {
    const QString seen = !member.hasRole ? tr("has no account any more")
                         : member.here   ? tr("here now")
                         : member.seen   ? timeText(*member.seen)
                                         : tr("never");
    auto* row = new QTreeWidgetItem({nameText(member.name) + (member.self ? tr(" (you)") : QString()),
                                     rightsText(QString::fromStdString(member.rights)), seen});
    list_->addTopLevelItem(row);
    if (leads) {
      QComboBox* const box = roleBox(tr("Role of %1").arg(nameText(member.name)));
      box->setObjectName(QStringLiteral("roleOfMember"));
      box->setCurrentIndex(box->findData(QString::fromStdString(member.rights)));
      connect(box, &QComboBox::activated, this, [this, box, name = member.name] {
        changeRole(name, box->currentData().toString().toStdString());
      });
      list_->setItemWidget(row, 1, box);
      box->ensurePolished();
      row->setSizeHint(1, box->sizeHint() + QSize(14, 6));
    }
    if (member.name == selected_) list_->setCurrentItem(row);
  }
  showButtons();
}

void TeamManageDialog::showButtons() {
  const bool leads = standing_.rights == "lead" && !busy_;
  list_->setEnabled(!busy_);
  for (QWidget* widget : {static_cast<QWidget*>(name_), static_cast<QWidget*>(role_), static_cast<QWidget*>(rename_),
                          static_cast<QWidget*>(archive_), static_cast<QWidget*>(delete_)})
    widget->setEnabled(leads);
  add_->setEnabled(leads && !name_->text().trimmed().isEmpty());
  const TeamMember* const member = chosen();
  remove_->setEnabled(!busy_ && member && (leads || member->self));
  archive_->setText(standing_.archived ? tr("Unarchive") : tr("Archive"));
}

void TeamManageDialog::changeRole(const std::string& member, const std::string& rights) {
  change(tr("Changing members"), [member, rights](TeamStore& store) { return store.invite(member, rights); });
}

void TeamManageDialog::add() {
  if (!add_->isEnabled()) return;
  const std::string name = name_->text().trimmed().toStdString();
  if (std::ranges::find(members_, name, &TeamMember::name) != members_.end())
    return complain(tr("“%1” is a member already.").arg(nameText(name)));
  changeRole(name, role_->currentData().toString().toStdString());
}

void TeamManageDialog::askRemove() {
  const TeamMember* const member = chosen();
  if (!member) return;
  const std::string name = member->name;
  QMessageBox box(QMessageBox::NoIcon, tr("Remove Member"),
                  member->self ? tr("Leave “%1”?").arg(terrain_) : tr("Remove “%1” from “%2”?").arg(nameText(name), terrain_),
                  QMessageBox::NoButton, this);
  box.setObjectName(QStringLiteral("removeMemberBox"));
  box.setTextFormat(Qt::PlainText);
  box.setInformativeText(tr("The edits of the member stay. An administrator can add the member again."));
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  QPushButton* const remove = box.addButton(member->self ? tr("Leave") : tr("Remove"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() == remove) changeRole(name, "none");
}

void TeamManageDialog::askRename() {
  QInputDialog dialog(this);
  dialog.setObjectName(QStringLiteral("renameTeamTerrain"));
  dialog.setWindowTitle(tr("Rename Terrain"));
  dialog.setLabelText(tr("A new name for “%1”:").arg(terrain_));
  dialog.setTextValue(QString::fromStdString(standing_.name));
  if (auto* field = dialog.findChild<QLineEdit*>()) field->setMaxLength(kLongestTerrainName);
  if (dialog.exec() != QDialog::Accepted) return;
  const std::string name = dialog.textValue().simplified().toStdString();
  if (name.empty() || name == standing_.name) return;
  change(tr("Renaming"), [name](TeamStore& store) { return store.rename(name); });
}

void TeamManageDialog::askDelete() {
  QInputDialog dialog(this);
  dialog.setObjectName(QStringLiteral("deleteTeamTerrain"));
  dialog.setWindowTitle(tr("Delete Terrain"));
  dialog.setLabelText(tr("This deletes “%1” with its history and its versions for everybody. It cannot be undone.\n"
                         "Type the name of the terrain to confirm:")
                          .arg(terrain_));
  dialog.setOkButtonText(tr("Delete"));
  if (dialog.exec() != QDialog::Accepted) return;
  if (dialog.textValue().toStdString() != standing_.name)
    return complain(tr("“%1” was not deleted: that is not its name.").arg(terrain_));
  ask(tr("Deleting"), [](TeamStore& store) { return store.remove(); });
}

}  // namespace scarp
