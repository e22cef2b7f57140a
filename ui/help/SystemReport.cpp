#include "ui/help/SystemReport.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThread>
#include <QTreeView>
#include <QVBoxLayout>
#include <QtGlobal>
#include <atomic>

#include "core/base/PrintableLine.h"
#include "core/base/Simd.h"
#include "core/document/SpillFile.h"
#include "core/io/LibraryVersions.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr std::size_t kLongestLine = 4000;

// Qt calls a plain function.
std::atomic<LogFile*> qtLog = nullptr;
QtMessageHandler qtHandlerBefore = nullptr;

void hearQt(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (LogFile* const log = qtLog; log && type != QtDebugMsg) log->write(QStringLiteral("Qt"), text);
  if (qtHandlerBefore) qtHandlerBefore(type, context, text);
}

}  // namespace

QString LogFile::usualPath() {
  return QFileInfo(QString::fromStdString(RecoveryStore::usualFolder())).path() + QStringLiteral("/log.txt");
}

LogFile::LogFile(QString path, qint64 mostBytes) : path_(std::move(path)), mostBytes_(mostBytes) {
  QDir().mkpath(QFileInfo(path_).path());
}

LogFile::~LogFile() {
  if (qtLog.load() != this) return;
  qInstallMessageHandler(qtHandlerBefore);
  qtLog = nullptr;
}

void LogFile::write(const QString& kind, const QString& text) {
  const std::string words = printableLine(text.toStdString(), kLongestLine);
  const QString line =
      QStringLiteral("%1\t%2\t%3\n")
          .arg(QDateTime::currentDateTime().toString(Qt::ISODate), kind, QString::fromStdString(words));
  const std::lock_guard lock(mutex_);
  // Opened for each line: another program may have put the file aside.
  QFile file(path_);
  if (file.size() > mostBytes_) {
    const QString before = QFileInfo(path_).path() + QStringLiteral("/log-before.txt");
    QFile::remove(before);
    QFile::rename(path_, before);
  }
  if (file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) file.write(line.toUtf8());
}

void LogFile::follow(MessageLog& log) {
  QObject::connect(&log, &QAbstractItemModel::rowsInserted, &log,
                   [this, &log](const QModelIndex&, int first, int last) {
                     for (int row = first; row <= last; ++row)
                       write(log.index(row, MessageLog::Kind).data().toString(),
                             log.index(row, MessageLog::Text).data().toString());
                   });
}

void LogFile::followQt() {
  qtLog = this;
  qtHandlerBefore = qInstallMessageHandler(hearQt);
}

MessagesDialog::MessagesDialog(MessageLog& log, QWidget* parent)
    : QDialog(parent), log_(log), list_(new QTreeView) {
  setWindowTitle(tr("Messages"));
  auto* column = layoutWith<QVBoxLayout>(this, {16, 14, 16, 14});
  list_->setObjectName(QStringLiteral("messages"));
  list_->setModel(&log);
  list_->setRootIsDecorated(false);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setWordWrap(true);
  list_->setAccessibleName(tr("Messages, the latest last"));
  list_->setWhatsThis(tr("What Scarp has said since its start"));
  list_->header()->setSectionResizeMode(MessageLog::Time, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(MessageLog::Kind, QHeaderView::ResizeToContents);
  column->addWidget(list_, 1);
  auto* note = new QLabel(tr("The last %1 messages since Scarp was started.").arg(MessageLog::mostMessages));
  note->setProperty("role", QStringLiteral("quiet"));
  column->addWidget(note);
  QDialogButtonBox* const buttons = closeButtons(*this);
  QPushButton* copies = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  describe(copies, "copyMessages", {.tip = tr("Copy the selected messages, or all where none is selected")});
  QPushButton* clears = buttons->addButton(tr("Clear"), QDialogButtonBox::ActionRole);
  clears->setToolTip(tr("Empty the list"));
  for (QPushButton* other : {copies, clears}) other->setAutoDefault(false);  // Enter closes
  column->addWidget(buttons);
  connect(copies, &QPushButton::clicked, this, &MessagesDialog::copy);
  connect(clears, &QPushButton::clicked, &log, &MessageLog::clear);
  connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this, &MessagesDialog::copy);
  connect(&log, &QAbstractItemModel::rowsInserted, list_, &QTreeView::scrollToBottom);
  list_->scrollToBottom();
  resize(640, 380);
}

