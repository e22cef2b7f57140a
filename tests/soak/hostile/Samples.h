#pragma once

#include <map>
#include <string>
#include <vector>

namespace scarp::soak {

/// A file that Scarp reads, small and sound, with what has to be beside it.
struct Sample {
  std::string format;                        ///< "GTiff", "EXR", "journal" …
  std::string name;                          ///< Of the file that is opened; it is the first that is changed.
  std::map<std::string, std::string> files;  ///< Bytes by name, that one too.
  /// Commands that read it, after the program: "{}" is the name, "out" begins what they may leave.
  std::vector<std::vector<std::string>> commands;
};

/// One of each format. Made in a folder that is empty and may go afterwards, by GDAL and by the program.
[[nodiscard]] std::vector<Sample> makeSamples(const std::string& program, const std::string& folder);

}  // namespace scarp::soak
