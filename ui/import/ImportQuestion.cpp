#include "ui/import/ImportQuestion.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <utility>

#include "core/io/ImportPreview.h"
#include "core/io/RawLayout.h"
#include "ui/import/ImportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/Preferences.h"

namespace scarp {
namespace {

void show(ImportDialog* dialog, std::function<void(const ImportAnswer&)> then) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QDialog::accepted, dialog, [dialog, then = std::move(then)] {
    if (const auto kind = dialog->unaskedKind()) openUnasked(*kind);
    then(answerOf(*dialog));
  });
  dialog->open();
}

}  // namespace

ImportAnswer answerOf(const ImportDialog& dialog) {
  ImportAnswer answer;
  answer.path = dialog.path();
  answer.options = dialog.options();
  answer.asked = true;
  answer.water = dialog.water();
  return answer;
}

Job* askHowToImport(const QString& path, JobRunner& jobs, QWidget& window,
                    std::function<void(const ImportAnswer&)> then, std::function<void(const Error&)> failed) {
  return jobs.run<ImportPreview>(
      QCoreApplication::translate("scarp::ImportCommands", "Opening %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString()](const Progress& progress) { return glanceAtImport(path, progress); },
      [path, &jobs, &window, then = std::move(then),
       failed = std::move(failed)](Result<ImportPreview> preview) {
        // Samples without a header whose layout nothing tells.
        const bool layoutless = !preview && !preview.error().cancelled && looksRaw(path.toStdString());
        if (layoutless && QFileInfo(path).isFile())
          return show(new ImportDialog(path, ImportOptions(), jobs, &window), then);
        if (!preview) return failed(preview.error());
        if (preview->guessed() && !opensUnasked(importKind(path, *preview)))
          return show(new ImportDialog(path, *preview, jobs, &window), then);
        ImportAnswer answer;
        answer.path = path;
        answer.guessed = preview->guessed();
        if (answer.guessed) answer.options = preview->guess;
        then(answer);
      });
}

}  // namespace scarp
