#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/commands/Commands.h"

namespace scarp {

namespace {

/// Of a description as much as a shell has room for in a line.
constexpr std::size_t kDescriptionBytes = 72;

struct OptionWords {
  std::vector<std::string> names;  ///< "-o", "--output".
  std::string description;
  bool takesValue = false;
  std::vector<std::string> values;  ///< All that it takes; empty: anything.
};

/// A command with its options, as the parser has them.
struct CommandWords {
  std::string path;  ///< "asset add"; empty: the program.
  std::string name, description;
  std::vector<OptionWords> options;
  std::vector<std::size_t> commands;   ///< Below it, by their places in the list of all.
  std::vector<std::string> arguments;  ///< The words that an argument of it takes, where it takes no others.
};

std::string shortened(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  if (text.size() <= kDescriptionBytes) return text;
  const std::size_t space = text.rfind(' ', kDescriptionBytes);
  return text.substr(0, space == std::string::npos ? kDescriptionBytes : space) + " …";
}

/// Words that no shell takes for anything else.
bool isPlainWord(const std::string& word) {
  return !word.empty() && std::ranges::all_of(word, [](unsigned char c) {
    return std::isalnum(c) || c == '-' || c == '_' || c == '.';
  });
}

/// "TEXT:{a,b}", as the parser calls the type of an option that takes one of some words.
std::vector<std::string> valuesOf(const std::string& type) {
  const std::size_t open = type.find('{'), close = type.find('}', open);
  std::vector<std::string> values;
  if (open == std::string::npos || close == std::string::npos) return values;
  for (std::size_t at = open + 1; at <= close;) {
    const std::size_t end = std::min(close, type.find(',', at));
    values.push_back(type.substr(at, end - at));
    at = end + 1;
  }
  return std::ranges::all_of(values, isPlainWord) ? values : std::vector<std::string>();
}

OptionWords optionWords(const CLI::Option& option) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  words.description = shortened(option.get_description());
  words.takesValue = option.get_items_expected_max() > 0;
  words.values = valuesOf(option.get_type_name());
  return words;
}

/// All commands, each after the one that it is below.
std::vector<CommandWords> commandsOf(const CLI::App& program) {
  std::vector<CommandWords> all(1);
  std::vector<const CLI::App*> apps{&program};
  for (std::size_t at = 0; at < all.size(); ++at) {
    for (const CLI::Option* option : apps[at]->get_options()) {
      OptionWords words = optionWords(*option);
      if (words.names.empty())
        all[at].arguments.insert(all[at].arguments.end(), words.values.begin(), words.values.end());
      else
        all[at].options.push_back(std::move(words));
    }
    for (const CLI::App* below : apps[at]->get_subcommands([](const CLI::App*) { return true; })) {
      const std::string path =
          all[at].path.empty() ? below->get_name() : all[at].path + " " + below->get_name();
      all[at].commands.push_back(all.size());
      all.push_back({path, below->get_name(), shortened(below->get_description()), {}, {}, {}});
      apps.push_back(below);
    }
  }
  return all;
}

std::string replaced(std::string_view text, char what, std::string_view by) {
  std::string result;
  for (const char c : text) c == what ? result += by : result += c;
  return result;
}

std::string joinedWords(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// The patterns of a `case` that extend the command so far by one more word.
std::string stepPatterns(const std::vector<CommandWords>& all) {
  std::vector<std::string> patterns;
  for (const CommandWords& command : all)
    for (const std::size_t below : command.commands)
      patterns.push_back("'" + command.path + " " + all[below].name + "'");
  return joinedWords(patterns, " | ");
}

/// The patterns of a `case` for a command and an option before the word that is typed.
std::string optionPatterns(const CommandWords& command, const OptionWords& option) {
  std::vector<std::string> patterns;
  for (const std::string& name : option.names) patterns.push_back("'" + command.path + " " + name + "'");
  return joinedWords(patterns, " | ");
}

void printBash(const std::vector<CommandWords>& all, std::ostream& out) {
  out << "# bash completion for scarp; printed by: scarp completion bash\n"
         "_scarp() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= words= i\n"
         "  COMPREPLY=()\n"
         "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
         "    case \"$command ${COMP_WORDS[i]}\" in\n      "
      << stepPatterns(all)
      << ") command=\"${command:+$command }${COMP_WORDS[i]}\" ;;\n"
         "    esac\n"
         "  done\n"
         "  case \"$command $before\" in\n";
  for (const CommandWords& command : all)
    for (const OptionWords& option : command.options) {
      if (!option.takesValue) continue;
      out << "    " << optionPatterns(command, option) << ") ";
      if (!option.values.empty())
        out << "COMPREPLY=($(compgen -W '" << joinedWords(option.values, " ") << "' -- \"$word\")); ";
      out << "return ;;\n";
    }
  out << "  esac\n"
         "  case $command in\n";
  for (const CommandWords& command : all) {
    std::vector<std::string> options, words = command.arguments;
    for (const OptionWords& option : command.options)
      options.insert(options.end(), option.names.begin(), option.names.end());
    for (const std::size_t below : command.commands) words.push_back(all[below].name);
    out << "    '" << command.path << "') if [[ $word == -* ]]; then words='" << joinedWords(options, " ")
        << "'; else words='" << joinedWords(words, " ") << "'; fi ;;\n";
  }
  out << "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
         "}\n"
         "complete -o bashdefault -o default -F _scarp scarp\n";
}

void printZsh(const std::vector<CommandWords>& all, std::ostream& out) {
  const auto quoted = [](const std::string& name, const std::string& description) {
    return "'" + name + ":" + replaced(description, '\'', "'\\''") + "'";
  };
  out << "#compdef scarp\n"
         "# zsh completion for scarp; printed by: scarp completion zsh\n"
         "_scarp() {\n"
         "  local command=\n"
         "  local -a commands options\n"
         "  local -i i\n"
         "  for ((i = 2; i < CURRENT; i++)); do\n"
         "    case \"$command ${words[i]}\" in\n      ("
      << stepPatterns(all)
      << ") command=\"${command:+$command }${words[i]}\" ;;\n"
         "    esac\n"
         "  done\n"
         "  case \"$command ${words[CURRENT-1]}\" in\n";
  for (const CommandWords& command : all)
    for (const OptionWords& option : command.options)
      if (option.takesValue)
        out << "    (" << optionPatterns(command, option) << ") "
            << (option.values.empty() ? "_files" : "compadd -- " + joinedWords(option.values, " "))
            << "; return ;;\n";
  out << "  esac\n"
         "  case $command in\n";
  for (const CommandWords& command : all) {
    out << "    ('" << command.path << "')\n      options=(";
    for (const OptionWords& option : command.options)
      for (const std::string& name : option.names) out << "\n        " << quoted(name, option.description);
    out << ")\n      commands=(";
    for (const std::size_t below : command.commands)
      out << "\n        " << quoted(all[below].name, all[below].description);
    for (const std::string& word : command.arguments) out << "\n        " << quoted(word, word);
    out << ") ;;\n";
  }
  out << "  esac\n"
         "  if [[ ${words[CURRENT]} == -* ]]; then\n"
         "    _describe -o option options\n"
         "  else\n"
         "    (($#commands)) && _describe command commands\n"
         "    _files\n"
         "  fi\n"
         "}\n"
         "_scarp \"$@\"\n";
}

void printFish(const std::vector<CommandWords>& all, std::ostream& out) {
  const auto quoted = [](const std::string& text) {
    return "'" + replaced(replaced(text, '\\', "\\\\"), '\'', "\\'") + "'";
  };
  out << "# fish completion for scarp; printed by: scarp completion fish\n"
         "function __scarp_at\n"
         "  set -l command\n"
         "  for word in (commandline -opc)[2..]\n"
         "    switch \"$command $word\"\n"
         "      case "
      << replaced(stepPatterns(all), '|', "")
      << "\n"
         "        set command (string trim \"$command $word\")\n"
         "    end\n"
         "  end\n"
         "  test \"$command\" = \"$argv\"\n"
         "end\n";
  for (const CommandWords& command : all) {
    const std::string begin =
        "complete -c scarp -n '__scarp_at" + (command.path.empty() ? "" : " " + command.path) + "'";
    for (const std::size_t below : command.commands)
      out << begin << " -a " << all[below].name << " -d " << quoted(all[below].description) << "\n";
    if (!command.arguments.empty())
      out << begin << " -a " << quoted(joinedWords(command.arguments, " ")) << "\n";
    for (const OptionWords& option : command.options) {
      out << begin;
      for (const std::string& name : option.names)
        out << (name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1));
      if (!option.values.empty())
        out << " -x -a " << quoted(joinedWords(option.values, " "));
      else if (option.takesValue)
        out << " -r";
      out << " -d " << quoted(option.description) << "\n";
    }
  }
}

}  // namespace

void addCompletionCommand(CLI::App& program, CommandExit& exit) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command =
      program.add_subcommand("completion", "Print what lets a shell complete commands and options");
  command->add_option("SHELL", *shell, "The shell")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([shell, &program, &exit] {
    const std::vector<CommandWords> all = commandsOf(program);
    (*shell == "bash" ? printBash : *shell == "zsh" ? printZsh : printFish)(all, std::cout);
    exit.code = 0;
  });
}

}  // namespace scarp
