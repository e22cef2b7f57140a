#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QStringList>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/Signal.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSettings.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FoldingSection.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/SettingFields.h"

class QComboBox;

namespace scarp {

class ToolState;

/// What a tool that is no sculpting brush takes of the brush in hand.
struct BrushUse {
  QString name;                            ///< Begins the names of sections and controls.
  BrushKind kind = BrushKind::Raise;       ///< Whose settings count, whatever kind is in hand.
  std::vector<std::string_view> unused{};  ///< Keys that do not count.
};

/// The brush in hand, for all the controls that show and change it.
class BrushBinding : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  explicit BrushBinding(BrushUse use, QObject* parent = nullptr) : QObject(parent), use_(std::move(use)) {}

  /// The tools whose brush it is; null for none. They must outlive it or be taken away first.
  void setTools(ToolState* tools);
  /// As it is; without tools as it is at first.
  [[nodiscard]] BrushSettings brush() const;
  /// Alters the brush. What makes an impossible one is told, and nothing changes.
  void change(const std::function<void(BrushSettings&)>& edit);
  /// Whether a setting counts for a brush.
  [[nodiscard]] bool uses(const BrushSettings& brush, std::string_view key) const;
  /// Begins the names of sections and controls; empty for the brush panel.
  [[nodiscard]] QString name() const { return use_ ? use_->name : QString(); }

 Q_SIGNALS:
  void shown(const scarp::BrushSettings& brush);  ///< Show this one.
  void problem(const QString& message);           ///< In one line; empty: no longer.
  void alphaFileChosen(const QString& path);      ///< Is to become the alpha of the brush.

 private:
  ToolState* tools_ = nullptr;
  std::optional<BrushUse> use_;
  Subscription onSettings_;
};

/// A section of the brush panel. Its controls are made by the keys of BrushSchema and named after them:
/// "inner-radius" is innerRadius. Controls that the brush's kind has no use for are hidden.
class BrushSection : public FoldingSection {
  Q_OBJECT

 public:
  BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
               QWidget* parent = nullptr);

  /// Controls for settings, as SettingFields makes them.
  NumberField& number(std::string_view key, NumberSpec spec, const QString& tip) {
    return fields_.number(key, std::move(spec), tip);
  }
  ChoiceRow& choice(std::string_view key, const QString& label, const QStringList& names,
                    const QStringList& tips) {
    return fields_.choice(key, label, names, tips);
  }
  QCheckBox& flag(std::string_view key, const QString& text, const QString& tip) {
    return fields_.flag(key, text, tip);
  }
  CurveEditor& curve(std::string_view key, const QString& left, const QString& right) {
    return fields_.curve(key, left, right);
  }
  /// A control of another sort: how it shows a brush, and how its setting goes from one brush to another.
  void custom(std::string_view key, QWidget& control, std::function<void(const BrushSettings&)> show,
              std::function<void(const BrushSettings& from, BrushSettings& to)> copy);
  /// Shows a control for some brushes only, besides what the key says of it.
  void onlyFor(QWidget& control, std::function<bool(const BrushSettings&)> wanted);
  /// Says, also while it is folded, when something in it differs from a new brush's, and resets that.
  void tellChanges();
  /// Some control is there for this brush.
  [[nodiscard]] bool useful(const BrushSettings& brush) const;

 private:
  using Row = SettingFields<BrushSettings>::Row;

  [[nodiscard]] bool shows(const Row& row, const BrushSettings& brush) const;
  void refresh(const BrushSettings& brush);

  BrushBinding& binding_;
  SettingFields<BrushSettings> fields_;
  bool tells_ = false;
};

/// Makes the sections of the brush panel that need no class of their own.
struct BrushSections {
  Q_DECLARE_TR_FUNCTIONS(BrushSections)

 public:
  /// Radius, strength, flow.
  [[nodiscard]] static BrushSection* size(BrushBinding& binding);
  /// What the brush keeps to.
  [[nodiscard]] static BrushSection* limits(BrushBinding& binding);
  [[nodiscard]] static BrushSection* jitter(BrushBinding& binding);
  [[nodiscard]] static BrushSection* pen(BrushBinding& binding);
  /// How the hand's path becomes the brush's.
  [[nodiscard]] static BrushSection* stroke(BrushBinding& binding);
  [[nodiscard]] static BrushSection* symmetry(BrushBinding& binding);
  /// How the brush fades from its middle to its rim: the falloffs by name, the cut through the brush, and a
  /// curve to draw.
  [[nodiscard]] static BrushSection* falloff(BrushBinding& binding, bool openAtFirst = true);
};

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
