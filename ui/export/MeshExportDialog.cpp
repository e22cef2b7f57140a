#include "ui/export/MeshExportDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <string_view>

#include "ui/export/ExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/EnumTitles.h"
#include "ui/widgets/NumberEdit.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

enum class MeshedPart { Whole, Selection };

/// Of the entry in meshFormats() that a path's ending stands for; −1 where it stands for none.
int meshEntryOfPath(const QString& path) {
  const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
  for (const MeshFormatInfo& info : meshFormats())
    if (suffix == info.extension) return static_cast<int>(info.format);
  return -1;
}

NumberRange rangeOf(const NumberLimits& limits) {
  return {limits.low, limits.high, limits.whole, limits.lowAllowed, false, false};
}

}  // namespace

MeshExportDialog::MeshExportDialog(About about, Run run, QWidget* parent)
    : ExportFormDialog(tr("Export Mesh"), parent),
      about_(std::move(about)),
      run_(std::move(run)),
      path_(pathRow(tr("File"))),
      format_(new QComboBox),
      part_(new QComboBox),
      detail_(new QComboBox),
      solid_(new QCheckBox(tr("Solid, for a 3-D printer"))),
      tiles_(new QWidget),
      keepAs_(keepAsEdit()),
      note_(new QLabel) {
  setObjectName(QStringLiteral("meshExportDialog"));
  setLeastWidth(560);
  addFields();
  takeUp(about_.first.options);
  path_.edit->setText(about_.first.path);
  followPath();
  path_.edit->selectAll();
  path_.edit->setFocus();
  connect(path_.browse, &QPushButton::clicked, this, &MeshExportDialog::browse);
  connect(path_.edit, &QLineEdit::textChanged, this, &MeshExportDialog::followPath);
  connect(format_, &QComboBox::currentIndexChanged, this, &MeshExportDialog::followFormat);
  for (QComboBox* combo : {part_, detail_})
    connect(combo, &QComboBox::currentIndexChanged, this, &MeshExportDialog::refresh);
  connect(solid_, &QCheckBox::toggled, this, &MeshExportDialog::refresh);
  for (const Number& number : numbers_)
    connect(number.edit, &NumberEdit::edited, this, &MeshExportDialog::refresh);
}

NumberEdit* MeshExportDialog::addNumber(const char* key, const QString& tip) {
  const NumberSetting<MeshSettings>& setting = meshSchema().number(key);
  auto* edit = new NumberEdit(coreText(setting.title),
                              coreUnit(setting.unit), rangeOf(setting));
  edit->setObjectName(QLatin1String(key));
  edit->setToolTip(tip);
  numbers_.push_back({&setting, edit});
  return edit;
}

