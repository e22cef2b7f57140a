#pragma once

#include <QBoxLayout>
#include <QCheckBox>
#include <QString>
#include <algorithm>
#include <functional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/schema/Curve.h"
#include "core/schema/Schema.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/CurveEditor.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

/// A field that takes what the limits say, and says why it refuses another number: in the unit in which the
/// person sees it. Without a unit of its own it has that of the limits.
[[nodiscard]] NumberField* limitedField(NumberSpec spec, const NumberLimits& limits, const QString& name,
                                        const QString& tip);
/// For an opacity of 0…1, in percent.
[[nodiscard]] NumberField* opacityField(const NumberLimits& limits, const QString& name, const QString& tip);

/// "inner-radius" → "innerRadius", or with the prefix "brush" "brushInnerRadius".
[[nodiscard]] QString controlName(const QString& prefix, std::string_view key);

/// Emits the signal problem() of a panel.
template <class Panel>
[[nodiscard]] std::function<void(const QString&)> problemOf(Panel* panel) {
  return [panel](const QString& message) { Q_EMIT panel->problem(message); };
}

/// The controls of a panel for the settings of a schema, made by their keys. The schema says what they
/// refuse, read and store; label, tip and how far a bar reaches the panel says. They may stand in several
/// layouts. Must outlive its controls' last edit.
template <class Settings>
class SettingFields {
 public:
  using Edit = std::function<void(Settings&)>;
  /// What the controls act on.
  struct Target {
    std::function<void(const Edit&)> change;             ///< Makes an edit.
    std::function<void(const QString& message)> refuse;  ///< Why a number cannot be; empty: taken back.
  };
  /// What is known of one control.
  struct Row {
    std::string_view key;
    QWidget* control;
    std::function<void(const Settings&)> show;
    /// The setting of one, put into another.
    std::function<void(const Settings& from, Settings& to)> copy;
    std::function<bool(const Settings&)> wanted = {};  ///< Whether it is of use; null: whatever they are.
    std::function<void()> mixed = {};  ///< Shows that there are several; null: the first one's stay in sight.
  };

  /// Controls are named by prefix and key.
  SettingFields(const Schema<Settings>& schema, Target target, QString prefix = {})
      : schema_(schema), target_(std::move(target)), prefix_(std::move(prefix)) {}
  SettingFields(const SettingFields&) = delete;
  SettingFields& operator=(const SettingFields&) = delete;

  /// Where the next controls go to.
  void into(QBoxLayout& layout) { layout_ = &layout; }

