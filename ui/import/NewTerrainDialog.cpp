#include "ui/import/NewTerrainDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPointer>
#include <QRandomGenerator>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <limits>

#include "core/terrain/WorkingRange.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kPreviewSide = 257;    ///< Max. samples.
constexpr int kPreviewPixels = 320;  ///< Of the longer side on the screen.
constexpr int kPreviewDelay = 150;   ///< Milliseconds after the last change.
constexpr double kMuchMemory = 2e9;  ///< Bytes from which a warning is shown.

struct SizePreset {
  const char* engine;
  int side;
};
constexpr std::array<SizePreset, 9> kSizePresets{{{"Unreal", 505},
                                                  {"Unreal", 1009},
                                                  {"Unreal", 2017},
                                                  {"Unreal", 4033},
                                                  {"Unreal", 8129},
                                                  {"Unity", 513},
                                                  {"Unity", 1025},
                                                  {"Unity", 2049},
                                                  {"Unity", 4097}}};

NumberEdit* numberEdit(const char* objectName, const QString& name, NumberRange range, const QString& tip,
                       const QString& unit = {}) {
  auto* edit = new NumberEdit(name, unit, range);
  edit->setObjectName(QLatin1String(objectName));
  edit->setToolTip(tip);
  return edit;
}

NumberField* percentField(const char* objectName, const QString& name, double value) {
  auto* field = new NumberField(percentSpec(name));
  field->setObjectName(QLatin1String(objectName));
  field->setValue(value);
  field->setCheck([](double share) {
    return share >= 0.0 && share <= 1.0 ? QString() : NewTerrainDialog::tr("Enter 0 to 100 %");
  });
  return field;
}

QStringList templateTitles() {
  QStringList titles;
  for (const ValueName& name : terrainTemplateNames().all()) titles.append(coreText(name.title));
  return titles;
}

/// Shaded relief of a terrain.
Result<QImage> previewPicture(const NewTerrain& settings, const Progress& progress) {
  const auto made = makeTerrain(settings, progress);
  if (!made) return made.error();
  std::vector<float> heights(static_cast<std::size_t>(made->frame.columns) * made->frame.rows);
  made->heights.read(made->frame.samples(), heights);
  const auto [low, high] = std::ranges::minmax(heights);
  return OverviewPicture(made->heights, made->frame, {low, high}).image().copy();
}

}  // namespace

NewTerrainDialog::NewTerrainDialog(QWidget* parent)
    : FormDialog(tr("New Terrain"), tr("Create"), parent),
      jobs_(new JobRunner(this)),
      template_(new QComboBox),
      sizes_(new QComboBox),
      columns_(
          numberEdit("columns", tr("Columns"), {2, kMostTerrainSide, true}, tr("Samples from west to east"))),
      rows_(numberEdit("rows", tr("Rows"), {2, kMostTerrainSide, true}, tr("Samples from north to south"))),
      cellSize_(numberEdit("cellSize", tr("Cell size"), {kSmallestCell, kLargestCell},
                           tr("Distance between neighbouring samples"), QStringLiteral("m"))),
      height_(
          numberEdit("height", tr("Height"), {-kHighest, kHighest, false, true, true},
                     tr("Level of a flat terrain, peak of an island, or height range; empty for a height in "
                        "proportion to the width"),
                     QStringLiteral("m"))),
      seed_(numberEdit("seed", tr("Seed"), {0, std::numeric_limits<std::uint32_t>::max(), true},
                       tr("Each seed gives another terrain of the same kind"))),
      shape_(percentField("shape", tr("Shape"), values_.shape)),
      roughness_(percentField("roughness", tr("Roughness"), values_.roughness)),
      seedRow_(new QWidget),
      summary_(new QLabel),
      warning_(new QLabel),
      view_(new QLabel) {
  template_->setObjectName(QStringLiteral("template"));
  template_->addItems(templateTitles());
  for (std::size_t i = 0; i < terrainTemplateNames().size(); ++i)
    template_->setItemData(static_cast<int>(i),
                           coreText(terrainTemplate(static_cast<TerrainTemplate>(i)).description), Qt::ToolTipRole);
  template_->setCurrentIndex(static_cast<int>(values_.form));
  addRow(tr("Template"), template_);
  addSizes();
  addRow(withLengthUnit(tr("Cell size")), cellSize_);
  addRow(withLengthUnit(tr("Height")), height_);
  addSeed();
  form().addRow(QString(), shape_);
  roughness_->setToolTip(tr("Amount of small-scale relief"));
  form().addRow(QString(), roughness_);
  addNote(*summary_);
  warning_->setObjectName(QStringLiteral("memoryWarning"));
  warning_->setProperty("role", QStringLiteral("alert"));
  warning_->setWordWrap(true);
  form().addRow(QString(), warning_);

  view_->setObjectName(QStringLiteral("terrainPreview"));
  view_->setAccessibleName(tr("Preview"));
  view_->setToolTip(tr("Shaded relief of the new terrain, north up"));
  view_->setFixedSize(kPreviewPixels, kPreviewPixels);
  view_->setAlignment(Qt::AlignCenter);
  body().addWidget(view_, 0, Qt::AlignTop);

  columns_->setValue(values_.columns);
  rows_->setValue(values_.rows);
  cellSize_->setValue(values_.cellSize);
  seed_->setValue(values_.seed);
  delay_.setSingleShot(true);
  delay_.setInterval(kPreviewDelay);
  connectFields();
  columns_->selectAll();
  columns_->setFocus();
  refresh();
}

