#include "ui/objects/RuleChoice.h"

#include <QCoreApplication>

#include "core/objects/Object.h"
#include "ui/widgets/EnumTitles.h"

namespace scarp {
namespace {

struct RuleChoice {
  Q_DECLARE_TR_FUNCTIONS(RuleChoice)
};

}  // namespace

QString ruleLabel() { return RuleChoice::tr("Ground"); }

QStringList ruleTitles() { return titlesOf(ruleNames()); }

QStringList ruleTips() {
  return {RuleChoice::tr("Stands upright, and keeps its height above the ground when that changes"),
          RuleChoice::tr("The same, square on the slope instead of upright"),
          RuleChoice::tr("Keeps its elevation, whatever becomes of the ground"),
          RuleChoice::tr("Levels the ground under it when it is placed, moved, turned or scaled")};
}

}  // namespace scarp
