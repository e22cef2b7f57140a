#pragma once

#include <QWidget>
#include <vector>

#include "ui/materials/ConditionEditor.h"

class QMenu;
class QVBoxLayout;

namespace scarp {

/// Conditions one under another, and a button that adds one.
class ConditionList : public QWidget {
  Q_OBJECT

 public:
  /// A condition to begin with, of the measure, and of a mask its name.
  using Start = std::function<RuleCondition(const RuleCondition& like)>;
  ConditionList(const QString& name, ConditionGround ground, Start start, QWidget* parent = nullptr);

  void setConditions(const std::vector<RuleCondition>& conditions);  ///< Tells nobody.
  void groundChanged();

 Q_SIGNALS:
  void editBegun();  ///< Until editEnded() what is edited is one edit.
  void conditionsEdited(const std::vector<scarp::RuleCondition>& conditions);
  void editEnded(bool kept);
  void problem(const QString& message);

 private:
  void build();
  void fillMenu();
  void once(std::vector<RuleCondition> conditions);

  const QString name_;
  const ConditionGround ground_;
  const Start start_;
  std::vector<RuleCondition> conditions_;
  std::vector<ConditionEditor*> editors_;
  QVBoxLayout* column_ = nullptr;
  QMenu* menu_ = nullptr;
};

}  // namespace scarp
