#include "ui/project/RecoveryCommands.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>

#include "core/base/Contract.h"
#include "core/recovery/RecoveryJournal.h"
#include "ui/document/DocumentJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

CrashReportDialog::CrashReportDialog(const CrashReport& report, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Crash Report"));
  auto* column = layoutWith<QVBoxLayout>(this, {18, 16, 18, 14}, 12);
  auto* intro = new QLabel(
      tr("Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it "
         "where you tell of the fault, with the system report that the Help menu has.")
          .arg(timeText(report.written)));
  intro->setWordWrap(true);
  column->addWidget(intro);
  const Result<std::string> read = readCrashReport(report);
  auto* text = describe(
      new QPlainTextEdit(read ? QString::fromStdString(*read) : messageText(read.error().message)),
      "crashReport",
      {.name = tr("Crash report"), .help = tr("What the program was doing; nothing of it is sent anywhere")});
  text->setReadOnly(true);
  text->setLineWrapMode(QPlainTextEdit::NoWrap);
  text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  column->addWidget(text, 1);
  auto* where = new QLabel(QString::fromStdString(report.path));
  where->setProperty("role", QStringLiteral("quiet"));
  where->setTextFormat(Qt::PlainText);
  where->setWordWrap(true);
  where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  column->addWidget(where);
  QDialogButtonBox* const buttons = closeButtons(*this);
  QPushButton* copies = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  describe(copies, "copyCrash", {.tip = tr("Copy the report")});
  QPushButton* shows = buttons->addButton(tr("Open Folder"), QDialogButtonBox::ActionRole);
  shows->setToolTip(tr("Show the folder that it lies in"));
  for (QPushButton* other : {copies, shows}) other->setAutoDefault(false);  // Enter closes
  column->addWidget(buttons);
  connect(copies, &QPushButton::clicked, this,
          [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
  connect(shows, &QPushButton::clicked, this, [path = QString::fromStdString(report.path)] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).path()));
  });
  resize(760, 460);
}

namespace {

constexpr QSize kPictureSize(300, 200);

}  // namespace

RecoveryDialog::RecoveryDialog(const RecoveryStore& store, std::vector<Recoverable> lost,
                               std::vector<CrashReport> reports, QWidget* parent)
    : QDialog(parent),
      store_(store),
      lost_(std::move(lost)),
      reports_(std::move(reports)),
      list_(new QListWidget),
      picture_(new QLabel),
      facts_(new QLabel),
      edits_(new QSpinBox) {
  EXPECTS(!lost_.empty());
  setWindowTitle(tr("Recover Lost Work"));
  auto* column = layoutWith<QVBoxLayout>(this, {18, 16, 18, 14}, 12);
  auto* intro = new QLabel(
      std::ranges::all_of(lost_, [](const Recoverable& each) { return !each.server.empty(); })
          ? tr("When Scarp closed, these edits had not reached their server. They are sent once it answers.")
          : tr("Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit."));
  intro->setWordWrap(true);
  column->addWidget(intro);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  row->addWidget(list_, 1);
  auto* look = new QVBoxLayout;
  look->setSpacing(8);
  picture_->setFixedSize(kPictureSize);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setFrameShape(QFrame::StyledPanel);
  facts_->setObjectName(QStringLiteral("recoveryFacts"));
  facts_->setFixedWidth(kPictureSize.width());
  facts_->setWordWrap(true);
  facts_->setTextFormat(Qt::PlainText);
  look->addWidget(picture_);
  look->addWidget(facts_);
  edits_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  describe(edits_, "recoveryEdits",
           {.name = tr("Edits to recover"), .tip = tr("Type how many, or press the arrow keys")});
  edits_->setPrefix(tr("Recover the first "));
  look->addWidget(edits_);
  look->addStretch(1);
  row->addLayout(look);
  column->addLayout(row, 1);
  auto* buttons = new QDialogButtonBox;
  recover_ = buttons->addButton(tr("Recover"), QDialogButtonBox::AcceptRole);
  QPushButton* later = buttons->addButton(tr("Later"), QDialogButtonBox::RejectRole);
  discard_ = buttons->addButton(tr("Discard…"), QDialogButtonBox::DestructiveRole);
  report_ = describe(buttons->addButton(tr("Crash Report…"), QDialogButtonBox::ActionRole), "crashReportOf",
                     {.tip = tr("Show where Scarp was when it closed")});
  report_->setAutoDefault(false);
  recover_->setObjectName(QStringLiteral("recover"));
  later->setObjectName(QStringLiteral("later"));
  discard_->setObjectName(QStringLiteral("discard"));
  later->setToolTip(tr("It is offered again at the next start"));
  recover_->setDefault(true);
  connect(recover_, &QPushButton::clicked, this, &QDialog::accept);
  connect(later, &QPushButton::clicked, this, &QDialog::reject);
  connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discard);
  connect(report_, &QPushButton::clicked, this, &RecoveryDialog::showReport);
  column->addWidget(buttons);
  connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
  fillList();
  resize(680, 420);
}

