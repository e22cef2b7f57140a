#include "core/base/PrintableLine.h"

#include <filesystem>

namespace scarp {

namespace {

bool breaksLine(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069);
}

}  // namespace

/// The Unicode Standard, table 3-7: the well-formed byte sequences.
Utf8Character firstCharacter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < bytes) return {first, 0};
  std::uint32_t code = first & (0xffU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return {first, 0};
    code = code << 6U | (byte(i) & 0x3fU);
  }
  const bool tooLong = (bytes == 3 && code < 0x800) || (bytes == 4 && (code < 0x10000 || code > 0x10ffff));
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return tooLong || surrogate ? Utf8Character{first, 0} : Utf8Character{code, bytes};
}

std::string printableLine(std::string_view text) {
  std::string line;
  line.reserve(text.size());
  while (!text.empty()) {
    const Utf8Character character = firstCharacter(text);
    if (character.bytes == 0)
      line += '?';
    else if (breaksLine(character.code))
      line += ' ';
    else
      line += text.substr(0, character.bytes);
    text.remove_prefix(character.bytes == 0 ? 1 : character.bytes);
  }
  return line;
}

std::string printableLine(std::string_view text, std::size_t longest) {
  if (text.size() <= longest) return printableLine(text);
  while (longest > 0 && (static_cast<unsigned char>(text[longest]) & 0xc0U) == 0x80) --longest;
  return printableLine(text.substr(0, longest)) + "...";
}

std::string lowerCase(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

std::string lowerExtension(const std::string& path) {
  return lowerCase(std::filesystem::path(path).extension().string());
}

}  // namespace scarp
