#include "ui/mask/VectorMaskDialog.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "core/io/CrsInfo.h"
#include "core/mask/MaskSchema.h"
#include "core/mask/MaskTiles.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr int kSelectUses = 4;  ///< MaskOperation without Smooth.
constexpr qsizetype kMostFieldsShown = 30;

NumberEdit* metresOf(const char* name, const QString& title, double low, const QString& tip) {
  auto* edit =
      describe(new NumberEdit(title, QStringLiteral("m"), {low, maskMetres().high}), name, {.tip = tip});
  edit->setValue(0.0);
  return edit;
}

}  // namespace

VectorMaskDialog::VectorMaskDialog(const QString& path, std::shared_ptr<const VectorFile> file, Terrain onto,
                                   bool save, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Select from %1").arg(QFileInfo(path).fileName()), save ? tr("Import") : tr("Select"),
                 parent),
      file_(std::move(file)),
      onto_(std::make_shared<const Terrain>(std::move(onto))),
      jobs_(jobs),
      layer_(formChoice("vectorLayer", tr("Layer"), {tr("All layers")})),
      crs_(formChoice("vectorCrs", tr("CRS"), {})),
      edge_(formChoice("vectorEdge", tr("Edge"), titlesOf(maskEdgeNames()))),
      use_(formChoice("vectorUse", tr("Use"), titlesOf(maskOperationNames()).first(kSelectUses))),
      where_(new QLineEdit),
      buffer_(metresOf(
          "vectorBuffer", tr("Buffer"), -maskMetres().high,
          tr("Enlarge polygons by this distance, below 0 shrink them; required for lines and points"))),
      feather_(metresOf("vectorFeather", tr("Feather"), 0.0, tr("Width of the soft edge"))),
      note_(new QLabel),
      soon_(new QTimer(this)) {
  source_.path = path.toStdString();
  setObjectName(QStringLiteral("vectorMaskDialog"));
  setLeastWidth(460);
  addFeatures();
  addEdge();
  use_->addItem(tr("Save as “%1”").arg(QFileInfo(path).completeBaseName()));
  use_->setCurrentIndex(save ? kSelectUses : 0);
  use_->setToolTip(tr("How to combine the features with the selection, or save them as a new selection"));
  addRow(tr("Use"), use_);
  addNote(*note_);
  callOnce(*soon_, 200, this, &VectorMaskDialog::compute);
  showFields();
}

void VectorMaskDialog::addFeatures() {
  for (const VectorFile::Layer& layer : file_->layers)
    layer_->addItem(tr("%1 (%2 features)", nullptr, pluralCount(layer.features))
                        .arg(QString::fromStdString(layer.name), countText(layer.features)));
  if (file_->layers.size() == 1) layer_->removeItem(0);
  layer_->setToolTip(tr("Layer of the file whose features are used"));
  addRow(tr("Layer"), layer_);
  describe(where_, "vectorWhere", {.name = tr("Condition")});
  where_->setPlaceholderText(tr("all features"));
  where_->setMaxLength(static_cast<int>(kMaxWhereLength));
  addRow(tr("Condition"), where_);
  crs_->setEditable(true);
  crs_->setInsertPolicy(QComboBox::NoInsert);
  crs_->addItem(tr("The terrain's own"), QString());
  crs_->addItem(tr("Degrees, WGS 84"), QStringLiteral("EPSG:4326"));
  crs_->setToolTip(tr("The file does not state its CRS: type a code, such as EPSG:2056, or its WKT"));
  addRow(tr("CRS"), crs_);
  connect(layer_, &QComboBox::currentIndexChanged, this, &VectorMaskDialog::showFields);
  connect(where_, &QLineEdit::textEdited, this, &VectorMaskDialog::change);
  connect(crs_, &QComboBox::activated, this, &VectorMaskDialog::change);
  connect(crs_->lineEdit(), &QLineEdit::textEdited, this, &VectorMaskDialog::change);
}

void VectorMaskDialog::addEdge() {
  addRow(withLengthUnit(tr("Buffer")), buffer_);
  addRow(withLengthUnit(tr("Feather")), feather_);
  edge_->setToolTip(
      tr("By area: a sample is selected by the fraction of its cell that is covered. By centre: entirely or "
         "not"));
  addRow(tr("Edge"), edge_);
  for (NumberEdit* edit : {buffer_, feather_})
    connect(edit, &NumberEdit::edited, this, &VectorMaskDialog::change);
  connect(edge_, &QComboBox::activated, this, &VectorMaskDialog::change);
}

