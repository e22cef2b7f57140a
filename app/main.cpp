#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>

#include "app/commands/Commands.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/base/StandardError.h"
#include "core/base/SystemReason.h"
#include "core/base/Threads.h"
#include "core/document/SpillFile.h"
#include "core/io/GdalDrivers.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "ui/Editor.h"

namespace {

constexpr int wrongUsage = 2;

// What a command line says when it is not understood: one line, without the parser's own jargon.
int reportUsage(const CLI::ParseError& error, const std::string& firstWord) {
  std::string message = error.what();
  // One word could be a file to open; more words after it were meant for a command.
  const bool isWord =
      !firstWord.empty() && !firstWord.starts_with('-') && !std::filesystem::exists(firstWord);
  const bool tooMuch = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
  if (tooMuch && isWord) message = "'" + firstWord + "' is no command";
  scarp::writeError("scarp: " + scarp::printableLine(message) + " (scarp --help tells more)\n");
  return wrongUsage;
}

/// The program itself takes that much.
constexpr std::size_t kLeastMemory = std::size_t{256} << 20, kMostMemory = std::size_t{1} << 50;

/// Prints a line because that of the C++ library is dropped, as those of other libraries are.
[[noreturn]] void endByException() {
  scarp::writeError("scarp: ended by an exception that nothing handles\n");
  std::abort();
}

/// The command's status, unless what it said could not be written.
int flushed(int code) {
  errno = 0;
  const bool written = std::fflush(stdout) == 0 && !std::ferror(stdout) && std::cout.flush();
  if (written || code != 0) return code;
  return scarp::reportFailure(
      errno != 0 ? scarp::Error{"standard output cannot be written: %1", scarp::systemReason(errno)}
                 : scarp::Error{"standard output cannot be written"});
}

int openEditor(int argc, char** argv, const scarp::EditorStart& start) {
  const std::string& file = start.file;
  const bool isPath = file.find_first_of("/.:") != std::string::npos;
  if (!file.empty() && !isPath && !std::filesystem::exists(file)) {
    scarp::writeError("scarp: '" + scarp::printableLine(file) +
                      "' is neither a command nor a file (scarp --help tells more)\n");
    return wrongUsage;
  }
  ::unsetenv(scarp::kGdalAllow);  // The window opens whatever is dropped on it.
  return scarp::runEditor(argc, argv, start);
}

}  // namespace

int main(int argc, char** argv) {
  scarp::silenceLibraries();
  std::set_terminate(endByException);
  std::signal(SIGXFSZ, SIG_IGN);  // A file that gets too large is an error of the write.
  CLI::App program("Scarp, an editor for heightmap terrain. Without a command it opens the editor.", "scarp");
  program.set_version_flag("--version", "scarp " SCARP_VERSION);
  program.require_subcommand(0, 1);
  program.footer("scarp COMMAND --help tells a command's options.");
  std::optional<scarp::ThreadLimit> alone;
  if (!scarp::canStartThreads()) alone.emplace(1);
  scarp::EditorStart start;
  CLI::Option* file = program.add_option("FILE", start.file, "Terrain to open in the editor");
  program
      .add_option_function<std::string>(
          "--new",
          [&start](const std::string& kind) {
            start.flat = kind == "flat";
            start.island = kind == "island";
          },
          "New terrain to begin with: flat or island (without a file: the start page)")
      ->check(CLI::IsMember({"flat", "island"}))
      ->type_name("KIND")
      ->excludes(file);
  scarp::LargePages::setBudget(scarp::machineBytes() / 2, scarp::SpillFile::usualFolder());
  CLI::Option& memory =
      *program
           .add_option_function<std::size_t>(
               "--memory",
               [](std::size_t bytes) {
                 scarp::LargePages::setBudget(bytes, scarp::SpillFile::usualFolder());
               },
               "Memory to use, as 2GiB: what terrain takes beyond is kept in a temporary file (half of the "
               "machine's)")
           ->transform(CLI::AsSizeValue(false))
           ->check(CLI::Range(kLeastMemory, kMostMemory))
           ->type_name("SIZE");

  scarp::CommandExit exit;
  using namespace scarp;
  for (AddCommand* const add :
       {addInfoCommand,       addConvertCommand, addPickCommand,      addRunCommand,    addViewshedCommand,
        addBakeCommand,       addRenderCommand,  addMaterialsCommand, addAssetCommand,  addLineCommand,
        addMeshCommand,       addObjectsCommand, addSceneCommand,     addExportCommand, addMakeCommand,
        addTeamCommand,       addTilesCommand,   addWebCommand,       addPartCommand,   addThumbnailCommand,
        addCompletionCommand, addDiffCommand,    addMergeCommand})
    add(program, exit);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return flushed(program.exit(error));  // --help and --version
    return reportUsage(error, program.get_subcommands().empty() && argc > 1 ? argv[1] : "");
  } catch (const std::bad_alloc&) {
    return scarp::reportFailure(scarp::Error{"there is not enough memory"});
  } catch (const std::length_error&) {
    return scarp::reportFailure(scarp::Error{"there is not enough memory"});
  } catch (const std::exception& failure) {
    return scarp::reportFailure(scarp::Message::verbatim(failure.what()));
  }
  start.memoryIsSet = memory.count() > 0;
  return program.get_subcommands().empty() ? openEditor(argc, argv, start) : flushed(exit.code);
}
