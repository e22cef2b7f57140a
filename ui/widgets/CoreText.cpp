#include "ui/widgets/CoreText.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <vector>

#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr const char* kContext = "core";

QString ofUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The steps of the history, as core names them.
constexpr std::array kPatterns{
    QT_TRANSLATE_NOOP("core", "Select Shape"),
    QT_TRANSLATE_NOOP("core", "Magic Wand"),
    QT_TRANSLATE_NOOP("core", "Select by Range"),
    QT_TRANSLATE_NOOP("core", "Paint Selection"),
    QT_TRANSLATE_NOOP("core", "Load Selection"),
    QT_TRANSLATE_NOOP("core", "Mask to Selection"),
    QT_TRANSLATE_NOOP("core", "Add to Selection"),
    QT_TRANSLATE_NOOP("core", "Subtract from Selection"),
    QT_TRANSLATE_NOOP("core", "Intersect Selection"),
    QT_TRANSLATE_NOOP("core", "Smooth Selection"),
    QT_TRANSLATE_NOOP("core", "Select All"),
    QT_TRANSLATE_NOOP("core", "Deselect"),
    QT_TRANSLATE_NOOP("core", "Invert Selection"),
    QT_TRANSLATE_NOOP("core", "Grow Selection"),
    QT_TRANSLATE_NOOP("core", "Shrink Selection"),
    QT_TRANSLATE_NOOP("core", "Blur Selection"),
    QT_TRANSLATE_NOOP("core", "Smooth Mask"),
    QT_TRANSLATE_NOOP("core", "Paint Mask"),
    QT_TRANSLATE_NOOP("core", "Change Mask"),
    QT_TRANSLATE_NOOP("core", "Delete Mask"),
    QT_TRANSLATE_NOOP("core", "Invert Mask"),
    QT_TRANSLATE_NOOP("core", "Grow Mask"),
    QT_TRANSLATE_NOOP("core", "Shrink Mask"),
    QT_TRANSLATE_NOOP("core", "Blur Mask"),
    QT_TRANSLATE_NOOP("core", "Flatten layers"),
    QT_TRANSLATE_NOOP("core", "Revert ground"),
    QT_TRANSLATE_NOOP("core", "Revert selection"),
    QT_TRANSLATE_NOOP("core", "Cut"),
    QT_TRANSLATE_NOOP("core", "Paste"),
    QT_TRANSLATE_NOOP("core", "Clear paint"),
    QT_TRANSLATE_NOOP("core", "Erase paint"),
    QT_TRANSLATE_NOOP("core", "Blend materials"),
    QT_TRANSLATE_NOOP("core", "Change material rules"),
    QT_TRANSLATE_NOOP("core", "Change materials"),
    QT_TRANSLATE_NOOP("core", "Change scatter rules"),
    QT_TRANSLATE_NOOP("core", "Move scatter rules"),
    QT_TRANSLATE_NOOP("core", "Import paint"),
    QT_TRANSLATE_NOOP("core", "Erase objects"),
    QT_TRANSLATE_NOOP("core", "Remove 1 object"),
    QT_TRANSLATE_NOOP("core", "Take out 1 object"),
    QT_TRANSLATE_NOOP("core", "Paint objects"),
    QT_TRANSLATE_NOOP("core", "Place a circle of objects"),
    QT_TRANSLATE_NOOP("core", "Place a line of objects"),
    QT_TRANSLATE_NOOP("core", "Add layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Delete layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Duplicate layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Merge layer \"%1\" down"),
    QT_TRANSLATE_NOOP("core", "Move layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Mask layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Fill layer \"%1\""),
    QT_TRANSLATE_NOOP("core", "Add group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Group layers as \"%1\""),
    QT_TRANSLATE_NOOP("core", "Ungroup \"%1\""),
    QT_TRANSLATE_NOOP("core", "Merge group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Delete group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Duplicate group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Move group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change group \"%1\""),
    QT_TRANSLATE_NOOP("core", "Add drape \"%1\""),
    QT_TRANSLATE_NOOP("core", "Keep drape \"%1\" in the project"),
    QT_TRANSLATE_NOOP("core", "Link drape \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change drape \"%1\""),
    QT_TRANSLATE_NOOP("core", "Move drape \"%1\""),
    QT_TRANSLATE_NOOP("core", "Remove drape \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change asset \"%1\""),
    QT_TRANSLATE_NOOP("core", "Rename asset \"%1\""),
    QT_TRANSLATE_NOOP("core", "Remove asset \"%1\""),
    QT_TRANSLATE_NOOP("core", "Add material \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change material \"%1\""),
    QT_TRANSLATE_NOOP("core", "Remove material \"%1\""),
    QT_TRANSLATE_N_NOOP("core", "Add %n materials"),
    QT_TRANSLATE_NOOP("core", "Add scatter rule \"%1\""),
    QT_TRANSLATE_NOOP("core", "Change scatter rule \"%1\""),
    QT_TRANSLATE_NOOP("core", "Remove scatter rule \"%1\""),
    QT_TRANSLATE_NOOP("core", "Turn scatter rule \"%1\" into objects"),
    QT_TRANSLATE_NOOP("core", "Save selection \"%1\""),
    QT_TRANSLATE_NOOP("core", "Import selection \"%1\""),
    QT_TRANSLATE_NOOP("core", "Forget selection \"%1\""),
    QT_TRANSLATE_N_NOOP("core", "Import %n selections"),
    QT_TRANSLATE_NOOP("core", "Import paint from \"%1\" and %2 more"),
    QT_TRANSLATE_NOOP("core", "Import paint from \"%1\""),
    QT_TRANSLATE_NOOP("core", "Import \"%1\""),
    QT_TRANSLATE_NOOP("core", "Fill with \"%1\""),
    QT_TRANSLATE_NOOP("core", "Paint \"%1\""),
    QT_TRANSLATE_N_NOOP("core", "Place %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Change %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Delete %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Move %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Lift %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Turn %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Scale %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Remove %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Take out %n objects"),
    QT_TRANSLATE_N_NOOP("core", "Delete %n layers"),
    QT_TRANSLATE_N_NOOP("core", "Duplicate %n layers"),
    QT_TRANSLATE_N_NOOP("core", "Add %n lines"),
    QT_TRANSLATE_N_NOOP("core", "Change %n lines"),
    QT_TRANSLATE_N_NOOP("core", "Delete %n lines"),
    QT_TRANSLATE_NOOP("core", "Add %1 \"%2\""),
    QT_TRANSLATE_NOOP("core", "Change %1 \"%2\""),
    QT_TRANSLATE_NOOP("core", "Delete %1 \"%2\""),
    QT_TRANSLATE_NOOP("core", "Opacity of %1"),
    QT_TRANSLATE_NOOP("core", "Scatter %1"),
    QT_TRANSLATE_NOOP("core", "Place %1"),
    QT_TRANSLATE_NOOP("core", "Paint %1"),
    QT_TRANSLATE_NOOP("core", "Add %1"),
    QT_TRANSLATE_NOOP("core", "Change %1"),
    QT_TRANSLATE_NOOP("core", "Delete %1"),
    QT_TRANSLATE_NOOP("core", "Move %1"),
    QT_TRANSLATE_NOOP("core", "Lift %1"),
    QT_TRANSLATE_NOOP("core", "Turn %1"),
    QT_TRANSLATE_NOOP("core", "Scale %1"),
    QT_TRANSLATE_NOOP("core", "Adjust %1"),
    QT_TRANSLATE_NOOP("core", "Undo %1"),
    QT_TRANSLATE_NOOP("core", "Redo %1"),
};

