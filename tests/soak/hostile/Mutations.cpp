#include "tests/soak/hostile/Mutations.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace scarp::soak {

namespace {

std::size_t below(std::size_t end, Random& random) {
  return end < 2 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
}

/// Half of the time in the first bytes, where headers are.
std::size_t place(const std::string& bytes, Random& random) {
  constexpr std::size_t header = 512;
  return below(random() % 2 == 0 ? std::min(bytes.size(), header) : bytes.size(), random);
}

void changeBytes(std::string& bytes, Random& random) {
  constexpr std::array<unsigned char, 8> telling{0x00, 0xff, 0x7f, 0x80, 0x01, 0xfe, 0x20, 0x0a};
  const std::size_t count = 1 + below(16, random);
  std::size_t at = place(bytes, random);
  const bool run = random() % 3 == 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t how = random();
    char& byte = bytes[at];
    if (how % 3 == 0)
      byte = static_cast<char>(byte ^ (1 << (how / 3 % 8)));
    else
      byte = static_cast<char>(how % 3 == 1 ? telling[how / 3 % telling.size()] : how >> 8U);
    at = run ? (at + 1) % bytes.size() : place(bytes, random);
  }
}

bool changeNumber(std::string& bytes, Random& random) {
  constexpr std::array numbers{
      "-1",  "0",     "1",      "65536",     "2147483647", "4294967296", "99999999999999999999",
      "nan", "1e308", "-1e308", "1e-308",    "inf",        "0.1",        "200000",
      "1e7", "",      "\"a\"",  "-0.000001", "1e400",      "[]",         "null"};
  const auto isNumber = [](unsigned char c) { return std::isdigit(c) || c == '.' || c == '-'; };
  for (int tries = 0; tries < 20; ++tries) {
    std::size_t from = place(bytes, random);
    if (!std::isdigit(static_cast<unsigned char>(bytes[from]))) continue;
    std::size_t to = from;
    while (from > 0 && isNumber(static_cast<unsigned char>(bytes[from - 1]))) --from;
    while (to < bytes.size() && isNumber(static_cast<unsigned char>(bytes[to]))) ++to;
    bytes.replace(from, to - from, numbers[below(numbers.size(), random)]);
    return true;
  }
  return false;
}

}  // namespace

Mutation mutated(const std::string& bytes, Random& random) {
  Mutation made{bytes, {}};
  if (bytes.empty()) return made;
  const std::size_t longest = std::min<std::size_t>(bytes.size(), 4096);
  const std::size_t from = below(bytes.size(), random), to = below(bytes.size(), random);
  const std::size_t length = 1 + below(longest, random);
  switch (random() % 8) {
    case 0:
      made.what = "cut to " + std::to_string(from);
      made.bytes.resize(from);
      break;
    case 1:
      made.what = "block doubled";
      made.bytes.insert(to, bytes.substr(from, length));
      break;
    case 2:
      made.what = "block copied";
      made.bytes.replace(to, std::min(length, bytes.size() - to),
                         bytes.substr(from, std::min(length, bytes.size() - to)));
      break;
    case 3:
      made.what = "block taken out";
      made.bytes.erase(from, length);
      break;
    case 4:
    case 5:
      made.what = "number";
      if (changeNumber(made.bytes, random)) break;
      [[fallthrough]];
    default:
      made.what = "bytes";
      changeBytes(made.bytes, random);
  }
  return made;
}

}  // namespace scarp::soak
