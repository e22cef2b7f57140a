#include "ui/objects/AssetCommands.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QStandardPaths>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "core/edit/AssetEdits.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/io/ModelFile.h"
#include "core/script/AssetJson.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/objects/AssetPictures.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kPictureSide = 260;

}  // namespace

ModelImportDialog::ModelImportDialog(std::shared_ptr<const ModelFile> file, const QString& fileName,
                                     const QString& name, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Import %1").arg(fileName), tr("Import"), parent),
      file_(std::move(file)),
      box_(boundsOf(file_->model)),
      jobs_(jobs),
      how_(file_->guess),
      name_(new QLineEdit(name)),
      tags_(new QLineEdit),
      picture_(new QLabel),
      size_(new QLabel),
      reasons_(new QLabel),
      fields_(modelImportSchema(),
              {[this](const auto& edit) {
                 edit(how_);
                 refresh();
               },
               [this](const QString& message) { complain(message); }},
              QStringLiteral("model")),
      soon_(new QTimer(this)) {
  picture_->setFixedSize(kPictureSide, kPictureSide);
  picture_->setAlignment(Qt::AlignCenter);
  describe(picture_, "modelPicture", {.name = tr("Picture of the model")});
  body().insertWidget(0, picture_, 0, Qt::AlignTop);
  describe(name_, "modelName",
           {.name = tr("Name"), .help = tr("What the model is called in lists, scripts and exports")});
  addRow(tr("Name"), name_);
  describe(tags_, "modelTags",
           {.name = tr("Tags"), .help = tr("Words to find the model by, with commas between them")});
  tags_->setPlaceholderText(tr("tree, alpine"));
  addRow(tr("Tags"), tags_);
  size_->setObjectName(QStringLiteral("modelSize"));
  size_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  addRow(tr("Size"), size_);
  addFields();
  callOnce(*soon_, 150, this, &ModelImportDialog::drawPicture);
  resize(640, sizeHint().height());
  refresh();
}

void ModelImportDialog::addFields() {
  auto* box = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(box);
  fields_.into(*column);
  ChoiceRow& unit = fields_.choice("unit", tr("Unit"));
  unit.setObjectName(QStringLiteral("modelUnit"));
  unit.setWhatsThis(tr("What one unit of the file is"));
  ChoiceRow& up = fields_.choice("up", tr("Up axis"));
  up.setObjectName(QStringLiteral("modelUp"));
  up.setWhatsThis(tr("Which axis of the file points up"));
  fields_.number("scale", {tr("Scale"), QStringLiteral("×"), 0.01, 100.0, true}, tr("Times the unit"));
  fields_.choice("origin", tr("Foot"), {tr("Middle of the bottom"), tr("As in the file")},
                 {tr("The middle of the lowest of its box stands on the ground"),
                  tr("What is at 0, 0, 0 in the file stands on the ground")});
  form().addRow(QString(), box);
  QString text;
  const std::size_t triangles = file_->model.levels.front().triangles();
  const std::size_t levels = file_->model.levels.size(), materials = file_->model.materials.size();
  text = QStringList{tr("%1 triangles", nullptr, pluralCount(triangles)).arg(countText(triangles)),
                     tr("%1 levels of detail", nullptr, pluralCount(levels)).arg(countText(levels)),
                     tr("%1 materials", nullptr, pluralCount(materials)).arg(countText(materials))}
             .join(QStringLiteral(", "));
  for (const Message& note : file_->notes) text += QLatin1Char('\n') + messageText(note);
  auto* facts = new QLabel(text);
  facts->setObjectName(QStringLiteral("modelFacts"));
  wrapAs(facts, "quiet");
  reasons_->setObjectName(QStringLiteral("modelReasons"));
  wrapAs(reasons_, "quiet");
  form().addRow(QString(), reasons_);
  form().addRow(QString(), facts);
}

QString ModelImportDialog::name() const { return name_->text().trimmed(); }
QString ModelImportDialog::tags() const { return tags_->text().trimmed(); }

void ModelImportDialog::refresh() {
  fields_.show(how_);
  size_->setText(messageText(sizeText(sizeOf(box_, how_))));
  reasons_->setText(tr("Guessed: %1 (%2), %3 up (%4)")
                        .arg(coreText(modelUnitNames().title(file_->guess.unit)).toLower(),
                             messageText(file_->unitReason), coreText(modelUpNames().title(file_->guess.up)),
                             messageText(file_->upReason)));
  soon_->start();
}

void ModelImportDialog::drawPicture() {
  const int number = ++drawn_;
  jobs_.runFor<std::vector<QImage>>(
      this, tr("Drawing a model"),
      [file = file_, how = how_](const Progress& progress) -> Result<std::vector<QImage>> {
        // Its size makes no difference to the picture.
        ModelImport upright{ModelUnit::Metre, how.up, 1.0, ModelOrigin::Bottom};
        const Box box = boundsOf(file->model);
        upright.scale = 10.0 / std::max((box.max - box.min).maxCoeff(), 1e-12);
        auto placed = placedModel(file->model, upright);
        if (!placed) return placed.error();
        return drawThumbnails({sharedModel(*std::move(placed))}, kPictureSide, progress);
      },
      [this, number](const Result<std::vector<QImage>>& pictures) {
        if (drawn_ != number) return;
        if (!pictures) return picture_->setText(messageText(pictures.error().message));
        QPixmap pixmap = QPixmap::fromImage(pictures->front());
        picture_->setPixmap(
            pixmap.scaled(kPictureSide, kPictureSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
      });
}

std::optional<QString> ModelImportDialog::takeValues() {
  if (!isAssetName(name().toStdString())) return tr("The model needs a name of up to 80 characters.");
  const double longest = sizeOf(box_, how_).maxCoeff();
  if (longest < kLeastModelSize || longest > kMostModelSize)
    return tr("The size is out of range (%1 to %2): choose another unit or scale.")
        .arg(shortLengthText(kLeastModelSize), distanceText(kMostModelSize));
  return std::nullopt;
}

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
  jobs_.runFor<std::shared_ptr<const ModelFile>>(
      this, tr("Reading %1").arg(QFileInfo(path).fileName()),
      [file = path.toStdString()](const Progress& progress) -> Result<std::shared_ptr<const ModelFile>> {
        auto read = readModelFile(file, progress);
        if (!read) return read.error();
        return std::make_shared<const ModelFile>(*std::move(read));
      },
      [this, path,
       document = QPointer<EditorDocument>(document_)](const Result<std::shared_ptr<const ModelFile>>& file) {
        if (!document || document_ != document) return;
        if (file) return ask(*file, path);
        replaced_.clear();
        Q_EMIT problem(file.error().cancelled ? QString() : messageSentence(file.error().message));
        importNext();
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
  jobs_.runFor<ModelPtr>(
      this, tr("Importing a model"),
      [file, how](const Progress&) -> Result<ModelPtr> {
        auto placed = placedModel(file->model, how);
        if (!placed) return placed.error();
        return sharedModel(*std::move(placed));
      },
      [this, document = QPointer<EditorDocument>(document_),
       then = std::move(then)](const Result<ModelPtr>& model) {
        if (!document || document_ != document) return;
        if (model) return then(*model);
        Q_EMIT problem(messageSentence(model.error().message));
        importNext();
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
  jobs_.runFor<std::string>(
      this, tr("Saving a model to the library"),
      [kept = *own, library = assetLibraryFolder().toStdString()](const Progress&) {
        return writeAssetFile(kept, library);
      },
      [this](const Result<std::string>& path) {
        Q_EMIT problem(path ? QString() : messageSentence(path.error().message));
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
  jobs_.runFor<Asset>(
      this, tr("Reading a model"), [path](const Progress&) { return readAssetFile(path); },
      [this, document = QPointer<EditorDocument>(document_)](Result<Asset> asset) {
        if (!document || document_ != document) return;
        if (!asset) return Q_EMIT problem(messageSentence(asset.error().message));
        asset->name = freeAssetName(asset->name, document->terrain().assets());
        if (doNow(AddAssetOperation{*asset})) Q_EMIT imported(*assetNamed(asset->name));
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
