#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

#include "core/line/NearLines.h"
#include "core/material/Material.h"
#include "core/material/MeasureHistogram.h"
#include "ui/widgets/SettingFields.h"

class QComboBox;


namespace scarp {

/// Which lines a condition looks at: of which layer, and of these which.
class LineChoiceRow : public QWidget {
  Q_OBJECT

 public:
  /// `name`: a prefix for the controls' names.
  explicit LineChoiceRow(const QString& name, QWidget* parent = nullptr);

  /// Shows it among all layers of lines, and tells nobody.
  void show(const LineChoice& choice, std::vector<NamedLines> layers);

 Q_SIGNALS:
  void chosen(const scarp::LineChoice& choice);

 private:
  void fillLayers();
  void fillWhich();

  LineChoice choice_;
  std::vector<NamedLines> layers_;
  bool filled_ = false;
  QComboBox *layer_, *which_;
};

class RangeGraph;
class Scene;

/// What conditions are shown against.
struct ConditionGround {
  std::function<MeasureHistogram(const RuleCondition&)> histogram;
  std::function<QStringList()> masks;  ///< The names of the selections that are kept.
  std::function<std::vector<NamedLines>()> lines;  ///< Of all layers of lines.
};

/// Of the scene that `scene` returns; null for none.
[[nodiscard]] ConditionGround groundOf(const std::function<Scene*()>& scene);

/// One condition: its graph, its numbers, or its curve.
class ConditionEditor : public QWidget {
  Q_OBJECT

 public:
  /// Above the graph: the measure's title and a button that removes the condition, or neither.
  enum class Head { Removable, Plain };

  /// For conditions by this measure. `name`: a prefix for the controls' names.
  ConditionEditor(GroundMeasure by, const QString& name, ConditionGround ground, Head head = Head::Removable,
                  QWidget* parent = nullptr);

  [[nodiscard]] GroundMeasure by() const { return by_; }
  /// Shows it, and tells nobody.
  void setCondition(const RuleCondition& condition);
  /// The ground or its selections are others.
  void groundChanged();

 Q_SIGNALS:
  void editBegun();  ///< Until editEnded() what is edited is one edit.
  void conditionEdited(const scarp::RuleCondition& condition);
  void editEnded(bool kept);
  void removeAsked();
  void problem(const QString& message);  ///< Why a number is refused; empty: taken back.

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addHead(Head kind);
  void addRange();
  void addOwn();
  NumberField& number(const char* key, const NumberSpec& spec, const QString& tip);
  void begin();
  void end(bool kept);
  /// An edit of one step.
  void once(const SettingFields<RuleCondition>::Edit& edit);
  void change(const SettingFields<RuleCondition>::Edit& edit);
  void show();
  void showHistogram();

  const GroundMeasure by_;
  const QString name_;
  const ConditionGround ground_;
  RuleCondition condition_;
  std::optional<RuleCondition> drawn_;  ///< Of which the histogram is.
  SettingFields<RuleCondition> fields_;
  RangeGraph* graph_ = nullptr;
  CurveEditor* curve_ = nullptr;
  QCheckBox *inverted_ = nullptr, *curved_ = nullptr;
  QComboBox* mask_ = nullptr;
  LineChoiceRow* lines_ = nullptr;
  QWidget* soft_ = nullptr;
  bool editing_ = false;
  QTimer settled_;  ///< Strokes come one after the other; a histogram takes tens of milliseconds.
};

}  // namespace scarp