/// A pattern that is made to be compared with lines.
struct LinePattern {
  const char* text;
  QRegularExpression fits;
  QList<bool> quoted;  ///< Of "%1", "%2" …
  bool counts;         ///< Has "%n".
};

std::vector<LinePattern> madePatterns(std::span<const char* const> texts) {
  static const QRegularExpression places(QStringLiteral("(\"|'|)%([1-9])(\"|'|)"));
  std::vector<LinePattern> made;
  for (const char* text : texts) {
    const QString pattern = QString::fromUtf8(text);
    LinePattern one{text, {}, {}, pattern.contains(QLatin1String("%n"))};
    for (auto at = places.globalMatch(pattern); at.hasNext();) {
      const QRegularExpressionMatch place = at.next();
      one.quoted += !place.capturedView(1).isEmpty() && place.capturedView(1) == place.capturedView(3);
    }
    QString expression = QRegularExpression::escape(pattern);
    expression.replace(QLatin1String("\\%n"), QLatin1String("(\\d+)"));
    expression.replace(QRegularExpression(QStringLiteral("\\\\%[1-9]")), QStringLiteral("(.+)"));
    // Lines in feet and miles fit too: see inShownUnits().
    static const QRegularExpression unit(QStringLiteral("(?<=\\) )k?m(?![\\w/])"));
    expression.replace(unit, QStringLiteral("(?:\\0|ft|mi)"));
    one.fits.setPattern(QRegularExpression::anchoredPattern(expression));
    made.push_back(std::move(one));
  }
  return made;
}

