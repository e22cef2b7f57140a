#include "ui/objects/AssetCommands.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QStandardPaths>
#include <QUrl>
#include <algorithm>

#include "core/edit/AssetEdits.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/io/ModelFile.h"
#include "core/script/AssetJson.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/objects/ModelImportDialog.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/MenuText.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

QString modelFilter() {
  QStringList endings;
  for (const std::string_view ending : modelEndings())
    endings += QStringLiteral("*.") + QString::fromUtf8(ending.data(), static_cast<qsizetype>(ending.size()));
  return AssetCommands::tr("Models (%1);;All files (*)").arg(endings.join(QLatin1Char(' ')));
}

/// The folder of the person's library of models.
QString assetLibraryFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/models");
}

}  // namespace

AssetCommands::AssetCommands(QWidget& window, JobRunner& jobs)
    : QObject(&window), window_(window), jobs_(jobs) {}

void AssetCommands::setDocument(EditorDocument* document) {
  document_ = document;
  waiting_.clear();
  busy_ = false;
}

bool AssetCommands::areModels(const QStringList& paths) {
  return !paths.isEmpty() &&
         std::ranges::all_of(paths, [](const QString& path) { return isModelName(path.toStdString()); });
}

void AssetCommands::askImport() {
  if (!document_) return;
  const QStringList paths =
      QFileDialog::getOpenFileNames(&window_, tr("Import Models"), rememberedFolder(), modelFilter());
  if (!paths.isEmpty()) import(paths);
}

void AssetCommands::import(const QStringList& paths) {
  if (!document_ || paths.isEmpty()) return;
  rememberFolder(paths.first());
  waiting_ += paths;
  if (!busy_) importNext();
}

void AssetCommands::importNext() {
  busy_ = document_ && !waiting_.isEmpty();
  if (!busy_) return;
  const QString path = waiting_.takeFirst();
  jobs_.run<std::shared_ptr<const ModelFile>>(
      tr("Reading %1").arg(QFileInfo(path).fileName()),
      [file = path.toStdString()](const Progress& progress) -> Result<std::shared_ptr<const ModelFile>> {
        auto read = readModelFile(file, progress);
        if (!read) return read.error();
        return std::make_shared<const ModelFile>(*std::move(read));
      },
      [here = QPointer<AssetCommands>(this), path,
       document = QPointer<EditorDocument>(document_)](const Result<std::shared_ptr<const ModelFile>>& file) {
        if (!here || !document || here->document_ != document) return;
        if (file) return here->ask(*file, path);
        here->replaced_.clear();
        Q_EMIT here->problem(file.error().cancelled ? QString() : messageSentence(file.error().message));
        here->importNext();
      });
}

void AssetCommands::ask(const std::shared_ptr<const ModelFile>& file, const QString& path) {
  const QString replaced = std::exchange(replaced_, {});
  const QFileInfo info(path);
  const QString name = replaced.isEmpty()
                           ? QString::fromStdString(freeAssetName(info.completeBaseName().toStdString(),
                                                                  document_->terrain().assets()))
                           : replaced;
  auto* dialog = new ModelImportDialog(file, info.fileName(), name, jobs_, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::finished, this, [this, dialog, file, path, replaced](int result) {
    if (result != QDialog::Accepted) return importNext();
    const std::string asked = dialog->name().toStdString(), tags = dialog->tags().toStdString();
    const std::string source = QFileInfo(path).fileName().toStdString();
    take(file, dialog->how(), [this, asked, tags, source, replaced](const ModelPtr& model) {
      Asset asset = assetOf(asked, model);
      asset.tags = tags;
      asset.source = source;
      if (!replaced.isEmpty()) {
        SetAssetOperation set;
        set.asset = replaced.toStdString();
        if (asked != set.asset) set.name = asked;
        set.model = asset;
        doNow(set);
      } else if (doNow(AddAssetOperation{asset})) {
        Q_EMIT imported(*assetNamed(asked));
      }
      importNext();
    });
  });
  dialog->open();
}

void AssetCommands::take(const std::shared_ptr<const ModelFile>& file, const ModelImport& how,
                         std::function<void(ModelPtr)> then) {
  jobs_.run<ModelPtr>(
      tr("Importing a model"),
      [file, how](const Progress&) -> Result<ModelPtr> {
        auto placed = placedModel(file->model, how);
        if (!placed) return placed.error();
        return sharedModel(*std::move(placed));
      },
      [here = QPointer<AssetCommands>(this), document = QPointer<EditorDocument>(document_),
       then = std::move(then)](const Result<ModelPtr>& model) {
        if (!here || !document || here->document_ != document) return;
        if (model) return then(*model);
        Q_EMIT here->problem(messageSentence(model.error().message));
        here->importNext();
      });
}

