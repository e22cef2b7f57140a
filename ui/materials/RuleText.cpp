#include "ui/materials/RuleText.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/line/Line.h"
#include "core/material/ConditionWeight.h"
#include "core/material/MaterialSchema.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

struct RuleTexts {
  Q_DECLARE_TR_FUNCTIONS(RuleTexts)
};

/// The narrowest that a choice says; empty: all lines.
QString textOf(const LineChoice& lines) {
  QStringList texts;
  if (!lines.line.empty()) texts += lineText(lines.line);
  if (lines.kind) texts += coreText(lineKindNames().title(*lines.kind));
  if (lines.water) texts += RuleTexts::tr("with water");
  if (texts.isEmpty() && !lines.layer.empty()) texts += QString::fromStdString(lines.layer);
  return texts.join(QStringLiteral(", "));
}

/// "Slope 35° to 90°", in the words that the person reads.
QString textOf(const RuleCondition& condition) {
  QString name = coreText(groundMeasureNames().title(condition.by));
  if (condition.by == GroundMeasure::Mask)
    return RuleTexts::tr("selection “%1”").arg(QString::fromStdString(condition.mask));
  if (const QString lines = condition.by == GroundMeasure::Lines ? textOf(condition.lines) : QString();
      !lines.isEmpty())
    name = RuleTexts::tr("%1 (%2)").arg(name, lines);
  const auto number = [&](double value) { return measureText(condition.by, value); };
  const bool below = openLow(condition), above = openHigh(condition);
  if (below && above) return name;
  if (below) return RuleTexts::tr("%1 up to %2").arg(name, number(condition.high));
  if (above) return RuleTexts::tr("%1 from %2").arg(name, number(condition.low));
  return RuleTexts::tr("%1 %2 to %3").arg(name, number(condition.low), number(condition.high));
}

}  // namespace

QString measureText(GroundMeasure measure, double value) {
  constexpr double kPerKilometre = 1e6, kMany = 1e5;  // m²
  if (measure == GroundMeasure::Drainage && std::abs(value) >= kMany)
    return RuleTexts::tr("%1 km²").arg(numberText(value / kPerKilometre, 3));
  return numberText(value, 4) + QString::fromUtf8(measureLimits(measure).unit);
}

QString lineText(const std::string& label) {
  const QString text = QString::fromStdString(label);
  return text.startsWith(QLatin1Char('#')) ? RuleTexts::tr("line %1").arg(text.mid(1)) : text;
}

QString nameOf(MaterialId material, const std::vector<Material>& materials) {
  const auto found = std::ranges::find(materials, material, &Material::id);
  return found == materials.end() ? QString() : QString::fromStdString(found->name);
}

QString textOf(const MaterialRule& rule, const std::vector<Material>& materials) {
  const QString name = nameOf(rule.material, materials);
  QStringList conditions;
  for (const RuleCondition& condition : rule.conditions)
    conditions += condition.inverted ? RuleTexts::tr("not %1").arg(textOf(condition)) : textOf(condition);
  return conditions.isEmpty() ? RuleTexts::tr("%1: everywhere").arg(name)
                              : QStringLiteral("%1: %2").arg(name, conditions.join(QStringLiteral(", ")));
}

}  // namespace scarp
