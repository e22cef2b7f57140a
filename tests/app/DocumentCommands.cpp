#include "tests/app/DocumentCommands.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>
#include <utility>

#include "tests/io/IoSupport.h"

namespace scarp::test {

namespace {

/// A word that a shell takes as it is.
std::string shellQuoted(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

/// Whether bash understands these lines as whole commands.
bool isComplete(const std::string& lines) {
  bool single = false, twice = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const char c = lines[i];
    if (c == '\\' && !single) {
      if (i + 1 == lines.size()) return false;
      ++i;
    } else if (c == '\'' && !twice) {
      single = !single;
    } else if (c == '"' && !single) {
      twice = !twice;
    } else if (c == '#' && !single && !twice && (i == 0 || lines[i - 1] == ' ')) {
      break;  // Comments may contain apostrophes.
    }
  }
  return !single && !twice;
}

std::string commandOf(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(' ');
  return begin == std::string::npos || line[begin] == '#' ? std::string() : line.substr(begin);
}

}  // namespace

std::vector<CommandBlock> commandBlocksOf(const std::string& markdown) {
  static const std::regex whole(R"(^<!-- not run: (.+) -->$)"), some(R"(^<!-- not run, (.+?): (.+) -->$)"),
      document(R"(^<!-- no block is run: (.+) -->$)"), heading(R"(^##? (.+)$)");
  std::vector<CommandBlock> blocks;
  CommandBlock next;
  std::string section, excluded, pending;
  bool inShell = false, inOther = false;
  int number = 0;
  std::istringstream lines(markdown);
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    const std::string fence = line.substr(indent, 3) == "```" ? line.substr(indent) : std::string();
    std::smatch match;
    if (inShell && fence != "```") {
      pending += (pending.empty() ? "" : "\n") + line;
      if (!isComplete(pending)) continue;
      if (std::string command = commandOf(pending); !command.empty())
        next.commands.push_back(std::move(command));
      pending.clear();
    } else if (inShell) {
      if (!pending.empty()) next.commands.push_back(std::exchange(pending, {}));
      blocks.push_back(std::exchange(next, {}));
      inShell = false;
    } else if (inOther) {
      inOther = fence != "```";
    } else if (fence == "```sh") {
      inShell = true;
      next.section = section;
      next.line = number + 1;
      if (next.notRun.empty()) next.notRun = excluded;
    } else if (!fence.empty()) {
      inOther = true;
      next = {};
    } else if (std::regex_match(line, match, document)) {
      excluded = match[1];
    } else if (std::regex_match(line, match, whole)) {
      next.notRun = match[1];
    } else if (std::regex_match(line, match, some)) {
      next.skipped.emplace_back(match[1], match[2]);
    } else if (!line.empty()) {
      if (std::regex_match(line, match, heading)) section = match[1];
      next = {};  // A comment counts only right before its block.
    }
  }
  return blocks;
}

std::vector<std::string> commandsToRun(const CommandBlock& block) {
  std::vector<std::string> commands;
  if (!block.notRun.empty()) return commands;
  for (const std::string& command : block.commands)
    if (std::ranges::none_of(block.skipped,
                             [&](const auto& skip) { return command.starts_with(skip.first); }))
      commands.push_back(command);
  return commands;
}

std::string failuresOf(const std::vector<std::string>& commands, const std::string& folder,
                       const std::vector<std::string>& environment) {
  const TempFolder own;
  const std::string program = std::filesystem::path(SCARP_PROGRAM).parent_path();
  std::string script = "cd " + shellQuoted(folder) +
                       " || exit 1\nunset DISPLAY WAYLAND_DISPLAY\nexport PATH=" + shellQuoted(program) +
                       ":\"$PATH\" HOME=" + shellQuoted(own.file("home")) +
                       " GIT_CONFIG_NOSYSTEM=1\nmkdir \"$HOME\"\n";
  for (const std::string& variable : environment) script += "export " + shellQuoted(variable) + "\n";
  const std::string out = shellQuoted(own.file("out"));
  for (std::size_t i = 0; i < commands.size(); ++i)
    script += "{\n" + commands[i] + "\n} >" + out + " 2>&1 </dev/null || { echo \"command " +
              std::to_string(i) + ": status $?\"; cat " + out + "; }\n";
  writeBytes(own.file("script"), script);
  const std::string command =
      "bash " + shellQuoted(own.file("script")) + " >" + shellQuoted(own.file("failures")) + " 2>&1";
  const int status = std::system(command.c_str());
  std::string failures;
  std::istringstream lines(readBytes(own.file("failures")));
  static const std::regex number(R"(^command (\d+): (.*)$)");
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (std::regex_match(line, match, number))
      line = "`" + commands.at(std::stoul(match[1])) + "` " + match[2].str();
    failures += line + "\n";
  }
  if (status == -1) failures += "bash cannot be started\n";
  return failures;
}

}  // namespace scarp::test
