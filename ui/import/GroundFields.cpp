#include "ui/import/GroundFields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include "core/terrain/WorkingRange.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/Units.h"

namespace scarp {

PresetFields::PresetFields(QFormLayout& form, Offer offer, QObject* parent)
    : QObject(parent), form_(form), choice_(new QComboBox) {
  choice_->setObjectName(QStringLiteral("importPreset"));
  choice_->setAccessibleName(tr("Whose conventions the file follows"));
  choice_->setToolTip(tr("The program that the file comes from: its numbers become heights and size"));
  choice_->addItem(tr("As the file says"));
  addFormRow(form_, tr("Comes from"), choice_);
  for (const ImportPreset& preset : importPresets()) {
    if (offer == Offer::Measures && preset.numbers.empty()) continue;
    presets_.push_back(&preset);
    choice_->addItem(coreText(preset.title));
    std::vector<NumberEdit*>& edits = numbers_.emplace_back();
    for (const ImportPreset::Number& number : preset.numbers) {
      const QString title = coreText(number.title), unit = coreUnit(number.unit);
      auto* edit = new NumberEdit(title, unit, {number.low, number.high});
      edit->setObjectName(QLatin1String(preset.name) + QLatin1Char('-') + QLatin1String(number.key));
      edit->setValue(number.initial);
      edit->setWhatsThis(tr("As the program that the file comes from has it"));
      addFormRow(form_, unit.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, shownUnit(unit).name), edit);
      connect(edit, &NumberEdit::edited, this, &PresetFields::numberEdited);
      edits.push_back(edit);
    }
  }
  connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
    showNumbers();
    Q_EMIT presetChosen();
  });
  showNumbers();
}

void PresetFields::nameOwn(const QString& name) { choice_->setItemText(0, name); }

QWidget* PresetFields::choice() const { return choice_; }

const ImportPreset* PresetFields::preset() const {
  const int index = choice_->currentIndex() - 1;
  return index < 0 ? nullptr : presets_[static_cast<std::size_t>(index)];
}

void PresetFields::showNumbers() {
  for (std::size_t i = 0; i < numbers_.size(); ++i)
    for (NumberEdit* edit : numbers_[i])
      showFormRow(form_, edit, shown_ && static_cast<int>(i) + 1 == choice_->currentIndex());
}

void PresetFields::setShown(bool shown) {
  shown_ = shown;
  showFormRow(form_, choice_, shown);
  showNumbers();
}

std::vector<double> PresetFields::numbers() const {
  std::vector<double> values;
  for (const NumberEdit* edit : numbers_[static_cast<std::size_t>(choice_->currentIndex() - 1)])
    values.push_back(edit->value().value());
  return values;
}

std::vector<double> initialNumbers(const ImportPreset& preset) {
  std::vector<double> values;
  for (const ImportPreset::Number& number : preset.numbers) values.push_back(number.initial);
  return values;
}

QString PresetFields::problem() const {
  if (!preset()) return {};
  for (const NumberEdit* edit : numbers_[static_cast<std::size_t>(choice_->currentIndex() - 1)])
    if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  return {};
}

namespace {

constexpr double kMostHeight = kHighest, kMostCell = kLargestCell;  ///< Metres.
constexpr double kLowWater = 0.1;  ///< Of the relief: a level at which water shows.

NumberEdit* metres(const char* objectName, const QString& name, NumberRange range) {
  auto* edit = new NumberEdit(name, QStringLiteral("m"), range);
  edit->setObjectName(QLatin1String(objectName));
  return edit;
}

/// Two fields and what stands between them.
QWidget* pairOf(QWidget* first, const QString& between, QWidget* second) {
  auto* pair = new QWidget;
  auto* row = new QHBoxLayout(pair);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(first, 1);
  row->addWidget(new QLabel(between));
  row->addWidget(second, 1);
  pair->setFocusProxy(first);
  return pair;
}

}  // namespace

GroundFields::GroundFields(QFormLayout& form, Of of, QObject* parent)
    : QObject(parent), form_(form), of_(of) {
  addHeights();
  addSize();
  addRows();
  addWater();
}

void GroundFields::addRows() {
  const bool file = of_ == Of::File;
  rows_ = new ChoiceRow(
      QString(), file ? QStringList{tr("North"), tr("South")} : QStringList{tr("As it is"), tr("Flipped")});
  rows_->setObjectName(QStringLiteral("firstRow"));
  rows_->setTip(0,
                file ? tr("The first row of the file is the northern edge: as images are seen") : QString());
  rows_->setTip(1, file ? tr("The first row of the file is the southern edge: as Unity writes it")
                        : tr("North and south change places"));
  addFormRow(form_, file ? tr("First row is") : tr("North and south"), rows_);
  connect(rows_, &ChoiceRow::picked, this, [this](int chosen) {
    measures_.southFirst = chosen == 1;
    Q_EMIT rowsPicked();
  });
}

