#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/terrain/Terrain.h"

namespace scarp::test {

/// What a run of the program left.
struct ProgramRun {
  int code = -1;  ///< Exit status; −1 where it crashed.
  std::string out, err;
};

/// Runs the built `scarp` with these arguments, without a display.
/// output: a file that standard output goes to, and is then not read.
[[nodiscard]] ProgramRun runProgram(const std::vector<std::string>& arguments,
                                    const std::string& output = {});

/// The same, with a Ctrl-C in the midst of its work. What it is to do must take a second or more.
[[nodiscard]] ProgramRun interruptProgram(const std::vector<std::string>& arguments);

/// Exit code, nothing on stdout, and a single "scarp: " line on stderr that holds all of `words`.
void expectRefusal(const ProgramRun& run, int code, const std::vector<std::string>& words);

/// Options that make a command fail, with the exit code and words of its message.
struct RefusedOptions {
  int code;
  std::vector<std::string> options, words;
};
void expectRefusals(const std::vector<std::string>& command, const std::vector<RefusedOptions>& rows);

/// Applies script operations to a terrain and saves the result as a project.
void writeProject(const std::string& path, const Terrain& terrain, const std::string& operations = {});

}  // namespace scarp::test
