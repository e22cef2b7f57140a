#pragma once

#include <QStringList>
#include <variant>

#include "core/base/Signal.h"
#include "core/brush/BrushKinds.h"
#include "ui/brush/BrushSection.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"

class QComboBox;

namespace scarp {

class Actions;
class HistoryModel;
class TerrainDocument;

/// What only the brush's kind has: noise's scale, the terrace's step, the clone's source. Gone for kinds that
/// have nothing of their own.
class KindSection : public BrushSection {
  Q_OBJECT

 public:
  KindSection(BrushBinding& binding, const Actions& actions, QWidget* parent = nullptr);

  /// Whose earlier states Restore offers; null for none.
  void setHistory(TerrainDocument* document);

 private:
  /// The states of the history that Restore may paint back.
  void addEarlier();
  /// A button beside the fields that takes what is under the cursor.
  void addTake();
  void refresh(const BrushSettings& brush);

  BrushBinding& binding_;
  const Actions& actions_;
  HistoryModel* history_;
  QComboBox* earlier_;
  QWidget* take_;
  Subscription onHistory_;
};

/// Adds the control of a setting that only some kinds of brush have to fields that make controls as
/// SettingFields does. Contract: the setting has a label.
template <class Fields>
QWidget& addKindField(Fields& fields, const KindSetting& own) {
  if (const auto* values = std::get_if<ChoiceSetting>(&own.setting)) {
    QStringList tips, names;
    for (const char* tip : own.tips) tips += coreText(tip);
    for (const ValueName& name : values->names.all()) names += coreText(name.title);
    return fields.choice(own.key(), coreText(own.label), names, tips);
  }
  if (const auto* value = std::get_if<NumberSetting>(&own.setting)) {
    const QString label = coreText(own.label);
    const NumberSpec spec = own.bar.percent ? percentSpec(label, own.bar.low, own.bar.high)
                                            : NumberSpec{label, coreUnit(value->unit), own.bar.low,
                                                         own.bar.high, own.bar.logarithmic};
    return fields.number(own.key(), spec, coreText(own.tip));
  }
  return fields.flag(own.key(), coreText(own.label), coreText(own.tip));
}

}  // namespace scarp
