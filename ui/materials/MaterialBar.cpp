#include "ui/materials/MaterialBar.h"

#include <QDesktopServices>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/io/PbrSet.h"
#include "core/script/MaterialFolder.h"
#include "core/tools/PaintTool.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/materials/MaterialDialog.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/materials/MaterialView.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

constexpr int kMenuIcon = 18;  ///< Pixels.

/// Whether files are pictures of materials: folders, or names that say so. Others are weights, for the
/// window.
bool arePictures(const QStringList& files) {
  return std::ranges::any_of(files, [](const QString& file) {
    return QFileInfo(file).isDir() || pictureName(file.toStdString()).known;
  });
}

}  // namespace

QString pictureFilter() {
  return MaterialBar::tr(
      "Pictures (*.png *.jpg *.jpeg *.exr *.tif *.tiff *.tga *.webp *.bmp);;All files (*)");
}

QStringList droppedFiles(const QMimeData& data) {
  QStringList files;
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) files += url.toLocalFile();
  return files;
}

QString materialLibraryFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/materials");
}

MaterialBar::MaterialBar(MaterialSession& session, JobRunner& jobs, QWidget& panel, QAction& import,
                         QAction& out)
    : session_(session), jobs_(jobs), panel_(panel), library_(new QMenu(this)) {
  bareLayout<QVBoxLayout>(this);
  addRow(import, out);
  panel_.setAcceptDrops(true);
  panel_.installEventFilter(this);
}

void MaterialBar::addRow(QAction& import, QAction& out) {
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  const auto button = [&](const QString& picture, const char* name, const QString& tip) {
    QToolButton* made = iconButton(picture, tip);
    made->setObjectName(QLatin1String(name));
    row->addWidget(made);
    return made;
  };
  const auto opens = [](QToolButton* opener, QMenu* menu) {
    opener->setMenu(menu);
    opener->setPopupMode(QToolButton::InstantPopup);
  };
  connect(button(QStringLiteral("material-add"), "addMaterial", tr("Add a material")), &QToolButton::clicked,
          this, &MaterialBar::addOne);
  connect(button(QStringLiteral("material-files"), "materialFromFiles",
                 tr("Add a material for each set of pictures; they can be dropped here, too")),
          &QToolButton::clicked, this, &MaterialBar::askFiles);
  library_->setObjectName(QStringLiteral("materialLibraryMenu"));
  connect(library_, &QMenu::aboutToShow, this, &MaterialBar::fillLibrary);
  opens(button(QStringLiteral("material-library"), "materialLibrary",
               tr("The library: materials that are kept for all terrains")),
        library_);
  connect(button(QStringLiteral("material-duplicate"), "duplicateMaterial",
                 tr("Add a material like the chosen one")),
          &QToolButton::clicked, this, &MaterialBar::duplicate);
  auto* menu = new QMenu(this);
  menu->setToolTipsVisible(true);
  for (const auto& [text, action] : {std::pair(tr("Import…"), &import), std::pair(tr("Export…"), &out)})
    menu->addAction(text, action, &QAction::trigger)->setToolTip(action->toolTip());
  opens(button(QStringLiteral("more"), "moreOfMaterials",
               tr("Bring materials in from files, or out to engines")),
        menu);
  connect(button(QStringLiteral("delete"), "deleteMaterial",
                 tr("Delete the material with its paint and its rules")),
          &QToolButton::clicked, this, &MaterialBar::remove);
}

void MaterialBar::askFiles() {
  const QStringList paths =
      QFileDialog::getOpenFileNames(this, tr("Pictures of Materials"), {}, pictureFilter());
  if (!paths.isEmpty()) addFrom(paths);
}

void MaterialBar::addOne() {
  if (!document_) return;
  std::vector<Material> one(1);
  one.front().name = tr("Material %1").arg(document_->terrain().materials().size() + 1).toStdString();
  one.front().colour = {160, 150, 140};
  add(std::move(one));
}

void MaterialBar::duplicate() {
  const Material* material = chosen();
  if (!material) return;
  std::vector<Material> copy{*material};
  add(std::move(copy), material->id);
}

void MaterialBar::remove() {
  const Material* material = chosen();
  if (!material) return;
  session_.once([id = material->id](MaterialsOperation& operation) {
    std::erase_if(operation.materials, [id](const Material& one) { return one.id == id; });
    std::erase_if(operation.rules.rules, [id](const MaterialRule& rule) { return rule.material == id; });
    if (operation.rules.base == id)
      operation.rules.base = operation.materials.empty() ? 0 : operation.materials.front().id;
  });
}

void MaterialBar::setDocument(EditorDocument* document) { document_ = document; }

const Material* MaterialBar::chosen() const {
  if (!document_) return nullptr;
  const auto& materials = document_->terrain().materials();
  const auto found =
      std::ranges::find(materials, document_->tools().get<PaintTool>().settings().material, &Material::id);
  return found == materials.end() ? nullptr : &*found;
}

void MaterialBar::edit() {
  const Material* material = chosen();
  if (!material) return;
  auto* dialog = new MaterialDialog(*material, jobs_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    session_.once([&](MaterialsOperation& operation) {
      for (Material& one : operation.materials)
        if (one.id == dialog->material().id) one = dialog->material();
    });
  });
  dialog->open();
}

