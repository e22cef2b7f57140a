#include "ui/objects/RuleChoice.h"

#include <QCoreApplication>

#include "core/objects/ObjectNames.h"
#include "core/objects/ObjectRule.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/EnumTitles.h"

namespace scarp {

QStringList ruleTitles() { return titlesOf(ruleNames()); }

ChoiceRow* makeRuleChoice() {
  using App = QCoreApplication;
  auto* row = new ChoiceRow(App::translate("RuleChoice", "Ground"), ruleTitles());
  row->setObjectName(QStringLiteral("objectRule"));
  const auto tip = [row](ObjectRule rule, const QString& text) { row->setTip(static_cast<int>(rule), text); };
  tip(ObjectRule::KeepOffset,
      App::translate("RuleChoice",
                     "Stands upright, and keeps its height above the ground when that changes"));
  tip(ObjectRule::Align, App::translate("RuleChoice", "The same, square on the slope instead of upright"));
  tip(ObjectRule::Stay, App::translate("RuleChoice", "Keeps its elevation, whatever becomes of the ground"));
  tip(ObjectRule::Flatten,
      App::translate("RuleChoice", "Levels the ground under it when it is placed, moved, turned or scaled"));
  return row;
}

}  // namespace scarp
