#include "ui/import/NewTerrainDialog.h"

#include <QButtonGroup>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <QToolButton>
#include <limits>

#include "core/terrain/WorkingRange.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberEdit.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

// Streams are followed over the whole island at once, which takes about 80 bytes a sample.
constexpr double kLargestIsland = 8193.0 * 8193.0;

NumberEdit* numberEdit(const char* objectName, const QString& name, NumberRange range, double value,
                       const QString& unit = {}) {
  auto* edit = new NumberEdit(name, unit, range);
  edit->setObjectName(QLatin1String(objectName));
  edit->setValue(value);
  return edit;
}

}  // namespace

NewTerrainDialog::NewTerrainDialog(QWidget* parent)
    : FormDialog(tr("New Terrain"), tr("Create"), parent),
      kinds_(new QButtonGroup(this)),
      columns_(numberEdit("columns", tr("Columns"), {2, kMostTerrainSide, true}, values_.columns)),
      rows_(numberEdit("rows", tr("Rows"), {2, kMostTerrainSide, true}, values_.rows)),
      cellSize_(numberEdit("cellSize", tr("Cell size"), {kSmallestCell, kLargestCell}, values_.cellSize,
                           QStringLiteral("m"))),
      height_(numberEdit("height", tr("Height"), {-kHighest, kHighest}, values_.height, QStringLiteral("m"))),
      seed_(
          numberEdit("seed", tr("Seed"), {0, std::numeric_limits<std::uint32_t>::max(), true}, values_.seed)),
      seedRow_(new QWidget),
      summary_(new QLabel) {
  addKinds();

  auto* sides = new QWidget;
  auto* row = new QHBoxLayout(sides);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(columns_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(rows_, 1);
  columns_->setWhatsThis(tr("Samples from west to east; a cell lies between two of them"));
  rows_->setWhatsThis(tr("Samples from north to south"));
  cellSize_->setWhatsThis(tr("From one sample to the next"));
  height_->setWhatsThis(tr("How high the level ground lies"));
  seed_->setWhatsThis(tr("Another number makes another island; the same one makes the same"));
  addRow(tr("Samples"), sides);
  addRow(withLengthUnit(tr("Cell size")), cellSize_);
  addRow(withLengthUnit(tr("Height")), height_);

  auto* seeds = new QHBoxLayout(seedRow_);
  seeds->setContentsMargins(0, 0, 0, 0);
  seeds->addWidget(seed_, 1);
  auto* dice = new QToolButton;
  dice->setIcon(icon(QStringLiteral("dice")));
  dice->setIconSize({20, 20});
  dice->setToolTip(tr("Another island"));
  dice->setAccessibleName(tr("Another seed"));
  seeds->addWidget(dice);
  addRow(tr("Seed"), seedRow_);
  summary_->setProperty("role", QStringLiteral("quiet"));
  form().addRow(QString(), summary_);

  connect(dice, &QToolButton::clicked, this,
          [this] { seed_->setValue(QRandomGenerator::global()->bounded(1, 100000)); });
  for (NumberEdit* edit : {columns_, rows_, cellSize_, height_, seed_})
    connect(edit, &QLineEdit::textChanged, this, &NewTerrainDialog::refresh);
  connect(kinds_, &QButtonGroup::idClicked, this, &NewTerrainDialog::refresh);
  columns_->selectAll();
  columns_->setFocus();
  refresh();
}

void NewTerrainDialog::addKinds() {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  const auto add = [&](NewTerrain::Kind kind, const char* iconName, const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setText(name);
    button->setIcon(icon(QLatin1String(iconName)));
    button->setIconSize({40, 40});
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setChecked(kind == values_.kind);
    button->setToolTip(tip);
    button->setMinimumSize(120, 76);
    button->setObjectName(QLatin1String(iconName));
    kinds_->addButton(button, static_cast<int>(kind));
    row->addWidget(button);
  };
  add(NewTerrain::Kind::Flat, "flat", tr("Flat"), tr("Level ground at one height"));
  add(NewTerrain::Kind::Island, "island", tr("Island"), tr("An island with ridges, valleys and a coast"));
  row->addStretch(1);
  form().addRow(QString(), row);
}

void NewTerrainDialog::refresh() {
  form().setRowVisible(height_, !island());
  form().setRowVisible(seedRow_, island());
  complain(problem());
  const auto columns = columns_->value(), rows = rows_->value(), cell = cellSize_->value();
  if (!columns || !rows || !cell) return summary_->clear();
  summary_->setText((island() ? tr("%1, %2 of heights")
                              : tr("%1, up to %2 of heights: level ground takes no room"))
                        .arg(sidesText((*columns - 1) * *cell, (*rows - 1) * *cell),
                             bytesText(4.0 * *columns * *rows)));
}

bool NewTerrainDialog::island() const {
  return kinds_->checkedId() == static_cast<int>(NewTerrain::Kind::Island);
}

QString NewTerrainDialog::problem() const {
  for (const NumberEdit* edit : {columns_, rows_, cellSize_, island() ? seed_ : height_})
    if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  const int columns = columns_->wholeValue(), rows = rows_->wholeValue();
  if (!island() || double(columns) * rows <= kLargestIsland) return {};
  return tr("An island may have up to 8193 × 8193 samples; this one has %1 × %2").arg(columns).arg(rows);
}

std::optional<QString> NewTerrainDialog::takeValues() {
  if (const QString wrong = problem(); !wrong.isEmpty()) return wrong;
  values_.kind = static_cast<NewTerrain::Kind>(kinds_->checkedId());
  values_.columns = columns_->wholeValue();
  values_.rows = rows_->wholeValue();
  values_.cellSize = *cellSize_->value();
  if (island())
    values_.seed = static_cast<std::uint32_t>(*seed_->value());
  else
    values_.height = *height_->value();
  return std::nullopt;
}

}  // namespace scarp
