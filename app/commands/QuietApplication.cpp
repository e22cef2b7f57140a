#include "app/commands/QuietApplication.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>

namespace scarp {

namespace {

void tellOfNoPlatform(QtMsgType type, const QMessageLogContext&, const QString&) {
  if (type != QtFatalMsg) return;
  std::fputs("scarp: Qt's platform “offscreen” cannot be had (Debian has it in libqt6gui6)\n", stderr);
  std::_Exit(1);
}

}  // namespace

QuietApplication::QuietApplication() {
  qInstallMessageHandler(tellOfNoPlatform);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  application_.emplace(count_, arguments_);
  // Qt takes the person's language over; what commands print and read keeps its points.
  std::setlocale(LC_NUMERIC, "C");
}

}  // namespace scarp
