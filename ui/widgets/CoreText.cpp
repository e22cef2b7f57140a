#include "ui/widgets/CoreText.h"

#include <QCoreApplication>
#include <string>

#include "core/schema/EnumNames.h"
#include "ui/widgets/Units.h"

namespace scarp {

QString coreText(std::string_view text) {
  const std::string whole(text);
  return text.empty() ? QString() : QCoreApplication::translate("core", whole.c_str());
}

QString coreUnit(std::string_view unit) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  return coreText(unit);
}

QStringList titlesOf(const EnumNames& names) {
  QStringList titles;
  for (const ValueName& name : names.all()) titles += coreText(name.title);
  return titles;
}

namespace {

constexpr const char* kContext = "core";

QString withUnit(const QString& number, const Length& length, const QString& unit) {
  return length.showsUnit ? number + QLatin1Char(' ') + unit : number;
}

/// Returns a length in the unit of the window, with its sign and as many decimals as it had.
QString inWindowUnit(const Length& length) {
  const ShownUnit shown = shownUnit(QString::fromLatin1(length.unit));
  const QString text = QString::fromStdString(length.number);
  if (shown.perBase == 1.0) return withUnit(text, length, shown.name);
  const bool hasSign = text.startsWith(QLatin1Char('+')) || text.startsWith(QLatin1Char('-')) ||
                       text.startsWith(QChar(0x2212));
  const QString sign = hasSign ? text.first(1) : QString();
  QString digits = text.sliced(sign.size());
  const qsizetype point = digits.indexOf(QLatin1Char('.'));
  const bool isFixed = point >= 0 && !digits.contains(QLatin1Char('e'));
  bool isNumber = false;
  const double number = digits.toDouble(&isNumber);
  if (!isNumber) return withUnit(text, length, QString::fromLatin1(length.unit));
  digits = QString::number(number * shown.perBase, isFixed ? 'f' : 'g',
                           isFixed ? int(digits.size() - point - 1) : 6);
  return withUnit(sign + digits, length, shown.name);
}

QString valueText(const MessageValue& value) {
  if (const Message* message = value.asMessage()) return messageText(*message);
  if (const Length* length = value.asLength()) return inWindowUnit(*length);
  return QString::fromStdString(*value.asText());
}

}  // namespace

QString messageText(const Message& message) {
  if (message.empty()) return QStringLiteral("");
  const QString pattern = QCoreApplication::translate(kContext, message.pattern().c_str());
  std::vector<std::string> texts;
  for (const MessageValue& value : message.values()) texts.push_back(valueText(value).toStdString());
  return QString::fromStdString(withPlacesFilled(pattern.toStdString(), texts));
}

QString messageHeading(const Message& message) {
  QString text = messageText(message);
  if (!text.isEmpty()) text.front() = text.front().toUpper();
  return text;
}

QString messageSentence(const Message& message) {
  const QString text = messageHeading(message);
  if (text.isEmpty() || text.endsWith(QLatin1Char('.'))) return text;
  constexpr const char* stop[] = QT_TRANSLATE_NOOP3("core", ".", "The end of a sentence");
  return text + QCoreApplication::translate(kContext, stop[0], stop[1]);
}

QStringList messageTexts(const std::vector<Message>& messages) {
  QStringList texts;
  for (const Message& message : messages) texts += messageText(message);
  return texts;
}

Message messageOf(const QString& text) { return Message::verbatim(text.toStdString()); }

}  // namespace scarp
