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
};

HelpPage helpOf(const std::string& command) {
  std::vector<std::string> arguments;
  std::istringstream words(command);
  for (std::string word; words >> word;) arguments.push_back(word);
  arguments.push_back("--help");
  const ProgramRun run = runProgram(arguments);
  EXPECT_EQ(run.code, 0) << command;
  static const std::regex option(R"(^  (-\w|--[\w-]+)(?:,(--[\w-]+))?)"), below(R"(^  ([a-z]\S*))"),
      among(R"(^  [A-Z]+ TEXT:\{([^}]*)\})");
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
  }
  return page;
}

/// All commands by their paths; the program's own is empty.
const std::map<std::string, HelpPage>& allPages() {
  static const std::map<std::string, HelpPage> pages = [] {
    std::map<std::string, HelpPage> all;
    std::vector<std::string> open{""};
    while (!open.empty()) {
      const std::string command = open.back();
      open.pop_back();
      const HelpPage& page = all[command] = helpOf(command);
      for (const std::string& below : page.commands)
        open.push_back(command.empty() ? below : command + " " + below);
    }
    return all;
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

TEST(Completion, BashOffersAllCommandsAndOptionsThatHelpTells) {
  ASSERT_GT(allPages().size(), 25U);
  std::vector<std::string> lines;
  for (const auto& [command, page] : allPages()) {
    lines.push_back("scarp " + command + " -");
    lines.push_back("scarp " + command + " ''");
  }
  const std::vector<Words> offers = bashOffers(lines);
  std::size_t at = 0, options = 0;
  for (const auto& [command, page] : allPages()) {
    EXPECT_EQ(offers[at++], page.options) << "scarp " << command;
    Words words = page.commands;
    words.insert(page.arguments.begin(), page.arguments.end());
    EXPECT_EQ(offers[at++], words) << "scarp " << command;
    options += page.options.size();
  }
  EXPECT_GT(options, 300U);
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
}

TEST(Completion, ZshAndFishKnowAllCommandsAndOptionsThatHelpTells) {
  const std::string zsh = completionFor("zsh"), fish = completionFor("fish");
  for (const auto& [command, page] : allPages()) {
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
}

TEST(Completion, OtherShellsAreWrongUsage) { expectRefusal(runProgram({"completion", "csh"}), 2, {"csh"}); }

}  // namespace
}  // namespace scarp::test
