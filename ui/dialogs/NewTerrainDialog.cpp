#include "ui/dialogs/NewTerrainDialog.h"

#include <QButtonGroup>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QToolButton>
#include <cmath>
#include <limits>

#include "ui/Icons.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

// 4 GB of heights; larger than any engine takes, and a bound on a typing slip.
constexpr int kLargestSide = 32769;
// Streams are followed over the whole island at once, which takes about 80 bytes a sample.
constexpr double kLargestIsland = 8193.0 * 8193.0;

QSpinBox* sideBox(int value, const QString& name) {
  auto* box = new QSpinBox;
  box->setRange(2, kLargestSide);
  box->setValue(value);
  box->setAccessibleName(name);
  box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  return box;
}

}  // namespace

NewTerrainDialog::NewTerrainDialog(QWidget* parent)
    : FormDialog(tr("New Terrain"), tr("Create"), parent),
      kinds_(new QButtonGroup(this)),
      columns_(sideBox(values_.columns, tr("Columns"))),
      rows_(sideBox(values_.rows, tr("Rows"))),
      cellSize_(new QLineEdit(numberText(values_.cellSize))),
      height_(new QLineEdit(numberText(values_.height))),
      seed_(new QLineEdit(QString::number(values_.seed))),
      seedRow_(new QWidget),
      summary_(new QLabel) {
  columns_->setObjectName(QStringLiteral("columns"));
  rows_->setObjectName(QStringLiteral("rows"));
  cellSize_->setObjectName(QStringLiteral("cellSize"));
  height_->setObjectName(QStringLiteral("height"));
  seed_->setObjectName(QStringLiteral("seed"));
  cellSize_->setAccessibleName(tr("Cell size"));
  height_->setAccessibleName(tr("Height"));
  seed_->setAccessibleName(tr("Seed"));
  addKinds();

  auto* sides = new QWidget;
  auto* row = new QHBoxLayout(sides);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(columns_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(rows_, 1);
  addRow(tr("Samples"), sides);
  addRow(tr("Cell size (m)"), cellSize_);
  addRow(tr("Height (m)"), height_);

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
          [this] { seed_->setText(QString::number(QRandomGenerator::global()->bounded(1, 100000))); });
  connect(columns_, &QSpinBox::valueChanged, this, &NewTerrainDialog::refresh);
  connect(rows_, &QSpinBox::valueChanged, this, &NewTerrainDialog::refresh);
  connect(cellSize_, &QLineEdit::textChanged, this, &NewTerrainDialog::refresh);
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
  const bool island = kinds_->checkedId() == static_cast<int>(NewTerrain::Kind::Island);
  form().setRowVisible(height_, !island);
  form().setRowVisible(seedRow_, island);
  const double cell = numberFromText(cellSize_->text()).value_or(0.0);
  const double columns = columns_->value(), rows = rows_->value();
  summary_->setText(tr("%1 × %2 m, %3 of heights")
                        .arg(numberText((columns - 1) * cell), numberText((rows - 1) * cell),
                             bytesText(4.0 * columns * rows)));
}

std::optional<QString> NewTerrainDialog::takeValues() {
  values_.kind = static_cast<NewTerrain::Kind>(kinds_->checkedId());
  values_.columns = columns_->value();
  values_.rows = rows_->value();
  const auto cell = numberFromText(cellSize_->text());
  if (!cell || !(*cell >= 1e-6 && *cell <= 1e6))
    return tr("Cell size “%1” is not a number from 0.000001 to 1000000 m").arg(cellSize_->text());
  values_.cellSize = *cell;
  if (values_.kind == NewTerrain::Kind::Flat) {
    const auto height = numberFromText(height_->text());
    if (!height || !(std::abs(*height) <= 1e6))
      return tr("Height “%1” is not a number from −1000000 to 1000000 m").arg(height_->text());
    values_.height = *height;
  } else {
    if (double(values_.columns) * values_.rows > kLargestIsland)
      return tr("An island may have up to 8193 × 8193 samples; this one has %1 × %2")
          .arg(values_.columns)
          .arg(values_.rows);
    const auto seed = numberFromText(seed_->text());
    if (!seed ||
        !(*seed >= 0.0 && *seed <= std::numeric_limits<std::uint32_t>::max() && *seed == std::floor(*seed)))
      return tr("Seed “%1” is not a whole number from 0 to 4294967295").arg(seed_->text());
    values_.seed = static_cast<std::uint32_t>(*seed);
  }
  return std::nullopt;
}

}  // namespace scarp
