#include "ui/Editor.h"

#include <QApplication>
#include <QFile>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>
#include <cstdlib>

#include "core/base/StandardError.h"
#include "core/recovery/CrashHandler.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/MainWindow.h"
#include "ui/help/StartPage.h"
#include "ui/help/SystemReport.h"
#include "ui/settings/Language.h"
#include "ui/settings/Preferences.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

// Qt ends the program where it finds no display, after several lines of its own; this is the one line
// that a person needs.
void tellOfNoDisplay(QtMsgType type, const QMessageLogContext&, const QString&) {
  if (type != QtFatalMsg) return;
  writeError("scarp: there is no display to open the editor on (the commands work without one: scarp --help)\n");
  std::_Exit(1);
}

QSurfaceFormat wantedFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setOption(QSurfaceFormat::ResetNotification);  // Viewport says so then.
  return format;
}

bool hasOpenGl45() {
  QOpenGLContext context;
  context.setFormat(wantedFormat());
  if (!context.create() || context.format().version() < qMakePair(4, 5)) return false;
  QOffscreenSurface surface;
  surface.setFormat(context.format());
  surface.create();
  return surface.isValid() && context.makeCurrent(&surface);
}

/// The window, until it is closed.
int runWindow(const EditorStart& start, LogFile& log, const QString& languageProblem) {
  MainWindow window;
  log.follow(window.infoBar().log());
  if (!languageProblem.isEmpty()) window.infoBar().say(InfoBar::Tone::Warning, languageProblem);
  window.show();
  if (window.offerRecovery()) return QApplication::exec();
  if (!start.file.empty()) {
    window.openFile(QFile::decodeName(start.file.c_str()));
  } else if (start.island) {
    window.openSample();
  } else {
    window.openFlat();
    if (!start.flat && showsStartPage()) window.showStartPage();
  }
  return QApplication::exec();
}

}  // namespace

int runEditor(int argc, char** argv, const EditorStart& start) {
  const CrashHandler crashes(RecoveryStore::usualFolder(),
                             "Scarp " SCARP_VERSION ", Qt " + std::string(qVersion()));
  QSurfaceFormat::setDefaultFormat(wantedFormat());
  const QtMessageHandler usual = qInstallMessageHandler(tellOfNoDisplay);
  QApplication application(argc, argv);
  qInstallMessageHandler(usual);
  QApplication::setOrganizationName(QStringLiteral("Scarp"));
  QApplication::setApplicationName(QStringLiteral("scarp"));
  QApplication::setApplicationDisplayName(QStringLiteral("Scarp"));
  QApplication::setApplicationVersion(QStringLiteral(SCARP_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("scarp"));
  if (!hasOpenGl45()) {
    writeError("scarp: the editor needs OpenGL 4.5, which this display does not offer\n");
    return 1;
  }
  if (!start.memoryIsSet) applyMemory();
  applyCache();
  const QString languageProblem = applyLanguage();
  loadResources();
  QApplication::setWindowIcon(icon(QStringLiteral("scarp")));
  applyTheme(rememberedTheme(), rememberedTextSize());

  LogFile log;
  log.followQt();
  log.write(QObject::tr("Start"), QStringLiteral("Scarp " SCARP_VERSION ", Qt %1, process %2")
                                      .arg(QString::fromLatin1(qVersion()))
                                      .arg(QApplication::applicationPid()));
  const int status = runWindow(start, log, languageProblem);
  log.write(QObject::tr("End"), {});
  return status;
}

}  // namespace scarp
