#include "ui/help/ManualPages.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace scarp {
namespace {

/// A heading without links, code marks and emphasis.
QString withoutMarkup(QString text) {
  static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
  return text.replace(link, QStringLiteral("\\1"))
      .remove(QLatin1Char('`'))
      .remove(QLatin1Char('*'))
      .trimmed();
}

}  // namespace

QStringList manualPagePaths() {
  QStringList paths;
  for (const char* name : {"manual", "lines", "reading-files", "team", "command-line", "script-reference",
                           "python", "batches", "numbers", "platforms"})
    paths += QStringLiteral("docs/%1.md").arg(QLatin1String(name));
  return paths;
}

QString anchorOfHeading(const QString& title) {
  QString anchor;
  for (const QChar letter : title.toLower())
    if (letter.isLetterOrNumber() || letter == QLatin1Char('-') || letter == QLatin1Char('_'))
      anchor += letter;
    else if (letter == QLatin1Char(' '))
      anchor += QLatin1Char('-');
  return anchor;
}

std::vector<ManualSection> manualSectionsOf(const QString& markdown) {
  static const QRegularExpression heading(QStringLiteral("^(#{1,6}) (.+)$"));
  std::vector<ManualSection> sections;
  bool code = false;
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.trimmed().startsWith(QLatin1String("```"))) code = !code;
    const QRegularExpressionMatch match = code ? QRegularExpressionMatch() : heading.match(line);
    if (match.hasMatch()) {
      const QString title = withoutMarkup(match.captured(2));
      sections.push_back({static_cast<int>(match.capturedLength(1)), title, anchorOfHeading(title), {}});
      // A repeated heading is numbered.
      const auto same =
          std::ranges::count_if(sections, [&](const ManualSection& other) { return other.title == title; });
      if (same > 1) sections.back().anchor += QStringLiteral("-%1").arg(same - 1);
    } else if (!sections.empty()) {
      sections.back().text += line + QLatin1Char('\n');
    }
  }
  return sections;
}

ManualPage readManualPage(const QString& path) {
  QFile file(QStringLiteral(":/scarp/") + path);
  if (!file.open(QIODevice::ReadOnly)) return {path, {}};
  return {path, manualSectionsOf(QString::fromUtf8(file.readAll()))};
}

bool sectionMatches(const ManualSection& section, const QString& query) {
  const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  return std::ranges::all_of(words, [&](const QString& word) {
    return section.title.contains(word, Qt::CaseInsensitive) ||
           section.text.contains(word, Qt::CaseInsensitive);
  });
}

}  // namespace scarp