bool VectorMaskDialog::statesCrs() const {
  return std::ranges::none_of(file_->layers, [&](const VectorFile::Layer& layer) {
    return layer.crsWkt.empty() && (source_.layer.empty() || source_.layer == layer.name);
  });
}

void VectorMaskDialog::showFields() {
  const bool all = layer_->count() > static_cast<int>(file_->layers.size());
  const int index = layer_->currentIndex() - (all ? 1 : 0);
  source_.layer = index < 0 || !all ? std::string() : file_->layers[static_cast<std::size_t>(index)].name;
  QStringList fields;
  for (const VectorFile::Layer& layer : file_->layers)
    if (source_.layer.empty() || source_.layer == layer.name)
      for (const std::string& field : layer.fields)
        if (const QString name = QString::fromStdString(field); !fields.contains(name)) fields += name;
  if (fields.size() > kMostFieldsShown) fields = fields.first(kMostFieldsShown) << QStringLiteral("…");
  const QString example =
      tr("Features that this is true for, as in kind = 'forest' AND area > 10, or FID IN (3, 7)");
  where_->setToolTip(fields.isEmpty() ? example
                                      : example + QLatin1Char('\n') +
                                            tr("Fields: %1").arg(fields.join(QStringLiteral(", "))));
  showRow(crs_, !statesCrs());
  change();
}

void VectorMaskDialog::change() {
  source_.weights.reset();
  acceptButton().setEnabled(false);
  ++run_;
  complain({});
  soon_->start();
}

std::optional<QString> VectorMaskDialog::takeValues() {
  source_.vector = {};
  source_.vector.where = where_->text().trimmed().toStdString();
  for (const NumberEdit* edit : {buffer_, feather_})
    if (const QString wrong = edit->problem(); !wrong.isEmpty()) return wrong;
  source_.vector.outline = {buffer_->value().value_or(0.0), feather_->value().value_or(0.0),
                            static_cast<MaskEdge>(edge_->currentIndex())};
  if (statesCrs()) return std::nullopt;
  const int listed = crs_->findText(crs_->currentText());
  const QString code = listed >= 0 ? crs_->itemData(listed).toString() : crs_->currentText().trimmed();
  source_.vector.crs = code.toStdString();
  if (!code.isEmpty() && wktOfCode(source_.vector.crs).empty())
    return tr("“%1” is not a known CRS.").arg(code);
  return std::nullopt;
}

void VectorMaskDialog::compute() {
  if (const auto problem = takeValues()) {
    note_->clear();
    return complain(*problem);
  }
  note_->setText(tr("Computing the selection…"));
  jobs_.runFor<VectorMask>(
      this, tr("Selecting"),
      [file = file_, onto = onto_, source = source_](const Progress& progress) -> Result<VectorMask> {
        if (source.layer.empty() && source.vector.where.empty())
          return vectorMask(*file, source.vector, *onto, progress);
        const auto chosen =
            readVectorFile(source.path, {source.layer, source.vector.where}, partOf(progress, 0.0, 0.4));
        if (!chosen) return chosen.error();
        return vectorMask(*chosen, source.vector, *onto, partOf(progress, 0.4, 1.0));
      },
      [this, run = run_](const Result<VectorMask>& mask) {
        if (run_ == run) computed(mask);
      });
}

void VectorMaskDialog::computed(const Result<VectorMask>& mask) {
  note_->clear();
  if (!mask)
    return complain(mask.error().cancelled ? tr("The selection was cancelled.")
                                           : messageSentence(mask.error().message));
  source_.weights = std::make_shared<const MaskRaster>(mask->weights);
  QStringList texts{
      QStringList{tr("%1 polygons", nullptr, pluralCount(mask->areas)).arg(countText(mask->areas)),
                  tr("%1 lines", nullptr, pluralCount(mask->lines)).arg(countText(mask->lines)),
                  tr("%1 points", nullptr, pluralCount(mask->points)).arg(countText(mask->points))}
          .join(QStringLiteral(", "))};
  for (const Message& note : mask->notes) texts += messageSentence(note);
  if (selectsNothing(mask->weights)) texts += tr("No sample is selected.");
  note_->setText(texts.join(QLatin1Char('\n')));
  acceptButton().setEnabled(true);
  acceptButton().setDefault(true);
}

FileSource VectorMaskDialog::source() const { return source_; }

std::optional<MaskOperation> VectorMaskDialog::operation() const {
  if (use_->currentIndex() >= kSelectUses) return std::nullopt;
  return static_cast<MaskOperation>(use_->currentIndex());
}

void VectorMaskDialog::accept() {
  if (source_.weights) FormDialog::accept();
}

}  // namespace scarp
