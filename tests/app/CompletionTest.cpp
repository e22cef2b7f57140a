#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

using Words = std::set<std::string>;

/// What --help says of a command: the way that does not go by the completion's own code.
struct HelpPage {
  Words options, commands, arguments;
  std::map<std::string, Words> values;  ///< Of options that list the words that they take.
};

HelpPage helpOf(const std::string& command) {
  std::vector<std::string> arguments;
  std::istringstream words(command);
  for (std::string word; words >> word;) arguments.push_back(word);
  arguments.push_back("--help");
  const ProgramRun run = runProgram(arguments);
  EXPECT_EQ(run.code, 0) << command;
  static const std::regex option(R"(^  (-\w|--[\w-]+)(?:,(--[\w-]+))?)"), below(R"(^  ([a-z]\S*))"),
      among(R"(^  [A-Z]+ TEXT:\{([^}]*)\})"), values(R"(^  [^{]*\{([^}]*)\})");
  HelpPage page;
  std::istringstream lines(run.out);
  bool commands = false;
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty() && line[0] != ' ') commands = line.starts_with("Subcommands:");
    std::smatch match;
    if (commands && std::regex_search(line, match, below)) page.commands.insert(match[1]);
    if (std::regex_search(line, match, among)) {
      std::istringstream listed(match[1]);
      for (std::string word; std::getline(listed, word, ',');) page.arguments.insert(word);
    }
    if (!std::regex_search(line, match, option)) continue;
    page.options.insert(match[1]);
    if (match[2].matched) page.options.insert(match[2]);
    const std::string name = match[2].matched ? match[2] : match[1];
    // In the part with the name and the type of the value, before the description.
    const std::string type = line.substr(0, line.find("  ", 2));
    if (!std::regex_search(type, match, values)) continue;
    std::istringstream listed(match[1]);
    for (std::string word; std::getline(listed, word, ',');) page.values[name].insert(word);
  }
  return page;
}

/// Commands with groups, many options and lists of words, by their paths; the program's own is empty. Help of
/// all of them takes seconds, and one walk over the options makes all completions.
std::map<std::string, HelpPage>& somePages() {
  static std::map<std::string, HelpPage> pages = [] {
    std::map<std::string, HelpPage> some;
    for (const char* command :
         {"", "asset", "completion", "convert", "info", "line", "line add", "line export", "materials",
          "pick", "render", "team", "team get", "tiles", "web"})
      some[command] = helpOf(command);
    return some;
  }();
  return pages;
}

std::string completionFor(const char* shell) {
  const ProgramRun run = runProgram({"completion", shell});
  EXPECT_EQ(run.code, 0) << run.err;
  return run.out;
}

