#include "ui/import/PresetFields.h"

#include <QComboBox>
#include <QFormLayout>

#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberEdit.h"
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

}  // namespace scarp
