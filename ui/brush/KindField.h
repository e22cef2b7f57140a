#pragma once

#include <QStringList>
#include <QWidget>
#include <variant>

#include "core/brush/BrushKinds.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"

namespace scarp {

/// Adds the control of a setting that only some kinds of brush have to fields that make controls as SettingFields
/// does. Contract: the setting has a label.
template <class Fields>
QWidget& addKindField(Fields& fields, const KindSetting& own) {
  if (const auto* values = std::get_if<ChoiceSetting<BrushSettings>>(&own.setting)) {
    QStringList tips, names;
    for (const char* tip : own.tips) tips += coreText(tip);
    for (const ValueName& name : values->names.all()) names += coreText(name.title);
    return fields.choice(own.key(), coreText(own.label), names, tips);
  }
  if (const auto* value = std::get_if<NumberSetting<BrushSettings>>(&own.setting)) {
    const QString label = coreText(own.label);
    const NumberSpec spec = own.bar.percent ? percentSpec(label, own.bar.low, own.bar.high)
                                            : NumberSpec{label, coreUnit(value->unit), own.bar.low,
                                                         own.bar.high, own.bar.logarithmic};
    return fields.number(own.key(), spec, coreText(own.tip));
  }
  return fields.flag(own.key(), coreText(own.label), coreText(own.tip));
}

}  // namespace scarp
