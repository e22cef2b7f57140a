#pragma once

#include <QStringList>
#include <functional>
#include <string_view>
#include <vector>

#include "ui/widgets/FoldingSection.h"

class QCheckBox;

namespace scarp {

class BrushBinding;
class ChoiceRow;
class CurveEditor;
class NumberField;
struct BrushSettings;
struct NumberSpec;

/// A section of the brush panel. Its controls are made by the keys of BrushSchema, which say what they show,
/// store and refuse; they are named after them: "inner-radius" is innerRadius. Controls that the brush's
/// kind has no use for are hidden.
class BrushSection : public FoldingSection {
  Q_OBJECT

 public:
  BrushSection(BrushBinding& binding, const QString& id, const QString& title, bool openAtFirst,
               QWidget* parent = nullptr);

  NumberField& number(std::string_view key, NumberSpec spec, const QString& tip);
  ChoiceRow& choice(std::string_view key, const QString& label, const QStringList& names,
                    const QStringList& tips);
  QCheckBox& flag(std::string_view key, const QString& text, const QString& tip);
  CurveEditor& curve(std::string_view key, const QString& left, const QString& right);
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
  /// What is known of one control.
  struct Row {
    std::string_view key;
    QWidget* control;
    std::function<void(const BrushSettings&)> show;
    std::function<bool(const BrushSettings&)> wanted;  ///< Null: always.
    /// The setting of one brush, put into another.
    std::function<void(const BrushSettings& from, BrushSettings& to)> copy;
  };

  void add(Row row);
  [[nodiscard]] static bool shows(const Row& row, const BrushSettings& brush);
  void refresh(const BrushSettings& brush);

  BrushBinding& binding_;
  std::vector<Row> rows_;
  bool tells_ = false;
};

}  // namespace scarp