void MeshExportDialog::addFields() {
  addRow(tr("File"), path_.row);
  for (const MeshFormatInfo& info : meshFormats()) format_->addItem(coreText(info.name));
  format_->setObjectName(QStringLiteral("format"));
  format_->setAccessibleName(tr("Format"));
  format_->setWhatsThis(tr("The format of the file"));
  addRow(tr("Format"), format_);
  part_->addItem(tr("The whole terrain"), static_cast<int>(MeshedPart::Whole));
  if (!about_.selected.empty())
    part_->addItem(tr("The selection's box"), static_cast<int>(MeshedPart::Selection));
  part_->setObjectName(QStringLiteral("part"));
  part_->setAccessibleName(tr("Part"));
  part_->setWhatsThis(tr("All of the terrain, or the box about the selection"));
  addRow(tr("Part"), part_);
  detail_->addItems(titlesOf(meshDetailNames()));
  detail_->setObjectName(QStringLiteral("detail"));
  detail_->setAccessibleName(tr("Detail by"));
  detail_->setWhatsThis(tr("Whether the error or the count of triangles is given; the other follows"));
  addRow(tr("Detail by"), detail_);
  addRow(withLengthUnit(tr("Error")),
         addNumber("error", tr("The mesh is nowhere further from the ground than this, measured upwards")));
  addRow(tr("Triangles"), addNumber("triangles", tr("At most, in all files together")));
  solid_->setObjectName(QStringLiteral("solid"));
  solid_->setToolTip(tr("With walls and a level bottom, watertight, in millimetres"));
  form().addRow(QString(), solid_);
  addRow(tr("Size (mm)"), addNumber("size", tr("Of the solid's longer side")));
  addRow(tr("Base (mm)"), addNumber("base", tr("What is under the lowest ground")));
  addRow(tr("Exaggeration"), addNumber("exaggeration", tr("Heights are multiplied by this")));
  auto* row = new QHBoxLayout(tiles_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(
      addNumber("tile-columns", tr("West to east. Tiles have the same vertices on their borders")));
  row->addWidget(new QLabel(tr("×")));
  row->addWidget(addNumber("tile-rows", tr("North to south. Tiles have the same vertices on their borders")));
  row->addStretch(1);
  for (const Number& number : numbers_) number.edit->setMaximumWidth(120);
  tiles_->setFocusProxy(numbers_[numbers_.size() - 2].edit);
  addRow(tr("Tiles"), tiles_);
  addRow(tr("Keep as"), keepAs_);
  keepAs_->setText(QString::fromStdString(about_.first.keepAs));
  addNote(*note_);
  column().addWidget(bar());
}

void MeshExportDialog::takeUp(const MeshExportOptions& options) {
  detail_->setCurrentIndex(static_cast<int>(options.settings.detail));
  solid_->setChecked(options.settings.solid);
  for (const Number& number : numbers_) number.edit->setValue(number.setting->get(options.settings), 4);
  if (options.crop && part_->count() > 1) part_->setCurrentIndex(1);
}

const MeshFormatInfo& MeshExportDialog::format() const {
  return meshFormats()[static_cast<std::size_t>(format_->currentIndex())];
}

MeshDetail MeshExportDialog::detail() const { return static_cast<MeshDetail>(detail_->currentIndex()); }

void MeshExportDialog::browse() {
  QStringList filters;
  for (const MeshFormatInfo& info : meshFormats()) filters += fileFilter(info.name, info.extension);
  int chosen = format_->currentIndex();
  const auto path = askSavePath(this, tr("Export Mesh"), path_.edit->text(), filters, chosen);
  if (!path) return;
  path_.edit->setText(*path);
  if (!QFileInfo(*path).suffix().isEmpty()) return;
  format_->setCurrentIndex(chosen);
  followFormat();
}

void MeshExportDialog::followPath() {
  if (const int named = meshEntryOfPath(path_.edit->text()); named >= 0) {
    const QSignalBlocker quiet(format_);
    format_->setCurrentIndex(named);
  }
  refresh();
}

void MeshExportDialog::followFormat() {
  const QString path = path_.edit->text();
  const int named = meshEntryOfPath(path);
  if (!path.isEmpty() && named != format_->currentIndex()) {
    const QString stem = named >= 0 ? path.chopped(QFileInfo(path).suffix().size() + 1) : path;
    const QSignalBlocker quiet(path_.edit);
    path_.edit->setText(QStringLiteral("%1.%2").arg(stem, QLatin1String(format().extension)));
  }
  refresh();
}

QString MeshExportDialog::outline() const {
  const MeshFormatInfo& info = format();
  QStringList notes{info.yUp ? tr("x east, y up, z south.") : tr("x east, y north, z up.")};
  if (solid_->isChecked())
    notes.front() += info.solidsInMetres ? tr(" In metres, as the format has it.") : tr(" In millimetres.");
  else
    notes.front() += tr(" In metres from the middle of the terrain.");
  if (about_.objects > 0)
    notes += tr("Placed objects are not in this file; File → Export → Objects… writes them.");
  if (about_.materials > 0)
    notes +=
        tr("Materials are not in this file; File → Export → Materials… writes them with a mesh, as glTF.");
  return notes.join(QLatin1Char('\n'));
}

void MeshExportDialog::refresh() {
  complain({});  // of what stood there before
  // 3MF holds nothing else.
  const bool onlySolids = format().format == MeshFormat::ThreeMf;
  if (onlySolids) {
    const QSignalBlocker quiet(solid_);
    solid_->setChecked(true);
  }
  solid_->setEnabled(!onlySolids);
  showRow(part_, part_->count() > 1);
  for (const Number& number : numbers_) {
    const std::string_view key = number.setting->key;
    if (key == "error") showRow(number.edit, detail() == MeshDetail::Error);
    if (key == "triangles") showRow(number.edit, detail() == MeshDetail::Triangles);
    if (key == "size" || key == "base" || key == "exaggeration") showRow(number.edit, solid_->isChecked());
  }
  QString notes = outline();
  const QFileInfo file(path_.edit->text().trimmed());
  const bool replaces = file.isFile();
  if (replaces)
    notes += QLatin1Char('\n') + tr("%1 is there already and will be replaced.").arg(file.fileName());
  acceptButton().setText(replaces ? tr("Replace") : tr("Export"));
  note_->setText(notes);
}

std::optional<QString> MeshExportDialog::takeValues() {
  const QString path = path_.edit->text().trimmed();
  if (path.isEmpty()) return tr("Export to which file? Type a path or browse for one");
  const QFileInfo file(path);
  if (file.isDir()) return tr("%1 is a folder").arg(path);
  if (!file.absoluteDir().exists()) return tr("%1: there is no such folder").arg(file.absolutePath());
  if (!file.suffix().isEmpty() && meshEntryOfPath(path) < 0)
    return tr("“.%1” is no ending for a mesh; use .glb, .obj, .ply, .stl or .3mf").arg(file.suffix());
  MeshExportOptions options;
  options.format = format().format;
  options.settings.detail = detail();
  options.settings.solid = solid_->isChecked();
  for (const Number& number : numbers_) {
    if (!form().isRowVisible(number.edit->parentWidget() == tiles_ ? tiles_ : number.edit)) continue;
    if (const QString wrong = number.edit->problem(); !wrong.isEmpty()) return wrong;
    number.setting->store(options.settings, *number.edit->value());
  }
  if (static_cast<MeshedPart>(part_->currentData().toInt()) == MeshedPart::Selection)
    options.crop = about_.selected;
  target_ = {file.absoluteFilePath(), options, keepAs_->text().trimmed().toStdString()};
  if (file.suffix().isEmpty()) target_.path += QLatin1Char('.') + QLatin1String(format().extension);
  return std::nullopt;
}

Job* MeshExportDialog::start(Ended ended) {
  return run_(target_, reporting<MeshExportReport>(std::move(ended)));
}

void MeshExportDialog::enableFields(bool enabled) {
  const std::initializer_list<QWidget*> fields{path_.row, format_, part_, detail_, tiles_, keepAs_};
  for (QWidget* field : fields) field->setEnabled(enabled);
  for (const Number& number : numbers_) number.edit->setEnabled(enabled);
  solid_->setEnabled(enabled && format().format != MeshFormat::ThreeMf);
}

}  // namespace scarp
