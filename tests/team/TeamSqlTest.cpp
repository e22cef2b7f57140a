#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace scarp {
namespace {

const std::filesystem::path kSource = SCARP_SOURCE_DIR;

std::string textOf(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// All text between quotes in a source file, adjacent literals as one, that is SQL.
std::string sqlIn(const std::string& source) {
  static const std::regex begins(
      R"(^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|COPY|LISTEN|NOTIFY|BEGIN|COMMIT|CREATE|ALTER|DROP|LOCK|TRUNCATE|FROM| ON CONFLICT)\b)");
  std::string sql, literal;
  const auto end = [&] {
    if (std::regex_search(literal.substr(0, 80), begins)) sql += literal + "\n";
    literal.clear();
  };
  for (std::size_t at = 0; at < source.size(); ++at) {
    if (source.compare(at, 2, "//") == 0) {
      at = source.find('\n', at);
      if (at == std::string::npos) break;
    } else if (source.compare(at, 7, "R\"sql(\n") == 0) {
      const std::size_t close = source.find(")sql\"", at);
      sql += source.substr(at + 6, close - at - 6) + "\n";
      at = close + 4;
    } else if (source[at] == '\'') {
      at += source[at + 1] == '\\' ? 3 : 2;
    } else if (source[at] == '"') {
      for (++at; source[at] != '"'; ++at) {
        if (source[at] == '\\') ++at;
        literal += source[at];
      }
    } else if (!std::isspace(static_cast<unsigned char>(source[at]))) {
      end();
    }
  }
  end();
  return sql;
}

/// Keywords, which are in capitals here, and functions, which have a bracket after them.
std::set<std::string> wordsOf(std::string sql) {
  sql = std::regex_replace(sql, std::regex("--[^\n]*"), "");
  sql = std::regex_replace(sql, std::regex("'[^']*'"), "''");
  std::set<std::string> words;
  static const std::regex word(R"(\b([A-Z][A-Z_]+)\b|\b([a-z_]+)\()");
  for (std::sregex_iterator found(sql.begin(), sql.end(), word), last; found != last; ++found)
    words.insert((*found)[1].matched ? (*found)[1].str() : (*found)[2].str());
  return words;
}

/// Words of the list, with the feature that each belongs to.
std::map<std::string, std::string> listed() {
  std::map<std::string, std::string> all;
  std::istringstream lines(textOf(kSource / "tests/team/sql-list.txt"));
  for (std::string line; std::getline(lines, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with('#') || colon == std::string::npos) continue;
    std::istringstream words(line.substr(colon + 1));
    for (std::string word; words >> word;)
      EXPECT_TRUE(all.emplace(word, line.substr(0, colon)).second) << word << " is listed twice";
  }
  return all;
}

TEST(TeamSql, StatementsUseWhatIsListedAndNothingElse) {
  std::set<std::string> used;
  for (const auto& file : std::filesystem::directory_iterator(kSource / "core/team"))
    if (file.path().extension() == ".cpp" || file.path().extension() == ".h")
      used.merge(wordsOf(sqlIn(textOf(file.path()))));
  const auto list = listed();
  ASSERT_GT(used.size(), 80U);
  for (const std::string& word : used)
    EXPECT_TRUE(list.contains(word)) << word << " is not in tests/team/sql-list.txt: look up who documents it";
  for (const auto& [word, feature] : list) EXPECT_TRUE(used.contains(word)) << word << " is used no more";
}

TEST(TeamSql, TheGuideSaysOfEachFeatureWhoDocumentsIt) {
  const std::string guide = textOf(kSource / "docs/team.md");
  std::set<std::string> features;
  for (const auto& [word, feature] : listed()) features.insert(feature);
  ASSERT_GE(features.size(), 10U);
  for (const std::string& feature : features)
    EXPECT_NE(guide.find("\n| " + feature + " |"), std::string::npos) << feature;
}

}  // namespace
}  // namespace scarp
