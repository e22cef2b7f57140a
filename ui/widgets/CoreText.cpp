#include "ui/widgets/CoreText.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <vector>

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
  QList<bool> quoted;  ///< Of "%1", "%2".
  bool counts;         ///< Has "%n".
};

std::vector<LinePattern> madePatterns() {
  std::vector<LinePattern> made;
  for (const char* text : kPatterns) {
    const QString pattern = QString::fromUtf8(text);
    LinePattern one{text, {}, {}, pattern.contains(QLatin1String("%n"))};
    QString expression = QRegularExpression::escape(pattern);
    for (const char* place : {"%1", "%2"})
      if (pattern.contains(QLatin1String(place)))
        one.quoted += pattern.contains(QLatin1Char('"') + QLatin1String(place) + QLatin1Char('"'));
    expression.replace(QLatin1String("\\%n"), QLatin1String("(\\d+)"));
    expression.replace(QRegularExpression(QStringLiteral("\\\\%[12]")), QStringLiteral("(.+)"));
    one.fits.setPattern(QRegularExpression::anchoredPattern(expression));
    made.push_back(std::move(one));
  }
  return made;
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
  static const std::vector<LinePattern> patterns = madePatterns();
  for (const LinePattern& pattern : patterns) {
    const QRegularExpressionMatch match = pattern.fits.match(english);
    if (!match.hasMatch()) continue;
    if (pattern.counts)
      return QCoreApplication::translate(kContext, pattern.text, nullptr, match.captured(1).toInt());
    const auto part = [&](int i) {
      const QString said = match.captured(i + 1);
      return pattern.quoted[i] ? said : coreLine(said.toStdString());
    };
    const QString translated = QCoreApplication::translate(kContext, pattern.text);
    if (pattern.quoted.isEmpty()) return translated;
    return pattern.quoted.size() == 2 ? translated.arg(part(0), part(1)) : translated.arg(part(0));
  }
  return english;
}

std::span<const char* const> coreLinePatterns() { return kPatterns; }

}  // namespace scarp
