#include "ui/settings/Language.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <algorithm>
#include <clocale>

// The translations are linked in by a library; this makes them known.
inline void initTranslations() { Q_INIT_RESOURCE(translations); }

namespace scarp {
namespace {

constexpr const char* kLanguageKey = "language";
const QString kTranslations = QStringLiteral(":/scarp/translations");

/// Whether it was found; the application owns the translator.
bool install(const QString& name, const QString& folder) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  if (translator->load(name, folder)) return QCoreApplication::installTranslator(translator);
  delete translator;
  return false;
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all{
      {QStringLiteral("de"), QStringLiteral("Deutsch"), {}},
      {QStringLiteral("en"), QStringLiteral("English"), {}},
      {QStringLiteral("es"), QStringLiteral("Español"), {}},
      {QStringLiteral("ja"), QStringLiteral("日本語"), QStringLiteral("fonts-noto-cjk")},
      {QStringLiteral("vi"), QStringLiteral("Tiếng Việt"), QStringLiteral("fonts-dejavu-core")},
      {QStringLiteral("zh_CN"), QStringLiteral("简体中文"), QStringLiteral("fonts-noto-cjk")}};
  return all;
}

QString rememberedLanguage() {
  // Settings can be edited by hand.
  const QString code = QSettings().value(QLatin1String(kLanguageKey)).toString();
  const bool known = std::ranges::any_of(languages(), [&](const Language& one) { return one.code == code; });
  return known ? code : QString();
}

void rememberLanguage(const QString& code) {
  if (code.isEmpty())
    QSettings().remove(QLatin1String(kLanguageKey));
  else
    QSettings().setValue(QLatin1String(kLanguageKey), code);
}

const Language& languageFor(const QStringList& names) {
  const auto fits = [](const QLocale& wanted, const Language& language) {
    const QLocale own(language.code);
    return own.language() == wanted.language() &&
           (wanted.language() != QLocale::Chinese || own.script() == wanted.script());
  };
  for (const QString& name : names)
    for (const Language& language : languages())
      if (fits(QLocale(name), language)) return language;
  return *std::ranges::find(languages(), QStringLiteral("en"), &Language::code);
}

bool canShow(const Language& language) {
  if (language.package.isEmpty()) return true;
  const QLocale locale(language.code);
  const QFontDatabase::WritingSystem writing =
      locale.language() == QLocale::Chinese    ? QFontDatabase::SimplifiedChinese
      : locale.language() == QLocale::Japanese ? QFontDatabase::Japanese
                                               : QFontDatabase::Vietnamese;
  return !QFontDatabase::families(writing).isEmpty();
}

QString applyLanguage() {
  initTranslations();
  // Qt sets all of the C library's locale, by which numbers in files would be written with a comma.
  std::setlocale(LC_NUMERIC, "C");
  const QLocale system = QLocale::system();
  const QString wish = rememberedLanguage();
  const Language& language = languageFor(wish.isEmpty() ? system.uiLanguages() : QStringList{wish});
  const QLocale own(language.code);
  // Of a language, the system's country says how numbers look: "de" in Switzerland.
  const bool speaks = own.language() == system.language();
  QLocale::setDefault(wish.isEmpty() || speaks ? system : own);
  // The plural forms of English, also for what another language lacks.
  if (!install(QStringLiteral("scarp_en"), kTranslations))
    return QStringLiteral("This build of Scarp has no plural forms for English.");
  if (language.code == QLatin1String("en")) return {};
  // Qt's own dialogs; where Qt has no translation, one of ours may.
  const QString qt = QStringLiteral("qtbase_") + language.code;
  if (!install(qt, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) (void)install(qt, kTranslations);
  if (!install(QStringLiteral("scarp_") + language.code, kTranslations))
    return QStringLiteral("There is no translation for %1 in this build of Scarp.").arg(language.name);
  if (!canShow(language))
    return QStringLiteral("No installed font has the letters of %1 (%2): install the package %3.")
        .arg(QLocale::languageToString(own.language()), language.code, language.package);
  return {};
}

}  // namespace scarp
