#include "ui/project/VersionsDialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/jobs/JobRunner.h"
#include "ui/project/ProjectOpener.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

constexpr int kPictureSide = 280;  ///< Pixels along a side.

}  // namespace

VersionsDialog::VersionsDialog(std::shared_ptr<ProjectFile> file, std::vector<SavedVersion> versions,
                               DocumentParts present, JobRunner& jobs, QWidget* parent)
    : QDialog(parent),
      file_(std::move(file)),
      versions_(std::move(versions)),
      present_(std::make_shared<const DocumentParts>(std::move(present))),
      jobs_(jobs),
      list_(new QListWidget),
      picture_(new QLabel),
      facts_(new QLabel) {
  EXPECTS(!versions_.empty());
  setWindowTitle(tr("Versions of %1").arg(QFileInfo(QString::fromStdString(file_->path())).fileName()));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(12);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  row->addWidget(list_, 1);
  row->addWidget(makeLook());
  column->addLayout(row, 1);
  addButtons(*column);
  fillList();
  resize(660, 460);
}

VersionsDialog::~VersionsDialog() {
  if (looking_) looking_->cancel();
}

void VersionsDialog::fillList() {
  list_->setObjectName(QStringLiteral("versions"));
  list_->setAccessibleName(tr("Saved states"));
  list_->setWhatsThis(tr("States of the project that were saved, with what differs in them"));
  for (std::size_t i = 0; i < versions_.size(); ++i) {
    QString text = timeText(versions_[i].time);
    if (i == 0) text += tr("  –  as last saved");
    if (!versions_[i].name.empty()) text += QLatin1Char('\n') + QString::fromStdString(versions_[i].name);
    list_->addItem(text);
  }
  connect(list_, &QListWidget::currentRowChanged, this, &VersionsDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, [this] { wishFor(Wish::Copy); });
  list_->setCurrentRow(0);
}

QWidget* VersionsDialog::makeLook() {
  auto* look = new QWidget;
  auto* column = new QVBoxLayout(look);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  picture_->setFixedSize(kPictureSide, kPictureSide);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setObjectName(QStringLiteral("versionPicture"));
  picture_->setFrameShape(QFrame::StyledPanel);
  facts_->setObjectName(QStringLiteral("versionFacts"));
  facts_->setFixedWidth(kPictureSide);
  facts_->setWordWrap(true);
  facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(picture_);
  column->addWidget(facts_);
  column->addStretch(1);
  return look;
}

void VersionsDialog::addButtons(QVBoxLayout& column) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  copy_ = buttons->addButton(tr("Open as Copy"), QDialogButtonBox::ActionRole);
  restore_ = buttons->addButton(tr("Restore"), QDialogButtonBox::ActionRole);
  copy_->setObjectName(QStringLiteral("openCopy"));
  restore_->setObjectName(QStringLiteral("restore"));
  copy_->setToolTip(tr("As a document of its own, in no file yet"));
  restore_->setToolTip(tr("In the place of what is open; the file changes only when it is saved"));
  restore_->setEnabled(!file_->readOnly());
  connect(copy_, &QPushButton::clicked, this, [this] { wishFor(Wish::Copy); });
  connect(restore_, &QPushButton::clicked, this, [this] { wishFor(Wish::Restore); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column.addWidget(buttons);
}

const SavedVersion& VersionsDialog::chosen() const {
  return versions_[static_cast<std::size_t>(std::max(0, list_->currentRow()))];
}

void VersionsDialog::showChosen() {
  if (looking_) looking_->cancel();
  picture_->clear();
  facts_->setText(tr("Reading…"));
  const QPointer<VersionsDialog> self = this;
  const std::int64_t id = chosen().id;
  looking_ = jobs_.run<VersionLook>(
      tr("Looking at a version"),
      [file = file_, present = present_, id](const Progress& progress) -> Result<VersionLook> {
        Result<OpenedProject> version = file->openVersion(id, progress);
        if (!version) return version.error();
        return versionLook(version->document, *present);
      },
      [self, id](Result<VersionLook> look) {
        if (!self || self->chosen().id != id) return;
        if (look)
          self->show(*look);
        else if (!look.error().cancelled)
          self->facts_->setText(coreProblem(look.error().message));
      });
}

void VersionsDialog::show(const VersionLook& look) {
  picture_->setPixmap(QPixmap::fromImage(look.picture.scaled(kPictureSide - 4, kPictureSide - 4,
                                                             Qt::KeepAspectRatio, Qt::SmoothTransformation)));
  facts_->setText(look.facts);
}

void VersionsDialog::wishFor(Wish wish) {
  wish_ = wish;
  accept();
}

}  // namespace scarp
