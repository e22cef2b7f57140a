#include "ui/import/AlphaCommands.h"

#include <QFileInfo>
#include <QPointer>

#include "core/io/AlphaFile.h"
#include "ui/brush/BrushSection.h"
#include "ui/import/ImportQuestion.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

AlphaCommands::AlphaCommands(QWidget& window, JobRunner& jobs)
    : QObject(&window), window_(window), jobs_(jobs) {}

void AlphaCommands::load(const QString& path, BrushBinding& brush) {
  load(
      path, brush,
      [&brush](const AlphaPtr& alpha) {
        brush.change([&](BrushSettings& settings) { settings.alpha = alpha; });
      },
      [&brush](const QString& message) { Q_EMIT brush.problem(message); });
}

void AlphaCommands::load(const QString& path, QObject& receiver,
                         const std::function<void(const AlphaPtr&)>& take,
                         const std::function<void(const QString&)>& fail) {
  const QPointer<QObject> there(&receiver);
  const auto failed = [there, fail](const Error& error) {
    if (there && !error.cancelled) fail(messageText(error.message));
  };
  const auto read = [this, there, take, failed](const ImportAnswer& answer) {
    // The files of tiles would not be stored with a brush.
    if (answer.options.tiles)
      return failed(errorIn(answer.path.toStdString(), "an alpha is read from one file, not from tiles"));
    jobs_.run<AlphaReading>(
        tr("Reading %1").arg(QFileInfo(answer.path).fileName()),
        // A guess of heights and size does not change a shape.
        [file = answer.path.toStdString(), options = answer.asked ? answer.options : ImportOptions()](
            const Progress& progress) { return importAlpha(file, options, progress); },
        [this, there, take, failed, path = answer.path](const Result<AlphaReading>& reading) {
          if (!reading) return failed(reading.error());
          rememberFile(FileUse::Alpha, path.toStdString());
          rememberFolder(path);
          if (there) take(reading->alpha);
          if (const QStringList warnings = messageTexts(reading->warnings); !warnings.isEmpty())
            Q_EMIT told(warnings.join(QLatin1Char('\n')));
        });
  };
  askHowToImport(path, jobs_, window_, read, failed, ImportUse::Stamp);
}

}  // namespace scarp
