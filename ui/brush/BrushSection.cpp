#include "ui/brush/BrushSection.h"

#include <QCheckBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "ui/brush/BrushBinding.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

/// "inner-radius" → "innerRadius".
QString nameOf(std::string_view key) {
  QString name;
  bool capital = false;
  for (const char c : key) {
    if (c != '-') name += capital ? QChar::fromLatin1(c).toUpper() : QChar::fromLatin1(c);
    capital = c == '-';
  }
  return name;
}

template <class Entry>
std::function<void(const BrushSettings&, BrushSettings&)> copying(const Entry& entry) {
  return [&entry](const BrushSettings& from, BrushSettings& to) { entry.store(to, entry.get(from)); };
}

}  // namespace

BrushSection::BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
                           QWidget* parent)
    : FoldingSection(id, title, openAtFirst, parent), binding_(binding) {
  connect(&binding, &BrushBinding::shown, this, &BrushSection::refresh);
  connect(this, &FoldingSection::resetAsked, this, [this] {
    binding_.change([this](BrushSettings& brush) {
      for (const Row& row : rows_) row.copy(BrushSettings(), brush);
    });
  });
}

NumberField& BrushSection::number(std::string_view key, NumberSpec spec, const QString& tip) {
  const auto& entry = brushNumber(key);
  spec.whole = entry.whole;
  auto* field = new NumberField(std::move(spec));
  field->setToolTip(tip + QLatin1Char('\n') + tr("Drag, or click to type any number."));
  field->setCheck([&entry](double value) {
    const Result<void> good = entry.check(value);
    return good ? QString() : QString::fromStdString(good.error().message);
  });
  connect(field, &NumberField::refused, &binding_, &BrushBinding::problem);
  connect(field, &NumberField::valueEdited, this, [this, &entry](double value) {
    binding_.change([&](BrushSettings& brush) { entry.store(brush, value); });
  });
  add({key,
       field,
       [field, &entry](const BrushSettings& b) { field->setValue(entry.get(b)); },
       {},
       copying(entry)});
  return *field;
}

ChoiceRow& BrushSection::choice(std::string_view key, const QString& label, const QStringList& names,
                                const QStringList& tips) {
  const auto& entry = brushSchema().find<ChoiceSetting<BrushSettings>>(key);
  EXPECTS(names.size() == static_cast<int>(entry.names.size()));
  auto* row = new ChoiceRow(label, names);
  for (int i = 0; i < tips.size(); ++i) row->setTip(i, tips[i]);
  connect(row, &ChoiceRow::picked, this, [this, &entry](int index) {
    binding_.change([&](BrushSettings& brush) { entry.store(brush, static_cast<std::size_t>(index)); });
  });
  add({key,
       row,
       [row, &entry](const BrushSettings& b) { row->setChosen(static_cast<int>(entry.get(b))); },
       {},
       copying(entry)});
  return *row;
}

QCheckBox& BrushSection::flag(std::string_view key, const QString& text, const QString& tip) {
  const auto& entry = brushSchema().find<FlagSetting<BrushSettings>>(key);
  auto* box = new QCheckBox(text);
  box->setToolTip(tip);
  connect(box, &QCheckBox::clicked, this, [this, &entry](bool on) {
    binding_.change([&](BrushSettings& brush) { entry.store(brush, on); });
  });
  add({key,
       box,
       [box, &entry](const BrushSettings& b) { box->setChecked(entry.get(b)); },
       {},
       copying(entry)});
  return *box;
}

CurveEditor& BrushSection::curve(std::string_view key, const QString& left, const QString& right) {
  const auto& entry = brushSchema().find<CurveSetting<BrushSettings>>(key);
  auto* editor = new CurveEditor(left, right);
  connect(editor, &CurveEditor::curveEdited, this, [this, &entry](const Curve& curve) {
    binding_.change([&](BrushSettings& brush) { entry.store(brush, curve); });
  });
  add({key,
       editor,
       [editor, &entry](const BrushSettings& b) { editor->setCurve(entry.get(b)); },
       {},
       copying(entry)});
  return *editor;
}

void BrushSection::custom(std::string_view key, QWidget& control,
                          std::function<void(const BrushSettings&)> show,
                          std::function<void(const BrushSettings& from, BrushSettings& to)> copy) {
  add({key, &control, std::move(show), {}, std::move(copy)});
}

void BrushSection::add(Row row) {
  row.control->setObjectName(nameOf(row.key));
  column().addWidget(row.control);
  rows_.push_back(std::move(row));
}

void BrushSection::onlyFor(QWidget& control, std::function<bool(const BrushSettings&)> wanted) {
  const auto row = std::ranges::find(rows_, &control, &Row::control);
  EXPECTS(row != rows_.end());
  row->wanted = std::move(wanted);
}

void BrushSection::tellChanges() { tells_ = true; }

bool BrushSection::shows(const Row& row, const BrushSettings& brush) {
  return kindUses(brush.kind, row.key) && (!row.wanted || row.wanted(brush));
}

bool BrushSection::useful(const BrushSettings& brush) const {
  return std::ranges::any_of(rows_, [&](const Row& row) { return shows(row, brush); });
}

void BrushSection::refresh(const BrushSettings& brush) {
  for (const Row& row : rows_) {
    row.show(brush);
    row.control->setVisible(shows(row, brush));
  }
  if (!rows_.empty()) setVisible(useful(brush));
  if (!tells_) return;
  BrushSettings reset = brush;
  for (const Row& row : rows_) row.copy(BrushSettings(), reset);
  setChanged(!(reset == brush));
}

}  // namespace scarp
