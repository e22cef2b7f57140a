#include "ui/help/CommandSearch.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace scarp {
namespace {

struct CommandSearchTexts {
  Q_DECLARE_TR_FUNCTIONS(CommandSearch)
};

constexpr double kOfTitle = 10.0, kOfWords = 8.0, kOfPlace = 4.0, kOfTip = 3.0;

/// Endings that do not change what a word is about.
QString stem(const QString& word) {
  for (const char* ending : {"ing", "ies", "ed", "er", "s", "y"})
    if (const QString end = QLatin1String(ending); word.size() > end.size() + 2 && word.endsWith(end))
      return word.chopped(end.size());
  return word;
}

/// Whether the letters of one stand in another in this order, from the first on.
bool standsIn(const QString& letters, const QString& word) {
  if (word.isEmpty() || letters.isEmpty() || word[0] != letters[0]) return false;
  qsizetype at = 0;
  for (const QChar letter : letters) {
    at = word.indexOf(letter, at);
    if (at < 0) return false;
    ++at;
  }
  return true;
}

/// 0…1; `loose`: also by some of its letters.
double likeness(const QString& asked, const QString& word, bool loose) {
  if (asked == word) return 1.0;
  if (word.startsWith(asked)) return asked.size() > 1 ? 0.85 : 0.5;
  if (asked.size() > 3 && stem(asked) == stem(word)) return 0.79;  // "units" is not "Unity"
  if (asked.size() > 2 && word.contains(asked)) return 0.45;
  if (loose && asked.size() > 2 && standsIn(asked, word)) return 0.3;
  return 0.0;
}

double bestIn(const QString& asked, const QStringList& words, bool loose = false) {
  double best = 0.0;
  for (const QString& word : words) best = std::max(best, likeness(asked, word, loose));
  return best;
}

/// Best score of the search words. Earlier words count slightly more than later ones.
double bestOfWords(const QString& asked, const QStringList& words) {
  constexpr double kLater = 0.01, kLatest = 0.2;
  double best = 0.0;
  for (qsizetype i = 0; i < words.size(); ++i)
    if (const double like = likeness(asked, words[i], false); like > 0.0)
      best = std::max(best, like - std::min(kLatest, kLater * static_cast<double>(i)));
  return best;
}

struct SplitCommand {
  QStringList title, words, place, tip;
};

double scoreOf(const SplitCommand& command, const QStringList& asked) {
  double sum = 0.0;
  int found = 0;
  for (const QString& word : asked) {
    const double best =
        std::max({kOfTitle * bestIn(word, command.title, true), kOfWords * bestOfWords(word, command.words),
                  kOfPlace * bestIn(word, command.place), kOfTip * bestIn(word, command.tip)});
    sum += best;
    found += best > 0.0;
  }
  if (found == 0) return 0.0;
  const double share = static_cast<double>(found) / static_cast<double>(asked.size());
  // Of two with the same words the one with fewer others is meant.
  return sum * share * share + 0.5 / (1.0 + static_cast<double>(command.title.size()));
}

SplitCommand split(const CommandTexts& command) {
  return {wordsOf(command.title), wordsOf(command.words), wordsOf(command.place), wordsOf(command.tip)};
}

/// What is asked, without words that say nothing.
QStringList meaning(const QString& asked) {
  const QStringList all = wordsOf(asked);
  const QStringList idle =
      wordsOf(CommandSearchTexts::tr("a an the it is this that these to for of in on at as with and my me i you we how "
                                     "do does can make want get let some"));
  QStringList rest;
  for (const QString& word : all)
    if (!idle.contains(word)) rest += word;
  return rest.isEmpty() ? all : rest;
}

}  // namespace

QStringList wordsOf(const QString& text) {
  QString plain;
  for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toLower()) {
    if (letter.isMark() || letter == QLatin1Char('&')) continue;
    // No mark is taken off a đ, and people type d for it.
    plain += letter == QChar(0x111) ? QLatin1Char('d') : letter.isLetterOrNumber() ? letter : QLatin1Char(' ');
  }
  return plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

double commandScore(const CommandTexts& command, const QString& asked) {
  return scoreOf(split(command), meaning(asked));
}

std::vector<std::size_t> bestCommands(const std::vector<CommandTexts>& commands, const QString& asked) {
  const QStringList words = meaning(asked);
  std::vector<std::pair<double, std::size_t>> found;
  for (std::size_t i = 0; i < commands.size(); ++i)
    if (const double score = scoreOf(split(commands[i]), words); score > 0.0) found.emplace_back(score, i);
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::size_t> best;
  for (const auto& [score, place] : found) best.push_back(place);
  return best;
}

}  // namespace scarp
