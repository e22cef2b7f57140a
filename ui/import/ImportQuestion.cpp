#include "ui/import/ImportQuestion.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <initializer_list>
#include <utility>

#include "core/io/ImportFinding.h"
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

bool findsAny(const ImportPreview& look, std::initializer_list<ImportFinding::Kind> kinds) {
  return std::ranges::any_of(look.findings, [&](const ImportFinding& finding) {
    return finding.fault && std::ranges::find(kinds, finding.kind) != kinds.end();
  });
}

bool mustAsk(ImportUse use, const QString& path, const ImportPreview& look) {
  using Kind = ImportFinding::Kind;
  const auto needs = [&look](ImportSetting setting) {
    return std::ranges::find(look.needed, setting) != look.needed.end();
  };
  if (use == ImportUse::Stamp)
    return needs(ImportSetting::Layout) || (needs(ImportSetting::Bands) && !look.colours) ||
           findsAny(look, {Kind::Void, Kind::Rows, Kind::Depths});
  if (use == ImportUse::Drape &&
      findsAny(look, {Kind::Void, Kind::Unit, Kind::Rows, Kind::Depths, Kind::Origin, Kind::HalfCell}))
    return true;
  return look.guessed() && !opensUnasked(importKind(path, look));
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
                    std::function<void(const ImportAnswer&)> then, std::function<void(const Error&)> failed,
                    ImportUse use) {
  return jobs.run<ImportPreview>(
      QCoreApplication::translate("scarp::ImportCommands", "Opening %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), use](const Progress& progress) {
        return use == ImportUse::Terrain ? glanceAtImport(path, progress) : previewImport(path, {}, progress);
      },
      [path, use, &jobs, &window, then = std::move(then),
       failed = std::move(failed)](Result<ImportPreview> preview) {
        // Samples without a header whose layout nothing tells.
        const bool layoutless = !preview && !preview.error().cancelled && looksRaw(path.toStdString());
        if (layoutless && QFileInfo(path).isFile())
          return show(new ImportDialog(path, ImportOptions(), jobs, &window), then);
        if (!preview) return failed(preview.error());
        if (mustAsk(use, path, *preview)) return show(new ImportDialog(path, *preview, jobs, &window), then);
        ImportAnswer answer;
        answer.path = path;
        answer.guessed = preview->guessed();
        if (answer.guessed) answer.options = preview->guess;
        then(answer);
      });
}

}  // namespace scarp
