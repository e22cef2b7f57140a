#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace scarp::test {

/// Ends the fuzzer where something does not hold.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

/// An error is one line, of a length that can be read.
inline void requireOneLine(const std::string& message) {
  require(!message.empty() && message.find('\n') == std::string::npos, "an error of more than a line");
  require(message.size() < 4000, "an error that nobody reads");
}

}  // namespace scarp::test