/// What bash offers after each of some command lines, of which the last word is being typed.
std::vector<Words> bashOffers(const std::vector<std::string>& lines) {
  const TempFolder folder;
  std::string script = completionFor("bash");
  for (const std::string& line : lines)
    script += "COMP_WORDS=(" + line +
              "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _scarp; echo \"${COMPREPLY[*]}\"\n";
  writeBytes(folder.file("script"), script);
  const std::string command = "bash " + folder.file("script") + " > " + folder.file("out");
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::vector<Words> offers;
  std::istringstream out(readBytes(folder.file("out")));
  for (std::string line; std::getline(out, line);) {
    std::istringstream words(line);
    offers.emplace_back(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
  }
  EXPECT_EQ(offers.size(), lines.size());
  offers.resize(lines.size());
  return offers;
}

TEST(Completion, BashOffersCommandsAndOptionsThatHelpTells) {
  ASSERT_GT(somePages()[""].commands.size(), 20U);
  std::vector<std::string> lines;
  for (const auto& [command, page] : somePages()) {
    lines.push_back("scarp " + command + " -");
    lines.push_back("scarp " + command + " ''");
  }
  for (const std::string& command : somePages()[""].commands) lines.push_back("scarp " + command + " --help");
  const std::vector<Words> offers = bashOffers(lines);
  std::size_t at = 0, options = 0;
  for (const auto& [command, page] : somePages()) {
    EXPECT_EQ(offers[at++], page.options) << "scarp " << command;
    Words words = page.commands;
    words.insert(page.arguments.begin(), page.arguments.end());
    EXPECT_EQ(offers[at++], words) << "scarp " << command;
    options += page.options.size();
  }
  EXPECT_GT(options, 150U);
  for (; at < offers.size(); ++at) EXPECT_EQ(offers[at], Words{"--help"}) << lines[at];
}

TEST(Completion, BashOffersTheValuesOfAnOption) {
  const auto offers = bashOffers({"scarp render a.tif --shading h", "scarp render --shading hillshade --sh",
                                  "scarp convert in.tif out.", "scarp pick a.tif --frame ''",
                                  "scarp --memory 2GiB completion ''"});
  EXPECT_EQ(offers[0], (Words{"hypsometric", "hillshade"}));
  EXPECT_TRUE(offers[1].contains("--shading"));
  EXPECT_TRUE(offers[2].empty());  // A file's name, which is the shell's own affair.
  EXPECT_EQ(offers[3], (Words{"local", "world"}));
  EXPECT_EQ(offers[4], (Words{"bash", "zsh", "fish"}));
  expectRefusal(runProgram({"completion", "csh"}), 2, {"csh"});
}

TEST(Completion, AllShellsOfferTheWordsThatHelpListsForAnOption) {
  const std::string zsh = completionFor("zsh"), fish = completionFor("fish");
  std::vector<std::string> lines;
  std::vector<Words> expected;
  for (const auto& [command, page] : somePages())
    for (const auto& [option, words] : page.values) {
      lines.push_back("scarp " + command + " " + option + " ''");
      expected.push_back(words);
      const std::string where = command + " " + option;
      std::size_t at = zsh.find("'" + where + "'");
      ASSERT_NE(at, std::string::npos) << where;
      const std::string inZsh = zsh.substr(at, zsh.find('\n', at) - at) + " ";
      at = fish.find("-n '__scarp_at" + (command.empty() ? "" : " " + command) + "'");
      while (at != std::string::npos &&
             fish.substr(at, fish.find('\n', at) - at).find("-l " + option.substr(2) + " ") ==
                 std::string::npos)
        at = fish.find("-n '__scarp_at" + (command.empty() ? "" : " " + command) + "'", at + 1);
      ASSERT_NE(at, std::string::npos) << where;
      const std::string inFish = fish.substr(at, fish.find('\n', at) - at);
      for (const std::string& word : words) {
        EXPECT_TRUE(std::regex_search(inZsh, std::regex("compadd -- .*\\b" + word + "\\b")))
            << where << " " << word;
        EXPECT_TRUE(std::regex_search(inFish, std::regex("-x -a '.*\\b" + word + "\\b.*'")))
            << where << " " << word;
      }
    }
  const std::vector<Words> offers = bashOffers(lines);
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(offers[i], expected[i]) << lines[i];
  EXPECT_GT(lines.size(), 20U);
  const auto values = [](const char* command, const char* option) {
    return somePages().at(command).values[option];
  };
  EXPECT_EQ(values("web", "--as"), (Words{"terrarium", "mapbox", "quantized-mesh"}));
  EXPECT_EQ(values("tiles", "--for"), (Words{"unreal", "unity", "terrain3d", "unigine", "any"}));
  EXPECT_TRUE(values("convert", "--preset").contains("unreal"));
  EXPECT_TRUE(values("line add", "--kind").contains("brush-path"));
  EXPECT_TRUE(values("convert", "--unit").contains("us-ft"));
  EXPECT_TRUE(values("convert", "--format").contains("r16"));
  EXPECT_EQ(values("convert", "--resample"), (Words{"fit", "none"})) << "beside sizes";
  EXPECT_FALSE(values("line export", "--for").contains("blender"));
}

TEST(Completion, ZshAndFishKnowCommandsAndOptionsThatHelpTells) {
  const std::string zsh = completionFor("zsh"), fish = completionFor("fish");
  for (const auto& [command, page] : somePages()) {
    const std::size_t block = zsh.find("    ('" + command + "')\n");
    ASSERT_NE(block, std::string::npos) << command;
    const std::string part = zsh.substr(block, zsh.find(";;", block) - block);
    const std::string line =
        "\ncomplete -c scarp -n '__scarp_at" + (command.empty() ? "" : " " + command) + "' ";
    std::string lines;
    for (std::size_t from = fish.find(line); from != std::string::npos; from = fish.find(line, from + 1))
      lines += fish.substr(from + line.size(), fish.find('\n', from + 1) - from - line.size()) + " \n";
    for (const std::string& option : page.options) {
      EXPECT_NE(part.find("'" + option + ":"), std::string::npos) << command << " " << option;
      const std::string name = option.starts_with("--") ? "-l " + option.substr(2) : "-s " + option.substr(1);
      EXPECT_NE(lines.find(name + " "), std::string::npos) << command << " " << option;
    }
    for (const std::string& below : page.commands) {
      EXPECT_NE(part.find("'" + below + ":"), std::string::npos) << command << " " << below;
      EXPECT_NE(lines.find("-a " + below + " "), std::string::npos) << command << " " << below;
    }
  }
  for (const std::string& command : somePages()[""].commands) {
    EXPECT_NE(zsh.find("    ('" + command + "')\n"), std::string::npos) << command;
    EXPECT_NE(fish.find("-n '__scarp_at " + command + "' "), std::string::npos) << command;
  }
}

}  // namespace
}  // namespace scarp::test
