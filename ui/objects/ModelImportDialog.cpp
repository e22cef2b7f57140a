#include "ui/objects/ModelImportDialog.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>
#include <QVBoxLayout>

#include "core/objects/Object.h"
#include "ui/jobs/JobRunner.h"
#include "ui/objects/AssetThumbnail.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"
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
  picture_->setObjectName(QStringLiteral("modelPicture"));
  picture_->setAccessibleName(tr("Picture of the model"));
  body().insertWidget(0, picture_, 0, Qt::AlignTop);
  name_->setObjectName(QStringLiteral("modelName"));
  name_->setAccessibleName(tr("Name"));
  name_->setWhatsThis(tr("What the model is called in lists, scripts and exports"));
  addRow(tr("Name"), name_);
  tags_->setObjectName(QStringLiteral("modelTags"));
  tags_->setAccessibleName(tr("Tags"));
  tags_->setWhatsThis(tr("Words to find the model by, with commas between them"));
  tags_->setPlaceholderText(tr("tree, alpine"));
  addRow(tr("Tags"), tags_);
  size_->setObjectName(QStringLiteral("modelSize"));
  size_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  addRow(tr("Size"), size_);
  addFields();
  soon_->setSingleShot(true);
  soon_->setInterval(150);
  connect(soon_, &QTimer::timeout, this, &ModelImportDialog::drawPicture);
  resize(640, sizeHint().height());
  refresh();
}

void ModelImportDialog::addFields() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 0, 0, 0);
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
  facts->setWordWrap(true);
  facts->setProperty("role", QStringLiteral("quiet"));
  reasons_->setObjectName(QStringLiteral("modelReasons"));
  reasons_->setWordWrap(true);
  reasons_->setProperty("role", QStringLiteral("quiet"));
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
  jobs_.run<std::vector<QImage>>(
      tr("Drawing a model"),
      [file = file_, how = how_](const Progress& progress) -> Result<std::vector<QImage>> {
        // Its size makes no difference to the picture.
        ModelImport upright{ModelUnit::Metre, how.up, 1.0, ModelOrigin::Bottom};
        const Box box = boundsOf(file->model);
        upright.scale = 10.0 / std::max((box.max - box.min).maxCoeff(), 1e-12);
        auto placed = placedModel(file->model, upright);
        if (!placed) return placed.error();
        return drawThumbnails({sharedModel(*std::move(placed))}, kPictureSide, progress);
      },
      [here = QPointer<ModelImportDialog>(this), number](const Result<std::vector<QImage>>& pictures) {
        if (!here || here->drawn_ != number) return;
        if (!pictures) return here->picture_->setText(messageText(pictures.error().message));
        QPixmap pixmap = QPixmap::fromImage(pictures->front());
        here->picture_->setPixmap(
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

}  // namespace scarp
