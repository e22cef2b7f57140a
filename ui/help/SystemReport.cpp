#include "ui/help/SystemReport.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThread>

#include "core/base/Simd.h"
#include "core/document/SpillFile.h"
#include "core/io/LibraryVersions.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/help/LogFile.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
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
  auto* copies = new QPushButton(tr("Copy"));
  copies->setObjectName(QStringLiteral("copyReport"));
  copies->setToolTip(tr("Copy the report as text; your own folder is called ~ in it"));
  copies->setAutoDefault(false);  // Enter closes
  connect(copies, &QPushButton::clicked, this,
          [renderer] { QGuiApplication::clipboard()->setText(systemText(systemFacts(renderer))); });
  copies->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);  // as wide as its text
  add(copies);
}

QAction* systemReportAction(QWidget* window, std::function<QString()> renderer) {
  auto* action = new QAction(SystemReportDialog::tr("&System Report"), window);
  action->setIconText(SystemReportDialog::tr("System Report"));
  action->setObjectName(QStringLiteral("systemReport"));
  action->setToolTip(
      SystemReportDialog::tr("Versions, the machine and folders, to copy where you tell of a fault"));
  QObject::connect(action, &QAction::triggered, window,
                   [window, asks = std::move(renderer)] { SystemReportDialog(asks(), window).exec(); });
  return action;
}

}  // namespace scarp