void RecoveryDialog::fillList() {
  describe(list_, "lost",
           {.name = tr("Lost work"), .help = tr("What the program was working on when it ended")});
  list_->clear();
  for (const Recoverable& each : lost_)
    list_->addItem(QString::fromStdString(each.info.name) + QLatin1Char('\n') + timeText(each.changed));
  list_->setCurrentRow(0);
}

const Recoverable& RecoveryDialog::chosen() const {
  return lost_[static_cast<std::size_t>(std::max(0, list_->currentRow()))];
}

std::size_t RecoveryDialog::wantedEdits() const {
  return chosen().triedInVain ? static_cast<std::size_t>(edits_->value()) : chosen().edits;
}

void RecoveryDialog::showChosen() {
  if (lost_.empty() || list_->currentRow() < 0) return;
  const Recoverable& lost = chosen();
  const QPixmap picture(QString::fromStdString(lost.picture), "PNG");
  picture_->setText(picture.isNull() ? tr("no picture") : QString());
  if (!picture.isNull())
    picture_->setPixmap(
        picture.scaled(kPictureSize - QSize(4, 4), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  QStringList lines{
      tr("Last edit: %1").arg(timeText(lost.changed)),
      tr("Edits: %1, %2").arg(lost.edits).arg(bytesText(static_cast<double>(lost.bytes))),
      !lost.server.empty()     ? tr("They wait for the server %1").arg(QString::fromStdString(lost.server))
      : lost.info.path.empty() ? tr("It was in no file yet.")
                               : QString::fromStdString(lost.info.path)};
  if (!lost.trouble.empty()) lines += messageText(lost.trouble);
  edits_->setVisible(lost.triedInVain.has_value());
  if (lost.triedInVain) {
    lines += tr("Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.")
                 .arg(*lost.triedInVain);
    const int all = static_cast<int>(lost.edits);
    edits_->setRange(0, all);
    edits_->setSuffix(tr(" of %1 edits", nullptr, all).arg(countText(all)));
    edits_->setValue(static_cast<int>(std::min(*lost.triedInVain, lost.edits)) - 1);
  }
  facts_->setText(lines.join(QLatin1Char('\n')));
  report_->setVisible(reportOn(lost, reports_));
}

void RecoveryDialog::showReport() {
  if (const CrashReport* const report = reportOn(chosen(), reports_)) CrashReportDialog(*report, this).exec();
}

void RecoveryDialog::discard() {
  QuestionBox box(this, "discardLost", tr("Discard Lost Work"),
                  tr("Discard what was not saved of “%1”?").arg(QString::fromStdString(chosen().info.name)),
                  tr("This cannot be undone."));
  if (!box.confirms(tr("Discard"))) return;
  // Where another Scarp was faster it is that one's now, and gone from this list as well.
  if (Result<RecoveryFolder> folder = store_.take(chosen().folder)) folder->remove();
  lost_.erase(lost_.begin() + list_->currentRow());
  if (lost_.empty()) return reject();
  fillList();
}

const CrashReport* reportOn(const Recoverable& lost, const std::vector<CrashReport>& reports) {
  // Numbers of processes are given again.
  const auto found = std::ranges::find_if(reports, [&](const CrashReport& report) {
    return report.pid == lost.info.pid && report.written >= lost.info.started;
  });
  return found == reports.end() ? nullptr : &*found;
}

namespace {

constexpr const char* kOwnBase = "base-0.scarp";
/// Until what was recovered has been drawn, and counts as usable.
constexpr std::chrono::seconds kProbation{3};

RecoveryInfo infoOf(const EditorDocument& document) {
  return {document.name().toStdString(), document.path().toStdString(),
          static_cast<long>(QCoreApplication::applicationPid()),
          std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now())};
}

}  // namespace

RecoveryCommands::RecoveryCommands(EditorHost host, LeaveGuard& guard)
    : QObject(&host.window), host_(std::move(host)), guard_(guard) {}

void RecoveryCommands::keep(EditorDocument& document) {
  // A document that comes takes the last message away.
  if (untold_) QTimer::singleShot(0, this, &RecoveryCommands::tellCrash);
  // Of what is shared edits that wait are kept, where one may edit.
  if (document.journal() || (document.shared() && !document.origin)) return;
  Result<RecoveryFolder> folder = store_.begin(infoOf(document));
  if (!folder) {
    return host_.info.say(
        InfoBar::Tone::Warning,
        tr("A crash would lose what you do now: %1").arg(messageText(folder.error().message)));
  }
  const std::string path = folder->path();
  const bool own = !document.origin;
  document.setJournal(std::make_unique<DocumentJournal>(document, host_, std::move(folder).value(),
                                                        own ? OwnBase{kOwnBase, false} : *document.origin));
  if (own) makeOwnBase(document, path);
}

// It is there a moment later than the journal: who crashes within that moment has lost what he did in it.
void RecoveryCommands::makeOwnBase(EditorDocument& document, const std::string& folder) {
  auto contents = std::make_shared<ProjectContents>(contentsOf(document.terrain()));
  host_.jobs.run<std::shared_ptr<ProjectFile>>(
      tr("Preparing recovery"),
      [contents, path = folder + "/" + kOwnBase, source = document.source()](const Progress& progress) {
        return ProjectFile::saveAs(path, *contents, source, {}, progress);
      },
      [this, folder](Result<std::shared_ptr<ProjectFile>> made) {
        // Whose document has gone meanwhile has no folder any more.
        if (!made && !made.error().cancelled && QFileInfo::exists(QString::fromStdString(folder)))
          complain(made.error());
      });
}

bool RecoveryCommands::offer() {
  std::vector<Recoverable> lost = store_.left();
  std::vector<CrashReport> reports = crashReports(RecoveryStore::usualFolder());
  for (CrashReport& report : reports) {
    const bool isNew = !report.seen;
    markSeen(report);
    const bool offered = std::ranges::any_of(
        lost, [&](const Recoverable& each) { return reportOn(each, {report}) != nullptr; });
    if (isNew && !offered && !untold_) untold_ = report;
  }
  if (lost.empty()) return false;
  RecoveryDialog dialog(store_, std::move(lost), std::move(reports), &host_.window);
  if (dialog.exec() != QDialog::Accepted) return false;
  const bool shared = !dialog.chosen().server.empty();
  if (shared && resumeShared_)
    resumeShared_(dialog.chosen(), dialog.wantedEdits());
  else
    recover(dialog.chosen(), dialog.wantedEdits());
  return true;
}

void RecoveryCommands::recover(const Recoverable& lost, std::size_t edits) {
  Result<RecoveryFolder> taken = store_.take(lost.folder);
  if (!taken) return complain(taken.error());
  auto folder = std::make_shared<RecoveryFolder>(std::move(taken).value());
  (void)folder->beginRecovery(edits);  // On a full disk there is no second attempt, but the first.
  guard_.opening(host_.jobs.run<Recovered>(
      tr("Recovering %1").arg(QString::fromStdString(lost.info.name)),
      [path = lost.folder, edits](const Progress& progress) {
        return scarp::recover(path, openBase, progress, edits);
      },
      [this, lost, folder, safe = guard_.stillSafe()](Result<Recovered> document) {
        if (!document) {
          endRecovery(lost.folder);
          return complain(document.error());
        }
        auto held = std::make_shared<Recovered>(std::move(document).value());
        safe([this, lost, folder, held] { recovered(lost, std::move(*folder), std::move(*held)); });
      }));
}

void RecoveryCommands::recovered(const Recoverable& lost, RecoveryFolder folder, Recovered document) {
  const QString path = QString::fromStdString(document.project ? document.project->path() : lost.info.path);
  const QString name = document.project ? QFileInfo(path).fileName() : QString::fromStdString(lost.info.name);
  auto shown = std::make_unique<EditorDocument>(std::move(document.document), document.project, name, path);
  if (!document.saved) shown->markUnsaved();
  EditorDocument& kept = *shown;
  kept.setJournal(
      std::make_unique<DocumentJournal>(kept, host_, std::move(folder), document.base, document.resume));
  host_.show(std::move(shown), document.settings);
  QTimer::singleShot(kProbation, &kept, [path = lost.folder] { endRecovery(path); });
  QStringList remarks;
  if (!document.warning.empty()) remarks += messageText(document.warning);
  for (const Message& warning : document.baseWarnings) remarks += messageText(warning);
  const QString text = document.saved ? tr("%1 is as you saved it. Nothing came after that.").arg(name)
                       : document.edits == lost.edits && document.warning.empty()
                           ? tr("%1 is as it was at the last edit, %2. It is saved only when you save it.")
                                 .arg(name, timeText(lost.changed))
                           : tr("%1 is as it was after edit %2 of %3. It is saved only when you save it.")
                                 .arg(name)
                                 .arg(document.edits)
                                 .arg(std::max(lost.edits, document.edits));
  host_.info.say(remarks.isEmpty() ? InfoBar::Tone::Success : InfoBar::Tone::Warning,
                 remarks.isEmpty() ? text : text + QLatin1Char(' ') + remarks.first());
}

void RecoveryCommands::tellCrash() {
  if (!untold_) return;
  host_.info.say(InfoBar::Tone::Warning,
                 tr("Scarp closed unexpectedly, %1. It had nothing unsaved.").arg(timeText(untold_->written)),
                 tr("Show Report"),
                 [this, report = *untold_] { CrashReportDialog(report, &host_.window).exec(); });
  untold_.reset();
}

void RecoveryCommands::complain(const Error& error) {
  if (!error.cancelled) host_.info.say(InfoBar::Tone::Error, messageText(error.message));
}

}  // namespace scarp
