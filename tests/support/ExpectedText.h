#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace scarp::test {

/// Expects a text to be that of a file, and names the first line that differs. With SCARP_WRITE_EXPECTED in
/// the environment the file is written instead.
inline void expectTextOf(const std::string& path, const std::string& text) {
  if (std::getenv("SCARP_WRITE_EXPECTED")) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream file(path, std::ios::binary);
  ASSERT_TRUE(file) << path;
  const std::string expected{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  std::istringstream lines(text), expectedLines(expected);
  std::string line, expectedLine;
  for (int number = 1; std::getline(expectedLines, expectedLine); ++number) {
    std::getline(lines, line);
    ASSERT_EQ(line, expectedLine) << path << ":" << number;
  }
  EXPECT_EQ(text.size(), expected.size()) << path;
}

}  // namespace scarp::test
