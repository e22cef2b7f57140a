#include "ui/import/AlphaCommands.h"

#include <QFileInfo>
#include <QPointer>

#include "core/io/AlphaFile.h"
#include "ui/brush/BrushSection.h"
#include "ui/import/ImportQuestion.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/RememberedFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

AlphaCommands::AlphaCommands(QWidget& window, JobRunner& jobs)
    : QObject(&window), window_(window), jobs_(jobs) {}

void AlphaCommands::load(const QString& path, BrushBinding& brush) {
  const QPointer<BrushBinding> binding(&brush);
  const auto failed = [binding](const Error& error) {
    if (binding && !error.cancelled) Q_EMIT binding->problem(coreProblem(error.message));
  };
  const auto read = [this, binding, failed](const ImportAnswer& answer) {
    // The files of tiles would not be stored with a brush.
    if (answer.options.tiles)
      return failed(Error{answer.path.toStdString() + ": an alpha is read from one file, not from tiles"});
    jobs_.run<AlphaReading>(
        tr("Reading %1").arg(QFileInfo(answer.path).fileName()),
        // A guess of heights and size does not change a shape.
        [file = answer.path.toStdString(), options = answer.asked ? answer.options : ImportOptions()](
            const Progress& progress) { return importAlpha(file, options, progress); },
        [this, binding, failed, path = answer.path](const Result<AlphaReading>& reading) {
          if (!reading) return failed(reading.error());
          rememberFile(FileUse::Alpha, path.toStdString());
          rememberFolder(path);
          if (binding) binding->change([&](BrushSettings& settings) { settings.alpha = reading->alpha; });
          if (const QStringList warnings = textLines(reading->warnings); !warnings.isEmpty())
            Q_EMIT told(warnings.join(QLatin1Char('\n')));
        });
  };
  askHowToImport(path, jobs_, window_, read, failed, ImportUse::Stamp);
}

}  // namespace scarp
