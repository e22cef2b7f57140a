#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QMainWindow>
#include <QRegularExpression>
#include <QTranslator>
#include <cmath>
#include <memory>

#include "ui/actions/Actions.h"
#include "ui/help/StartPage.h"
#include "ui/settings/Language.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp::test {
namespace {

/// How QLocale() writes numbers, as long as it lives.
struct LocaleFor {
  explicit LocaleFor(const char* name) { QLocale::setDefault(QLocale(QLatin1String(name))); }
  ~LocaleFor() { QLocale::setDefault(QLocale::c()); }
};

TEST(Language, FollowsTheSystemsNames) {
  EXPECT_EQ(languageFor({QStringLiteral("de-AT")}).code, QStringLiteral("de"));
  EXPECT_EQ(languageFor({QStringLiteral("zh-Hans-CN")}).code, QStringLiteral("zh_CN"));
  EXPECT_EQ(languageFor({QStringLiteral("zh-Hant-TW"), QStringLiteral("ja")}).code, QStringLiteral("ja"));
  EXPECT_EQ(languageFor({QStringLiteral("tr-TR")}).code, QStringLiteral("en"));
  EXPECT_EQ(languageFor({QStringLiteral("C")}).code, QStringLiteral("en"));
  EXPECT_EQ(languageFor({}).code, QStringLiteral("en"));
}

TEST(Language, TheChosenOneIsRememberedAndAnUnknownOneIsNot) {
  EXPECT_EQ(rememberedLanguage(), QString());
  rememberLanguage(QStringLiteral("ja"));
  EXPECT_EQ(rememberedLanguage(), QStringLiteral("ja"));
  rememberLanguage(QStringLiteral("xx"));
  EXPECT_EQ(rememberedLanguage(), QString());
  rememberLanguage({});
}

TEST(Language, NumbersAreShownAndReadAsTheLocaleHasThem) {
  for (const char* name : {"de_DE", "tr_TR", "vi_VN", "es_ES", "ja_JP", "zh_CN", "en_US"}) {
    const LocaleFor locale(name);
    const QChar point = QLocale().decimalPoint().front();
    EXPECT_EQ(numberText(12.5), QStringLiteral("12") + point + QLatin1Char('5')) << name;
    EXPECT_EQ(fixedText(-0.25, 2), QStringLiteral("−0") + point + QStringLiteral("25")) << name;
    for (const double value : {0.0, -3.25, 0.001, 1234.5, 9.87654e12, 1e-9}) {
      const auto read = numberFromText(numberText(value, 12));
      ASSERT_TRUE(read) << name << " " << value;
      EXPECT_EQ(*read, value) << name;
    }
  }
  EXPECT_EQ(numberFromText(QStringLiteral("1.234,5")), 1234.5);
  EXPECT_EQ(numberFromText(QStringLiteral("1,234.5")), 1234.5);
}

TEST(MenuText, IsPlainWithoutTheLetterOfItsKey) {
  EXPECT_EQ(plainMenuText(QStringLiteral("&Save As…")), QStringLiteral("Save As"));
  EXPECT_EQ(plainMenuText(QStringLiteral("保存(&S)…")), QStringLiteral("保存"));
  EXPECT_EQ(plainMenuText(QStringLiteral("保存 (&S)")), QStringLiteral("保存"));
  EXPECT_EQ(plainMenuText(QStringLiteral("Cut && &Fill (m)")), QStringLiteral("Cut & Fill (m)"));
  EXPECT_EQ(verbatimMenuText(QStringLiteral("a&b")), QStringLiteral("a&&b"));
  EXPECT_EQ(menuTextWithObject(QStringLiteral("&Undo"), QStringLiteral("Raise")),
            QStringLiteral("&Undo Raise"));
  EXPECT_EQ(menuTextWithObject(QStringLiteral("元に戻す(&U)"), QStringLiteral("A&B")),
            QStringLiteral("元に戻す A&&B(&U)"));
}

TEST(MenuText, NoButtonOrListShowsTheLetterOfAKeyInJapaneseOrChinese) {
  static const QRegularExpression bare(QStringLiteral("\\(&?[A-Za-z0-9]\\)"));
  for (const char* code : {"ja", "zh_CN"}) {
    QTranslator translator;
    ASSERT_TRUE(translator.load(QStringLiteral(SCARP_QM_DIR "/scarp_%1.qm").arg(QLatin1String(code))))
        << code;
    QApplication::installTranslator(&translator);
    QMainWindow window;
    const Actions actions(&window);
    int translated = 0;
    for (const Actions::Group& group : actions.groups())
      for (const QAction* action : group.actions) {
        translated += action->text().contains(QStringLiteral("(&"));
        EXPECT_FALSE(action->iconText().contains(bare)) << action->iconText().toStdString();
        EXPECT_FALSE(plainMenuText(action->text()).contains(bare)) << action->text().toStdString();
      }
    EXPECT_GT(translated, 80) << code;
    QApplication::removeTranslator(&translator);
  }
}

TEST(StartPageNews, IsInTheLanguageOfTheWindow) {
  const QStringList english = newsItems();
  EXPECT_GE(english.size(), 3);
  EXPECT_LE(english.size(), 5);
  for (const Language& language : languages()) {
    if (language.code == QLatin1String("en")) continue;
    QTranslator translator;
    ASSERT_TRUE(translator.load(QStringLiteral(SCARP_QM_DIR "/scarp_%1.qm").arg(language.code)));
    QApplication::installTranslator(&translator);
    const QStringList news = newsItems();
    for (qsizetype i = 0; i < english.size(); ++i)
      EXPECT_NE(news.value(i), english[i]) << language.code.toStdString();
    QApplication::removeTranslator(&translator);
  }
}

TEST(MessageText, IsTranslatedByItsPatternAndItsTerms) {
  const auto text = [](const Message& message) { return messageText(message).toStdString(); };
  EXPECT_EQ(text(Message("Add layer \"%1\"", "Roads")), "Add layer \"Roads\"");
  EXPECT_EQ(text(Message("what nobody says")), "what nobody says");
  EXPECT_EQ(text(Message::verbatim("%1 2")), "%1 2");
  EXPECT_FALSE(messageText(Message()).isNull());
  QTranslator german;
  ASSERT_TRUE(german.load(QStringLiteral("scarp_de"), QStringLiteral(SCARP_QM_DIR)));
  QCoreApplication::installTranslator(&german);
  const auto has = [&](const Message& message, const char* word) {
    return text(message).find(word) != std::string::npos;
  };
  const Message slope("Add layer \"%1\"", "Slope");
  EXPECT_TRUE(has(slope, "Slope")) << "the name of a layer, not the term: " << text(slope);
  EXPECT_FALSE(has(slope, "Add layer"));
  EXPECT_FALSE(has(Message("Adjust %1", Message("Raise")), "Raise"));
  EXPECT_FALSE(has(Message("Adjust %1", Message("Raise")), "Adjust"));
  const Message two("Delete %1 lines", 2);
  EXPECT_TRUE(has(two, "2") && !has(two, "lines")) << text(two);
  QCoreApplication::removeTranslator(&german);
}

TEST(MessageText, TranslatesPatternsAndNestedMessagesButNoNames) {
  const Message damaged("a step in the journal is damaged");
  const Message file = messageIn("/data/my tiles", damaged);
  EXPECT_EQ(messageText(file), QStringLiteral("/data/my tiles: a step in the journal is damaged"));
  QTranslator german;
  ASSERT_TRUE(german.load(QStringLiteral("scarp_de"), QStringLiteral(SCARP_QM_DIR)));
  QCoreApplication::installTranslator(&german);
  EXPECT_EQ(messageText(file), QStringLiteral("/data/my tiles: ") + messageText(damaged));
  EXPECT_FALSE(messageText(damaged).contains(QStringLiteral("damaged")));
  EXPECT_FALSE(messageText(damaged).contains(QStringLiteral("step")));
  // A name that is a pattern, or looks like a place, is no pattern.
  EXPECT_EQ(messageText(messageIn("a step in the journal is damaged", Message("%1", "%2"))),
            QStringLiteral("a step in the journal is damaged: %2"));
  const QString taken = messageText(Message("%1 has a terrain \"%2\" already", "ann", "has a terrain"));
  EXPECT_TRUE(taken.contains(QStringLiteral("has a terrain")) && !taken.contains(QStringLiteral("already")))
      << taken.toStdString();
  EXPECT_EQ(messageText(Message("no pattern of %1: %2", "core", damaged)),
            QStringLiteral("no pattern of core: ") + messageText(damaged));
  EXPECT_EQ(messageText(Message::verbatim("no pattern: %1 2")), QStringLiteral("no pattern: %1 2"));
  EXPECT_EQ(messageText(joined({damaged, Message(), damaged}, "; ")),
            messageText(damaged) + QStringLiteral("; ") + messageText(damaged));
  EXPECT_TRUE(messageSentence(Message()).isEmpty());
  QCoreApplication::removeTranslator(&german);
}

}  // namespace
}  // namespace scarp::test
