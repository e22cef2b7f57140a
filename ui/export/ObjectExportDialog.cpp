#include "ui/export/ObjectExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/export/ExportFormDialog.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

/// Of the entry in objectFormats() that a path's ending stands for.
int objectEntryOfPath(const QString& path) {
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  const auto& formats = objectFormats();
  for (std::size_t i = 0; i < formats.size(); ++i)
    if (suffix == formats[i].extension) return static_cast<int>(i);
  return -1;
}

QString titleOf(ObjectCoordinates coordinates) {
  switch (coordinates) {
    case ObjectCoordinates::Local:
      break;
    case ObjectCoordinates::Data:
      return ObjectExportDialog::tr("The terrain's CRS");
    case ObjectCoordinates::Wgs84:
      return ObjectExportDialog::tr("WGS 84 longitude and latitude");
  }
  return ObjectExportDialog::tr("Local metres from the middle of the terrain");
}

}  // namespace

ObjectExportDialog::ObjectExportDialog(About about, QWidget* parent)
    : FormDialog(tr("Export Objects"), tr("Export"), parent),
      about_(std::move(about)),
      path_(pathRow(tr("File"))),
      format_(new QComboBox),
      coordinates_(new QComboBox),
      fullPrecision_(new QCheckBox(tr("Full Precision"))),
      keepAs_(keepAsEdit()),
      note_(new QLabel) {
  addRow(tr("File"), path_.row);
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr("The format of the file"));
  for (const ObjectFormatInfo& info : objectFormats()) format_->addItem(coreText(info.name));
  addRow(tr("Format"), format_);
  coordinates_->setObjectName(QStringLiteral("coordinates"));
  coordinates_->setAccessibleName(tr("Coordinates"));
  coordinates_->setToolTip(tr("In which coordinates the places of objects are written"));
  addRow(tr("Coordinates"), coordinates_);
  fullPrecision_->setObjectName(QStringLiteral("fullPrecision"));
  fullPrecision_->setToolTip(
      tr("Write numbers with all their digits, not with %1 significant ones.").arg(kTableDigits));
  fullPrecision_->setChecked(about_.last && about_.last->options.fullPrecision);
  form().addRow(QString(), fullPrecision_);
  addRow(tr("Keep as"), keepAs_);
  note_->setMinimumHeight(note_->fontMetrics().lineSpacing() * 4);
  addNote(*note_);
  if (about_.last) keepAs_->setText(QString::fromStdString(about_.last->keepAs));
  path_.edit->setText(about_.last ? about_.last->path : about_.suggestion);
  format_->setCurrentIndex(std::max(0, objectEntryOfPath(path_.edit->text())));
  offerCoordinates();
  if (about_.last && about_.last->options.coordinates) {
    const int at = coordinates_->findData(static_cast<int>(*about_.last->options.coordinates));
    coordinates_->setCurrentIndex(std::max(0, at));
  }
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &ObjectExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &ObjectExportDialog::followPath);
  connect(format_, &QComboBox::currentIndexChanged, this, &ObjectExportDialog::followFormat);
  connect(coordinates_, &QComboBox::currentIndexChanged, this, &ObjectExportDialog::refresh);
  refresh();
}

ObjectFormat ObjectExportDialog::format() const {
  return objectFormats()[static_cast<std::size_t>(format_->currentIndex())].format;
}

ObjectCoordinates ObjectExportDialog::coordinates() const {
  return static_cast<ObjectCoordinates>(coordinates_->currentData().toInt());
}

void ObjectExportDialog::browse() {
  QStringList filters;
  for (const ObjectFormatInfo& info : objectFormats()) filters += fileFilter(info.name, info.extension);
  int chosen = format_->currentIndex();
  const auto path = askSavePath(this, tr("Export Objects"), path_.edit->text(), filters, chosen);
  if (!path) return;
  path_.edit->setText(*path);
  if (!QFileInfo(*path).suffix().isEmpty()) return;
  format_->setCurrentIndex(chosen);
  followFormat();
}

void ObjectExportDialog::followPath() {
  if (const int named = objectEntryOfPath(path_.edit->text());
      named >= 0 && named != format_->currentIndex()) {
    const QSignalBlocker quiet(format_);
    format_->setCurrentIndex(named);
    offerCoordinates();
  }
  refresh();
}

void ObjectExportDialog::followFormat() {
  const QString path = path_.edit->text();
  const int named = objectEntryOfPath(path);
  if (!path.isEmpty() && named != format_->currentIndex()) {
    const QString stem = named >= 0 ? path.chopped(QFileInfo(path).suffix().size() + 1) : path;
    const QSignalBlocker quiet(path_.edit);
    path_.edit->setText(QStringLiteral("%1.%2").arg(
        stem, QLatin1String(objectFormats()[static_cast<std::size_t>(format_->currentIndex())].extension)));
  }
  offerCoordinates();
  refresh();
}

void ObjectExportDialog::offerCoordinates() {
  const QSignalBlocker quiet(coordinates_);
  coordinates_->clear();
  for (const ObjectCoordinatesInfo& info : objectCoordinates())
    if (canWriteObjects(about_.reference, format(), info.coordinates))
      coordinates_->addItem(titleOf(info.coordinates), static_cast<int>(info.coordinates));
  coordinates_->setCurrentIndex(
      coordinates_->findData(static_cast<int>(usualCoordinates(about_.reference, format()))));
}

void ObjectExportDialog::refresh() {
  QStringList notes;
  notes += tr("%1 objects with position, rotation and scale.", nullptr, pluralCount(about_.objects))
               .arg(countText(about_.objects));
  if (about_.scatterRules > 0)
    notes += tr("Includes the objects of %1 scatter rules.", nullptr, pluralCount(about_.scatterRules))
                 .arg(countText(about_.scatterRules));
  if (format() == ObjectFormat::Csv)
    notes += tr("A small JSON file beside it says what the columns, axes and units are.");
  else if (coordinates() == ObjectCoordinates::Local)
    notes +=
        tr("The coordinates are metres, not longitude and latitude: map programs will show them at 0°, 0°.");
  else if (coordinates() == ObjectCoordinates::Data && format() == ObjectFormat::GeoJson)
    notes += tr("GDAL and QGIS read which CRS it is; programs that keep to the GeoJSON standard may not.");
  fullPrecision_->setEnabled(format() == ObjectFormat::Csv);
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = file.isFile();
  if (replaces) notes += tr("%1 is there already and will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes.join(QLatin1Char('\n')));
  complain({});
}

std::optional<QString> ObjectExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export to which file? Type a path or browse for one");
  const QFileInfo file(path);
  if (file.isDir()) return tr("%1 is a folder").arg(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (!file.suffix().isEmpty() && objectEntryOfPath(path) < 0)
    return tr("“.%1” is no ending for objects; use .csv, .geojson or .gpkg").arg(file.suffix());
  target_ = {file.absoluteFilePath(),
             {format(), coordinates(), fullPrecision_->isChecked()},
             keepAs_->text().trimmed().toStdString()};
  return std::nullopt;
}

}  // namespace scarp
