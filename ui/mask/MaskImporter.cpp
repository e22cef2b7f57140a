#include "ui/mask/MaskImporter.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QVBoxLayout>
#include <memory>
#include <utility>

#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/VectorMaskDialog.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

MaskLayersDialog::MaskLayersDialog(const QString& file, const MaskFile& masks, QWidget* parent)
    : FormDialog(tr("Import Selections"), tr("Import"), parent), list_(new QListWidget) {
  auto* words = new QLabel(
      tr("%1 has several layers. Each that is chosen is saved as a selection of its name.").arg(file));
  words->setWordWrap(true);
  column().addWidget(words);
  for (const Message& note : masks.notes) {
    auto* line = new QLabel(messageText(note));
    wrapAs(line, "quiet");
    column().addWidget(line);
  }
  describe(list_, "maskLayers",
           {.name = tr("Layers of the file"), .help = tr("What of the file becomes selections")});
  for (const std::string& layer : masks.layers) {
    auto* item = new QListWidgetItem(QString::fromStdString(layer), list_);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
  }
  column().addWidget(list_);
}

std::vector<std::string> MaskLayersDialog::chosen() const {
  std::vector<std::string> layers;
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->checkState() == Qt::Checked)
      layers.push_back(list_->item(row)->text().toStdString());
  return layers;
}

std::optional<QString> MaskLayersDialog::takeValues() {
  if (chosen().empty()) return tr("No layer is chosen.");
  return std::nullopt;
}

MaskImporter::MaskImporter(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

void MaskImporter::ask(QWidget* window) {
  const QString path =
      QFileDialog::getOpenFileName(window, tr("Import a picture, land cover or vector file as selections"));
  if (!path.isEmpty()) importFile(path, window);
}

void MaskImporter::importFile(const QString& path, QWidget* window) {
  if (!document_) return;
  jobs_.run<MaskFile>(
      tr("Reading %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), onto = document_->terrain().snapshot()](const Progress& progress) {
        return openMaskFile(path, onto, progress);
      },
      [this, path, window = QPointer<QWidget>(window),
       wanted = QPointer<EditorDocument>(document_)](Result<MaskFile> file) {
        if (!document_ || wanted != document_ || !window) return;
        if (!file) {
          if (!file.error().cancelled) Q_EMIT problem(messageText(file.error().message));
          return;
        }
        if (file->vectors) return askAbout(path, file->vectors, true, window);
        if (file->layers.size() == 1) return read(path, file->layers, false);
        MaskLayersDialog dialog(QFileInfo(path).fileName(), *file, window);
        if (dialog.exec() == QDialog::Accepted) read(path, dialog.chosen(), true);
      });
}

void MaskImporter::askVectors(QWidget* window) {
  const QString path =
      QFileDialog::getOpenFileName(window, tr("Select from Vector File"), rememberedFolder(),
                                   tr("Vector files (*.gpkg *.geojson *.json *.shp *.kml *.kmz *.gpx *.dxf "
                                      "*.osm *.pbf *.fgb);;All files (*)"));
  if (path.isEmpty()) return;
  rememberFolder(path);
  selectBy(path, window);
}

void MaskImporter::selectBy(const QString& path, QWidget* window) {
  if (!document_) return;
  jobs_.run<VectorFile>(
      tr("Reading %1").arg(QFileInfo(path).fileName()),
      [name = path.toStdString()](const Progress& progress) {
        return readVectorFile(name, VectorQuery{}, progress);
      },
      [this, path, window = QPointer<QWidget>(window),
       wanted = QPointer<EditorDocument>(document_)](Result<VectorFile> file) {
        if (!document_ || wanted != document_ || !window) return;
        if (file) return askAbout(path, std::make_shared<const VectorFile>(*std::move(file)), false, window);
        if (!file.error().cancelled) Q_EMIT problem(messageText(file.error().message));
      });
}

void MaskImporter::askAbout(const QString& path, std::shared_ptr<const VectorFile> file, bool save,
                            QWidget* window) {
  auto* dialog =
      new VectorMaskDialog(path, std::move(file), document_->terrain().snapshot(), save, jobs_, window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, path, dialog, wanted = QPointer<EditorDocument>(document_)] {
            if (document_ && wanted == document_) take(path, *dialog);
          });
  dialog->open();
}

void MaskImporter::take(const QString& path, VectorMaskDialog& dialog) {
  if (document_->terrain().editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  FileSource source = dialog.source();
  const std::string name = QFileInfo(path).completeBaseName().toStdString();
  const auto how = dialog.operation();
  const auto select = [&]() -> Result<void> {
    if (how) return perform(SelectOperation{std::move(source), *how}, document_->terrain());
    KeepMaskOperation keep{{}, source.path, {}};
    keep.layers.push_back({name, source.layer, source.weights, source.vector});
    return perform(std::move(keep), document_->terrain());
  };
  const auto done = select();
  if (!done) return Q_EMIT problem(messageText(done.error().message));
  Q_EMIT problem({});
  if (!how) Q_EMIT told(tr("Saved as selections: %1.").arg(QString::fromStdString(name)));
}

void MaskImporter::read(const QString& path, std::vector<std::string> layers, bool several) {
  if (!document_) return;
  jobs_.run<std::vector<Named>>(
      tr("Reading %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), layers = std::move(layers),
       onto = document_->terrain().snapshot()](const Progress& progress) -> Result<std::vector<Named>> {
        std::vector<Named> masks;
        const auto share = [&] {
          return static_cast<double>(masks.size()) / static_cast<double>(layers.size());
        };
        for (const std::string& layer : layers) {
          const double from = share(), to = from + 1.0 / static_cast<double>(layers.size());
          auto mask = readMask(path, layer, onto, partOf(progress, from, to));
          if (!mask) return mask.error();
          masks.push_back({layer, *std::move(mask)});
        }
        return masks;
      },
      [this, path, several, wanted = QPointer<EditorDocument>(document_)](Result<std::vector<Named>> masks) {
        if (!document_ || wanted != document_) return;
        if (masks) return keep(path, *std::move(masks), several);
        if (!masks.error().cancelled) Q_EMIT problem(messageText(masks.error().message));
      });
}

void MaskImporter::keep(const QString& path, std::vector<Named> masks, bool several) {
  const QFileInfo file(path);
  bool stretched = false;
  QStringList names;
  KeepMaskOperation operation;
  operation.path = path.toStdString();
  for (Named& one : masks) {
    operation.layers.push_back({several ? one.layer : file.completeBaseName().toStdString(), one.layer,
                                std::make_shared<const MaskRaster>(std::move(one.mask.weights))});
    stretched = stretched || one.mask.way == FittedRaster::Way::Stretched;
    names += QString::fromStdString(operation.layers.back().name);
  }
  if (document_->terrain().editing())
    return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  if (const auto done = perform(operation, document_->terrain()); !done)
    return Q_EMIT problem(messageText(done.error().message));
  Q_EMIT problem({});
  QString message = tr("Saved as selections: %1.").arg(names.join(QStringLiteral(", ")));
  if (stretched)
    message += QLatin1Char(' ') +
               tr("%1 does not say where it lies on this terrain: it was stretched from corner to corner.")
                   .arg(file.fileName());
  Q_EMIT told(message);
}

}  // namespace scarp