void MessagesDialog::copy() const {
  QModelIndexList rows = list_->selectionModel()->selectedRows();
  QStringList lines;
  for (int row = 0; row < log_.rowCount(); ++row)
    if (rows.isEmpty() || rows.contains(log_.index(row, 0))) lines += log_.line(row);
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

namespace {

QString processorName() {
  QFile file(QStringLiteral("/proc/cpuinfo"));
  if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) return QSysInfo::currentCpuArchitecture();
  // It has no size; the name stands among the first lines.
  for (const QByteArray& line : file.read(qint64{1} << 14).split('\n'))
    if (line.startsWith("model name")) return QString::fromUtf8(line.mid(line.indexOf(':') + 1).trimmed());
  return QSysInfo::currentCpuArchitecture();
}

QString instructionSets() {
  QStringList names;
  for (const SimdLevel level : simdLevels()) names += QString::fromLatin1(simdName(level));
  return SystemReportDialog::tr("%1; in use: %2")
      .arg(names.join(QStringLiteral(", ")), QString::fromLatin1(simdName(simdLevel())));
}

QString screens() {
  QStringList all;
  for (const QScreen* screen : QGuiApplication::screens())
    all += QStringLiteral("%1 × %2, %3 %")
               .arg(screen->size().width())
               .arg(screen->size().height())
               .arg(qRound(100.0 * screen->devicePixelRatio()));
  return all.join(QStringLiteral("; "));
}

QString memoryText() {
  const LargePages::Use use = LargePages::use();
  const auto bytes = [](std::size_t count) { return bytesText(static_cast<double>(count)); };
  return SystemReportDialog::tr("%1; Scarp keeps to %2; terrain takes %3, and %4 in a temporary file")
      .arg(bytes(machineBytes()), bytes(memoryBudget()), bytes(use.memory), bytes(use.file));
}

QString languageText() {
  const QLocale locale;
  return QStringLiteral("%1 (%2), %3")
      .arg(locale.name(), locale.uiLanguages().join(QStringLiteral(", ")), locale.toString(1234.5));
}

}  // namespace

ReportDialog::Facts systemFacts(const QString& renderer) {
  QStringList libraries;
  for (const auto& [name, version] : libraryVersions())
    libraries += QString::fromStdString(name + " " + version);
  const QString state = QString::fromStdString(RecoveryStore::usualFolder());
  return {
      {SystemReportDialog::tr("Scarp"), QApplication::applicationVersion()},
      {SystemReportDialog::tr("Qt"),
       QStringLiteral("%1, %2").arg(QString::fromLatin1(qVersion()), QGuiApplication::platformName())},
      {SystemReportDialog::tr("Libraries"), libraries.join(QStringLiteral(", "))},
      {SystemReportDialog::tr("OpenGL"), renderer.isEmpty() ? SystemReportDialog::tr("none") : renderer},
      {SystemReportDialog::tr("Screens"), screens()},
      {SystemReportDialog::tr("System"),
       QStringLiteral("%1, %2 %3")
           .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion())},
      {SystemReportDialog::tr("Desktop"), qEnvironmentVariable("XDG_CURRENT_DESKTOP", QStringLiteral("—"))},
      {SystemReportDialog::tr("Processor"),
       SystemReportDialog::tr("%1; threads: %2").arg(processorName()).arg(QThread::idealThreadCount())},
      {SystemReportDialog::tr("Instruction sets"), instructionSets()},
      {SystemReportDialog::tr("Memory"), memoryText()},
      {SystemReportDialog::tr("Language"), languageText()},
      {SystemReportDialog::tr("Settings"), QSettings().fileName()},
      {SystemReportDialog::tr("Brushes, models, materials"),
       QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)},
      {SystemReportDialog::tr("Recovery and crash reports"), state},
      {SystemReportDialog::tr("Log"), LogFile::usualPath()},
      {SystemReportDialog::tr("Temporary files"), QString::fromStdString(SpillFile::usualFolder())}};
}

QString systemText(const ReportDialog::Facts& facts) {
  QString text;
  for (const auto& [name, value] : facts) text += name + QStringLiteral(": ") + value + QLatin1Char('\n');
  const QString home = QDir::homePath();
  return home.size() > 1 ? text.replace(home + QLatin1Char('/'), QStringLiteral("~/")) : text;
}

SystemReportDialog::SystemReportDialog(const QString& renderer, QWidget* parent)
    : ReportDialog(
          tr("System Report"), systemFacts(renderer),
          {tr("Nothing of this is sent anywhere. Copy it into your message where you tell of a fault.")},
          parent) {
  auto* copies = describe(new QPushButton(tr("Copy")), "copyReport",
                          {.tip = tr("Copy the report as text; your own folder is called ~ in it")});
  copies->setAutoDefault(false);  // Enter closes
  connect(copies, &QPushButton::clicked, this,
          [renderer] { QGuiApplication::clipboard()->setText(systemText(systemFacts(renderer))); });
  copies->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);  // as wide as its text
  add(copies);
}

QAction* systemReportAction(QWidget* window, std::function<QString()> renderer) {
  auto* action = new QAction(SystemReportDialog::tr("&System Report"), window);
  action->setIconText(SystemReportDialog::tr("System Report"));
  describe(action, "systemReport",
           {.tip = SystemReportDialog::tr(
                "Versions, the machine and folders, to copy where you tell of a fault")});
  QObject::connect(action, &QAction::triggered, window,
                   [window, asks = std::move(renderer)] { SystemReportDialog(asks(), window).exec(); });
  return action;
}

}  // namespace scarp
