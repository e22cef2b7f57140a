#pragma once

#include <QString>
#include <vector>

class QFont;

namespace scarp {

/// A language of the window.
struct Language {
  QString code;     ///< As in "scarp_zh_CN.ts": "zh_CN".
  QString name;     ///< As its speakers write it: "简体中文".
  QString package;  ///< Of Debian, with a font that has its letters; empty where any font does.
};

/// English and those that there is a translation for. By their codes.
[[nodiscard]] const std::vector<Language>& languages();

/// The code of the language that the person chose; empty: that of the system.
[[nodiscard]] QString rememberedLanguage();
/// At the next start of the program.
void rememberLanguage(const QString& code);

/// The language of languages() that fits the first of these names of languages, "de-AT" or "zh-Hans-CN", that any
/// fits; English where none does. Traditional Chinese is not simplified Chinese.
[[nodiscard]] const Language& languageFor(const QStringList& names);

/// Translates the window from now on and sets how QLocale() writes numbers: in the person's language, or where
/// none was chosen in the system's. Numbers of the C library stay as they are, so that files are the same
/// everywhere. Call it once, before the window is made. Says in one line what is missing: a translation, or a
/// font with the language's letters, and the package that has one; empty where nothing is.
[[nodiscard]] QString applyLanguage();

/// Whether some installed font has a language's letters.
[[nodiscard]] bool canShow(const Language& language);

}  // namespace scarp
