#include "ui/widgets/SettingFields.h"

#include <QCoreApplication>

namespace scarp {
namespace {

struct SettingTexts {
  Q_DECLARE_TR_FUNCTIONS(SettingTexts)
};

/// As the person sees it.
QString refusalOf(const NumberLimits& limits, const NumberLimits& seen, double shown, double value) {
  const Result<void> good = limits.check(value);
  if (good) return {};
  const Result<void> asSeen = seen.check(value * shown);
  return messageText((asSeen ? good : asSeen).error().message);
}

}  // namespace

NumberField* limitedField(NumberSpec spec, const NumberLimits& limits, const QString& name,
                          const QString& tip) {
  EXPECTS(spec.shown == 1.0 || spec.unit == QLatin1String("%"));
  spec.whole = limits.whole;
  if (spec.unit.isEmpty()) spec.unit = coreUnit(limits.unit);
  NumberLimits seen = limits;
  if (spec.shown != 1.0) {
    seen.low *= spec.shown;
    seen.high *= spec.shown;
    seen.unit = " %";
  }
  const double shown = spec.shown;
  auto* field = new NumberField(std::move(spec));
  field->setObjectName(name);
  const QString how = SettingTexts::tr("Drag, or click to type any number.");
  field->setToolTip(tip.isEmpty() ? how : tip + QLatin1Char('\n') + how);
  field->setCheck([limits, seen, shown](double value) { return refusalOf(limits, seen, shown, value); });
  return field;
}

NumberField* opacityField(const NumberLimits& limits, const QString& name, const QString& tip) {
  return limitedField(percentSpec(SettingTexts::tr("Opacity")), limits, name, tip);
}

QString controlName(const QString& prefix, std::string_view key) {
  QString name = prefix;
  bool capital = !prefix.isEmpty();
  for (const char c : key) {
    if (c != '-') name += capital ? QChar::fromLatin1(c).toUpper() : QChar::fromLatin1(c);
    capital = c == '-';
  }
  return name;
}

}  // namespace scarp
