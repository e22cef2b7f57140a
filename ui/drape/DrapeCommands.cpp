#include "ui/drape/DrapeCommands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <memory>

#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "core/io/SampleSource.h"
#include "ui/document/EditorDocument.h"
#include "ui/drape/DrapeAddressDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentAddresses.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/RememberedFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {
namespace {

/// Formats of pictures, some of which terrains come in as well.
const QStringList kPictures{QStringLiteral("tif"),  QStringLiteral("tiff"), QStringLiteral("png"),
                            QStringLiteral("jpg"),  QStringLiteral("jpeg"), QStringLiteral("jp2"),
                            QStringLiteral("jxl"),  QStringLiteral("webp"), QStringLiteral("gif"),
                            QStringLiteral("bmp"),  QStringLiteral("tga"),  QStringLiteral("ppm"),
                            QStringLiteral("heic"), QStringLiteral("vrt"),  QStringLiteral("img")};

QString drapeFilters() {
  return DrapeCommands::tr("Pictures and maps (%1);;All files (*)")
      .arg(QStringLiteral("*.") + kPictures.join(QStringLiteral(" *.")));
}

}  // namespace

DrapeCommands::DrapeCommands(QWidget& window, JobRunner& jobs)
    : QObject(&window), window_(window), jobs_(jobs) {}

void DrapeCommands::setDocument(EditorDocument* document) { document_ = document; }

QString DrapeCommands::askPath(const QString& title) {
  return QFileDialog::getOpenFileName(&window_, title, rememberedFolder(), drapeFilters());
}

void DrapeCommands::askAdd() {
  if (!document_) return;
  if (const QString path = askPath(tr("Add Drape")); !path.isEmpty()) add(path);
}

void DrapeCommands::add(const QString& path) {
  if (!document_) return;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return;
  }
  const auto drape = drapeOf(path.toStdString());
  if (!drape) {
    Q_EMIT problem(coreProblem(drape.error().message));
    return;
  }
  rememberFile(FileUse::Drape, drape->path);
  rememberFolder(path);
  const auto done = scarp::perform(AddDrapeOperation{*drape}, document_->terrain());
  Q_EMIT problem(done ? QString() : coreProblem(done.error().message));
  if (done) Q_EMIT added();
}

void DrapeCommands::askAddress() {
  if (!document_) return;
  auto* dialog = new DrapeAddressDialog(&window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { addFetched(dialog->path()); });
  dialog->open();
}

void DrapeCommands::addFetched(const QString& path) {
  if (!document_) return;
  const QString name = QFileInfo(path.section(QLatin1Char('?'), 0, 0)).completeBaseName();
  const TerrainDocument& terrain = document_->terrain();
  jobs_.run<PackedDrape>(
      tr("Fetching %1").arg(name),
      [file = path.toStdString(), frame = terrain.frame(), reference = terrain.georeference()](
          const Progress& progress) { return packedDrape(file, frame, reference, progress); },
      [this, path, name, wanted = QPointer<EditorDocument>(document_)](Result<PackedDrape> packed) {
        if (!document_ || wanted != document_) return;
        if (!packed && packed.error().cancelled) return;
        if (!packed) return Q_EMIT problem(coreProblem(packed.error().message));
        if (document_->terrain().editing())
          return Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
        Drape drape;
        drape.name = (name.isEmpty() ? path : name).toStdString();
        drape.path = path.toStdString();
        drape.packed = *std::move(packed);
        const auto done = scarp::perform(AddDrapeOperation{drape}, document_->terrain());
        Q_EMIT problem(done ? QString() : coreProblem(done.error().message));
        if (!done) return;
        rememberAddress(path);
        Q_EMIT added();
      });
}

void DrapeCommands::askFile(std::size_t place) {
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return;
  const QString path = askPath(tr("Find Picture"));
  if (path.isEmpty() || !document_) return;
  const auto drape = drapeOf(path.toStdString());
  if (!drape) {
    Q_EMIT problem(coreProblem(drape.error().message));
    return;
  }
  rememberFile(FileUse::Drape, drape->path);
  SetDrapeOperation change;
  change.drape = place;
  change.path = drape->path;
  change.bytes = drape->bytes;
  change.sum = drape->sum;
  perform(change);
}

bool DrapeCommands::perform(const SetDrapeOperation& operation) {
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return false;
  }
  const auto done = scarp::perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : coreProblem(done.error().message));
  return done.ok();
}

void DrapeCommands::pack(std::size_t place, const std::string& file) {
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return;
  const TerrainDocument& terrain = document_->terrain();
  const Drape drape = terrain.drapes()[place - 1];
  jobs_.run<PackedDrape>(
      tr("Taking %1 into the project").arg(QString::fromStdString(drape.name)),
      [file, frame = terrain.frame(), reference = terrain.georeference()](const Progress& progress) {
        return packedDrape(file, frame, reference, progress);
      },
      [this, drape, wanted = QPointer<EditorDocument>(document_)](Result<PackedDrape> packed) {
        if (!document_ || wanted != document_) return;
        if (!packed) {
          if (!packed.error().cancelled) Q_EMIT problem(coreProblem(packed.error().message));
          return;
        }
        // It may have another place by now.
        const auto& drapes = document_->terrain().drapes();
        const auto now = std::ranges::find_if(
            drapes, [&](const Drape& one) { return one.path == drape.path && !one.packed; });
        if (now == drapes.end()) return;
        SetDrapeOperation change;
        change.drape = static_cast<std::size_t>(now - drapes.begin()) + 1;
        change.pack = true;
        change.packed = std::make_shared<const PackedDrape>(*std::move(packed));
        perform(change);
      });
}

void DrapeCommands::unpack(std::size_t place) {
  if (!document_) return;
  SetDrapeOperation change;
  change.drape = place;
  change.pack = false;
  perform(change);
}

void DrapeCommands::drop(const QString& path) {
  if (!document_ || !kPictures.contains(QFileInfo(path).suffix().toLower()))
    return Q_EMIT terrainDropped(path);
  jobs_.run<bool>(
      tr("Looking at %1").arg(QFileInfo(path).fileName()),
      [file = path.toStdString()](const Progress&) -> Result<bool> {
        const auto source = openAnySource(file, std::nullopt);
        return source && (*source)->info().hasColours();
      },
      [here = QPointer<DrapeCommands>(this), path](const Result<bool>& inColours) {
        if (!here) return;
        if (here->document_ && inColours && *inColours)
          here->askDrop(path);
        else
          Q_EMIT here->terrainDropped(path);
      });
}

void DrapeCommands::askDrop(const QString& path) {
  QMessageBox box(QMessageBox::NoIcon, tr("Open or Add"),
                  tr("What is “%1” to be?").arg(QFileInfo(path).fileName()), QMessageBox::NoButton, &window_);
  box.setObjectName(QStringLiteral("dropQuestion"));
  box.setInformativeText(
      tr("A drape is a picture that lies over this terrain. A terrain opens in place of this one."));
  box.setIconPixmap(icon(QStringLiteral("open")).pixmap(40, 40));
  QPushButton* drape = box.addButton(tr("Add as Drape"), QMessageBox::AcceptRole);
  QPushButton* terrain = box.addButton(tr("Open as Terrain"), QMessageBox::AcceptRole);
  drape->setObjectName(QStringLiteral("dropAsDrape"));
  terrain->setObjectName(QStringLiteral("dropAsTerrain"));
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(drape);
  box.exec();
  if (box.clickedButton() == drape) add(path);
  if (box.clickedButton() == terrain) Q_EMIT terrainDropped(path);
}

}  // namespace scarp