void AssetCommands::askRename(AssetKind asset) {
  if (!document_) return;
  bool ok = false;
  const QString before = QString::fromStdString(assetName(asset));
  const QString after =
      QInputDialog::getText(&window_, tr("Rename Asset"), tr("Name"), QLineEdit::Normal, before, &ok)
          .trimmed();
  if (!ok || after == before || !document_) return;
  SetAssetOperation set;
  set.asset = assetName(asset);
  set.name = after.toStdString();
  doNow(set);
}

void AssetCommands::askTags(AssetKind asset) {
  const Asset* own = document_ ? document_->terrain().objects().assets().find(asset) : nullptr;
  if (!own) return;
  bool ok = false;
  const QString tags =
      QInputDialog::getText(&window_, tr("Tags of %1").arg(QString::fromStdString(own->name)),
                            tr("Words with commas between"), QLineEdit::Normal,
                            QString::fromStdString(own->tags), &ok)
          .trimmed();
  if (!ok || !document_) return;
  SetAssetOperation set;
  set.asset = assetName(asset);
  set.tags = tags.toStdString();
  doNow(set);
}

void AssetCommands::askReplace(AssetKind asset) {
  if (!document_ || busy_) return;
  const QString path = QFileDialog::getOpenFileName(
      &window_, tr("Replace the Model of %1").arg(QString::fromStdString(assetName(asset))),
      rememberedFolder(), modelFilter());
  if (path.isEmpty()) return;
  replaced_ = QString::fromStdString(assetName(asset));
  import({path});
}

void AssetCommands::remove(AssetKind asset) {
  if (!document_) return;
  const std::size_t count = objectsOf(asset, document_->terrain().objects());
  if (count > 0) {
    QMessageBox box(QMessageBox::Question, tr("Remove Asset"),
                    tr("%1 objects of “%2” are removed too.", nullptr, pluralCount(count))
                        .arg(countText(count), QString::fromStdString(assetName(asset))),
                    QMessageBox::NoButton, &window_);
    box.setInformativeText(tr("Undo brings them back."));
    box.setObjectName(QStringLiteral("removeAsset"));
    box.addButton(tr("Remove"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    if (box.exec() == QMessageBox::Cancel || !document_) return;
  }
  doNow(RemoveAssetOperation{assetName(asset)});
}

void AssetCommands::keep(AssetKind asset) {
  const Asset* own = document_ ? document_->terrain().objects().assets().find(asset) : nullptr;
  if (!own || !own->model) return;
  jobs_.run<std::string>(
      tr("Saving a model to the library"),
      [kept = *own, library = assetLibraryFolder().toStdString()](const Progress&) {
        return writeAssetFile(kept, library);
      },
      [here = QPointer<AssetCommands>(this)](const Result<std::string>& path) {
        if (here) Q_EMIT here->problem(path ? QString() : messageSentence(path.error().message));
      });
}

void AssetCommands::fillLibrary(QMenu& menu) {
  menu.clear();
  const QString folder = assetLibraryFolder();
  const auto all = libraryAssets(folder.toStdString());
  for (const LibraryAsset& one : all) {
    QAction* add = menu.addAction(verbatimMenuText(QString::fromStdString(one.name)), this,
                                  [this, path = one.path] { addFromLibrary(path); });
    add->setToolTip(messageText(sizeText(one.bounds.max - one.bounds.min)));
    add->setEnabled(document_);
  }
  if (all.empty()) menu.addAction(tr("The library is empty"))->setEnabled(false);
  menu.addSeparator();
  menu.addAction(tr("Show the Library's Folder"), this, [folder] {
    QDir().mkpath(folder);
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
  });
}

void AssetCommands::addFromLibrary(const std::string& path) {
  if (!document_) return;
  jobs_.run<Asset>(
      tr("Reading a model"), [path](const Progress&) { return readAssetFile(path); },
      [here = QPointer<AssetCommands>(this), document = QPointer<EditorDocument>(document_)](Result<Asset> asset) {
        if (!here || !document || here->document_ != document) return;
        if (!asset) return Q_EMIT here->problem(messageSentence(asset.error().message));
        asset->name = freeAssetName(asset->name, document->terrain().assets());
        if (here->doNow(AddAssetOperation{*asset})) Q_EMIT here->imported(*assetNamed(asset->name));
      });
}

bool AssetCommands::doNow(const Operation& operation) {
  if (!document_) return false;
  if (document_->terrain().editing()) {
    Q_EMIT problem(tr("What is being tried on the ground has to be kept or taken back first."));
    return false;
  }
  const auto done = perform(operation, document_->terrain());
  Q_EMIT problem(done ? QString() : messageSentence(done.error().message));
  return done.ok();
}

}  // namespace scarp