bool MaterialBar::add(std::vector<Material> materials, MaterialId after) {
  if (!document_ || materials.empty()) return false;
  const MaterialId first = document_->terrain().newMaterialId();
  const PaintSettings before = document_->tools().get<PaintTool>().settings();
  // Before the materials are added, so that lists that are rebuilt show the first as the chosen one.
  PaintSettings paint = before;
  paint.material = first;
  document_->tools().get<PaintTool>().setSettings(paint);
  session_.once([&](MaterialsOperation& operation) {
    auto& all = operation.materials;
    const auto taken = [&all](const std::string& name) {
      return std::ranges::find(all, name, &Material::name) != all.end();
    };
    const auto found = std::ranges::find(all, after, &Material::id);
    auto place = found == all.end() ? all.end() : found + 1;
    for (Material& material : materials) {
      material.id = 0;
      const std::string name = material.name;
      for (int i = 2; taken(material.name); ++i)
        material.name = tr("%1 %2").arg(QString::fromStdString(name)).arg(i).toStdString();
      place = all.insert(place, std::move(material)) + 1;
    }
  });
  const auto& now = document_->terrain().materials();
  if (std::ranges::find(now, first, &Material::id) == now.end()) {
    document_->tools().get<PaintTool>().setSettings(before);
    return false;
  }
  Q_EMIT added();
  return true;
}

void MaterialBar::addFrom(const QStringList& paths) {
  if (!document_) return;
  std::vector<std::string> files;
  for (const QString& path : paths) files.push_back(path.toStdString());
  jobs_.runFor<std::vector<PbrMaterial>>(
      this, tr("Reading pictures"),
      [files](const Progress& progress) -> Result<std::vector<PbrMaterial>> {
        const auto sets = pbrSets(files);
        if (!sets) return sets.error();
        std::vector<PbrMaterial> made;
        const auto count = static_cast<double>(sets->size());
        for (const PbrSet& set : *sets) {
          const auto at = static_cast<double>(made.size());
          auto material = readPbrSet(set, partOf(progress, at / count, (at + 1.0) / count));
          if (!material) return material.error();
          made.push_back(*std::move(material));
        }
        return made;
      },
      [this, document = document_](Result<std::vector<PbrMaterial>> made) {
        // Of another document by now.
        if (document_ != document) return;
        if (!made) {
          if (!made.error().cancelled) Q_EMIT problem(messageText(made.error().message));
          return;
        }
        std::vector<Material> materials;
        QStringList notes;
        for (PbrMaterial& one : *made) {
          materials.push_back(std::move(one.material));
          notes += messageTexts(one.notes);
        }
        const QString message =
            materials.size() == 1
                ? tr("Added the material “%1”.").arg(QString::fromStdString(materials.front().name))
                : tr("Added %1 materials.").arg(materials.size());
        if (add(std::move(materials))) Q_EMIT reported(message, notes);
      });
}

void MaterialBar::fillLibrary() {
  library_->clear();
  const QString folder = materialLibraryFolder();
  const Material* material = chosen();
  QAction* save = library_->addAction(
      material ? tr("Save “%1” to the Library").arg(QString::fromStdString(material->name))
               : tr("Save to the Library"),
      this, &MaterialBar::save);
  save->setEnabled(material);
  library_->addSeparator();
  const auto all = libraryMaterials(folder.toStdString());
  for (const LibraryMaterial& one : all) {
    const QColor colour(one.colour[0], one.colour[1], one.colour[2]);
    library_->addAction(QIcon(pictureThumbnail(nullptr, colour, kMenuIcon)), QString::fromStdString(one.name),
                        this, [this, from = one.folder] { addFromLibrary(from); });
  }
  if (all.empty()) library_->addAction(tr("The library is empty"))->setEnabled(false);
  library_->addSeparator();
  library_->addAction(tr("Show the Library's Folder"), this, [folder] {
    QDir().mkpath(folder);
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
  });
}

void MaterialBar::addFromLibrary(const std::string& folder) {
  jobs_.runFor<Material>(
      this, tr("Reading a material"), [folder](const Progress&) { return readMaterialFolder(folder); },
      [this, document = document_](Result<Material> material) {
        if (document_ != document) return;
        if (!material) return Q_EMIT problem(messageText(material.error().message));
        std::vector<Material> one;
        one.push_back(*std::move(material));
        add(std::move(one));
      });
}

void MaterialBar::save() {
  const Material* material = chosen();
  if (!material) return;
  jobs_.runFor<std::string>(
      this, tr("Saving a material"),
      [material = *material, library = materialLibraryFolder().toStdString()](const Progress& progress) {
        return writeMaterialFolder(material, library, progress);
      },
      [this](Result<std::string> folder) {
        if (!folder) return Q_EMIT problem(messageText(folder.error().message));
        Q_EMIT reported(tr("Saved in %1").arg(QString::fromStdString(*folder)), {});
      });
}

bool MaterialBar::eventFilter(QObject* object, QEvent* event) {
  if (object != &panel_ || !document_) return QWidget::eventFilter(object, event);
  if (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove) {
    auto* drag = static_cast<QDragMoveEvent*>(event);
    if (!arePictures(droppedFiles(*drag->mimeData()))) return false;
    drag->acceptProposedAction();
    return true;
  }
  if (event->type() == QEvent::Drop) {
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = droppedFiles(*drop->mimeData());
    if (!arePictures(files)) return false;
    drop->acceptProposedAction();
    addFrom(files);
    return true;
  }
  return QWidget::eventFilter(object, event);
}

}  // namespace scarp
