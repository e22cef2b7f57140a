#pragma once

#include <string>
#include <vector>

namespace scarp::test {

/// A text file of the project; its path is relative to the root, with slashes.
struct SourceFile {
  std::string path;
  std::string text;
};

// Each rule answers with a line for every place that breaks it, none where all is well.

/// Core's levels in their order, and core, ui, app, tests: nothing includes what stands above it. Core
/// includes no Qt, and core/base/Json.cpp alone the JSON library. Our own headers are included from the root, and exist.
[[nodiscard]] std::vector<std::string> brokenIncludes(const std::vector<SourceFile>& files);

/// Every .cpp file is named in the CMakeLists.txt of its folder or of one above it.
[[nodiscard]] std::vector<std::string> orphanSources(const std::vector<SourceFile>& files);

/// Every header begins with #pragma once.
[[nodiscard]] std::vector<std::string> unguardedHeaders(const std::vector<SourceFile>& files);

/// No two headers outside the tests define types of the same name: each would link, and one of them would
/// stand for both.
[[nodiscard]] std::vector<std::string> sharedTypeNames(const std::vector<SourceFile>& files);

/// A header that uses TerrainDocument only by reference or pointer declares the class instead of including
/// its header, so that a change of the class recompiles fewer sources.
[[nodiscard]] std::vector<std::string> wideIncludes(const std::vector<SourceFile>& files);

/// A source that passes input to tools (ViewController, KeyboardCursor, InputAdapter, Viewport) includes the header of
/// no specific tool: those are the headers of core/tools whose names end in Tool.h.
[[nodiscard]] std::vector<std::string> namedTools(const std::vector<SourceFile>& files);

/// Returns how many lines of our own headers the sources below a folder ("core/") include for each line of
/// their own. A source reads each header once. Merging sources changes the result only as far as they
/// include the same headers.
[[nodiscard]] double headerLinesPerLine(const std::vector<SourceFile>& files, const std::string& folder);

/// Returns the paths in backticks of a document, such as `core/pick/SurfacePicker`, that are neither a file (with
/// or without its extension) nor a folder below `root`. Paths with a placeholder are skipped.
[[nodiscard]] std::vector<std::string> missingPaths(const std::string& document, const std::string& root);

/// The packages that the set-up script installs, and the table in the README, are the same.
[[nodiscard]] std::vector<std::string> packageDifferences(const std::string& setupScript,
                                                          const std::string& readme);

/// The sources, headers and CMake files below a folder.
[[nodiscard]] std::vector<SourceFile> readSources(const std::string& root);

/// A whole file; empty where it cannot be read.
[[nodiscard]] std::string readText(const std::string& path);

}  // namespace scarp::test
