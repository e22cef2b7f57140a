#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/io/RawLayout.h"

namespace scarp {

/// Ground to make dumps of.
struct DumpGround {
  std::string name;
  int columns = 0, rows = 0;
  std::vector<float> heights;  ///< Metres; NaN where there is a hole.
};

/// Real ground, of the files that are there, and made ones.
[[nodiscard]] std::vector<DumpGround> dumpGrounds();

/// Samples without a header that a reader knows, and what they are.
struct RawDump {
  std::string name, ground;
  RawLayout layout;
  std::string bytes;
};

/// A part of one of the grounds, of any width and height from 16 on, as samples of any type behind a header
/// of 0 to 512 bytes. One in twenty neighbours differs at the least. The same for the same dice.
[[nodiscard]] RawDump makeDump(const std::vector<DumpGround>& grounds, std::mt19937& dice);

}  // namespace scarp
