#include "ui/materials/MaterialDialog.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTextDocument>
#include <QToolButton>
#include <algorithm>

#include "core/io/PbrSet.h"
#include "core/material/MaterialSchema.h"
#include "ui/jobs/JobRunner.h"
#include "ui/materials/MaterialBar.h"
#include "ui/materials/MaterialPicture.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

namespace {

constexpr int kThumbnail = 52;  ///< Pixels.

QString pictureTitle(PictureKind kind) { return titlesOf(pictureKindNames())[static_cast<int>(kind)]; }

}  // namespace

MaterialDialog::MaterialDialog(const Material& material, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Material"), tr("Apply"), parent),
      material_(material),
      jobs_(jobs),
      name_(new QLineEdit(QString::fromStdString(material.name))),
      tags_(new QLineEdit(QString::fromStdString(material.tags))),
      fields_(materialSchema(),
              {[this](const auto& edit) {
                 edit(material_);
                 refresh();
               },
               [this](const QString& message) { complain(message); }},
              QStringLiteral("material")) {
  setAcceptDrops(true);
  describe(name_, "materialName",
           {.name = tr("Name"), .help = tr("What the material is called in lists and exports")});
  addRow(tr("Name"), name_);
  addPictures();
  auto* box = new QWidget;
  auto* column = bareLayout<QVBoxLayout>(box);
  fields_.into(*column);
  normals_ = &fields_.choice("normals", tr("Normals"));
  normals_->setWhatsThis(tr("Which way the green of the normal map points: as OpenGL or as DirectX has it"));
  fields_.number("size", {tr("Size"), {}, 0.5, 100.0, true},
                 tr("How much ground the pictures cover before they come again"));
  fields_.number(
      "variation", percentSpec(tr("Macro variation")),
      tr("Changes of tone over many tiles, so that they are not told apart; at 0 the pictures' rows "
         "run on exactly, as those of a wall do"));
  fields_.flag("triplanar", tr("From three sides (triplanar)"),
               tr("Pictures are not drawn out on steep ground"));
  form().addRow(QString(), box);
  describe(tags_, "materialTags", {.name = tr("Tags")});
  tags_->setPlaceholderText(tr("rock, hard"));
  tags_->setToolTip(tr("Words for an engine's physics and sounds, with commas between"));
  addRow(tr("Tags"), tags_);
  resize(520, sizeHint().height());
  refresh();
}

void MaterialDialog::addPictures() {
  auto* box = new QWidget;
  auto* grid = bareLayout<QGridLayout>(box);
  grid->setColumnStretch(1, 1);
  for (std::size_t i = 0; i < kPictureKinds; ++i) addRowOf(*grid, static_cast<PictureKind>(i));
  addRow(tr("Pictures"), box);
}

void MaterialDialog::addRowOf(QGridLayout& grid, PictureKind kind) {
  const int place = static_cast<int>(kind);
  const QString key = QString::fromUtf8(pictureKindNames().key(kind).data());
  Row& row = rows_[static_cast<std::size_t>(kind)];
  row.thumbnail = new QLabel;
  row.thumbnail->setFixedSize(kThumbnail, kThumbnail);
  row.what = new QLabel;
  row.what->setTextFormat(Qt::PlainText);
  row.what->setObjectName(QStringLiteral("picture-") + key);
  row.what->ensurePolished();
  row.what->setMinimumWidth(
      std::max(200, row.what->fontMetrics().horizontalAdvance(pictureTitle(kind))));
  auto* choose = new QPushButton(tr("Choose…"));
  choose->setObjectName(QStringLiteral("choose-") + key);
  choose->setToolTip(tr("Choose the file with the picture of the %1").arg(pictureTitle(kind).toLower()));
  choose->setAutoDefault(false);
  connect(choose, &QPushButton::clicked, this, [this, kind] {
    const QString path = QFileDialog::getOpenFileName(this, pictureTitle(kind), {}, pictureFilter());
    if (!path.isEmpty()) this->choose(kind, path);
  });
  row.remove = new QToolButton;
  row.remove->setObjectName(QStringLiteral("remove-") + key);
  row.remove->setText(QStringLiteral("✕"));
  row.remove->setToolTip(tr("Take the picture away"));
  connect(row.remove, &QToolButton::clicked, this, [this, kind] {
    material_.picture(kind) = {};
    refresh();
  });
  grid.addWidget(row.thumbnail, place, 0);
  grid.addWidget(row.what, place, 1);
  grid.addWidget(choose, place, 2);
  grid.addWidget(row.remove, place, 3);
}

void MaterialDialog::choose(PictureKind kind, const QString& path) {
  ++reading_;
  refresh();
  jobs_.runFor<MaterialPicture>(
      this, tr("Reading a picture"),
      [file = path.toStdString(), kind](const Progress& progress) {
        return readMaterialPicture(file, kind, {}, progress);
      },
      [this, kind](Result<MaterialPicture> picture) {
        --reading_;
        complain(picture || picture.error().cancelled ? QString() : messageText(picture.error().message));
        if (picture) take(kind, *picture);
        refresh();
      });
}

void MaterialDialog::take(PictureKind kind, const MaterialPicture& picture) {
  material_.picture(kind) = picture;
  if (kind == PictureKind::Albedo) material_.colour = meanColour(texelsOf(*picture.picture));
  if (kind != PictureKind::Normal) return;
  const auto said = pictureName(picture.name).normals;
  const auto guess = said ? said : guessNormals(texelsOf(*picture.picture));
  if (guess) material_.normals = *guess;
}

void MaterialDialog::takeSet(const Material& from) {
  for (std::size_t i = 0; i < kPictureKinds; ++i)
    if (!from.pictures[i].name.empty()) material_.pictures[i] = from.pictures[i];
  if (!from.picture(PictureKind::Albedo).name.empty()) material_.colour = from.colour;
  if (!from.picture(PictureKind::Normal).name.empty()) material_.normals = from.normals;
}

void MaterialDialog::read(const QStringList& paths) {
  ++reading_;
  refresh();
  std::vector<std::string> files;
  for (const QString& path : paths) files.push_back(path.toStdString());
  jobs_.runFor<PbrMaterial>(
      this, tr("Reading pictures"),
      [files](const Progress& progress) -> Result<PbrMaterial> {
        const auto sets = pbrSets(files);
        if (!sets) return sets.error();
        return readPbrSet(sets->front(), progress);
      },
      [this](Result<PbrMaterial> set) {
        --reading_;
        complain(set || set.error().cancelled ? QString() : messageText(set.error().message));
        if (set) takeSet(set->material);
        refresh();
      });
}

void MaterialDialog::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFiles(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MaterialDialog::dropEvent(QDropEvent* event) { read(droppedFiles(*event->mimeData())); }

std::optional<QString> MaterialDialog::takeValues() {
  if (reading_ > 0) return tr("A picture is still being read.");
  material_.name = name_->text().trimmed().toStdString();
  if (material_.name.empty()) return tr("The material needs a name.");
  material_.tags = tags_->text().trimmed().toStdString();
  if (const auto good = materialSchema().check(material_); !good) return messageText(good.error().message);
  return std::nullopt;
}

void MaterialDialog::refresh() {
  const QColor colour(material_.colour[0], material_.colour[1], material_.colour[2]);
  for (std::size_t i = 0; i < kPictureKinds; ++i) {
    const auto kind = static_cast<PictureKind>(i);
    const MaterialPicture& picture = material_.pictures[i];
    Row& row = rows_[i];
    const QColor empty = kind == PictureKind::Albedo ? colour : palette().color(QPalette::Mid);
    row.thumbnail->setPixmap(pictureThumbnail(picture.picture, empty, kThumbnail));
    row.remove->setEnabled(!picture.name.empty());
    const QString file = QFileInfo(QString::fromStdString(picture.name)).fileName();
    const QString what =
        picture.name.empty() ? tr("none")
        : picture.picture
            ? tr("%1, %2 × %3").arg(file).arg(picture.picture->columns).arg(picture.picture->rows)
            : tr("%1 is missing").arg(file);
    row.what->setText(QStringLiteral("%1\n%2").arg(pictureTitle(kind), what));
    row.what->setToolTip(Qt::convertFromPlainText(QString::fromStdString(picture.name)));
  }
  normals_->setEnabled(!material_.picture(PictureKind::Normal).name.empty());
  fields_.show(material_);
  acceptButton().setEnabled(reading_ == 0);
}

}  // namespace scarp