void GroundFields::addWater() {
  water_ = new QCheckBox(tr("Water at"));
  water_->setObjectName(QStringLiteral("water"));
  water_->setToolTip(tr("Show a sheet of water at this height"));
  level_ = metres("seaLevel", tr("Sea level"), {-kMostHeight, kMostHeight});
  level_->setValue(0.0);
  level_->setWhatsThis(tr("The height of the water"));
  auto* waterRow = new QWidget;
  auto* row = new QHBoxLayout(waterRow);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(water_);
  row->addWidget(level_, 1);
  addFormRow(form_, withLengthUnit(tr("Sea level")), waterRow);
  connect(water_, &QCheckBox::clicked, this, [this](bool on) {
    waterChosen_ = true;
    // Where none would be seen the level is a proposal as well.
    const auto level = level_->value();
    if (on && (!level || *level <= measures_.lowest || *level >= measures_.highest))
      level_->setValue(measures_.lowest + kLowWater * (measures_.highest - measures_.lowest), 3);
    Q_EMIT waterEdited();
  });
  connect(level_, &NumberEdit::edited, this, [this] {
    waterChosen_ = true;
    water_->setChecked(true);
    Q_EMIT waterEdited();
  });
}

void GroundFields::addHeights() {
  const NumberRange range{-kMostHeight, kMostHeight};
  lowest_ = metres("lowest", tr("Lowest height"), range);
  highest_ = metres("highest", tr("Highest height"), range);
  heightsRow_ = pairOf(lowest_, tr("to"), highest_);
  addFormRow(form_, withLengthUnit(tr("Heights")), heightsRow_);
  lowest_->setToolTip(tr("The height of the darkest sample"));
  highest_->setToolTip(tr("The height of the brightest sample"));
  connect(lowest_, &NumberEdit::edited, this, &GroundFields::takeHeights);
  connect(highest_, &NumberEdit::edited, this, &GroundFields::takeHeights);
}

void GroundFields::addSize() {
  const double most = kMostCell * 131072.0;
  width_ = metres("width", tr("Width"), {0.0, most, false, false});
  depth_ = metres("depth", tr("Depth"), {0.0, most, false, false});
  cell_ = metres("cellSize", tr("Cell size"), {0.0, kMostCell, false, false});
  sizeRow_ = pairOf(width_, QStringLiteral("×"), depth_);
  addFormRow(form_, withLengthUnit(tr("Size")), sizeRow_);
  addFormRow(form_, withLengthUnit(tr("Cell size")), cell_);
  width_->setToolTip(tr("West to east"));
  depth_->setToolTip(tr("South to north"));
  cell_->setToolTip(tr("Between two samples"));
  connect(width_, &NumberEdit::edited, this, [this] {
    if (const auto width = width_->value()) takeSize(*width / (measures_.columns - 1));
  });
  connect(depth_, &NumberEdit::edited, this, [this] {
    const double shape = of_ == Of::File ? 1.0 : measures_.dx / measures_.dy;
    if (const auto depth = depth_->value()) takeSize(shape * *depth / (measures_.rows - 1));
  });
  connect(cell_, &NumberEdit::edited, this, [this] {
    if (const auto cell = cell_->value()) takeSize(*cell);
  });
}

void GroundFields::takeHeights() {
  // Only what is typed: the other keeps its digits.
  NumberEdit* typed = qobject_cast<NumberEdit*>(sender());
  if (const auto value = typed->value()) (typed == lowest_ ? measures_.lowest : measures_.highest) = *value;
  Q_EMIT heightsEdited();
}

void GroundFields::takeSize(double cell) {
  measures_.dy = of_ == Of::File ? cell : cell * measures_.dy / measures_.dx;
  measures_.dx = cell;
  // The other two follow, whatever stands there.
  for (NumberEdit* edit : {width_, depth_, cell_})
    if (edit != sender()) edit->setModified(false);
  showNumbers();
  Q_EMIT sizeEdited();
}

void GroundFields::show(const GroundMeasures& measures) {
  measures_ = measures;
  showNumbers();
  rows_->setChosen(measures.southFirst ? 1 : 0);
}

void GroundFields::showNumbers() {
  // What is being typed stays, and so does what is wrong until it is put right.
  const auto put = [](NumberEdit* edit, double value) {
    const bool kept = edit->isModified() && (edit->hasFocus() || !edit->problem().isEmpty());
    if (!kept) edit->setValue(value);
  };
  put(lowest_, measures_.lowest);
  put(highest_, measures_.highest);
  put(width_, measures_.width());
  put(depth_, measures_.depth());
  put(cell_, measures_.dx);
}

void GroundFields::showHeights(bool shown) {
  heights_ = shown;
  showFormRow(form_, heightsRow_, shown);
}

void GroundFields::showSize(bool shown) {
  size_ = shown;
  showFormRow(form_, sizeRow_, shown);
  showFormRow(form_, cell_, shown);
}

std::optional<double> GroundFields::water() const {
  return water_->isChecked() ? level_->value() : std::nullopt;
}

void GroundFields::setWater(bool shown, double level) {
  water_->setChecked(shown);
  level_->setValue(level);
}

void GroundFields::suggestWater(double lowest, double highest) {
  if (!waterChosen_) water_->setChecked(lowest < 0.0 && highest > 0.0);
}

QString GroundFields::problem() const {
  if (heights_) {
    for (const NumberEdit* edit : {lowest_, highest_})
      if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
    if (measures_.lowest > measures_.highest) return tr("The lowest height is above the highest");
  }
  if (size_)
    for (const NumberEdit* edit : {width_, depth_, cell_})
      if (const QString problem = edit->problem(); !problem.isEmpty()) return problem;
  return water_->isChecked() ? level_->problem() : QString();
}

}  // namespace scarp