  // Each of these adds a control. Contract: the schema has such a setting; into() was called.
  NumberField& number(std::string_view key, NumberSpec spec, const QString& tip) {
    const NumberSetting& setting = schema_.number(key);
    NumberField* field = limitedField(std::move(spec), setting, controlName(prefix_, key), tip);
    QObject::connect(field, &NumberField::refused, field,
                     [this](const QString& message) { target_.refuse(message); });
    QObject::connect(field, &NumberField::valueEdited, field, [this, &setting](double value) {
      target_.change([&](Settings& settings) { setting.store(settings, value); });
    });
    const auto show = [field, &setting](const Settings& settings) {
      if (!setting.present || setting.present(settings)) field->setValue(setting.get(settings));
    };
    place({key, field, show, copying(setting), {}, [field] { field->setMixed(); }});
    return *field;
  }
  ChoiceRow& choice(std::string_view key, const QString& label, const QStringList& names,
                    const QStringList& tips = {}) {
    const auto& setting = schema_.template find<ChoiceSetting>(key);
    EXPECTS(names.size() == static_cast<int>(setting.names.size()));
    auto* row = new ChoiceRow(label, names);
    for (int i = 0; i < tips.size(); ++i) row->setTip(i, tips[i]);
    QObject::connect(row, &ChoiceRow::picked, row, [this, &setting](int index) {
      target_.change([&](Settings& settings) { setting.store(settings, static_cast<std::size_t>(index)); });
    });
    const auto show = [row, &setting](const Settings& settings) {
      row->setChosen(static_cast<int>(setting.get(settings)));
    };
    place({key, row, show, copying(setting), {}, [row] { row->setMixed(); }});
    return *row;
  }
  /// With the titles that the names have.
  ChoiceRow& choice(std::string_view key, const QString& label) {
    return choice(key, label, titlesOf(schema_.template find<ChoiceSetting>(key).names));
  }
  QCheckBox& flag(std::string_view key, const QString& text, const QString& tip) {
    const auto& setting = schema_.template find<FlagSetting>(key);
    auto* box = new QCheckBox(text);
    box->setToolTip(tip);
    QObject::connect(box, &QCheckBox::clicked, box, [this, &setting](bool on) {
      target_.change([&](Settings& settings) { setting.store(settings, on); });
    });
    const auto show = [box, &setting](const Settings& settings) {
      box->setTristate(false);
      box->setChecked(setting.get(settings));
    };
    place({key, box, show, copying(setting), {}, [box] { box->setCheckState(Qt::PartiallyChecked); }});
    return *box;
  }
  CurveEditor& curve(std::string_view key, const QString& left, const QString& right) {
    const auto& setting = schema_.template find<CurveSetting>(key);
    auto* editor = new CurveEditor(left, right);
    QObject::connect(editor, &CurveEditor::curveEdited, editor, [this, &setting](const Curve& curve) {
      target_.change([&](Settings& settings) { setting.store(settings, curve); });
    });
    place({key, editor, [editor, &setting](const Settings& s) { editor->setCurve(setting.get(s)); },
           copying(setting)});
    return *editor;
  }
  /// A control of another sort.
  void custom(Row row) { place(std::move(row)); }

  /// Shows a control for some settings only. Contract of this and the next: it is one of these.
  void onlyFor(const QWidget& control, std::function<bool(const Settings&)> wanted) {
    rowOf(control).wanted = std::move(wanted);
  }
  /// Shows what a number comes to, where that is not the number itself.
  void shownAs(NumberField& field, std::function<double(const Settings&)> value) {
    rowOf(field).show = [&field, value = std::move(value)](const Settings& s) { field.setValue(value(s)); };
  }

  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  /// Shows settings, and the controls that are of use for them.
  void show(const Settings& settings) const {
    for (const Row& row : rows_) {
      row.show(settings);
      if (row.wanted) row.control->setVisible(row.wanted(settings));
    }
  }
  /// The same, of several: what differs among them says so.
  void show(const Settings& settings, std::span<const Settings> others) const {
    show(settings);
    for (const Row& row : rows_) {
      if (!row.mixed) continue;
      const auto differs = [&](const Settings& other) {
        Settings with = settings;
        row.copy(other, with);
        return !(with == settings);
      };
      if (std::ranges::any_of(others, differs)) row.mixed();
    }
  }
  void setVisible(bool visible) const {
    for (const Row& row : rows_) row.control->setVisible(visible);
  }

 private:
  template <class Some>
  static std::function<void(const Settings&, Settings&)> copying(const Some& setting) {
    return [&setting](const Settings& from, Settings& to) { setting.store(to, setting.get(from)); };
  }
  void place(Row row) {
    EXPECTS(layout_);
    if (row.control->objectName().isEmpty()) row.control->setObjectName(controlName(prefix_, row.key));
    layout_->addWidget(row.control);
    rows_.push_back(std::move(row));
  }
  [[nodiscard]] Row& rowOf(const QWidget& control) {
    const auto row = std::ranges::find(rows_, &control, [](const Row& each) { return each.control; });
    EXPECTS(row != rows_.end());
    return *row;
  }

  const Schema<Settings>& schema_;
  Target target_;
  QString prefix_;
  QBoxLayout* layout_ = nullptr;
  std::vector<Row> rows_;
};

}  // namespace scarp
