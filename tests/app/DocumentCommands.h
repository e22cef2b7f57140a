#pragma once

#include <string>
#include <utility>
#include <vector>

namespace scarp::test {

/// A block of commands in a Markdown document: what is between ```sh and ```.
struct CommandBlock {
  std::string section;  ///< Heading of the first or second level that it is under.
  int line = 0;         ///< Of its first command, counted from 1.
  std::vector<std::string>
      commands;        ///< Logical lines: a command that continues on further lines is one of these.
  std::string notRun;  ///< Reason why none of it is run; empty: it is run.
  /// Commands that are not run: what they begin with, and the reason.
  std::vector<std::pair<std::string, std::string>> skipped;
};

/// Reads the ```sh blocks of a document. A comment right before a block excludes it from tests:
///   <!-- not run: REASON -->            the whole block
///   <!-- not run, COMMAND: REASON -->   commands that begin with COMMAND; one comment for each
/// The same comment before the first heading of the second level, as "<!-- no block is run: REASON -->",
/// excludes all blocks of the document.
[[nodiscard]] std::vector<CommandBlock> commandBlocksOf(const std::string& markdown);

/// Returns the commands of a block without those that are skipped.
[[nodiscard]] std::vector<std::string> commandsToRun(const CommandBlock& block);

/// Runs commands in order in one bash, in a folder, with the built `scarp` first in PATH, without a display
/// and with a separate home folder. Returns the failed ones, each with its exit status and what it wrote;
/// empty: all succeeded. environment: further variables, "NAME=value".
[[nodiscard]] std::string failuresOf(const std::vector<std::string>& commands, const std::string& folder,
                                     const std::vector<std::string>& environment = {});

}  // namespace scarp::test
