#include "ui/widgets/MenuText.h"

#include <QRegularExpression>

namespace scarp {
namespace {

/// "(&S)" behind a word of a language that is not written in Latin letters.
const QRegularExpression& keyInBrackets() {
  static const QRegularExpression key(QStringLiteral(R"(\s*\(&[A-Za-z0-9]\))"));
  return key;
}

}  // namespace

QString plainMenuText(const QString& text) {
  const QChar kept(0xE000);  // Private-use placeholder for a literal "&".
  QString plain = text;
  plain.replace(QLatin1String("&&"), QString(kept)).remove(keyInBrackets()).remove(QLatin1Char('&'));
  return plain.replace(kept, QLatin1Char('&')).remove(QChar(0x2026)).trimmed();
}

QString verbatimMenuText(const QString& text) {
  return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString menuTextWithObject(const QString& verb, const QString& object) {
  const QRegularExpressionMatch key = keyInBrackets().match(verb);
  if (!key.hasMatch()) return QStringLiteral("%1 %2").arg(verb, verbatimMenuText(object));
  return QStringLiteral("%1 %2%3").arg(QString(verb).remove(key.captured()), verbatimMenuText(object),
                                       key.captured());
}

}  // namespace scarp