void NewTerrainDialog::addSizes() {
  sizes_->setObjectName(QStringLiteral("sizePreset"));
  sizes_->setAccessibleName(tr("Size"));
  sizes_->setToolTip(tr("Samples that an engine accepts, or a custom size"));
  sizes_->addItem(tr("Custom"), 0);
  for (const SizePreset& preset : kSizePresets)
    sizes_->addItem(QStringLiteral("%1 %2 × %2").arg(QLatin1String(preset.engine)).arg(preset.side),
                    preset.side);
  addRow(tr("Size"), sizes_);
  auto* sides = new QWidget;
  auto* row = new QHBoxLayout(sides);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(columns_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(rows_, 1);
  addRow(tr("Samples"), sides);
}

void NewTerrainDialog::addSeed() {
  auto* row = new QHBoxLayout(seedRow_);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(seed_, 1);
  auto* dice = new QToolButton;
  dice->setObjectName(QStringLiteral("randomSeed"));
  dice->setIcon(icon(QStringLiteral("dice")));
  dice->setIconSize({20, 20});
  dice->setToolTip(tr("Use a random seed"));
  dice->setAccessibleName(tr("Random seed"));
  row->addWidget(dice);
  addRow(tr("Seed"), seedRow_);
  connect(dice, &QToolButton::clicked, this,
          [this] { seed_->setValue(QRandomGenerator::global()->bounded(1, 100000)); });
}

void NewTerrainDialog::connectFields() {
  connect(&delay_, &QTimer::timeout, this, &NewTerrainDialog::generatePreview);
  connect(template_, &QComboBox::activated, this, &NewTerrainDialog::refresh);
  connect(sizes_, &QComboBox::activated, this, &NewTerrainDialog::applySizePreset);
  for (NumberEdit* edit : {columns_, rows_, cellSize_, height_, seed_})
    connect(edit, &QLineEdit::textChanged, this, &NewTerrainDialog::refresh);
  for (NumberField* field : {shape_, roughness_}) {
    connect(field, &NumberField::valueEdited, this, &NewTerrainDialog::refresh);
    connect(field, &NumberField::refused, this, &NewTerrainDialog::complain);
  }
}

void NewTerrainDialog::applySizePreset(int index) {
  const int side = sizes_->itemData(index).toInt();
  if (side == 0) return columns_->setFocus();
  columns_->setValue(side);
  rows_->setValue(side);
}

void NewTerrainDialog::refresh() {
  showFields();
  const QString wrong = problem();
  complain(wrong);
  if (!wrong.isEmpty()) {
    summary_->clear();
    warning_->hide();
    return;
  }
  const NewTerrain terrain = wanted();
  showSummary(terrain);
  requestPreview();
}

void NewTerrainDialog::showFields() {
  const TerrainTemplateInfo& info = terrainTemplate(chosenTemplate());
  const bool generated = info.generate != nullptr;
  showRow(seedRow_, generated);
  showRow(shape_, generated);
  showRow(roughness_, generated);
  if (generated) {
    shape_->setLabel(coreText(info.shape));
    shape_->setToolTip(coreText(info.shapeDescription));
  }
  // A preset is shown if the size is its size; of two with the same size, the one that is chosen.
  const int side = columns_->value() == rows_->value() ? static_cast<int>(columns_->value().value_or(0)) : 0;
  if (sizes_->currentData().toInt() != side) sizes_->setCurrentIndex(std::max(0, sizes_->findData(side)));
}

void NewTerrainDialog::showSummary(const NewTerrain& terrain) {
  const double height = terrain.height.value_or(defaultHeight(terrain));
  height_->setPlaceholderText(numberText(inLengthUnit(defaultHeight(terrain)), 4));
  const QString sides =
      sidesText((terrain.columns - 1) * terrain.cellSize, (terrain.rows - 1) * terrain.cellSize);
  const QString bytes = bytesText(4.0 * terrain.columns * terrain.rows);
  if (terrain.form == TerrainTemplate::Flat)
    summary_->setText(tr("%1, up to %2 (flat areas use no memory)").arg(sides, bytes));
  else if (terrain.form == TerrainTemplate::Island)
    summary_->setText(tr("%1, peak at %2, %3").arg(sides, shortLengthText(height, 4), bytes));
  else
    summary_->setText(tr("%1, heights %2, %3").arg(sides, spanText(0.0, height, 4), bytes));
  const double memory = neededMemory(terrain);
  warning_->setText(tr("Generating this size needs about %1 of memory.").arg(bytesText(memory)));
  warning_->setVisible(memory > kMuchMemory);
}

void NewTerrainDialog::requestPreview() {
  ++run_;
  view_->setEnabled(false);  // greyed while it is out of date
  jobs_->cancelAll();
  delay_.start();
}

void NewTerrainDialog::generatePreview() {
  if (!problem().isEmpty()) return;
  const NewTerrain reduced = reducedTerrain(wanted(), kPreviewSide);
  jobs_->run<QImage>(
      tr("Generating preview"),
      [reduced](const Progress& progress) { return previewPicture(reduced, progress); },
      [self = QPointer(this), run = run_, reduced](Result<QImage> made) {
        if (!self || self->run_ != run) return;
        if (!made) {
          if (!made.error().cancelled) self->complain(messageText(made.error().message));
          return;
        }
        self->picture_ = *made;
        self->previewed_ = reduced;
        self->showPreview();
      });
}

void NewTerrainDialog::showPreview() {
  const qreal ratio = devicePixelRatioF();
  const QSize room = view_->size() * ratio;
  QPixmap shown = QPixmap::fromImage(picture_.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  shown.setDevicePixelRatio(ratio);
  view_->setPixmap(shown);
  view_->setEnabled(true);
}

TerrainTemplate NewTerrainDialog::chosenTemplate() const {
  return static_cast<TerrainTemplate>(std::max(0, template_->currentIndex()));
}

NewTerrain NewTerrainDialog::wanted() const {
  NewTerrain terrain;
  terrain.form = chosenTemplate();
  terrain.columns = columns_->wholeValue();
  terrain.rows = rows_->wholeValue();
  terrain.cellSize = *cellSize_->value();
  terrain.height = height_->value();
  if (terrain.form == TerrainTemplate::Flat) return terrain;
  terrain.seed = static_cast<std::uint32_t>(*seed_->value());
  terrain.shape = shape_->value();
  terrain.roughness = roughness_->value();
  return terrain;
}

QString NewTerrainDialog::problem() const {
  for (const NumberEdit* edit : {columns_, rows_, cellSize_, height_})
    if (const QString wrong = edit->problem(); !wrong.isEmpty()) return wrong;
  if (chosenTemplate() != TerrainTemplate::Flat)
    if (const QString wrong = seed_->problem(); !wrong.isEmpty()) return wrong;
  const auto checked = checkNewTerrain(wanted());
  return checked ? QString() : messageSentence(checked.error().message);
}

std::optional<QString> NewTerrainDialog::takeValues() {
  if (const QString wrong = problem(); !wrong.isEmpty()) return wrong;
  values_ = wanted();
  return std::nullopt;
}

}  // namespace scarp