/// A part of a line in which lengths may stand. Such as are in quotes are names.
QString lengthsShown(QString text) {
  static const QString number = QStringLiteral("[+\u2212-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?");
  // "12 to 30 m", "3 x 4 x 5 m", "12 m is out of range (0 to 10)".
  static const QRegularExpression length(
      QStringLiteral("(?<![\\w.])(%1(?:(?: to | x )%1)*) (k?m)(?![\\w/])"
                     "((?: [a-z ]+)? \\((?:above |up to |at least |at most )?%1(?: to %1)?\\))?")
          .arg(number));
  static const QRegularExpression one(QStringLiteral("(?<![\\w.])") + number);
  const auto converted = [](QString numbers, double perMetre) {
    QString made;
    qsizetype from = 0;
    for (auto at = one.globalMatch(numbers); at.hasNext();) {
      const QRegularExpressionMatch found = at.next();
      QString said = found.captured();
      const bool below = said.startsWith(QChar(0x2212)) || said.startsWith(QLatin1Char('-'));
      const QString sign = said.startsWith(QLatin1Char('+')) || below ? said.first(1) : QString();
      said.remove(0, sign.size());
      const qsizetype point = said.indexOf(QLatin1Char('.'));
      const bool isFixed = point >= 0 && !said.contains(QLatin1Char('e'));
      made += QStringView(numbers).sliced(from, found.capturedStart() - from);
      made += sign + QString::number(said.toDouble() * perMetre, isFixed ? 'f' : 'g',
                                     isFixed ? int(said.size() - point - 1) : 6);
      from = found.capturedEnd();
    }
    return made.append(QStringView(numbers).sliced(from));
  };
  QString made;
  qsizetype from = 0;
  for (auto at = length.globalMatch(text); at.hasNext();) {
    const QRegularExpressionMatch found = at.next();
    const ShownUnit shown = shownUnit(found.captured(2));
    made += QStringView(text).sliced(from, found.capturedStart() - from);
    made += converted(found.captured(1), shown.perBase) + QLatin1Char(' ') + shown.name +
            converted(found.captured(3), shown.perBase);
    from = found.capturedEnd();
  }
  return made.append(QStringView(text).sliced(from));
}

/// A line of core, which has metres and kilometres, in the units of the window.
QString inShownUnits(const QString& english) {
  if (unitSystem() == UnitSystem::Metric || english.startsWith(QLatin1Char('/'))) return english;
  QStringList parts = english.split(QLatin1Char('"'));
  for (qsizetype i = 0; i < parts.size(); i += 2) parts[i] = lengthsShown(parts[i]);
  return parts.join(QLatin1Char('"'));
}

/// A translation of a pattern with the unit of the window behind its places.
QString withShownUnits(QString translation) {
  if (unitSystem() == UnitSystem::Metric) return translation;
  static const QRegularExpression unit(QStringLiteral("(?<=%[1-9]|%[1-9][ \u00a0\u202f])k?m(?![\\w/\u00c0-\u024f\u1e00-\u1eff])"));
  for (QRegularExpressionMatch at = unit.match(translation); at.hasMatch(); at = unit.match(translation))
    translation.replace(at.capturedStart(), at.capturedLength(), shownUnit(at.captured()).name);
  return translation;
}

/// "%1" … of a translation exchanged for the parts, all at once: a part may hold a "%1" of its own.
QString filled(const QString& translation, const QStringList& parts) {
  QString made;
  for (qsizetype at = 0; at < translation.size(); ++at) {
    const int place = translation[at] == QLatin1Char('%') && at + 1 < translation.size()
                          ? translation[at + 1].digitValue()
                          : 0;
    if (place < 1 || place > parts.size()) {
      made += translation[at];
    } else {
      made += parts[place - 1];
      ++at;
    }
  }
  return made;
}

