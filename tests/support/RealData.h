#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace scarp::test {

/// Path of a file of real elevation data; empty where that data is not there.
inline std::string realData(const std::string& name) {
  const char* folder = std::getenv("SCARP_DATA_DIR");
  if (!folder) return {};
  const std::filesystem::path path = std::filesystem::path(folder) / name;
  return std::filesystem::exists(path) ? path.string() : std::string();
}

}  // namespace scarp::test

/// Names a file of real data, or says that the test is skipped without it.
#define SCARP_REAL_DATA(variable, name)                       \
  const std::string variable = ::scarp::test::realData(name); \
  if (variable.empty()) GTEST_SKIP() << "no real elevation data here: " << (name)
