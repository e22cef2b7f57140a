#include "ui/drape/DrapeCommands.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <memory>

#include "core/drape/DrapeColours.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"
#include "ui/document/EditorDocument.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/ImportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Icons.h"

namespace scarp {

DrapeAddressDialog::DrapeAddressDialog(QWidget* parent)
    : FormDialog(tr("Add Drape from Address"), tr("Add"), parent),
      address_(addressBox(QStringLiteral("WMS:https://…?…&LAYERS=…"))) {
  setObjectName(QStringLiteral("drapeAddress"));
  setLeastWidth(620);
  addRow(tr("Address"), address_);
  addNote(*new QLabel(
      tr("A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or "
         "WMTS:https://…. What lies on the terrain is taken into the project.")));
  address_->setFocus();
}

std::optional<QString> DrapeAddressDialog::takeValues() {
  const auto shown = addressIn(*address_);
  if (!shown) return messageText(shown.error().message);
  path_ = QString::fromStdString(*shown);
  return std::nullopt;
}

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

/// A name for what is at an address: "ortho" of "https://example.org/ortho.tif?x=1".
QString titleOfAddress(const QString& address) {
  const QString name = QFileInfo(address.section(QLatin1Char('?'), 0, 0)).completeBaseName();
  return name.isEmpty() ? address : name;
}

/// A drape of a file, or of what is at an address, which is not read.
Result<Drape> drapeAt(const QString& path) {
  if (!allowedAddress(path.toStdString())) return drapeOf(path.toStdString());
  Drape drape;
  drape.name = titleOfAddress(path).toStdString();
  drape.path = path.toStdString();
  return drape;
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

void DrapeCommands::refuse(const Error& error) {
  if (!error.cancelled) Q_EMIT problem(messageText(error.message));
}

void DrapeCommands::read(const QString& path, const Take& take) {
  const bool remote = allowedAddress(path.toStdString()).has_value();
  if (!remote)
    if (const auto file = identityOf(path.toStdString()); !file) return refuse(file.error());
  const QPointer<EditorDocument> wanted(document_);
  const auto ask = [this, path, take, wanted] {
    askHowToImport(
        path, jobs_, window_,
        [this, path, take, wanted](const ImportAnswer& answer) {
          if (!document_ || wanted != document_) return;
          if (answer.asked || answer.options.raw || answer.options.bands) return readHeights(answer, take);
          readPicture(path, take);
        },
        [this](const Error& error) { refuse(error); }, ImportUse::Drape);
  };
  jobs_.run<bool>(
      tr("Looking at %1").arg(QFileInfo(path).fileName()),
      [file = path.toStdString()](const Progress&) -> Result<bool> {
        const auto source = openPicture(file);
        return source ? showsNumbers((*source)->info()) : looksRaw(file);
      },
      [this, path, take, ask, wanted](const Result<bool>& numbers) {
        if (!document_ || wanted != document_) return;
        if (!numbers) return refuse(numbers.error());
        *numbers ? ask() : readPicture(path, take);
      });
}

void DrapeCommands::readPicture(const QString& path, const Take& take) {
  const auto drape = drapeAt(path);
  if (!drape) return refuse(drape.error());
  if (!allowedAddress(path.toStdString())) return give(document_, {*drape, nullptr}, take);
  const TerrainDocument& terrain = document_->terrain();
  jobs_.run<PackedDrape>(
      tr("Fetching %1").arg(titleOfAddress(path)),
      [file = path.toStdString(), frame = terrain.frame(), reference = terrain.georeference()](
          const Progress& progress) { return packedDrape(file, frame, reference, progress); },
      [this, named = *drape, take, wanted = QPointer<EditorDocument>(document_)](Result<PackedDrape> packed) {
        if (!packed) return refuse(packed.error());
        Drape taken = named;
        taken.packed = *std::move(packed);
        give(wanted, {taken, nullptr}, take);
      });
}

void DrapeCommands::readHeights(const ImportAnswer& answer, const Take& take) {
  const TerrainDocument& terrain = document_->terrain();
  jobs_.run<PackedHeights>(
      tr("Reading %1").arg(QFileInfo(answer.path).fileName()),
      [file = answer.path.toStdString(), options = answer.options, frame = terrain.frame(),
       reference = terrain.georeference()](const Progress& progress) {
        return packedHeights(file, options, frame, reference, progress);
      },
      [this, answer, take, wanted = QPointer<EditorDocument>(document_)](Result<PackedHeights> heights) {
        if (!heights) return refuse(heights.error());
        auto drape = drapeAt(answer.path);
        if (!drape) return refuse(drape.error());
        drape->packed = std::move(heights->packed);
        give(wanted, {*drape, std::make_shared<const ImportOptions>(answer.options)}, take);
        if (const QStringList warnings = messageTexts(heights->warnings); !warnings.isEmpty())
          Q_EMIT told(warnings.join(QLatin1Char('\n')));
      });
}

void DrapeCommands::give(const EditorDocument* wanted, const Chosen& chosen, const Take& take) {
  if (document_ && wanted == document_ && isOpen()) take(chosen);
}

void DrapeCommands::addChosen(const Chosen& chosen) {
  const bool remote = looksRemote(chosen.drape.path);
  // Before the drape is there: files that nobody has chosen are not read.
  if (!remote) rememberFile(FileUse::Drape, chosen.drape.path);
  if (!perform(AddDrapeOperation{chosen.drape, chosen.import})) return;
  const QString path = QString::fromStdString(chosen.drape.path);
  remote ? rememberAddress(path) : rememberFolder(path);
  Q_EMIT added();
}

void DrapeCommands::replace(const Drape& drape, const Chosen& chosen) {
  // It may have another place by now.
  const auto& drapes = document_->terrain().drapes();
  const auto now = std::ranges::find(drapes, drape);
  if (now == drapes.end()) return;
  if (!looksRemote(chosen.drape.path)) rememberFile(FileUse::Drape, chosen.drape.path);
  SetDrapeOperation change;
  change.drape = static_cast<std::size_t>(now - drapes.begin()) + 1;
  change.path = chosen.drape.path;
  change.bytes = chosen.drape.bytes;
  change.sum = chosen.drape.sum;
  if (chosen.drape.packed) {
    change.pack = true;
    change.packed = std::make_shared<const PackedDrape>(*chosen.drape.packed);
    change.import = chosen.import;
  }
  perform(change);
}

void DrapeCommands::add(const QString& path) {
  if (!document_) return;
  if (isOpen()) read(path, [this](const Chosen& chosen) { addChosen(chosen); });
}

void DrapeCommands::askAddress() {
  if (!document_) return;
  auto* dialog = new DrapeAddressDialog(&window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (document_) add(dialog->path());
  });
  dialog->open();
}

void DrapeCommands::askFile(std::size_t place) {
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return;
  const Drape drape = document_->terrain().drapes()[place - 1];
  const QString path = askPath(tr("Find Picture"));
  if (path.isEmpty() || !document_) return;
  read(path, [this, drape](const Chosen& chosen) { replace(drape, chosen); });
}

void DrapeCommands::askImport(std::size_t place, const std::string& file) {
  if (!document_ || place < 1 || place > document_->terrain().drapes().size()) return;
  auto* dialog = new ImportDialog(QString::fromStdString(file), ImportOptions(), jobs_, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog, drape = document_->terrain().drapes()[place - 1],
           wanted = QPointer<EditorDocument>(document_)] {
            if (!document_ || wanted != document_) return;
            readHeights(answerOf(*dialog), [this, drape](const Chosen& chosen) { replace(drape, chosen); });
          });
  dialog->open();
}

bool DrapeCommands::isOpen() {
  const bool editing = document_->terrain().editing();
  if (editing) Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
  return !editing;
}

bool DrapeCommands::perform(const Operation& operation) {
  if (!isOpen()) return false;
  const auto done = scarp::perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageText(done.error().message));
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
        if (!packed) return refuse(packed.error());
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
