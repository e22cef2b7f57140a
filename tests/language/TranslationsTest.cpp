#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <iostream>

#include "ui/settings/Language.h"

namespace scarp::test {
namespace {

struct TranslatedText {
  QString context, source;
  QStringList translations;  ///< One, or one for each plural form.
  bool plural = false, finished = true;
};

std::vector<TranslatedText> messagesOf(const QString& path) {
  std::vector<TranslatedText> all;
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("name")) {
      context = xml.readElementText();
    } else if (xml.name() == QLatin1String("message")) {
      all.push_back(
          {context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")});
    } else if (xml.name() == QLatin1String("source")) {
      all.back().source = xml.readElementText();
    } else if (xml.name() == QLatin1String("translation")) {
      all.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
      if (!all.back().plural) all.back().translations += xml.readElementText();
    } else if (xml.name() == QLatin1String("numerusform")) {
      all.back().translations += xml.readElementText();
    }
  }
  EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
  return all;
}

QStringList placesOf(const QString& text) {
  static const QRegularExpression places(QStringLiteral("%L?[0-9]+|%n"));
  QStringList found;
  for (auto at = places.globalMatch(text); at.hasNext();) found += at.next().captured();
  found.sort();
  return found;
}

QString fileOf(const Language& language) {
  return QStringLiteral(SCARP_SOURCE_DIR "/resources/translations/scarp_%1.ts").arg(language.code);
}

TEST(Translations, AreCompleteAndHaveThePlaceholdersOfTheirTexts) {
  for (const Language& language : languages()) {
    if (language.code == QLatin1String("en")) continue;
    const std::vector<TranslatedText> messages = messagesOf(fileOf(language));
    EXPECT_GT(messages.size(), 3000U) << language.code.toStdString();
    int open = 0;
    for (const TranslatedText& message : messages) {
      open += !message.finished;
      if (!message.finished) continue;
      const std::string where =
          (language.code + QStringLiteral(", ") + message.context + QStringLiteral(": ") + message.source)
              .toStdString();
      const QStringList places = placesOf(message.source);
      for (const QString& translation : message.translations) {
        EXPECT_FALSE(translation.trimmed().isEmpty()) << where;
        // A form for one may leave the number out.
        if (message.plural && message.translations.size() > 1 &&
            &translation == &message.translations.front())
          continue;
        EXPECT_EQ(placesOf(translation), places) << where << "\n  " << translation.toStdString();
      }
    }
    EXPECT_EQ(open, 0) << "texts without a translation: " << language.code.toStdString();
  }
}

TEST(Translations, EnglishHasASingularForEachTextWithACount) {
  const std::vector<TranslatedText> messages =
      messagesOf(QStringLiteral(SCARP_SOURCE_DIR "/resources/translations/scarp_en.ts"));
  EXPECT_GT(messages.size(), 50U);
  for (const TranslatedText& message : messages) {
    const std::string where = (message.context + QStringLiteral(": ") + message.source).toStdString();
    EXPECT_TRUE(message.plural && message.finished) << where;
    ASSERT_EQ(message.translations.size(), 2) << where;
    EXPECT_EQ(message.translations[1], message.source) << where;
    EXPECT_NE(message.translations[0], message.source) << where;
    EXPECT_EQ(placesOf(message.translations[0]), placesOf(message.source)) << where;
  }
}

/// By convention the letter of a key is in parentheses after a word that is not in Latin letters:
/// "保存(&S)".
TEST(Translations, JapaneseAndChineseHaveTheLetterOfAKeyInBracketsAtTheEnd) {
  static const QRegularExpression key(QStringLiteral("&([A-Za-z0-9]|%1)")),
      atEnd(QStringLiteral("\\(&[A-Za-z0-9]\\)…?$")), bare(QStringLiteral("\\([A-Z]\\)…?$"));
  for (const char* code : {"ja", "zh_CN"}) {
    int keys = 0;
    for (const TranslatedText& message : messagesOf(fileOf({QLatin1String(code), {}, {}}))) {
      const std::string where = (QLatin1String(code) + QStringLiteral(": ") + message.source).toStdString();
      for (const QString& translation : message.translations) {
        EXPECT_FALSE(translation.contains(bare)) << where;
        const bool has = QString(message.source).remove(QStringLiteral("&&")).contains(key);
        EXPECT_EQ(translation.contains(key), has) << where;
        if (!has || message.source.contains(QStringLiteral("&%1"))) continue;
        EXPECT_TRUE(translation.contains(atEnd)) << where;
        ++keys;
      }
    }
    EXPECT_GT(keys, 100) << code;
  }
}

/// All texts of the sources, as lupdate finds them in them now, and the patterns of messages.
TEST(Translations, HaveAllTextsOfTheSources) {
  const QString lupdate = QStringLiteral(SCARP_LUPDATE);
  if (lupdate.isEmpty())
    GTEST_SKIP()
        << "lupdate (qt6-l10n-tools) is not installed: texts without a translation are NOT looked for";
  const QTemporaryDir folder;
  const QString found = folder.filePath(QStringLiteral("found.ts")),
                patterns = folder.filePath(QStringLiteral("messages.cpp"));
  QProcess process;
  process.setWorkingDirectory(QStringLiteral(SCARP_SOURCE_DIR));
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(QStringLiteral(SCARP_PYTHON),
                {QStringLiteral("resources/translations/core_messages.py"), patterns});
  ASSERT_TRUE(process.waitForFinished(120000));
  ASSERT_EQ(process.exitCode(), 0) << process.readAll().toStdString();
  process.start(lupdate, {QStringLiteral("-I"), QStringLiteral("."), QStringLiteral("ui"),
                          QStringLiteral("app"), patterns, QStringLiteral("-locations"),
                          QStringLiteral("none"), QStringLiteral("-ts"), found});
  ASSERT_TRUE(process.waitForFinished(120000));
  const QString said = QString::fromUtf8(process.readAll());
  ASSERT_EQ(process.exitCode(), 0) << said.toStdString();
  // What it does not understand it files under a class that the program does not ask for.
  EXPECT_FALSE(said.contains(QLatin1String(".cpp:")) || said.contains(QLatin1String(".h:")))
      << said.toStdString();
  const auto keyOf = [](const TranslatedText& message) {
    return message.context + QChar(0) + message.source;
  };
  const std::vector<TranslatedText> texts = messagesOf(found);
  for (const Language& language : languages()) {
    const bool pluralsOnly = language.code == QLatin1String("en");
    QStringList known;
    for (const TranslatedText& message : messagesOf(fileOf(language))) known += keyOf(message);
    const QSet<QString> all(known.begin(), known.end());
    for (const TranslatedText& message : texts)
      EXPECT_TRUE((pluralsOnly && !message.plural) || all.contains(keyOf(message)))
          << language.code.toStdString() << " lacks: " << message.context.toStdString() << ": "
          << message.source.toStdString() << "\n  (resources/translations/update.sh)";
  }
}

}  // namespace
}  // namespace scarp::test