/// The line by the first of the patterns that it fits; nothing where there is none. `part` translates what
/// stands in a place without quotes.
template <class Part>
std::optional<QString> byPattern(const std::vector<LinePattern>& patterns, const QString& english, Part part) {
  for (const LinePattern& pattern : patterns) {
    const QRegularExpressionMatch match = pattern.fits.match(english);
    if (!match.hasMatch()) continue;
    if (pattern.counts)
      return QCoreApplication::translate(kContext, pattern.text, nullptr, match.captured(1).toInt());
    QStringList parts;
    for (int i = 0; i < pattern.quoted.size(); ++i) {
      const QString said = match.captured(i + 1);
      parts += pattern.quoted[i] ? said : part(said);
    }
    return filled(withShownUnits(QCoreApplication::translate(kContext, pattern.text)), parts);
  }
  return std::nullopt;
}

/// Those of coreProblemPatterns(), the one with the most letters first: it says the most of a line.
std::vector<const char*> problemPatterns() {
  std::vector<const char*> texts(coreProblemPatterns().begin(), coreProblemPatterns().end());
  const auto letters = [](const char* text) {
    const std::string_view all(text);
    return std::pair(std::ranges::count(all, '%') == 0,
                     static_cast<long long>(all.size()) - 3 * std::ranges::count(all, '%'));
  };
  std::ranges::stable_sort(texts, std::ranges::greater{}, letters);
  return texts;
}

/// Parts of a line before and behind separators of two characters, outside round brackets, and the separators by
/// turns.
QStringList segmentsOf(const QString& line, std::initializer_list<QLatin1String> separators) {
  QStringList segments;
  qsizetype begin = 0;
  int depth = 0;
  for (qsizetype at = 0; at + 1 < line.size(); ++at) {
    depth += (line[at] == QLatin1Char('(') ? 1 : 0) - (line[at] == QLatin1Char(')') ? 1 : 0);
    const QStringView two = QStringView(line).sliced(at, 2);
    if (depth > 0 || !std::ranges::any_of(separators, [&](QLatin1String one) { return two == one; })) continue;
    segments += {line.sliced(begin, at - begin), two.toString()};
    begin = at + 2;
  }
  return segments << line.sliced(begin);
}

QString problemSegment(const QString& english, int depth = 0) {
  static const std::vector<LinePattern> patterns = madePatterns(problemPatterns());
  constexpr int deepest = 3;
  if (english.startsWith(QLatin1Char('/'))) return english;
  if (const QString whole = coreText(english.toStdString()); whole != english || depth > deepest) return whole;
  if (const auto made = byPattern(patterns, english,
                                  [&](const QString& part) { return problemSegment(part, depth + 1); }))
    return *made;
  // A line to which clauses were added.
  const QStringList clauses = segmentsOf(english, {QLatin1String(", ")});
  QString made;
  for (qsizetype i = 0; i < clauses.size() && clauses.size() > 1; ++i) {
    const QString clause = i % 2 == 0 ? problemSegment(clauses[i], deepest) : clauses[i];
    if (i % 2 == 0 && clause == clauses[i]) return english;
    made += clause;
  }
  return made.isEmpty() ? english : made;
}

}  // namespace

QString coreText(std::string_view text) {
  const std::string whole(text);
  return text.empty() ? QString() : QCoreApplication::translate(kContext, whole.c_str());
}

QString coreUnit(std::string_view unit) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  return coreText(unit);
}

QString coreLine(std::string_view line) {
  const QString english = ofUtf8(line);
  if (const QString whole = coreText(line); whole != english) return whole;
  static const std::vector<LinePattern> patterns = madePatterns(kPatterns);
  return byPattern(patterns, english, [](const QString& part) { return coreLine(part.toStdString()); })
      .value_or(english);
}

QString coreProblem(std::string_view line) {
  QString made;
  for (const QString& segment : segmentsOf(ofUtf8(line), {QLatin1String(": "), QLatin1String("; ")}))
    made += problemSegment(inShownUnits(segment));
  return made;
}

QString coreHeading(std::string_view line) {
  QString text = coreProblem(line);
  if (!text.isEmpty()) text.front() = text.front().toUpper();
  return text;
}

QString coreSentence(std::string_view line) {
  const QString text = coreHeading(line);
  if (text.isEmpty() || text.endsWith(QLatin1Char('.'))) return text;
  constexpr const char* stop[] = QT_TRANSLATE_NOOP3("core", ".", "The end of a sentence");
  return text + QCoreApplication::translate(kContext, stop[0], stop[1]);
}

std::span<const char* const> coreLinePatterns() { return kPatterns; }

}  // namespace scarp
