#include "ui/materials/MaterialImportCommands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "core/edit/MaterialOperations.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/MaterialImportDialog.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

MaterialImportCommands::MaterialImportCommands(EditorHost host)
    : QObject(&host.window), host_(std::move(host)) {}

void MaterialImportCommands::ask(QStringList paths) {
  EditorDocument* document = host_.current();
  if (!document) return;
  if (document->terrain().editing())
    return host_.info.say(InfoBar::Tone::Warning,
                          tr("What is being tried on the ground has to be kept or taken back first."));
  if (paths.isEmpty())
    paths = QFileDialog::getOpenFileNames(
        &host_.window, tr("Import Materials"), rememberedFolder(),
        tr("Masks, splat maps, control maps, land cover (*.png *.tif *.tiff *.exr *.jpg *.bmp *.img);;All "
           "files (*)"));
  if (paths.isEmpty()) return;
  MaterialImportDialog dialog(document->terrain(), host_.jobs, paths, &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  rememberFolder(paths.front());
  const ImportPaintOperation& done = dialog.operation();
  const auto taken =
      std::ranges::count_if(done.layers, [](const ImportedLayer& layer) { return layer.material != 0; });
  const QString from = paths.size() == 1
                           ? QFileInfo(paths.front()).fileName()
                           : tr("%1 files", nullptr, pluralCount(paths.size())).arg(countText(paths.size()));
  const QString text =
      tr("Imported %1 layers from %2 as paint.", nullptr, pluralCount(taken)).arg(countText(taken), from);
  if (dialog.notes().empty())
    host_.info.say(InfoBar::Tone::Success, text);
  else
    host_.info.say(InfoBar::Tone::Success, text, tr("Details…"),
                   [this, paths, notes = messageTexts(dialog.notes())] {
                     ReportDialog(tr("Import Materials"), {{tr("Files"), paths.join(QLatin1Char('\n'))}},
                                  notes, &host_.window)
                         .exec();
                   });
  Q_EMIT painted();
}

}  // namespace scarp
